import type { BattleState, Changes, Craft, Fighter, Turn } from './state.ts'

/** New states with one thing changed; a thing that is not there changes nothing. */

export function fighterChanged(
  state: BattleState,
  id: string,
  change: Partial<Fighter> | ((fighter: Fighter) => Partial<Fighter>),
): BattleState {
  const fighter = Object.hasOwn(state.fighters, id) ? state.fighters[id] : undefined
  if (!fighter) return state
  const changes = typeof change === 'function' ? change(fighter) : change
  return { ...state, fighters: { ...state.fighters, [id]: { ...fighter, ...changes } } }
}

export function everyFighter(
  state: BattleState,
  change: (fighter: Fighter) => Partial<Fighter> | null,
): BattleState {
  const fighters = Object.fromEntries(
    Object.entries(state.fighters).map(([id, fighter]) => {
      const changes = change(fighter)
      return [id, changes ? { ...fighter, ...changes } : fighter]
    }),
  )
  return { ...state, fighters }
}

export function craftChanged(
  state: BattleState,
  id: string,
  change: Partial<Craft> | ((craft: Craft) => Partial<Craft>),
): BattleState {
  const craft = Object.hasOwn(state.crafts, id) ? state.crafts[id] : undefined
  if (!craft) return state
  const changes = typeof change === 'function' ? change(craft) : change
  return { ...state, crafts: { ...state.crafts, [id]: { ...craft, ...changes } } }
}

export function everyCraft(state: BattleState, change: (craft: Craft) => Partial<Craft> | null): BattleState {
  const crafts = Object.fromEntries(
    Object.entries(state.crafts).map(([id, craft]) => {
      const changes = change(craft)
      return [id, changes ? { ...craft, ...changes } : craft]
    }),
  )
  return { ...state, crafts }
}

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
