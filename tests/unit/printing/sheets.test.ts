import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { backPlace, gridIn, pieceAt, roomOf } from '../../../shared/printing/grid.ts'
import { CARD_MEASURES, cardSize, PAPER_SIZES, printable } from '../../../shared/printing/paper.ts'
import { layOut, type Piece, type Sheet } from '../../../shared/printing/sheets.ts'
import {
  CARD_SIZES,
  DEFAULT_OPTIONS,
  LIMITS,
  PAPERS,
  type CardSize,
  type Paper,
  type PrintOptions,
  type Rect,
} from '../../../shared/printing/words.ts'

const numbered = (n: number): Piece<number>[] => Array.from({ length: n }, (_, i) => ({ front: i, back: i }))
const overlap = (a: Rect, b: Rect): boolean =>
  a.x + a.width > b.x + 1e-6 &&
  b.x + b.width > a.x + 1e-6 &&
  a.y + a.height > b.y + 1e-6 &&
  b.y + b.height > a.y + 1e-6

describe('as many as fit', () => {
  const rows: [Paper, CardSize, number, number, number][] = [
    // paper, size, margin, bleed, cards on a page
    ['a4', 'poker', 8, 0, 9],
    ['a4', 'bridge', 8, 0, 9],
    ['a4', 'tarot', 8, 0, 4],
    ['a4', 'mini', 8, 0, 16],
    // On their side: two rows of them would be four.
    ['a4', 'poker', 8, 3, 8],
    ['a4', 'tarot', 8, 3, 4],
    ['letter', 'poker', 5, 0, 9],
    ['letter', 'tarot', 8, 0, 4],
    ['letter', 'mini', 8, 0, 12],
  ]
  test.each(rows)('%s, %s, margin %d, bleed %d: %d', (paper, size, margin, bleed, expected) => {
    const grid = gridIn(printable({ paper, margin }), cardSize({ ...DEFAULT_OPTIONS, cardSize: size }), bleed)
    expect(grid && roomOf(grid)).toBe(expected)
  })

  test('a card larger than the paper does not fit, and nothing is laid out', () => {
    expect(layOut(numbered(1), { width: 300, height: 88 }, DEFAULT_OPTIONS)).toBeNull()
  })
})

describe('backs lie behind their fronts', () => {
  const front = { x: 10, y: 20, width: 63, height: 88, turn: 0 } as const
  test.each([
    ['long-edge', { x: 137, y: 20, turn: 0 }],
    ['short-edge', { x: 10, y: 189, turn: 180 }],
  ] as const)('%s', (sides, expected) => {
    expect(backPlace(PAPER_SIZES.a4, front, sides)).toMatchObject(expected)
  })

  // A card whose head lies to the right: through the paper, its head is to the left along the long edge.
  test.each([
    ['long-edge', 270],
    ['short-edge', 90],
  ] as const)('on their side, %s: turned by %d degrees', (sides, turn) => {
    expect(backPlace(PAPER_SIZES.a4, { ...front, turn: 90 }, sides).turn).toBe(turn)
  })

  test.each(['long-edge', 'short-edge'] as const)('%s: turned twice it lies where it lay', (sides) => {
    const back = backPlace(PAPER_SIZES.letter, front, sides)
    const again = backPlace(PAPER_SIZES.letter, back, sides)
    expect(again.x).toBeCloseTo(front.x)
    expect(again.y).toBeCloseTo(front.y)
  })
})

const options: fc.Arbitrary<PrintOptions> = fc.record({
  paper: fc.constantFrom(...PAPERS),
  margin: fc.integer({ min: LIMITS.margin.least, max: LIMITS.margin.most }),
  bleed: fc.integer({ min: LIMITS.bleed.least, max: LIMITS.bleed.most }),
  cropMarks: fc.boolean(),
  cuttingLines: fc.boolean(),
  sides: fc.constantFrom('single', 'long-edge', 'short-edge'),
  perPage: fc.option(fc.integer({ min: 1, max: 40 })),
  ink: fc.constant('colour'),
  largeType: fc.constant(false),
  cardSize: fc.constantFrom(...CARD_SIZES),
  ownSize: fc.record({
    width: fc.integer({ min: LIMITS.ownWidth.least, max: LIMITS.ownWidth.most }),
    height: fc.integer({ min: LIMITS.ownHeight.least, max: LIMITS.ownHeight.most }),
  }),
  language: fc.constant('en-GB'),
})

/** The sheets of so many cards; none where one does not even fit. */
const laid = (n: number, how: PrintOptions): readonly Sheet<number>[] =>
  layOut(numbered(n), cardSize(how), how) ?? []

describe('however it is printed', () => {
  test('every card is there once and in order, within the margins, and none lies over another', () => {
    fc.assert(
      fc.property(options, fc.integer({ min: 1, max: 60 }), (how, n) => {
        const sheets = laid(n, how)
        const area = printable(how)
        const fronts = sheets.filter(({ side }) => side === 'front').flatMap(({ faces }) => faces)
        if (sheets.length > 0)
          expect(fronts.map(({ face }) => face)).toEqual(numbered(n).map(({ front }) => front))
        for (const { faces, bleed } of sheets) {
          for (const [index, { x, y, width, height, turn }] of faces.entries()) {
            const size = cardSize(how)
            expect(turn % 180 === 0 ? [width, height] : [height, width]).toEqual([size.width, size.height])
            expect(x - bleed).toBeGreaterThanOrEqual(area.x - 1e-6)
            expect(y - bleed).toBeGreaterThanOrEqual(area.y - 1e-6)
            expect(x + width + bleed).toBeLessThanOrEqual(area.x + area.width + 1e-6)
            expect(y + height + bleed).toBeLessThanOrEqual(area.y + area.height + 1e-6)
            const outer = (one: Rect): Rect => ({
              x: one.x - bleed,
              y: one.y - bleed,
              width: one.width + 2 * bleed,
              height: one.height + 2 * bleed,
            })
            for (const other of faces.slice(index + 1))
              expect(overlap(outer({ x, y, width, height }), outer(other))).toBe(false)
          }
        }
      }),
      { numRuns: 150 },
    )
  })

  test('a back lies exactly behind its front once the paper is turned', () => {
    fc.assert(
      fc.property(options, fc.integer({ min: 1, max: 40 }), (how, n) => {
        const paper = PAPER_SIZES[how.paper]
        const sheets = laid(n, how)
        for (const [index, sheet] of sheets.entries()) {
          if (sheet.side !== 'back') continue
          const before = sheets[index - 1]
          expect(sheet.faces.map(({ face }) => face)).toEqual(before?.faces.map(({ face }) => face))
          for (const [number, back] of sheet.faces.entries()) {
            const front = before?.faces[number]
            const through =
              how.sides === 'long-edge'
                ? { x: paper.width - back.x - back.width, y: back.y }
                : { x: back.x, y: paper.height - back.y - back.height }
            expect(through.x).toBeCloseTo(front?.x ?? NaN)
            expect(through.y).toBeCloseTo(front?.y ?? NaN)
          }
        }
      }),
      { numRuns: 100 },
    )
  })

  test('the first page, and no other, carries the ruler, and nothing lies over it', () => {
    fc.assert(
      fc.property(options, fc.integer({ min: 1, max: 40 }), (how, n) => {
        for (const [index, { ruler, faces, bleed }] of laid(n, how).entries()) {
          expect(ruler !== null).toBe(index === 0)
          if (!ruler) continue
          for (const { x, y, width, height } of faces) {
            const outer = { x: x - bleed, y: y - bleed, width: width + 2 * bleed, height: height + 2 * bleed }
            expect(overlap(ruler, outer)).toBe(false)
          }
        }
      }),
      { numRuns: 150 },
    )
  })
})

test('pieces of a grid lie row by row, a bleed apart', () => {
  const grid = gridIn({ x: 0, y: 0, width: 210, height: 297 }, CARD_MEASURES.poker, 2, 5)
  expect(grid).not.toBeNull()
  if (!grid) return
  const [first, second, fourth] = [0, 1, 3].map((index) => pieceAt(grid, index))
  expect((second?.x ?? 0) - (first?.x ?? 0)).toBeCloseTo(67)
  expect((fourth?.y ?? 0) - (first?.y ?? 0)).toBeCloseTo(92)
})
