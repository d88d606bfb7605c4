import { chanceOfMore, facesUpTo, sumsOf } from '../../dice/exact.ts'
import { requireCount, requireFlag, requireList } from '../arguments.ts'
import { requireHouse, requireSkill } from './arguments.ts'
import { CARD_VALUES, DYING_DIE_SIDES, DYING_SIDES } from './data/healing.ts'
import type { House, HouseRules } from './house-rules.ts'
import type { Skill } from './words.ts'

/** What a card counts, by its rank from 1, the ace, to 13, the king. Source: line 256; R25. */
export function cardValue(rank: number, { court }: Pick<HouseRules, 'court'>): number {
  const value = CARD_VALUES[court][rank - 1]
  if (value === undefined) throw new RangeError(`rank cannot be ${rank}.`)
  return value
}

/** Whether a medical roll does it, against a card, or a card and a d4. Source: lines 258–264; R6. */
export function treats(roll: number, severity: number, { medical }: Pick<HouseRules, 'medical'>): boolean {
  return roll > leastBeaten(severity, medical)
}

/** What has to be exceeded: where meeting is enough, one less. */
function leastBeaten(severity: number, medical: HouseRules['medical']): number {
  return medical === 'meet' ? severity - 1 : severity
}

/** Whether a technical roll does it: it must exceed the card and never meets it. Source: line 208; R29. */
export function succeeds(roll: number, card: number): boolean {
  return roll > card
}

const rollsOf = ({ av, cd }: Skill): number[] => facesUpTo(cd).map((face) => face + av)

/** How badly somebody is Mostly Dead, as far as it is known; what is left out is as usual. */
export interface Dying {
  /** Below 0, and still to be saved in a trauma unit: two dice on top of the card (line 268). */
  readonly deep?: boolean
  /** The die that was thrown once for all healers, where the house rules want so (R26). */
  readonly worse?: number | null
}

/** Somebody who treats him. */
export interface Healer extends Skill {
  /** Has tried in the first of the turns already. */
  readonly tried?: boolean
  /** So many tries in all, where they are not as many as the turns: an ally acts in turns of his own (line 260). */
  readonly tries?: number
}

const DYING_DIE = facesUpTo(DYING_DIE_SIDES)

/** What may come on top of the card. */
function worseBy({ deep = false, worse = null }: Dying): readonly number[] {
  if (worse !== null) return [worse]
  return deep ? sumsOf(DYING_DIE, DYING_DIE) : DYING_DIE
}

/**
 * The chance of one medical try: against a card where the patient is hurt, and a d4 more where it is Mostly Dead.
 * Source: Healing, lines 256–264; R6, R25.
 */
export function medicalOdds(q: Skill & Dying & { readonly dying: boolean; readonly house?: House }): number {
  requireSkill('', q)
  requireFlag('dying', q.dying)
  const { medical, court } = requireHouse(q.house)
  const severities = q.dying ? sumsOf(CARD_VALUES[court], worseBy(q)) : CARD_VALUES[court]
  return chanceOfMore(
    rollsOf(q),
    severities.map((severity) => leastBeaten(severity, medical)),
  )
}

/**
 * The chance that somebody at 0 is brought back in time: a d4 says how many turns are left, unless it is known, and each
 * healer tries once in each, with cards and dice of its own. Source: lines 260, 266; R24, R26.
 */
export function rescueOdds(
  q: Dying & {
    readonly healers: readonly Healer[]
    readonly turns?: number
    /** One die on top of the card for all healers. */
    readonly shared?: boolean
    readonly house?: House
  },
): number {
  requireList('healers', q.healers)
  for (const { tried, tries } of q.healers) {
    requireFlag('tried', tried)
    if (tries !== undefined) requireCount('tries', tries)
  }
  if (q.turns !== undefined) requireCount('turns', q.turns)
  const { deep = false, worse = null, shared = false } = q
  const house = requireHouse(q.house)
  const known = shared ? worseBy({ deep, worse }) : [worse]
  const turnsLeft = q.turns === undefined ? facesUpTo(DYING_SIDES) : [q.turns]
  const lost = known.flatMap((die) => {
    const fail = q.healers.map(({ av, cd, tried = false, tries }) => ({
      each: 1 - medicalOdds({ av, cd, dying: true, deep, worse: die, house }),
      fewer: Number(tried),
      tries,
    }))
    return turnsLeft.map((turns) =>
      fail.reduce((all, { each, fewer, tries = turns }) => all * each ** Math.max(0, tries - fewer), 1),
    )
  })
  return 1 - lost.reduce((all, chance) => all + chance, 0) / lost.length
}

/** The chance of one technical try at a lock or computer. Source: line 208; R29. */
export function skillOdds(q: Skill & { readonly house?: House }): number {
  requireSkill('', q)
  const { court } = requireHouse(q.house)
  return chanceOfMore(rollsOf(q), CARD_VALUES[court])
}
