import type { Action, CardFace } from '../../../../shared/systems/downsync/documents/unit-card.ts'
import {
  STATS,
  type Cost,
  type Effect,
  type Stat,
  type Token,
} from '../../../../shared/systems/downsync/words.ts'

/** What stands on cards and tokens as the book writes it, in any language. */

export const NONE = '–'
export const inch = (n: number): string => `${n}″`

export const SIG_SIGN = 'SIG'
export const COMMAND_POINTS = 'Command Points'
/** Action Cost Icons (lines 455–462); what is free has no sign. */
export const COST_SIGNS = {
  action: 'A',
  command: 'C',
  either: 'A/C',
  both: 'A+C',
} as const satisfies Readonly<Record<Exclude<Cost, 'free'>, string>>
/** Effects (lines 512–516, 547–553). */
export const EFFECT_SIGNS = {
  kill: 'KILL',
  stun: 'STUN',
  reveal: 'REVEAL',
  breach: 'BREACH',
  special: '★',
} as const satisfies Readonly<Record<Effect, string>>
/** Stats (lines 324–330, 725). */
export const STAT_SIGNS = {
  spd: 'SPD',
  scan: 'SCAN',
  targ: 'TARG',
  def: 'DEF',
  cm: 'CM',
  cmPlus: 'CM+',
} as const satisfies Readonly<Record<Stat, string>>

/** Tokens of the book, and the one counter that it names (lines 681–757). */
export type NamedToken = Token | 'breach'
export const TOKEN_NAMES = {
  commandPoint: 'Command Point',
  activated: 'Activated',
  countermeasure: 'Countermeasure',
  emergency: 'Emergency Countermeasure',
  overwatch: 'Overwatch',
  stun: 'Stun',
  stealth: 'Stealth',
  breach: 'Breach Counter',
} as const satisfies Readonly<Record<NamedToken, string>>
/** The same in a few letters. */
export const TOKEN_LETTERS = {
  commandPoint: 'CP',
  activated: 'ACT',
  countermeasure: STAT_SIGNS.cm,
  emergency: STAT_SIGNS.cmPlus,
  overwatch: 'OW',
  stun: 'STUN',
  stealth: 'STL',
  breach: 'BRE',
} as const satisfies Readonly<Record<NamedToken, string>>

/** Teams as the book writes them: `1`, `2–4`, `1, 3–4`. Source: line 358. */
export function teamsText(teams: readonly number[]): string {
  const all = teams.toSorted((one, other) => one - other)
  const runs: number[][] = []
  for (const team of all) {
    const run = runs.at(-1)
    if (run?.at(-1) === team - 1) run.push(team)
    else runs.push([team])
  }
  return runs.map((run) => (run.length === 1 ? run.join() : `${run[0]}–${run.at(-1)}`)).join(', ')
}

/** Inches with their sign, all else as it is. */
export const statText = (stat: Stat, card: CardFace): string =>
  stat === 'spd' ? inch(card.spd) : String(card[stat])

/** The stats of a card; none of Emergency Countermeasures where it has none. */
export const statsOf = (card: CardFace): readonly Stat[] =>
  STATS.filter((stat) => stat !== 'cmPlus' || card.cmPlus > 0)

/** Without a limit it has a dash. Source: line 443. */
export const rangeText = ({ range }: Pick<Action, 'range'>): string => (range === null ? NONE : inch(range))
