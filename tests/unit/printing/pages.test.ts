import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { textPage } from '../../../shared/printing/columns.ts'
import { inked } from '../../../shared/printing/ink.ts'
import { cropMarks, cuttingLines } from '../../../shared/printing/marks.ts'
import { paginate, type Measured } from '../../../shared/printing/paginate.ts'
import { inches, PAPER_SIZES, printable } from '../../../shared/printing/paper.ts'
import {
  BLIPS,
  COUNTER_GROUPS,
  countersOf,
  TEMPLATE_GROUPS,
  templatesOf,
} from '../../../shared/systems/seven-seconds/printing/pieces.ts'
import { rulerPlaces } from '../../../shared/printing/ruler.ts'
import { onShelves } from '../../../shared/printing/shelves.ts'
import { stripSize } from '../../../shared/systems/seven-seconds/printing/stand-ups.ts'
import { LIMITS, PAPERS, type Rect } from '../../../shared/printing/words.ts'
import { UNITS } from '../../../shared/systems/seven-seconds/words.ts'

describe('crop marks and cutting lines', () => {
  const cards = [
    { x: 20, y: 20, width: 60, height: 90 },
    { x: 80, y: 20, width: 60, height: 90 },
  ]
  test('a mark stands outside of all cards, in line with a cut', () => {
    const marks = cropMarks(PAPER_SIZES.a4, cards, 0)
    // Three columns above and below, two rows left and right.
    expect(marks).toHaveLength(10)
    for (const { x1, y1, x2, y2 } of marks) {
      const inside = x2 > 20 && x1 < 140 && y2 > 20 && y1 < 110
      expect(inside).toBe(false)
      expect(x1 === x2 ? [20, 80, 140].includes(x1) : [20, 110].includes(y1)).toBe(true)
    }
  })

  test('no mark where the paper has no room for one', () => {
    expect(cropMarks({ width: 142, height: 297 }, cards, 0).filter(({ y1, y2 }) => y1 === y2)).toHaveLength(2)
  })

  test('cards that touch share a line', () => {
    expect(cuttingLines(cards)).toHaveLength(7)
  })
})

describe('blocks find their pages', () => {
  const HEAD = [{ number: 0, height: 40 }]
  const rows: [string, Measured[], number[][]][] = [
    ['nothing', [], []],
    ['all on one', [{ height: 30 }, { height: 70 }], [[0, 1]]],
    ['one too many', [{ height: 60 }, { height: 41 }], [[0], [1]]],
    [
      'a heading goes with what follows',
      [{ height: 80 }, { height: 15, keepsNext: true }, { height: 20 }],
      [[0], [1, 2]],
    ],
    ['a giant has a page to itself', [{ height: 10 }, { height: 300 }, { height: 10 }], [[0], [1], [2]]],
    [
      'a table goes on under its head',
      [
        { height: 40, keepsNext: true },
        { height: 30, under: HEAD },
        { height: 30, under: HEAD },
        { height: 30, under: HEAD },
      ],
      [
        [0, 1, 2],
        [0, 3],
      ],
    ],
    [
      'a row that is too tall for that stands alone',
      [
        { height: 40, keepsNext: true },
        { height: 30, under: HEAD },
        { height: 70, under: HEAD },
      ],
      [[0, 1], [2]],
    ],
    ['a heading at the end stays', [{ height: 10 }, { height: 10, keepsNext: true }], [[0, 1]]],
  ]
  test.each(rows)('%s', (_name, blocks, expected) => {
    expect(paginate(blocks, () => 100)).toEqual(expected)
  })

  test('every block once and in order, and no page fuller than it is', () => {
    const block = fc.record({ height: fc.integer({ min: 1, max: 130 }), keepsNext: fc.boolean() })
    fc.assert(
      fc.property(fc.array(block, { maxLength: 60 }), (blocks) => {
        const pages = paginate(blocks, (page) => (page === 0 ? 80 : 100))
        expect(pages.flat()).toEqual(blocks.map((_, index) => index))
        for (const [number, page] of pages.entries()) {
          const height = page.reduce((sum, index) => sum + (blocks[index]?.height ?? 0), 0)
          if (page.length > 1) expect(height).toBeLessThanOrEqual(number === 0 ? 80 : 100)
        }
      }),
    )
  })
})

describe('templates', () => {
  test('are whole where the paper has room for them', () => {
    const halves = (margin: number, paper: 'a4' | 'letter') =>
      templatesOf('blast', printable({ paper, margin })).filter(
        ({ template }) => template.kind === 'disc' && template.half !== null,
      ).length
    expect(halves(8, 'a4')).toBe(4)
    expect(halves(3, 'a4')).toBe(2)
    expect(halves(6, 'letter')).toBe(2)
    expect(halves(7, 'letter')).toBe(4)
  })

  test('have the sizes of the game', () => {
    const discs = [...templatesOf('smoke'), ...templatesOf('blast'), ...templatesOf('jammer')]
    const whole = discs.filter(({ template }) => template.kind === 'disc' && template.half === null)
    expect(whole.map(({ width }) => Math.round((width / 25.4) * 1e6) / 1e6)).toEqual([5, 2, 4, 6, 6])
    const halves = discs.filter(({ template }) => template.kind === 'disc' && template.half !== null)
    expect(halves.map(({ height }) => Math.round((height / 25.4) * 1e6) / 1e6)).toEqual([8, 8, 10, 10])
    const sticks = templatesOf('sticks').map(({ template }) =>
      template.kind === 'stick' ? template.length : 0,
    )
    expect(sticks).toEqual([6, 9, 8, 6, 6])
  })

  test('of sticks are halved for small figures, passive sensors are not', () => {
    const sticks = templatesOf('sticks', undefined, 0.5).flatMap(({ template }) =>
      template.kind === 'stick' ? [[template.of, template.length]] : [],
    )
    expect(sticks).toEqual([
      ['small-move', 3],
      ['sensors', 6],
      ['jump', 4.5],
      ['plasma', 4],
      ['gauss', 6],
    ])
  })

  test.each(PAPERS)('all fit on %s with every margin, beside the ruler too or on a later page', (paper) => {
    const { least, most }: { least: number; most: number } = LIMITS.margin
    for (let margin = least; margin <= most; margin += 1) {
      const area = printable({ paper, margin })
      const shapes = TEMPLATE_GROUPS.flatMap((group) => templatesOf(group, area))
      for (const { ruler, left } of rulerPlaces(area)) {
        const { pages, over } = onShelves(shapes, (page) => (page === 0 ? left : area))
        expect(over).toEqual([])
        expect(pages.flat()).toHaveLength(shapes.length)
        for (const [number, page] of pages.entries())
          for (const [index, one] of page.entries()) {
            expect(within(one, number === 0 ? left : area)).toBe(true)
            if (number === 0) expect(apart(one, ruler)).toBe(true)
            for (const other of page.slice(index + 1)) expect(apart(one, other)).toBe(true)
          }
      }
    }
  })

  test('counters are as many as a battle needs', () => {
    const counters = COUNTER_GROUPS.flatMap((group) => countersOf(group))
    const blips = counters.filter(({ front }) => front.kind === 'blip')
    expect(blips).toHaveLength(2 * BLIPS)
    expect(
      new Set(blips.map(({ back }) => back?.kind === 'blip-back' && `${back.side} ${back.n}`)).size,
    ).toBe(32)
    expect(counters.filter(({ front }) => front.kind === 'objective')).toHaveLength(10)
  })

  test.each(UNITS)('the strip of a %s folds into two equal sides', (unit) => {
    const { width, height } = stripSize(unit)
    expect(width).toBe(25)
    expect(height).toBeLessThan(printable({ paper: 'letter', margin: 12 }).height)
  })
})

describe('text', () => {
  test.each([1, 2, 3])('%d columns stand within the margins, above the foot and the ruler', (n) => {
    for (const paper of PAPERS) {
      const { columns, foot, ruler } = textPage({ paper, margin: 8 }, n, true)
      expect(columns).toHaveLength(n)
      const area = printable({ paper, margin: 8 })
      for (const [index, column] of columns.entries()) {
        expect(within(column, area)).toBe(true)
        expect(apart(column, foot)).toBe(true)
        expect(ruler && apart(column, ruler)).toBe(true)
        for (const other of columns.slice(index + 1)) expect(apart(column, other)).toBe(true)
      }
    }
  })

  test.each([
    ['#b4202d', 'colour', '#b4202d'],
    ['#000000', 'saving', '#8c8c8c'],
    ['#ffffff', 'saving', '#ffffff'],
    ['#ff0000', 'mono', '#363636'],
    ['#ffffff', 'mono', '#ffffff'],
  ] as const)('%s with %s ink is %s', (colour, ink, expected) => {
    expect(inked(colour, ink)).toBe(expected)
  })

  test('an inch is an inch', () => expect(inches(6)).toBeCloseTo(152.4))
})

const SLACK = 1e-6
function within(inner: Rect, outer: Rect): boolean {
  return (
    inner.x >= outer.x - SLACK &&
    inner.y >= outer.y - SLACK &&
    inner.x + inner.width <= outer.x + outer.width + SLACK &&
    inner.y + inner.height <= outer.y + outer.height + SLACK
  )
}
function apart(a: Rect, b: Rect): boolean {
  return (
    a.x + a.width <= b.x + SLACK ||
    b.x + b.width <= a.x + SLACK ||
    a.y + a.height <= b.y + SLACK ||
    b.y + b.height <= a.y + SLACK
  )
}
