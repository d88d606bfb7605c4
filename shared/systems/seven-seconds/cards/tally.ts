import { never } from '../../../never.ts'
import type { UnitType } from '../words.ts'
import type { Condition, ConditionOf, ObjectiveState } from './documents.ts'
import type { EndOfBattle, Measurement, ObjectiveEnd } from './end.ts'
import { measured, measurementOf } from './measure.ts'
import { OTHER_SIDE, unitsOf, type Objective, type Side, type UnitGroup } from './words.ts'

/** One fact of the table that a condition looked at. */
export type Reason =
  | ({ readonly kind: 'objective'; readonly objective: Objective; readonly counts: boolean } & ObjectiveEnd)
  /** The condition speaks of Objectives and the battle had none. */
  | { readonly kind: 'no-objectives' }
  | {
      readonly kind: 'units'
      readonly fate: 'lost' | 'alive'
      readonly side: Side
      readonly unit: UnitType
      readonly count: number
    }
  /** `count` is null when nobody measured: the condition pays nothing. */
  | ({ readonly kind: 'measured'; readonly count: number | null } & Measurement)
  | { readonly kind: 'controls'; readonly side: Side | null }
  | { readonly kind: 'first-kill'; readonly side: Side | null }

/** How often a condition was met, and the facts that say so. A yes counts 1, a no 0. */
export interface Tally {
  readonly count: number
  readonly reasons: readonly Reason[]
}

/** Looks at the table for one condition of a side's mission. Never throws, whatever the end and the card. */
export function tally(condition: Condition, end: EndOfBattle, side: Side): Tally {
  const enemy = OTHER_SIDE[side]
  switch (condition.kind) {
    case 'objectives':
      return tallyObjectives(condition, end, side)
    case 'kills':
      return tallyUnits('lost', condition.of, end, enemy)
    case 'losses':
      return tallyUnits('lost', condition.of, end, side)
    case 'no-losses': {
      const lost = tallyUnits('lost', condition.of, end, side)
      return { count: lost.count === 0 ? 1 : 0, reasons: lost.reasons }
    }
    case 'alive':
      return tallyUnits('alive', condition.of, end, side)
    case 'near':
    case 'clear':
    case 'own': {
      const question = measurementOf(condition, side)
      const count = measured(question, end)
      const met = condition.kind === 'clear' ? (count === 0 ? 1 : 0) : (count ?? 0)
      return { count: met, reasons: [{ kind: 'measured', ...question, count }] }
    }
    case 'control':
      return yes(end.controls === side, { kind: 'controls', side: end.controls })
    case 'deny':
      return yes(end.controls !== enemy, { kind: 'controls', side: end.controls })
    case 'first-kill':
      return yes(end.firstKill === side, { kind: 'first-kill', side: end.firstKill })
    default:
      return never(condition)
  }
}

function yes(met: boolean, reason: Reason): Tally {
  return { count: met ? 1 : 0, reasons: [reason] }
}

function tallyObjectives(condition: ConditionOf<'objectives'>, end: EndOfBattle, side: Side): Tally {
  const { objectives } = end
  if (objectives === null) return { count: 0, reasons: [{ kind: 'no-objectives' }] }
  const reasons = condition.which.map((objective) => {
    const found = objectives[objective]
    return {
      kind: 'objective' as const,
      objective,
      counts: isIn(condition.state, found, side, end),
      ...found,
    }
  })
  return { count: reasons.filter(({ counts }) => counts).length, reasons }
}

/** Whether an Objective is in the state that is asked for (R28). */
function isIn(
  state: ObjectiveState,
  found: ObjectiveEnd,
  side: Side,
  { inspected }: Pick<EndOfBattle, 'inspected'>,
): boolean {
  switch (state.kind) {
    case 'secured':
      return found.holder === side && !found.destroyed
    case 'destroyed':
      return found.destroyed
    case 'not-destroyed':
      return !found.destroyed
    case 'inspected':
      return found.counters >= state.counters && (inspected === 'whoever-holds' || found.holder === side)
    default:
      return never(state)
  }
}

function tallyUnits(fate: 'lost' | 'alive', group: UnitGroup, end: EndOfBattle, side: Side): Tally {
  const counts = fate === 'lost' ? end.losses[side] : end.alive[side]
  const reasons = unitsOf(group)
    .map((unit) => ({ kind: 'units' as const, fate, side, unit, count: counts[unit] ?? 0 }))
    .filter(({ count }) => count > 0)
  return { count: reasons.reduce((sum, { count }) => sum + count, 0), reasons }
}
