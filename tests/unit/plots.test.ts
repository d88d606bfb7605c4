import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  onPaper,
  type BarsDrawing,
  type Drawing,
  type LinesDrawing,
  type StripsDrawing,
} from '../../renderer/ui/plots/drawing.ts'
import { shortened, spread } from '../../renderer/ui/plots/labels.ts'
import { lay } from '../../renderer/ui/plots/layout/lay.ts'
import { nearest, type Laid } from '../../renderer/ui/plots/layout/laid.ts'

const LONG = 'The Extraordinarily Long-Winded Federation of Independent Salt-Mining Townships'

const values = fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 1, maxLength: 30 })
const lines = (all: readonly number[], count: number): LinesDrawing => ({
  kind: 'lines',
  across: 'Battles',
  steps: all.map((_, at) => ({ name: `Battle ${at}`, behind: at === 0 ? [] : [`b${at}`] })),
  lines: Array.from({ length: count }, (_, place) => ({
    name: `${LONG} ${place}`,
    place,
    values: all.map((value) => value + place),
  })),
})
const strips = (all: readonly number[], count: number): StripsDrawing => ({
  ...lines(all, count),
  kind: 'strips',
})
const bars = (all: readonly number[]): BarsDrawing => ({
  kind: 'bars',
  across: 'Units lost',
  legend: [{ name: LONG, tone: 0 }],
  rows: all.map((value, row) => ({
    name: LONG,
    place: row % 2 === 0 ? row : null,
    parts: [
      { tone: 0, value, told: 'first', behind: ['b1'] },
      { tone: 'middle', value: row, told: 'second', behind: ['b2'] },
    ],
    value: String(value + row),
  })),
})
const both = (all: readonly number[]): Drawing[] => [
  {
    kind: 'deviations',
    across: 'Luck',
    rows: all.map((value, place) => ({
      name: LONG,
      place,
      value: value - 200,
      usual: 20,
      text: '+1 · 4%',
      told: 'told',
    })),
  },
  {
    kind: 'versus',
    sides: [
      { name: LONG, place: 0 },
      { name: LONG, place: 1 },
    ],
    rows: all.map((value) => ({
      name: 'Shots',
      values: [
        { value, text: String(value), told: 'told' },
        { value: null, text: '–', told: 'not noted' },
      ],
    })),
  },
]

/** Rectangles and spots that lie beside the plot. */
function outside({ shapes, spots, width, height }: Laid): object[] {
  const boxes = [...spots, ...shapes.filter((shape) => shape.kind === 'rect')]
  return boxes.filter(
    (box) => box.x < -1 || box.y < -1 || box.x + box.width > width + 1 || box.y + box.height > height + 1,
  )
}

describe('plots', () => {
  test('lie within their width, however narrow, with any values', () => {
    fc.assert(
      fc.property(
        values,
        fc.integer({ min: 260, max: 1200 }),
        fc.integer({ min: 1, max: 12 }),
        (all, width, n) => {
          for (const drawing of [lines(all, n), strips(all, n), bars(all), ...both(all)]) {
            const laid = lay(drawing, width)
            expect(laid.width).toBe(width)
            expect(outside(laid)).toEqual([])
          }
        },
      ),
      { numRuns: 60 },
    )
  })

  test('bars are as long as their values, and their parts stand one after the other', () => {
    const { shapes } = lay(bars([10, 20, 40]), 600)
    const rects = shapes.filter((shape) => shape.kind === 'rect' && shape.tone === 0)
    const widths = rects.map((shape) => (shape.kind === 'rect' ? shape.width : 0))
    // A hair between two parts; the first row's second part is nought.
    expect((widths[2] ?? 0) / (widths[1] ?? 1)).toBeCloseTo(2, 1)
    expect((widths[1] ?? 0) / (widths[0] ?? 1)).toBeCloseTo(2, 1)
  })

  test('a name that needs more room than others has it, up to nearly half', () => {
    const named = (name: string): BarsDrawing => ({
      ...bars([1]),
      rows: [{ name, place: null, parts: [], value: '1' }],
    })
    const told = (name: string, width: number): boolean =>
      lay(named(name), width).shapes.some((shape) => shape.kind === 'text' && shape.text === name)
    expect(told('Heavy weapons, ranged fire', 420)).toBe(true)
    expect(told(LONG, 420)).toBe(false)
  })

  test('a bar below nought reaches to the left of the axis, and its value stands to the right of it', () => {
    const row = (value: number): BarsDrawing['rows'][number] => ({
      name: LONG,
      place: null,
      parts: [{ tone: 'strong', value, told: 'mean', behind: ['b1'] }],
      value: String(value),
    })
    const { shapes, spots, ...laid } = lay({ ...bars([]), legend: [], rows: [row(-2), row(4)] }, 600)
    expect(outside({ shapes, spots, ...laid })).toEqual([])
    const axis = shapes.find((shape) => shape.kind === 'line' && shape.as === 'axis')
    const nought = axis?.kind === 'line' ? axis.x1 : NaN
    const [below, above] = shapes.filter((shape) => shape.kind === 'rect')
    expect((below?.x ?? 0) + (below?.width ?? 0)).toBeCloseTo(nought)
    expect(above?.x).toBeCloseTo(nought)
    expect((above?.width ?? 0) / (below?.width ?? 1)).toBeCloseTo(2, 1)
    const told = shapes.find((shape) => shape.kind === 'text' && shape.text === '-2')
    expect(told?.kind === 'text' ? told.x : 0).toBeGreaterThan(nought)
    expect(spots).toHaveLength(2)
  })

  test('two against each other: what is below nought reaches from nought back to the middle', () => {
    const side = (place: number) => ({ name: LONG, place })
    const value = (of: number) => ({ value: of, text: String(of), told: 'told' })
    const { shapes, ...laid } = lay(
      {
        kind: 'versus',
        sides: [side(0), side(1)],
        rows: [{ name: 'Victory Points', values: [value(-20), value(10)] }],
      },
      600,
    )
    expect(outside({ shapes, ...laid })).toEqual([])
    const [below, above] = shapes.filter((shape) => shape.kind === 'rect')
    const axes = shapes.flatMap((shape) => (shape.kind === 'line' && shape.as === 'axis' ? [shape.x1] : []))
    const [left = NaN, right = NaN] = axes.filter((x) => x !== 300).toSorted((a, b) => a - b)
    expect(below?.x).toBeCloseTo(left)
    expect((below?.x ?? 0) + (below?.width ?? 0)).toBeLessThanOrEqual(300)
    expect(above?.x).toBeCloseTo(right)
    expect((below?.width ?? 0) / (above?.width ?? 1)).toBeCloseTo(2, 1)
  })

  test('at the axis of lines and columns stands what a step is called there', () => {
    const steps = ['Start', '5', '32'].map((short) => ({ name: `Battle ${short}`, short }))
    const drawing = { ...lines([1, 2, 3], 1), steps }
    for (const one of [drawing, { ...drawing, kind: 'strips' as const }]) {
      const ticks = lay(one, 600).shapes.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []))
      expect(ticks).toEqual(expect.arrayContaining(['Start', '32']))
    }
  })

  test('every step of a line tells all values there, and what is behind it', () => {
    const { spots } = lay(lines([0, 3], 2), 600)
    expect(spots.map(({ behind }) => behind)).toEqual([[], ['b1']])
    expect(spots[1]?.told()).toBe(`Battle 1 · ${LONG} 0 3 · ${LONG} 1 4`)
  })

  test.each([
    [8, 1],
    [60, 1],
    [300, 5],
    [1000, 20],
  ])('columns of %i steps stand apart, %i in each, with the most of them', (count, stretch) => {
    const all = Array.from({ length: count }, (_, at) => (at === 7 ? 6 : at % 2))
    const { shapes, spots } = lay(strips(all, 2), 600)
    expect(spots).toHaveLength(Math.ceil(count / stretch))
    const columns = shapes.flatMap((shape) => (shape.kind === 'rect' && shape.tone === 0 ? [shape] : []))
    columns.slice(1).forEach((column, at) => {
      expect(column.x - (columns[at]?.x ?? 0)).toBeGreaterThanOrEqual(6)
    })
    const high = columns.toSorted((a, b) => b.height - a.height)[0]
    const spot = spots[Math.floor(7 / stretch)]
    expect(high?.x).toBe(spot?.x)
    expect(spot?.behind).toHaveLength(stretch === 1 ? 1 : stretch - (7 < stretch ? 1 : 0))
    expect(spot?.told()).toContain(` 6 · ${LONG} 1 7`)
    if (stretch > 1) expect(spot?.told()).toContain(' – Battle ')
  })

  test('names of lines that end together stand apart', () => {
    const { shapes, height } = lay(lines([1, 1], 12), 600)
    const names = shapes.filter((shape) => shape.kind === 'text' && shape.as === 'name')
    const ys = names.map((shape) => (shape.kind === 'text' ? shape.y : 0)).toSorted((a, b) => a - b)
    expect(ys).toHaveLength(12)
    ys.slice(1).forEach((y, at) => expect(y - (ys[at] ?? 0)).toBeGreaterThanOrEqual(15.9))
    expect(ys.at(-1)).toBeLessThan(height)
    expect(ys[0]).toBeGreaterThan(0)
  })

  test('what lies behind it stays off paper', () => {
    expect(JSON.stringify(onPaper(bars([1, 2])))).not.toContain('behind')
    expect(onPaper(lines([1, 2], 2)).lines).toEqual(lines([1, 2], 2).lines)
  })
})

test.each([
  ['inside', 15, 15, 0],
  ['beside', 35, 15, 0],
  ['nearer to the other', 48, 15, 1],
  ['too far from both', 15, 90, -1],
])('the spot next to a point: %s', (_, x, y, found) => {
  const spot = (at: number) => ({ x: at, y: 10, width: 10, height: 10, told: () => '', behind: [] })
  expect(nearest([spot(10), spot(50)], x, y, 40)).toBe(found)
})

test('labels are moved apart downwards, in their order', () => {
  expect(spread([10, 12, 100], 16)).toEqual([10, 26, 100])
})

test('a text is cut between letters as they are seen', () => {
  expect(shortened('Zane', 100)).toBe('Zane')
  expect(shortened('👩‍🚀👩‍🚀👩‍🚀👩‍🚀', 60)).toBe('👩‍🚀👩‍🚀…')
})

test('a text of wide letters is cut sooner, so that it does not leave its place', () => {
  // In px, as the font has them at the size of names.
  const widths = { W: 12.4, M: 11.2, i: 3.6 }
  for (const [letter, width] of Object.entries(widths)) {
    const shown = shortened(letter.repeat(40), 130)
    expect(shown).toMatch(/…$/)
    expect((shown.length - 1) * width, letter).toBeLessThan(130 - 9)
  }
})
