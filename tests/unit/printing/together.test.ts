import { describe, expect, test } from 'vitest'
import { keepsNext, type Block } from '../../../renderer/print/blocks/block.ts'

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
    const trooper: Block = { kind: 'trooper', name: 'Mara', unit: 'scout', portrait: null, told: '' }
    expect(kept([list, list, quote, quote, list])).toEqual([false, true, true, false, false])
    expect(kept([trooper, trooper, { ...words, soft: true }, words])).toEqual([false, true, false, false])
  })

  test('rows without a head are lines of their own', () => {
    expect(kept([row, row, row])).toEqual([false, false, false])
  })
})
