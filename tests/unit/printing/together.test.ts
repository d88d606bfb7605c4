import { describe, expect, test } from 'vitest'
import { above, goingOn } from '../../../renderer/print/blocks/again.ts'
import { keepsNext, type Block } from '../../../renderer/print/blocks/block.ts'
import { flowed, flowTrial } from '../../../renderer/print/fitting/flows.ts'
import { DEFAULT_OPTIONS } from '../../../shared/printing/words.ts'

const head: Block = { kind: 'row', cells: ['Name'], widths: [1], head: true }
const row: Block = { kind: 'row', cells: ['Mara'], widths: [1] }
const words: Block = { kind: 'text', text: 'Nothing happened.' }
const rows = (n: number): Block[] => Array.from({ length: n }, () => row)
const kept = (blocks: readonly Block[]): boolean[] => blocks.map((_, index) => keepsNext(blocks, index))

describe('what stays together on a page', () => {
  test('a short table stays whole, and what follows it may part from it', () => {
    expect(kept([head, ...rows(6), words])).toEqual([true, true, true, true, true, true, false, false])
  })

  test('no row of a long table stands alone at either end', () => {
    expect(kept([head, ...rows(7)])).toEqual([true, true, false, false, false, false, true, false])
  })

  test('each of two tables has its own ends', () => {
    expect(kept([head, row, head, row, row])).toEqual([true, false, true, true, false])
  })

  test('a quote, or who has no name, stands under what it is of', () => {
    const list: Block = { kind: 'markdown', text: '- Mara\n- Ilse' }
    const quote: Block = { kind: 'markdown', text: '> Nobody planned it.' }
    const trooper: Block = { kind: 'own', view: 'trooper', given: {}, counted: true }
    expect(kept([list, list, quote, quote, list])).toEqual([false, true, true, false, false])
    expect(kept([trooper, trooper, { ...words, soft: true }, words])).toEqual([false, true, false, false])
  })

  test('rows without a head are lines of their own', () => {
    expect(kept([row, row, row])).toEqual([false, false, false])
  })
})

describe('what stands again where a part goes on', () => {
  const part: Block = { kind: 'heading', text: 'Battle 3' }
  const small: Block = { kind: 'heading', text: 'New Tokyo', small: true }
  const trooper: Block = { kind: 'own', view: 'trooper', given: {}, counted: true }
  const hash = (n: number): Block => ({ kind: 'markdown', text: `${'#'.repeat(n)} Victory Points` })
  const bold: Block = { kind: 'markdown', text: '**Mara**' }
  const cases: [string, Block[], number[][]][] = [
    ['a row: heading and head', [part, words, head, row, row], [[], [0], [0], [0, 2], [0, 2]]],
    ['a row without a head: its heading', [part, row], [[], [0]]],
    ['a table without a heading: its head', [words, head, row], [[], [], [1]]],
    [
      'a small part, and who is in it',
      [part, small, trooper, small, trooper],
      [[], [0], [0, 1], [0], [0, 3]],
    ],
    ['words: their heading', [part, words, words, part], [[], [0], [0], []]],
    ['words under a small heading: both', [part, small, words], [[], [0], [0, 1]]],
    [
      'headings of Markdown by their level',
      [part, hash(4), hash(5), words, hash(4)],
      [[], [0], [0, 1], [0, 1, 2], [0]],
    ],
    ['a line in bold is the lowest', [hash(4), bold, hash(5), words], [[], [0], [0], [0, 2]]],
    ['words under no heading', [words, words], [[], []]],
  ]
  test.each(cases)('%s', (_name, blocks, expected) => {
    expect(blocks.map((_, index) => above(blocks, index))).toEqual(expected)
  })
})

test('headings say that they go on, of whatever kind they are', () => {
  const source: Block[] = [
    { kind: 'heading', text: 'Battle 3' },
    { kind: 'markdown', text: '#### Victory Points' },
    { kind: 'markdown', text: '**Mara**' },
    words,
  ]
  const again = [...goingOn(source, (title) => `${title} (continued)`).values()]
  expect(again.map((block) => ('text' in block ? block.text : block.kind))).toEqual([
    'Battle 3 (continued)',
    '#### Victory Points (continued)',
    '**Mara (continued)**',
  ])
})

describe('a sheet on its pages', () => {
  const part: Block = { kind: 'heading', text: 'Technology' }
  const empty: Block = { kind: 'row', cells: [''], widths: [1], empty: true }
  const MM = 20

  /** What stands on each page, where every block is as tall as the others. */
  function told(blocks: Block[], columns: 1 | 2 = 1): string[][] {
    const flow = { kind: 'flow', title: 'Record', columns, mostPages: null, blocks } as const
    const trial = flowTrial(flow, DEFAULT_OPTIONS, false, (title) => `${title} (continued)`)
    const heights = [...blocks, ...trial.again.values()].map(() => MM)
    const { pages } = flowed(trial, heights, DEFAULT_OPTIONS)
    return pages.map((page) => page.flat().map(tell))
  }
  function tell(block: Block): string {
    if (block.kind === 'row') return block.empty ? '_' : block.head ? 'head' : 'row'
    return 'text' in block ? block.text : block.kind
  }
  const page = (first: string[], n: number, of: string): string[] => [
    ...first,
    ...new Array<string>(n).fill(of),
  ]

  test('a table that goes on says of what it is', () => {
    expect(told([part, head, ...rows(15)])).toEqual([
      page(['Technology', 'head'], 11, 'row'),
      page(['Technology (continued)', 'head'], 4, 'row'),
    ])
  })

  test('words that go on on a page say of what they are, in its next column they do not', () => {
    const lines = new Array<Block>(30).fill(words)
    const n = 'Nothing happened.'
    expect(told([part, ...lines], 2)).toEqual([
      [...page(['Technology'], 25, n)],
      [...page(['Technology (continued)'], 5, n)],
    ])
  })

  test('empty lines take no page of their own', () => {
    expect(told([part, head, ...rows(9), empty, empty, empty, empty])).toEqual([
      [...page(['Technology', 'head'], 9, 'row'), '_', '_'],
    ])
    expect(told([part, head, ...rows(5), empty, empty, empty, part, head, ...rows(2), empty, empty])).toEqual(
      [[...page(['Technology', 'head'], 5, 'row'), '_', 'Technology', 'head', 'row', 'row', '_']],
    )
    // On a page that there is anyway all of them stand.
    expect(told([part, head, ...rows(12), empty, empty, empty])).toEqual([
      page(['Technology', 'head'], 11, 'row'),
      ['Technology (continued)', 'head', 'row', '_', '_', '_'],
    ])
  })
})
