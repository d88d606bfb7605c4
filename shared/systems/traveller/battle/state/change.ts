import { swapped, swappedEach, type Change } from '../../../../battle/swap.ts'
import type { BattleState, Changes, Craft, Fighter, Turn } from './state.ts'

/** New states with one thing changed; a thing that is not there changes nothing. */

export const fighterChanged = (state: BattleState, id: string, change: Change<Fighter>): BattleState => ({
  ...state,
  fighters: swapped(state.fighters, id, change),
})

export const everyFighter = (
  state: BattleState,
  change: (fighter: Fighter) => Partial<Fighter> | null,
): BattleState => ({ ...state, fighters: swappedEach(state.fighters, change) })

export const craftChanged = (state: BattleState, id: string, change: Change<Craft>): BattleState => ({
  ...state,
  crafts: swapped(state.crafts, id, change),
})

export const everyCraft = (
  state: BattleState,
  change: (craft: Craft) => Partial<Craft> | null,
): BattleState => ({ ...state, crafts: swappedEach(state.crafts, change) })

/** The turn that is being played. */
export function turnChanged(state: BattleState, change: (turn: Turn) => Partial<Turn>): BattleState {
  const [turn, ...others] = state.turns
  return turn ? { ...state, turns: [{ ...turn, ...change(turn) }, ...others] } : state
}

export function shifted(changes: Changes, why: keyof Changes, add: number): Changes {
  return why === 'hasty' ? { ...changes, hasty: add > 0 } : { ...changes, [why]: changes[why] + add }
}

/** It moved, or was moved: what was told of its distances no longer holds. */
export function forgotten(state: BattleState, id: string): BattleState {
  return { ...state, ranges: state.ranges.filter(({ of }) => !of.includes(id)) }
}
