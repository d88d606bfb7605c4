import type { Activation, BattleState, Unit } from '../state/state.ts'
import { jammers, onTable, pieceOnTable } from '../state/look.ts'
import { sideOf, type Phase, type Side, type TargetId, type UnitId } from '../words.ts'
import { breaks, impossible, notNowIn, when, type Hindrance } from '../../../../battle/rule.ts'

/** What stands against a command whatever its rule: the time, the side, the unit. */

/** The battle waits for something else. */
export const notNow = notNowIn<Phase>({
  roles: { what: 'the role roll', page: 14 },
  'first-initiative': { what: 'the roll for the Initiative Counter', page: 15 },
  edges: { what: 'a table edge', page: 15 },
  objectives: { what: 'the Objectives', page: 15 },
  cards: { what: 'cards, drones and the Holding Areas', page: 15 },
  deployment: { what: 'the Blips', page: 15 },
  action: { what: 'the actions of this round', page: 16 },
  'between-rounds': { what: 'the next round, a Withdraw or an agreed end', page: 16 },
  withdrawal: { what: 'an answer to the Withdraw', page: 16 },
  settling: { what: 'the state of the Objectives', page: 16 },
  measuring: { what: 'the measurements for the missions', page: 16 },
  over: { what: 'nothing more', page: 16 },
})

/** It is the other side that must do this; the players may agree otherwise. */
export function notBy(side: Side, wanted: Side | null, page: number): readonly Hindrance[] {
  return when(side !== wanted, () =>
    breaks('battle/other-side', 'This is for the other side to do.', { page, path: ['side'] }),
  )
}

/** The side's turn, with no activation going on. */
export function notFree(state: BattleState, side: Side): readonly Hindrance[] {
  return [...notItsTurn(state, side), ...activationOpen(state)]
}

export function notItsTurn(state: BattleState, side: Side): readonly Hindrance[] {
  return when(state.turn?.side !== side, () =>
    breaks('turn/not-yours', 'Wait for your turn: the other side is activating.', {
      page: 16,
      path: ['side'],
    }),
  )
}

/** Another piece acts: what comes now ends its activation, and what it has begun is dropped. */
export function activationOpen({ turn }: BattleState): readonly Hindrance[] {
  const activation = turn?.activation ?? null
  return [
    ...when(activation !== null, () =>
      breaks('turn/activation-open', 'End the activation that is going on first.', { page: 16 }),
    ),
    ...when(activation !== null && isHalfDone(activation), () => halfDone([])),
  ]
}

/** A kamikaze need not explode after its flight (p.15); any other action is carried to its end. */
export function isHalfDone({ pending }: Activation): boolean {
  return pending !== null && pending.kind !== 'fuse'
}

export function halfDone(path: readonly string[], how: typeof breaks = breaks): Hindrance {
  return how('action/half-done', 'Finish the action that has begun first.', { page: 17, path })
}

/** A piece of the side on the table. */
export function notOwn(state: BattleState, side: Side, id: TargetId, field: string): readonly Hindrance[] {
  if (pieceOnTable(state, id) && sideOf(id) === side) return []
  return [notThere(state, side, id, field)]
}

function notThere(state: BattleState, side: Side, id: TargetId, field: string): Hindrance {
  const path = [field]
  const values = { id }
  const unit = state.units[id]
  if (sideOf(id) !== side)
    return impossible('unit/not-yours', 'Choose one of your own units.', { page: 16, path, values })
  if (unit?.where === 'destroyed') {
    return impossible('unit/destroyed', 'This unit was destroyed: it takes no part any more.', {
      page: 24,
      path,
      values,
    })
  }
  return impossible('unit/not-on-table', 'There is no such unit on the table.', { page: 16, path, values })
}

/** The piece that is acting now, on its side's turn. */
export function activationOf(state: BattleState, side: Side, piece: TargetId): Activation | null {
  const activation = state.turn?.side === side ? state.turn.activation : null
  return activation?.piece === piece ? activation : null
}

/** What keeps a piece from beginning an action: its turn, its state, its suit, its actions. */
export function cannotAct(
  state: BattleState,
  side: Side,
  piece: TargetId,
  field = 'unit',
): readonly Hindrance[] {
  const own = notOwn(state, side, piece, field)
  if (own.length > 0) return own
  const activation = activationOf(state, side, piece)
  const path = [field]
  if (activation?.pending) return [halfDone(path, impossible)]
  const unit = onTable(state, piece)
  return [
    ...when(activation === null, () =>
      breaks('unit/not-activated', 'Activate this unit first; only then it acts.', { page: 16, path }),
    ),
    ...(activation === null ? [...notItsTurn(state, side), ...activationOpen(state)] : []),
    ...when(unit !== null && liesDown(state, unit), () =>
      breaks('unit/stunned', 'A Stunned trooper does nothing until it recovers.', { page: 24, path }),
    ),
    ...when(activation?.actionsLeft === 0, () =>
      breaks('unit/no-action-left', 'It has no action left: end its activation.', { page: 16, path }),
    ),
    ...when(unit?.damaged === true && activation?.suitObeyed !== true, () =>
      breaks('unit/suit-unchecked', 'Its suit is Damaged: roll whether it obeys before the action.', {
        page: 24,
        path,
      }),
    ),
  ]
}

/** What keeps a unit from the second part of an action; the unit itself may be gone by then. */
export function notPending(
  state: BattleState,
  side: Side,
  unit: TargetId,
  kind: NonNullable<Activation['pending']>['kind'],
): readonly Hindrance[] {
  const pending = activationOf(state, side, unit)?.pending
  return when(pending?.kind !== kind, () =>
    impossible('action/not-begun', 'No such action of this unit has begun.', { page: 17, path: ['unit'] }),
  )
}

/** The acting unit when it could begin an action, for the offers of the actions. */
export function actor(state: BattleState, side: Side): Unit | null {
  const piece = state.turn?.side === side ? state.turn.activation?.piece : undefined
  const unit = piece === undefined ? null : onTable(state, piece)
  return unit && cannotAct(state, side, unit.id).length === 0 ? unit : null
}

/** A Stunned trooper loses what is left of its activation (p.24), unless the group plays that it acts on. */
export function liesDown({ setup, turn }: BattleState, { id, stunned }: Unit): boolean {
  return stunned && (setup.rules.stunEndsActivation || turn?.activation?.piece !== id)
}

/** A unit whose equipment does not allow it; firm where it has not even the numbers for it. */
export function unable(stands: boolean, what: string, page: number, numbers = true): readonly Hindrance[] {
  const against = { page, path: ['unit'] }
  const message = `This unit cannot ${what}.`
  return when(stands, () =>
    numbers ? breaks('unit/unable', message, against) : impossible('unit/unable', message, against),
  )
}

/** The drones in whose jamming fields the piece may stand: of all others it is known that it does not. */
export function fieldsNear(state: BattleState, piece: TargetId): UnitId[] {
  return jammers(state, piece).filter((id) => !state.units[id]?.clear.includes(piece))
}
