import { unitProfile, type UnitProfile } from '../../../../../../shared/systems/seven-seconds/profiles.ts'
import type { BattleView, BlipView } from '../../../../../../shared/systems/seven-seconds/battle/view.ts'
import type { Activation, Unit } from '../../../../../../shared/systems/seven-seconds/battle/state/state.ts'
import {
  OBJECTIVES,
  blipId,
  type Objective,
  type Side,
  type TargetId,
} from '../../../../../../shared/systems/seven-seconds/battle/words.ts'

/** Questions to the open table that several parts of the console ask. */
export interface Table {
  readonly view: BattleView
  /** A unit on the table. */
  readonly unit: (id: TargetId) => Unit | null
  readonly blip: (id: TargetId) => BlipView | null
  /** The Blip that a unit on the table was before it came to light; null for whatever else. */
  readonly blipOf: (id: TargetId) => TargetId | null
  /** The numbers in force of a unit. */
  readonly profile: (unit: Unit) => UnitProfile
  /** Target Counters on anything that can carry them. */
  readonly counters: (id: TargetId) => number
  readonly objectives: readonly Objective[]
  readonly activation: Activation | null
  /** The unit that is acting; null for a Blip. */
  readonly acting: Unit | null
}

export function tableOf(view: BattleView): Table {
  const units = new Map(view.units.filter(({ where }) => where === 'table').map((unit) => [unit.id, unit]))
  const blips = new Map(view.blips.map((blip) => [blip.id, blip]))
  const objectives = OBJECTIVES.filter((objective) => view.objectives[objective])
  const activation = view.turn?.activation ?? null
  return {
    view,
    unit: (id) => units.get(id) ?? null,
    blip: (id) => blips.get(id) ?? null,
    blipOf: (id) => {
      const { side, square = null } = units.get(id) ?? {}
      return side && square !== null ? blipId(side, square) : null
    },
    profile: ({ side, type, rating }) => unitProfile(type, rating, view.sides[side].tech),
    counters: (id) => units.get(id)?.counters ?? view.grounds[id] ?? objectiveOf(view, id)?.counters ?? 0,
    objectives,
    activation,
    acting: activation ? (units.get(activation.piece) ?? null) : null,
  }
}

function objectiveOf({ objectives }: BattleView, id: TargetId): { readonly counters: number } | null {
  const name = OBJECTIVES.find((objective) => objective === id)
  return name ? (objectives[name] ?? null) : null
}

/** The side that has something to do now: whose turn it is, or who must answer. */
export function sideToAct({ view, activation }: Table): Side | null {
  if (view.phase === 'withdrawal' && view.withdrawing) return view.withdrawing === 'a' ? 'b' : 'a'
  if (view.phase === 'settling') return view.attacker
  const { turn } = view
  if (!turn) return null
  const asksOther = activation?.pending?.kind === 'flight' && !activation.pending.answered
  return asksOther ? (turn.side === 'a' ? 'b' : 'a') : turn.side
}
