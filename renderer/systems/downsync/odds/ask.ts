import { one, type Field, type Fields, type Filled } from '../../../../shared/battle/field.ts'
import { ATTACK_MODIFIERS } from '../../../../shared/systems/downsync/data/rolls.ts'
import type { HouseRules } from '../../../../shared/systems/downsync/house-rules.ts'
import type { OddsAnswer, OddsTables, Reason } from '../../../odds/odds.ts'
import { rulesIn, type Faction, type People, type Piece } from './people.ts'

/** What every question shares: who is asked about, and how far away. */

export type Said = Readonly<Record<string, Filled>>

/** One kind of question, with its answer and its tables. */
export interface Question {
  readonly fields: (people: People, said: Said) => Fields
  /** The same for the tables alone. */
  readonly tableFields: (people: People, said: Said) => Fields
  readonly answer: (people: People, said: Said) => OddsAnswer
  readonly tables: (people: People, said: Said) => OddsTables
}

export const flag: Field = { kind: 'yes-no', must: null, measured: false }
export const orNone = (of: readonly string[]): Field => ({ kind: 'one', of, orNone: true, measured: false })

export const found = <Item extends { readonly id: string }>(all: readonly Item[], id: unknown): Item => {
  const item = all.find((each) => each.id === id) ?? all[0]
  if (!item) throw new Error('Nobody can be asked about.')
  return item
}
export const wordIn = <Word extends string>(words: readonly Word[], said: unknown): Word | null =>
  words.find((word) => word === said) ?? null
export const idsOf = (all: readonly { readonly id: string }[]): string[] => all.map(({ id }) => id)
/** Nothing said is null. */
export const numberIn = (said: Filled | undefined): number | null => {
  const number =
    typeof said === 'number' ? said : typeof said === 'string' && said !== '' ? Number(said) : NaN
  return Number.isFinite(number) ? number : null
}
/** From 0 to so many, to choose one. */
export const upTo = (most: number): string[] => Array.from({ length: most + 1 }, (_none, n) => String(n))

export interface Chosen {
  readonly faction: Faction
  readonly piece: Piece
}
export const ownIn = ({ factions }: People, said: Said): Chosen => {
  const faction = found(factions, said.faction)
  return { faction, piece: found(faction.cards, said.unit) }
}
/** The other faction is another one, where there is one. */
const foesFor = ({ factions }: People, said: Said): readonly Faction[] => {
  const own = found(factions, said.faction)
  return factions.toSorted((a, b) => Number(a.id === own.id) - Number(b.id === own.id))
}
export const foeIn = (people: People, said: Said): Chosen => {
  const faction = found(foesFor(people, said), said.foes)
  return { faction, piece: found(faction.cards, said.foe) }
}

export const ownFields = (people: People, said: Said): Fields => ({
  faction: one(idsOf(people.factions)),
  unit: one(idsOf(ownIn(people, said).faction.cards)),
})
export const foeFields = (people: People, said: Said, more: readonly string[] = []): Fields => ({
  foes: one(idsOf(foesFor(people, said))),
  foe: one([...idsOf(foeIn(people, said).faction.cards), ...more]),
})
export const rulesFields = ({ rules }: People): Fields =>
  rules.length > 0 ? { rules: orNone(idsOf(rules)) } : {}
export const rulesFor = (people: People, said: Said): HouseRules => rulesIn(people, said.rules)

/** Tables of all that a faction has, or of the one card. */
export const OF_WHOM = ['faction', 'card'] as const
export const mineIn = (people: People, said: Said): readonly Piece[] => {
  const { faction, piece } = ownIn(people, said)
  return wordIn(OF_WHOM, said.tables) === 'card' ? [piece] : faction.cards
}

/** How far away: without a modifier for it, near, far, or in inches. */
export const DISTANCES = ['short', 'usual', 'long'] as const
export type Distance = (typeof DISTANCES)[number]
export const WAYS_OF_DISTANCE = ['usual', 'short', 'long', 'measured'] as const
export const FARTHEST = 96

/** Inches of a distance: as near to it as can be, within reach where it is short. Source: lines 534–536. */
export function inchesAt(distance: Distance, range: number | null): number {
  const { short, long } = ATTACK_MODIFIERS
  switch (distance) {
    case 'short':
      return Math.min(short.below - 1, range ?? short.below)
    case 'usual':
      return short.below
    case 'long':
      return long.above + 1
  }
}

/** Counts as bars; nothing that cannot be. */
export const bars = (
  title: NonNullable<OddsAnswer['plots']>[number]['title'],
  spread: readonly number[],
): NonNullable<OddsAnswer['plots']>[number] => ({
  title,
  across: { key: 'plot.percent' },
  rows: spread.flatMap((chance, n) => (chance > 0 ? [{ name: String(n), chance }] : [])),
})

/** Why it is so, in a sentence, and at which line of the book. */
export const because = (
  key: string,
  at: string | null,
  values: Record<string, string | number> = {},
): Reason => ({
  says: { key: `because.${key}`, values },
  at,
})
