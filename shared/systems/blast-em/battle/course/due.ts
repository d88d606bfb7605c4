import { breaks, when, type Hindrance } from '../../../../battle/rule.ts'
import { snapshots, type Mover } from '../../snapshots.ts'
import type { Side as Kind, Status } from '../../words.ts'
import { canAct, isUp, modelIn, modelsOf, otherKind, partyOf, sidesOf } from '../state/look.ts'
import type { BattleState, ModelState } from '../state/state.ts'
import type { Side } from '../words.ts'
import { strikeWith } from './throws.ts'
import { isSecret } from './who.ts'

/** Who has a Snapshot due. */

export interface Due {
  readonly side: Side
  readonly by: string
  /** Nearest first. */
  readonly at: readonly string[]
}

/**
 * Snapshots at those who have moved in this phase, at each as it came: whoever is charged shoots at who charges before it
 * is there (lines 323, 337–345; R20). Whoever was in HTH when another set out saw nothing of it (line 284, R16).
 */
export function dueSnapshots(state: BattleState): readonly Due[] {
  const { exchange } = state
  if (!exchange?.moves) return []
  const kind = otherKind(exchange.moves)
  if (exchange.surprised === kind) return []
  const sides = [...sidesOf(state, 'team'), ...sidesOf(state, 'badGuys')]
  const models = sides.flatMap((side) => modelsOf(state, side))
  const ids = new Set(models.map(({ id }) => id))
  const views = exchange.views.filter(({ by, at }) => ids.has(by) && ids.has(at))
  if (views.length === 0) return []
  return snapshots({ models: models.map((model) => moverOf(state, model)), views }, kind).flatMap((due) => {
    const side = modelIn(state, due.by)?.side ?? null
    return side === null || exchange.held.includes(side) ? [] : [{ side, ...due }]
  })
}

/** Enemies saw it move in the open: their Snapshots at it come before what else it does (lines 323, 337, 345). */
export function awaitsSnapshots(state: BattleState, id: string): boolean {
  return state.phase === 'moving' && dueSnapshots(state).some(({ at }) => at.includes(id))
}

/** Whoever was seen does nothing before them, and nothing is done for him. */
export function seenFirst(state: BattleState, id: string, path = 'model'): readonly Hindrance[] {
  return when(awaitsSnapshots(state, id), () =>
    breaks(
      'model/seen',
      'Enemies saw it move: first their Snapshots, then the rest, as attacks are declared.',
      {
        page: 345,
        path: [path],
      },
    ),
  )
}

/** The same of what has no other place where attacks are declared in secret. */
export function seenFirstInTheOpen(state: BattleState, id: string, path = 'model'): readonly Hindrance[] {
  return isSecret(state) ? [] : seenFirst(state, id, path)
}

function moverOf(state: BattleState, model: ModelState): Mover {
  return {
    id: model.id,
    side: partyOf(state, model.side) satisfies Kind,
    status: statusOf(model),
    ran: model.now.movement === 'run',
    moving: model.now.open,
    // Whoever moved in the open and hid or was treated after it was seen all the same.
    toGround: model.toGround && !model.now.open,
    heavy: strikeWith(state, model, 'standard') === null,
    // Whoever drags somebody, or is treated, has no hand free for it.
    snapped: model.now.snapped || model.now.drags || model.now.tended || !canAct(state, model),
  }
}

function statusOf(model: ModelState): Status {
  if (isUp(model)) return 'up'
  return model.fate === 'mostlyDead' ? 'mostlyDead' : 'out'
}
