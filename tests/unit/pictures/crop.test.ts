import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  middle,
  moved,
  partOf,
  scaleAt,
  scales,
  zoomed,
  type Crop,
  type Cut,
} from '../../../renderer/pictures/crop.ts'

const cut = (width: number, height: number, whole = false): Cut => ({
  picture: { width, height },
  frame: { width: 400, height: 400 },
  whole,
})

describe('a picture under its frame', () => {
  test.each<[string, Cut, Crop]>([
    ['a wide one is cut at the sides', cut(800, 400), { scale: 1, left: -200, top: 0 }],
    ['a high one above and below', cut(100, 200), { scale: 4, left: 0, top: -200 }],
    ['one that fits lies as it is', cut(200, 200), { scale: 2, left: 0, top: 0 }],
  ])('begins in the middle: %s', (_name, of, expected) => {
    expect(middle(of)).toEqual(expected)
  })

  test('shows all of itself only where it may', () => {
    expect(scales(cut(800, 400)).least).toBe(1)
    expect(scales(cut(800, 400, true)).least).toBe(0.5)
    expect(zoomed(middle(cut(800, 400, true)), 0, cut(800, 400, true))).toEqual({
      scale: 0.5,
      left: 0,
      top: 100,
    })
  })

  const aCut = fc
    .tuple(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 1, max: 5000 }), fc.boolean())
    .map(([width, height, whole]) => cut(width, height, whole))
  const aWay = fc.tuple(fc.integer({ min: -3000, max: 3000 }), fc.integer({ min: -3000, max: 3000 }))

  test('fills its frame wherever it is moved and however near it is, unless all of it may be seen', () => {
    fc.assert(
      fc.property(aCut, aWay, fc.double({ min: 0, max: 1, noNaN: true }), (of, [x, y], part) => {
        const { scale, left, top } = moved(zoomed(middle(of), scaleAt(part, of), of), x, y, of)
        const [right, bottom] = [left + of.picture.width * scale, top + of.picture.height * scale]
        const slack = 1e-6
        if (!of.whole) {
          expect(Math.max(left, top)).toBeLessThanOrEqual(slack)
          expect(Math.min(right, bottom)).toBeGreaterThanOrEqual(400 - slack)
        } else {
          expect(right).toBeGreaterThan(0)
          expect(left).toBeLessThan(400)
        }
      }),
    )
  })

  test('the slider reads what it set', () => {
    fc.assert(
      fc.property(aCut, fc.double({ min: 0, max: 1, noNaN: true }), (of, part) => {
        expect(partOf(scaleAt(part, of), of)).toBeCloseTo(part, 6)
      }),
    )
  })

  test('what lies under the pointer stays there', () => {
    const of = cut(1600, 1600)
    const before = zoomed(middle(of), 0.5, of)
    const at = { x: 100, y: 300 }
    const after = zoomed(before, 0.9, of, at)
    const under = ({ scale, left, top }: Crop): number[] => [(at.x - left) / scale, (at.y - top) / scale]
    under(after).forEach((value, i) => expect(value).toBeCloseTo(under(before)[i] ?? 0, 6))
  })
})
