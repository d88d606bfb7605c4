import type { BattleEntry } from '../contract/roster.ts'
import type { TrooperType } from '../words.ts'
import { countTypes, totalOf, type Counts } from './fallen.ts'
import { totalKills } from './words.ts'

/** What a correction of who was there makes of one trooper. */
export interface PersonFollows {
  readonly trooper: string
  /** On the roll of the fallen by this battle: comes onto it, goes off it, or as it was. */
  readonly roll: 'comes' | 'goes' | 'same'
  /** Whether they were there before, and are now. */
  readonly there: { readonly before: boolean; readonly after: boolean }
  /** Kills and decorations of this battle. */
  readonly kills: { readonly before: number; readonly after: number }
  readonly decorations: { readonly before: number; readonly after: number }
  /** Positions of later battles of the campaign that they are written down for, and could not have been in (R30). */
  readonly hindered: readonly number[]
}

export interface RecordFollows {
  /** Only those of whom something becomes another, in the order of the record. */
  readonly people: readonly PersonFollows[]
  /** How many of the side's losses have a name. */
  readonly named: { readonly before: number; readonly after: number; readonly lost: number }
  /** Anything at all is another than before, be it a wound or a word. */
  readonly changed: boolean
}

type Entry = BattleEntry

/** What surrounds the record that is corrected. */
export interface RecordPlace {
  readonly lost: Counts
  readonly typeOf: (trooper: string) => TrooperType | undefined
  /** Positions of the campaign's later battles in which a trooper served. */
  readonly later: (trooper: string) => readonly number[]
}

/** What follows when a side's record of a battle becomes another one. */
export function recordFollows(
  before: readonly Entry[],
  after: readonly Entry[],
  { lost, typeOf, later }: RecordPlace,
): RecordFollows {
  const ids = new Set([...before, ...after].map(({ trooper }) => trooper))
  const people = [...ids].flatMap((trooper) => {
    const find = (entries: readonly Entry[]) => entries.find((one) => one.trooper === trooper)
    const one = personFollows(trooper, find(before), find(after), later)
    return isSame(one) ? [] : [one]
  })
  const named = (entries: readonly Entry[]): number => namedOf(lost, killedTypes(entries, typeOf))
  return {
    people,
    named: { before: named(before), after: named(after), lost: totalOf(lost) },
    changed: fingerprint(before) !== fingerprint(after),
  }
}

function personFollows(
  trooper: string,
  was: Entry | undefined,
  is: Entry | undefined,
  later: RecordPlace['later'],
): PersonFollows {
  const fell = was?.fate === 'killed'
  const falls = is?.fate === 'killed'
  return {
    trooper,
    roll: fell === falls ? 'same' : falls ? 'comes' : 'goes',
    there: { before: was !== undefined, after: is !== undefined },
    kills: { before: totalKills(was?.kills ?? {}), after: totalKills(is?.kills ?? {}) },
    decorations: { before: was?.decorations.length ?? 0, after: is?.decorations.length ?? 0 },
    hindered: falls && !fell ? later(trooper) : [],
  }
}

const isSame = ({ roll, there, kills, decorations }: PersonFollows): boolean =>
  roll === 'same' &&
  there.before === there.after &&
  kills.before === kills.after &&
  decorations.before === decorations.after

function killedTypes(entries: readonly Entry[], typeOf: RecordPlace['typeOf']): TrooperType[] {
  return entries.flatMap(({ trooper, fate }) => (fate === 'killed' ? (typeOf(trooper) ?? []) : []))
}

/** Losses with a name: those named beyond the losses of their type are none of them. */
function namedOf(lost: Counts, killed: readonly TrooperType[]): number {
  const counts = Object.entries(countTypes(killed)) as [TrooperType, number][]
  return counts.reduce((sum, [type, n]) => sum + Math.min(n, lost[type] ?? 0), 0)
}

/** Kills in any order, and a weapon without kills, are the same record. */
function fingerprint(entries: readonly Entry[]): string {
  const told = entries.map(({ trooper, fate, wounds, round, cause, kills, decorations }) => {
    const counted = Object.entries(kills).filter(([, n]) => n)
    counted.sort(([a], [b]) => (a < b ? -1 : 1))
    const honours = decorations.map(({ name, reason }) => [name, reason])
    return [trooper, fate, wounds, round, cause, counted, honours]
  })
  told.sort(([a], [b]) => (String(a) < String(b) ? -1 : 1))
  return JSON.stringify(told)
}
