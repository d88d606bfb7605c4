import { never } from '../../../../../../shared/never.ts'
import type { Counter } from '../../../../../../shared/systems/seven-seconds/printing/pieces.ts'
import { signsOf } from '../../../../../../shared/printing/signs.ts'

const GREEK = { alpha: 'α', beta: 'β', gamma: 'γ', delta: 'δ', epsilon: 'ε' } as const

/** What is written large on a counter; empty where its sign says it. */
export function counterFigure(counter: Counter): string {
  switch (counter.kind) {
    case 'target':
    case 'blip-back':
      return String(counter.n)
    case 'objective':
      return GREEK[counter.letter]
    case 'activation':
    case 'damaged':
    case 'stunned':
    case 'blip':
    case 'initiative':
    case 'haywire':
      return ''
    default:
      return never(counter)
  }
}

/** Whether its sign says all, without a figure. */
export const isPictured = (counter: Counter): boolean => counterFigure(counter) === ''

/** How wide the rim leaves the line of the word: a broad one, as on solid counters where ink is saved, less. */
const LINE = { thin: 10.2, broad: 9.2 } as const
/** How wide a capital is against the type; an I is narrow. */
const CAPITAL = 0.49
const NARROW = 0.45

/** The largest type in which a word stands within the rim. */
export function wordRoom(word: string, rim: keyof typeof LINE): number {
  const letters = signsOf(word.toLocaleUpperCase()).reduce((sum, one) => sum + (one === 'I' ? NARROW : 1), 0)
  return LINE[rim] / (letters * CAPITAL)
}

/** The sign of a counter, as lines in a box of 20. */
export function counterDrawing(counter: Counter): string {
  switch (counter.kind) {
    case 'activation':
      return 'M6.2 11.4L10 5l3.8 6.4M6.2 14L10 7.8l3.8 6.2'
    case 'target':
      return 'M10 2.6v2M2.6 10h2M15.4 10h2M5.2 5.2l1.2 1.2M14.8 5.2l-1.2 1.2'
    case 'damaged':
      return 'M11.5 3.8L7.2 9.6h3.2L8.6 14l4.8-6h-3.3z'
    case 'stunned':
      return 'M10 9a1.2 1.2 0 11-1.2 1.2A2.9 2.9 0 1110 12.6M6.2 5.2l.6 1.3M13.8 5.2l-.6 1.3M10 3.4v1.4M4.3 8.6l1.4.3M15.7 8.6l-1.4.3'
    case 'blip':
      return 'M10 3.8a5.4 5.4 0 100 10.8 5.4 5.4 0 000-10.8zM10 6.8a2.4 2.4 0 100 4.8 2.4 2.4 0 000-4.8zM10 9.2l3.8-3.8'
    case 'blip-back':
      return 'M6 4.3h8'
    case 'initiative':
      return 'M7.2 14V4.2h6.2l-1.7 2.3 1.7 2.3H7.2'
    case 'objective':
      return 'M6.2 4.6h7.6'
    case 'haywire':
      return 'M3.8 9.6l2-3.2 2 5.6 2.2-7.4 2.2 8 2-5.4 2 3'
    default:
      return never(counter)
  }
}
