import { refuse, requireCount, requireFlag, requireModifier, requireWord } from '../arguments.ts'
import { FIRE_MODES, SCATTER_METRES } from './data/attacks.ts'
import { MODES, type Mode } from './words.ts'

/** What a weapon costs who uses it, and where what it throws comes down. */

/** How a weapon is fired: burst and full auto need an Auto rating. */
export interface Firing {
  readonly mode?: Mode
  readonly auto?: number
}

function firingOf({ mode = 'single', auto = 0 }: Firing): { row: (typeof FIRE_MODES)[Mode]; auto: number } {
  requireWord('mode', mode, MODES)
  requireCount('auto', auto)
  if (mode !== 'single' && auto === 0) refuse(`auto of ${mode}`, auto)
  return { row: FIRE_MODES[mode], auto }
}

/**
 * What the next round's Initiative loses to Recoil, or to Heft. Source: lines 58–60; R9, R18; E5, E11.
 */
export function recoilLoss(q: Firing & { readonly strengthDm: number; readonly recoil: number }): number {
  requireModifier('strengthDm', q.strengthDm)
  requireCount('recoil', q.recoil)
  const { row, auto } = firingOf(q)
  const recoil = q.recoil + row.recoil.fixed + Math.floor(auto * row.recoil.perAuto)
  return Math.max(0, recoil - q.strengthDm)
}

/** The rounds of ammunition that an attack spends. Source: lines 93–95; E5. */
export function rounds(q: Firing): number {
  const { row, auto } = firingOf(q)
  return row.rounds.fixed + auto * row.rounds.perAuto
}

/**
 * Metres by which a failed throw scatters: printed, a worse throw lands nearer; by the other house rule, farther.
 * Source: line 176; R21; E12.
 */
export function scatter(effect: number, house = false): number {
  requireModifier('effect', effect)
  if (effect >= 0) refuse('effect', effect)
  requireFlag('house', house)
  return house ? SCATTER_METRES - effect : Math.max(0, SCATTER_METRES + effect)
}
