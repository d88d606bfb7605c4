import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { spots } from '../../../shared/heraldry/draw/arrangements.ts'
import { chargeDrawing } from '../../../shared/heraldry/draw/charges/index.ts'
import { divisionPath } from '../../../shared/heraldry/draw/divisions.ts'
import { emblemParts, paintsOf } from '../../../shared/heraldry/draw/emblem.ts'
import { cut, inset, type Point } from '../../../shared/heraldry/draw/path.ts'
import { BOX, SHAPE_DRAWINGS } from '../../../shared/heraldry/draw/shapes.ts'
import { emblemSvg } from '../../../shared/heraldry/draw/svg.ts'
import { contrast } from '../../../shared/heraldry/contrast.ts'
import { ARRANGEMENTS, CHARGES, DIVISIONS, SHAPES, type Shape } from '../../../shared/heraldry/words.ts'
import { anEmblem, emblem } from './builders.ts'

/** All corners of a path of straight lines. */
const corners = (d: string): Point[] =>
  [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]): Point => [Number(x), Number(y)])

const area = (points: readonly Point[]): number =>
  points.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length] ?? [x, y]
    return sum + (x * nextY - nextX * y) / 2
  }, 0)

const figures = (d: string): Point[][] => d.split('z').filter(Boolean).map(corners)
const areaOf = (d: string): number => figures(d).reduce((sum, one) => sum + area(one), 0)
const shapeArea = (shape: Shape): number => area(SHAPE_DRAWINGS[shape].outline)

describe('shapes', () => {
  test.each(SHAPES)('%s runs clockwise inside the box', (shape) => {
    expect(shapeArea(shape)).toBeGreaterThan(5000)
    for (const [x, y] of SHAPE_DRAWINGS[shape].outline) {
      expect(x).toBeGreaterThanOrEqual(3)
      expect(x).toBeLessThanOrEqual(BOX.width - 3)
      expect(y).toBeGreaterThanOrEqual(3)
      expect(y).toBeLessThanOrEqual(BOX.height - 3)
    }
  })

  test('are cut and drawn in as one would by hand', () => {
    const square: Point[] = [
      [0, 0],
      [10, 0],
      [10, 10],
      [0, 10],
    ]
    expect(area(cut(square, (x) => x - 4))).toBeCloseTo(60)
    expect(area(cut(square, (x, y) => x - y))).toBeCloseTo(50)
    expect(cut(square, () => -1)).toEqual([])
    expect(area(inset(square, 1))).toBeCloseTo(64)
  })
})

describe('divisions', () => {
  const some = DIVISIONS.filter((division) => division !== 'plain')
  test.each(SHAPES.flatMap((shape) => some.map((division) => [shape, division] as const)))(
    '%s, %s: covers a part of the field and nothing beside it',
    (shape, division) => {
      const share = areaOf(divisionPath(division, shape)) / shapeArea(shape)
      expect(share).toBeGreaterThan(0.15)
      expect(share).toBeLessThan(0.8)
      const { outline } = SHAPE_DRAWINGS[shape]
      const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)]
      for (const [x, y] of corners(divisionPath(division, shape))) {
        expect(x).toBeGreaterThanOrEqual(Math.min(...xs) - 0.1)
        expect(x).toBeLessThanOrEqual(Math.max(...xs) + 0.1)
        expect(y).toBeGreaterThanOrEqual(Math.min(...ys) - 0.1)
        expect(y).toBeLessThanOrEqual(Math.max(...ys) + 0.1)
      }
    },
  )

  test('a plain field is not divided', () => {
    for (const shape of SHAPES) expect(divisionPath('plain', shape)).toBe('')
  })

  test('halves are halves on a roundel', () => {
    for (const division of ['per-pale', 'per-fess', 'per-bend', 'per-bend-sinister', 'quarterly'] as const)
      expect(areaOf(divisionPath(division, 'roundel')) / shapeArea('roundel')).toBeCloseTo(0.5, 2)
  })
})

describe('charges', () => {
  test.each(CHARGES)('%s is drawn, of numbers only, within its box', (charge) => {
    const pieces = chargeDrawing(charge)
    expect(pieces.length).toBeGreaterThan(0)
    for (const { d } of pieces) {
      expect(d).toMatch(/^M[\d\s.a-zA-Z-]+$/)
      expect(d).not.toMatch(/NaN|undefined|Infinity|e-/)
      const [first] = corners(d)
      expect(Math.min(...(first ?? [Number.NaN]))).toBeGreaterThan(-6)
      expect(Math.max(...(first ?? [Number.NaN]))).toBeLessThan(106)
    }
  })

  test('no two are the same', () => {
    expect(new Set(CHARGES.map((charge) => JSON.stringify(chargeDrawing(charge)))).size).toBe(CHARGES.length)
  })

  test.each(
    SHAPES.flatMap((shape) =>
      ARRANGEMENTS.flatMap((arrangement) =>
        (['plain', 'chief', 'border'] as const).map((division) => [shape, arrangement, division] as const),
      ),
    ),
  )('%s, %s, %s: charges stand on the field, clear of each other', (shape, arrangement, division) => {
    const all = spots(shape, division, arrangement)
    expect(all).toHaveLength(ARRANGEMENTS.indexOf(arrangement) + 1)
    const { x, y, width, height } = SHAPE_DRAWINGS[shape].frame
    for (const [i, one] of all.entries()) {
      expect(one.x - one.size / 2).toBeGreaterThan(x)
      expect(one.x + one.size / 2).toBeLessThan(x + width)
      expect(one.y - one.size / 2).toBeGreaterThan(y)
      expect(one.y + one.size / 2).toBeLessThan(y + height)
      for (const other of all.slice(i + 1))
        expect(Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y))).toBeGreaterThanOrEqual(
          one.size * 0.95,
        )
    }
  })
})

describe('an emblem as SVG', () => {
  test('holds paths and the emblem’s colours, and nothing from elsewhere', () => {
    fc.assert(
      fc.property(anEmblem, fc.integer({ min: 12, max: 800 }), (one, size) => {
        const svg = emblemSvg(one, size)
        expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="\d+"/)
        expect(svg).not.toMatch(/NaN|undefined|Infinity|\bid=|url\(|href|<style|var\(/)
        expect(svg.match(/<path /g)?.length).toBe(emblemParts(one, size).length)
        expect(svg).toContain(`fill="${one.field}"`)
        expect(svg.length).toBeLessThan(60_000)
      }),
    )
  })

  test('says a mirrored charge by its place alone', () => {
    const [one, other] = [emblem({ charge: 'raven' }), emblem({ charge: 'raven', mirrored: true })].map(
      (each) => emblemParts(each, 40).filter(({ ink }) => ink === 'charge'),
    )
    expect(one?.map(({ d }) => d)).toEqual(other?.map(({ d }) => d))
    expect(one?.[0]?.transform).toContain('scale(0.71 0.71)')
    expect(other?.[0]?.transform).toContain('scale(-0.71 0.71)')
  })

  test('has a rim that is seen against what it runs along', () => {
    fc.assert(
      fc.property(anEmblem, (one) => {
        const edge = one.division === 'border' ? one.second : one.field
        expect(contrast(paintsOf(one).rim, edge)).toBeGreaterThanOrEqual(2)
      }),
    )
  })
})
