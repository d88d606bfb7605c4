import type { Piece } from '../../../../../shared/printing/sheets.ts'
import { signsOf } from '../../../../../shared/printing/signs.ts'
import type { Size } from '../../../../../shared/printing/words.ts'
import { TOKEN_MM } from '../../../../../shared/systems/downsync/data/tokens.ts'
import {
  pingsOfList,
  sizeOf,
  type ListDraft,
} from '../../../../../shared/systems/downsync/documents/force-list.ts'
import type { CardFace } from '../../../../../shared/systems/downsync/documents/unit-card.ts'
import type { HouseRules } from '../../../../../shared/systems/downsync/house-rules.ts'
import { SIGS, TOKENS, type Sizes } from '../../../../../shared/systems/downsync/words.ts'
import type { TokenFace } from './face.ts'

/** Tokens and counters in strips of squares, as large as the book’s cubes (line 696). */

export const TOKEN_SIZE: Size = { width: TOKEN_MM, height: TOKEN_MM }

/** The book’s tokens, Breach Counters, and those that cards name (lines 679–768). */
export const PRINTED_TOKENS = [...TOKENS, 'breach', 'counter'] as const
export type PrintedToken = (typeof PRINTED_TOKENS)[number]

/** What each looks like, as lines in a box of 8: told apart without colour. */
export const TOKEN_SIGNS: Readonly<Record<Exclude<PrintedToken, 'counter'>, string>> = {
  commandPoint:
    'M4 1.400l.8 1.800 1.900.200-1.400 1.300.400 1.900L4 5.600l-1.700 1 .4-1.900-1.400-1.300 1.900-.2z',
  activated: 'M1.800 4.200l1.600 1.700 2.900-3.700',
  countermeasure: 'M2 1.900h4v1.900c0 1.300-.9 2-2 2.500-1.100-.5-2-1.200-2-2.500z',
  emergency:
    'M2 1.900h4v1.900c0 1.300-.9 2-2 2.500-1.100-.5-2-1.200-2-2.500zM4 2.600v2.200M2.900 3.700h2.200',
  overwatch:
    'M1.300 4C2.700 1.900 5.300 1.900 6.700 4 5.300 6.100 2.700 6.100 1.300 4zM4 3.100a.9.9 0 100 1.800.9.9 0 000-1.800z',
  stun: 'M4.700 1.400L2.500 4.300h2.600L3.200 6.700',
  stealth: 'M1.400 3h5.200v1.200c0 1-1.900 1-2.300 0h-.6c-.4 1-2.300 1-2.300 0z',
  breach: 'M1.600 1.600h4.800v4.800H1.600zM4.800 1.600L3.600 3.300l1 .8-1.400 2.300',
}

/** What brings Pings beside those of the list’s Units (line 408). */
export interface Decoys {
  readonly granted: Partial<Sizes>
  readonly rules: Pick<HouseRules, 'decoyTraits'>
}

/** How many of each serve a list’s battle: all that its Units have, and what their traits bring once. Source: lines 698–757. */
export function countsFor(
  list: ListDraft,
  { granted, rules }: Decoys,
): Readonly<Record<PrintedToken, number>> {
  const cards = cardsIn(list)
  const sum = (of: (card: CardFace) => number): number => cards.reduce((all, card) => all + of(card), 0)
  // Each Ping activates, too (line 193).
  const begun = pingsOfList(list, granted, rules.decoyTraits)
  const pings = SIGS.reduce((all, sig) => all + begun[sig], 0)
  return {
    commandPoint: sizeOf(list).commandPoints,
    activated: Math.max(cards.length, pings),
    countermeasure: sum((card) => (card.cm + brought(card, 'countermeasure')) * (card.bases ?? 1)),
    emergency: sum((card) => (card.cmPlus + brought(card, 'emergency')) * (card.bases ?? 1)),
    overwatch: cards.length,
    stun: cards.length,
    stealth: cards.length,
    breach: BREACHES,
    counter: countersIn(list).length * COUNTERS,
  }
}
const brought = ({ traits }: CardFace, token: 'countermeasure' | 'emergency'): number =>
  traits.filter(({ gains }) => gains === token).length
/** Counters last a turn: a few serve (lines 681–692). */
const BREACHES = 6
const COUNTERS = 3

/** The cards of the Units that have one. */
export const cardsIn = ({ units, cards }: Pick<ListDraft, 'units' | 'cards'>): CardFace[] =>
  units.flatMap(({ card: of }) => cards.find(({ id }) => id === of) ?? [])

/** Names of counters that the list’s cards bring, each once. */
const countersIn = (list: ListDraft): string[] => [
  ...new Set(cardsIn(list).flatMap(({ counters }) => counters.map(({ name }) => name))),
]

/** The first letters of a counter’s name. */
const LETTERS = 3
const lettersOf = (name: string): string => signsOf(name.trim()).slice(0, LETTERS).join('')

export function tokenPieces(
  list: ListDraft,
  decoys: Decoys,
  wanted: readonly PrintedToken[],
): Piece<TokenFace>[] {
  const counts = countsFor(list, decoys)
  const names = countersIn(list)
  return PRINTED_TOKENS.filter((token) => wanted.includes(token)).flatMap((token) =>
    Array.from({ length: counts[token] }, (_none, at): Piece<TokenFace> => {
      const letters = token === 'counter' ? lettersOf(names[Math.floor(at / COUNTERS)] ?? '') : ''
      const front: TokenFace = { kind: 'unit-token', token, letters }
      return { front, back: front }
    }),
  )
}
