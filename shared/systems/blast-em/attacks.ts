import { chanceOfMore, facesUpTo } from '../../dice/exact.ts'
import { requireCount, requireModifier, requireWord } from '../arguments.ts'
import { DICE, type Die } from './words.ts'

/** One attack on one target, all values known. */
export interface Hit {
  readonly av: number
  readonly cd: Die
  readonly dv: number
  readonly targetCd: Die
  /** To the attack. */
  readonly mod?: number
}

/**
 * Whether an attack beats a defence, both with their dice: equal misses.
 * Source: lines 143–145; R11.
 */
export function beats(attack: number, defence: number): boolean {
  return attack > defence
}

/** The chance that an attack hits. Source: lines 143–145, 159–161; R11. */
export function hitOdds(h: Hit): number {
  const { av, cd, dv, targetCd, mod = 0 } = h
  requireCount('av', av)
  requireWord('cd', cd, DICE)
  requireCount('dv', dv)
  requireWord('targetCd', targetCd, DICE)
  requireModifier('mod', mod)
  return chanceOfMore(
    facesUpTo(cd).map((face) => face + av + mod),
    facesUpTo(targetCd).map((face) => face + dv),
  )
}
