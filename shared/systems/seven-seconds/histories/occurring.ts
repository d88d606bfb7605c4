import type { Filter } from './filter-document.ts'
import type { IndexedBattle, IndexedSide } from './filter-index.ts'
import { matcher, NO_FILTER } from './filter.ts'

/** A value that a filter can ask for, what it is called, and in how many battles it occurs. */
export interface Occurring {
  readonly value: string
  readonly label: string
  readonly count: number
}

/** The parts of a filter that are lists of values. */
export type ListKey = { [K in keyof Filter]: Filter[K] extends string[] ? K : never }[keyof Filter]

/** Which values occur in some battles, for each part of a filter: others are not worth asking for. */
export type Occurrences = Readonly<Record<ListKey, readonly Occurring[]>>

type Named = readonly [value: string, label: string]

const titled = (title: string | null): readonly Named[] => (title === null ? [] : [[title, title]])
const faction = ({ participant: { faction } }: IndexedSide): Named => [faction.id, faction.name]
const player = ({ participant: { player } }: IndexedSide): Named => [player.id, player.name]

/** The values that a battle has for each part, seen from one of its sides. */
const VALUES: Record<
  ListKey,
  (row: IndexedBattle, ours: IndexedSide, theirs: IndexedSide) => readonly Named[]
> = {
  campaigns: ({ campaign }) => [[campaign.id, campaign.name]],
  factions: (_row, ours) => [faction(ours)],
  players: (_row, ours) => [player(ours)],
  opponents: (_row, _ours, theirs) => [faction(theirs), player(theirs)],
  roles: (_row, { role }) => [[role, role]],
  ended: (_row, { ended }) => [[ended, ended]],
  missions: (_row, { mission }) => titled(mission),
  troops: (_row, { troops }) => titled(troops),
  margins: ({ battle: { account } }) => [[account.margin, account.margin]],
  places: ({ battle }) => titled(battle.place || null),
  levels: ({ battle }) => [[battle.level, battle.level]],
}
const KEYS = Object.keys(VALUES) as ListKey[]

/**
 * The values that occur in some battles. Each says how many a filter would find with it in the place of what that
 * part asks for now, whatever the other parts ask for.
 */
export function occurringIn(rows: readonly IndexedBattle[], filter: Filter = NO_FILTER): Occurrences {
  const tallies = Object.fromEntries(KEYS.map((key) => [key, new Map()])) as Record<ListKey, Tally>
  const isMeant = matcher({ ...NO_FILTER, text: filter.text, from: filter.from, to: filter.to })
  for (const row of rows) tallyRow(row, filter, isMeant(row), tallies)
  const told = (key: ListKey): readonly Occurring[] =>
    Array.from(tallies[key].values(), ({ value, label, count }) => ({ value, label, count })).sort(
      (one, other) => (one.label < other.label ? -1 : one.label > other.label ? 1 : 0),
    )
  const all = Object.fromEntries(KEYS.map((key) => [key, told(key)])) as Record<ListKey, readonly Occurring[]>
  // The factions among the opponents first, then the players.
  const isFaction = ({ value }: Occurring): boolean => tallies.factions.has(value)
  const opponents = [...all.opponents].sort((one, other) => Number(isFaction(other)) - Number(isFaction(one)))
  return { ...all, opponents }
}

/** A value while battles are counted; `last` is the one that it was counted for last. */
interface Counted {
  readonly value: string
  readonly label: string
  count: number
  last: IndexedBattle | null
}
type Tally = Map<string, Counted>

/** Each battle counts once for a value, whichever side has it. */
function tallyRow(
  row: IndexedBattle,
  filter: Filter,
  isMeant: boolean,
  tallies: Readonly<Record<ListKey, Tally>>,
): void {
  for (const values of valuesOf(row)) {
    const against = isMeant ? KEYS.filter((key) => !admits(filter[key], values[key])) : KEYS
    for (const key of KEYS) {
      const fits = against.length === 0 || (against.length === 1 && against[0] === key)
      for (const [value, label] of values[key]) {
        let known = tallies[key].get(value)
        if (!known) tallies[key].set(value, (known = { value, label, count: 0, last: null }))
        if (!fits || known.last === row) continue
        known.last = row
        known.count += 1
      }
    }
  }
}

type Values = Readonly<Record<ListKey, readonly Named[]>>
/** The same for every filter: put together once, as long as the battle is known. */
const known = new WeakMap<IndexedBattle, readonly [Values, Values]>()

/** What a battle has for each part, seen from its first side and from its second. */
function valuesOf(row: IndexedBattle): readonly [Values, Values] {
  const before = known.get(row)
  if (before) return before
  const [a, b] = row.sides
  const seen = (ours: IndexedSide, theirs: IndexedSide): Values =>
    Object.fromEntries(KEYS.map((key) => [key, VALUES[key](row, ours, theirs)])) as Record<
      ListKey,
      readonly Named[]
    >
  const values = [seen(a, b), seen(b, a)] as const
  known.set(row, values)
  return values
}

const admits = (list: readonly string[], named: readonly Named[]): boolean =>
  list.length === 0 || named.some(([value]) => list.includes(value))
