import { never } from '../../../../never.ts'
import type { EventOf } from '../documents/events.ts'
import { OBJECTIVES, sideOf, type TargetId } from '../words.ts'
import { writtenOn } from '../../../../battle/asides.ts'
import { activationChanged, objectiveChanged, pieceChanged, unitChanged } from './change.ts'
import { isTrooper } from './look.ts'
import type { BattleState, Unit } from './state.ts'

type UnitEvent = EventOf<
  | 'blip-revealed'
  | 'moved'
  | 'counters-changed'
  | 'activation-given'
  | 'activation-lost'
  | 'woke'
  | 'stunned'
  | 'damaged'
  | 'repaired'
  | 'destroyed'
  | 'jammer-toggled'
>

export function evolveUnits(state: BattleState, event: UnitEvent): BattleState {
  switch (event.kind) {
    case 'blip-revealed':
      return revealed(state, event)
    case 'moved': {
      const mayToggle = state.setup.rules.jammerAfterMove && state.turn?.activation?.piece === event.piece
      // Who turns on the spot stays where it is.
      const left = event.inches === 0 ? state : departed(state, event.piece)
      const moved = knownClear(pieceChanged(left, event.piece, { near: event.near }), event)
      return mayToggle ? activationChanged(moved, { mayToggle }) : moved
    }
    case 'counters-changed':
      return counted(state, event.target, event.by)
    case 'activation-given':
      return pieceChanged(state, event.piece, { activation: true })
    case 'activation-lost':
      return pieceChanged(state, event.piece, { activation: false })
    case 'woke':
      return unitChanged(state, event.unit, { stunned: false })
    case 'stunned':
      return unitChanged(state, event.unit, { stunned: true })
    case 'damaged':
      return unitChanged(state, event.unit, { damaged: true })
    case 'repaired':
      return unitChanged(state, event.unit, { damaged: false })
    case 'destroyed':
      return destroyed(state, event)
    case 'jammer-toggled': {
      const toggled = unitChanged(state, event.unit, { jamming: event.on, clear: [] })
      return activationChanged(toggled, { mayToggle: false })
    }
    default:
      return never(event)
  }
}

/** Its units take its place, and its Activation Counter if it has one (p.17, R25). */
function revealed(state: BattleState, { blip: id, units: ids }: EventOf<'blip-revealed'>): BattleState {
  const { [id]: blip, ...blips } = state.blips
  if (!blip) return state
  const units = { ...state.units }
  for (const unitId of ids) {
    const unit = units[unitId]
    if (!unit) continue
    const { activation, moved, near } = blip
    units[unitId] = {
      ...unit,
      where: 'table',
      activation,
      moved,
      near,
      beside: ids.filter((other) => other !== unitId),
    }
  }
  const next = writtenOn({ ...state, blips, units }, id, ids)
  return state.turn?.activation?.piece === id ? activationChanged(next, { revealed: ids }) : next
}

/** It goes from where it was deployed, or came to light. */
function departed(state: BattleState, id: TargetId): BattleState {
  return parted(pieceChanged(state, id, { moved: true }), id)
}

/** It stands elsewhere: nobody knows any more who is near it, or in whose field it is. */
export function parted(state: BattleState, id: TargetId): BattleState {
  const left = state.units[id]?.beside ?? []
  const alone = left.reduce(
    (next, other) =>
      unitChanged(next, other, { beside: next.units[other]?.beside.filter((one) => one !== id) ?? [] }),
    unitChanged(state, id, { beside: [], clear: [] }),
  )
  const forgotten = (unit: Unit): Unit =>
    unit.clear.includes(id) ? { ...unit, clear: unit.clear.filter((one) => one !== id) } : unit
  return { ...alone, units: mapped(alone.units, forgotten) }
}

/** Of whom it was said that he is in no field of theirs. */
export function knownClear(
  state: BattleState,
  { piece, clearOf = [] }: EventOf<'moved' | 'activation-ended'>,
): BattleState {
  if (clearOf.length === 0) return state
  const known = (unit: Unit): Unit =>
    clearOf.includes(unit.id) ? { ...unit, clear: [...new Set([...unit.clear, piece])] } : unit
  return { ...state, units: mapped(state.units, known) }
}

function mapped(units: BattleState['units'], change: (unit: Unit) => Unit): BattleState['units'] {
  return Object.fromEntries(Object.entries(units).map(([id, unit]) => [id, change(unit)]))
}

function counted(state: BattleState, target: TargetId, by: number): BattleState {
  const unit = state.units[target]
  if (unit) return unitChanged(state, target, { counters: Math.max(0, unit.counters + by) })
  const objective = OBJECTIVES.find((name) => name === target)
  if (objective) {
    const counters = Math.max(0, (state.objectives[objective]?.counters ?? 0) + by)
    return objectiveChanged(state, objective, { counters })
  }
  const counters = Math.max(0, (state.grounds[target] ?? 0) + by)
  return { ...state, grounds: { ...state.grounds, [target]: counters } }
}

function destroyed(state: BattleState, { unit: id, cause, by }: EventOf<'destroyed'>): BattleState {
  const unit = state.units[id]
  if (!unit) return state
  const killer = by === null ? null : sideOf(by)
  const first = state.firstKill === null && isTrooper(unit.type) && killer !== unit.side
  const gone: Partial<Unit> = {
    where: 'destroyed',
    counters: 0,
    activation: false,
    jamming: false,
    near: [],
    fate: { cause, by, round: state.round },
  }
  return { ...unitChanged(state, id, gone), firstKill: first ? killer : state.firstKill }
}
