import type { Action } from '../../../../shared/systems/downsync/documents/unit-card.ts'
import {
  STATS,
  type Cost,
  type Effect,
  type Sig,
  type Stat,
} from '../../../../shared/systems/downsync/words.ts'
import type { CardFace } from '../../../../shared/systems/downsync/documents/unit-card.ts'
import type { Words } from '../../../texts/words.ts'

/** How the numbers and signs of a card are written on paper: signs are the book’s in any language. */

export const NONE = '–'
export const paperKey = (key: string): string => `paper.downsync.${key}`
export const inch = (n: number): string => `${n}"`

/** Action Cost Icons (lines 455–462); what is free has no sign. */
export const COST_SIGNS: Readonly<Record<Exclude<Cost, 'free'>, string>> = {
  action: 'A',
  command: 'C',
  either: 'A/C',
  both: 'A+C',
}
/** Effects as the book writes them (lines 512–516, 547–553). */
export const EFFECT_SIGNS: Readonly<Record<Effect, string>> = {
  kill: 'KILL',
  stun: 'STUN',
  reveal: 'REVEAL',
  breach: 'BREACH',
  special: '★',
}
/** Stats as the book writes them (lines 324–330, 725). */
export const STAT_SIGNS: Readonly<Record<Stat, string>> = {
  spd: 'SPD',
  scan: 'SCAN',
  targ: 'TARG',
  def: 'DEF',
  cm: 'CM',
  cmPlus: 'CM+',
}
export const SIG_SIGN = 'SIG'

export const sigText = ({ t }: Words, sig: Sig): string => t(paperKey(`sig.${sig}`))

export const costText = ({ t }: Words, cost: Cost): string =>
  cost === 'free' ? t(paperKey('free')) : COST_SIGNS[cost]

/** Numbers of teams, those that follow each other as `1–3`. Source: line 358. */
export function teamText(teams: Action['teams']): string {
  const sorted = teams.toSorted((a, b) => a - b)
  const [first] = sorted
  const last = sorted.at(-1)
  if (first === undefined || last === undefined) return NONE
  const isRun = sorted.length > 1 && last - first === sorted.length - 1
  return isRun ? `${first}–${last}` : sorted.join(', ')
}

/** An action cell by cell, in the order of the book’s list (lines 439–445). */
export const actionCells = (words: Words, action: Action): string[] => [
  teamText(action.teams),
  costText(words, action.cost),
  words.t(paperKey(`target.${action.target}`)),
  action.range === null ? NONE : inch(action.range),
  String(action.rof),
  EFFECT_SIGNS[action.effect],
]

/** What its labels say beside its name. Source: lines 447–451. */
export const labelText = ({ t }: Words, { labels }: Action): string =>
  labels.map((label) => (label === 'scan' ? '[SCAN]' : t(paperKey('vsInfantry')))).join(' ')

/** Inches with their sign, all else as it is. */
export const statText = (stat: Stat, card: CardFace): string =>
  stat === 'spd' ? inch(card.spd) : String(card[stat])

/** The stats of a card; none of Emergency Countermeasures where it has none. */
export const statsOf = (card: CardFace): readonly { readonly name: string; readonly value: string }[] =>
  STATS.filter((stat) => stat !== 'cmPlus' || card.cmPlus > 0).map((stat) => ({
    name: STAT_SIGNS[stat],
    value: statText(stat, card),
  }))
