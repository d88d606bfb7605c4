import { one, type Fields, type Filled } from '../../../../shared/battle/field.ts'
import { ATTACK_MODIFIERS } from '../../../../shared/systems/downsync/data/rolls.ts'
import type { HouseRules } from '../../../../shared/systems/downsync/house-rules.ts'
import type { Check } from '../../../../shared/systems/downsync/matchup.ts'
import { signed } from '../../../ui/fields/whole-number.ts'
import { found, idsOf, wordIn, type QuestionOf } from '../../../odds/ask.ts'
import type { Reason, Said } from '../../../odds/odds.ts'
import type { TableWords } from '../../../table/faces.ts'
import { rulesIn, type Faction, type People, type Piece } from './people.ts'

/** What every question shares: who is asked about, and how far away. */

/** One kind of question; what is asked for its tables alone is less. */
export interface Question extends QuestionOf<People> {
  readonly tableFields: (people: People, said: Said) => Fields
}

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
/** `more`: who else may be asked about; before the cards, if they are meant first. */
export const foeFields = (
  people: People,
  said: Said,
  more: readonly string[] = [],
  isFirst = false,
): Fields => {
  const cards = idsOf(foeIn(people, said).faction.cards)
  return {
    foes: one(idsOf(foesFor(people, said))),
    foe: one(isFirst ? [...more, ...cards] : [...cards, ...more]),
  }
}
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

/** What tables count beside what stands on the cards, as one of those things is called. */
export const given = (key: string, values: NonNullable<TableWords['values']> = {}): TableWords => ({
  key: `given.${key}`,
  values,
})

/** What the figures of tables are, and for what they hold beside. */
export function about(key: string, people: People, said: Said, what: readonly TableWords[]): TableWords {
  const name = people.rules.find(({ id }) => id === said.rules)?.name
  const all = [...what, ...(name === undefined ? [] : [given('rules', { name })])]
  return { key: `about.${key}`, values: { so: all.length === 0 ? '' : given('so', { what: all }) } }
}

/** Why it is so, in a sentence, and at which line of the book. */
export const because = (
  key: string,
  at: string | null,
  values: Record<string, string | number> = {},
): Reason => ({
  says: { key: `because.${key}`, values },
  at,
})

/** Checks with so many tokens, and what cards make of them. */
export const checkReasons = ({ need, reasons, advantage }: Check, tokens: number): Reason[] => [
  because('tokens', '563–583', { n: tokens, need }),
  ...reasons.map(({ add, by = '' }) => because('checkCard', '677', { n: signed(add), by })),
  ...(advantage > 0 ? [because('guard', '116, 677', { n: advantage })] : []),
]
