import { SIDES, type Side } from './words.ts'
import type { CommandKind } from './documents/commands.ts'
import { RULES } from './rules/all.ts'
import type { Offer } from './rules/field.ts'
import type { BattleState } from './state/state.ts'

/**
 * Every command that a side may give now within the rules, with the choices it has and the measurements that
 * each action wants. What a side may not know does not show in its options.
 */
export function options(state: BattleState, side: Side): readonly Offer[] {
  return Object.entries(RULES).flatMap(([command, rule]) =>
    rule.offers(state, side).map((fields) => ({ command: command as CommandKind, side, fields })),
  )
}

/** Sides that the battle waits for. */
export function waitsFor(state: BattleState): readonly Side[] {
  return SIDES.filter((side) => options(state, side).some(({ command }) => command !== 'reveal'))
}
