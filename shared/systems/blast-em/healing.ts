import { chanceOfMore, facesUpTo, sumsOf } from '../../dice/exact.ts'
import { requireFlag, requireHouse, requireList, requireSkill } from './arguments.ts'
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

/**
 * The chance of one medical try: against a card where the patient is hurt, and a d4 more where it is Mostly Dead.
 * Source: Healing, lines 256–264; R6, R25.
 */
export function medicalOdds(q: Skill & { readonly dying: boolean; readonly house?: House }): number {
  requireSkill('', q)
  requireFlag('dying', q.dying)
  const { medical, court } = requireHouse(q.house)
  const severities = q.dying ? sumsOf(CARD_VALUES[court], facesUpTo(DYING_DIE_SIDES)) : CARD_VALUES[court]
  return chanceOfMore(
    rollsOf(q),
    severities.map((severity) => leastBeaten(severity, medical)),
  )
}

/**
 * The chance that somebody at 0 is brought back in time: a d4 says how many turns are left, and each healer tries once in
 * each, with cards and dice of its own. Source: lines 260, 266; R24, R26.
 */
export function rescueOdds(q: { readonly healers: readonly Skill[]; readonly house?: House }): number {
  requireList('healers', q.healers)
  const house = requireHouse(q.house)
  const nobody = q.healers
    .map(({ av, cd }) => 1 - medicalOdds({ av, cd, dying: true, house }))
    .reduce((all, fails) => all * fails, 1)
  const lost = facesUpTo(DYING_SIDES).map((turns) => nobody ** turns)
  return 1 - lost.reduce((all, chance) => all + chance, 0) / DYING_SIDES
}

/** The chance of one technical try at a lock or computer. Source: line 208; R29. */
export function skillOdds(q: Skill & { readonly house?: House }): number {
  requireSkill('', q)
  const { court } = requireHouse(q.house)
  return chanceOfMore(rollsOf(q), CARD_VALUES[court])
}
