import { band, is, one } from '../../../../battle/field.ts'
import { breaks, impossible, when } from '../../../../battle/rule.ts'
import { snapshotModifier } from '../../shooting.ts'
import { COVERS } from '../../words.ts'
import { endMovement, carryOn } from '../course/flow.ts'
import { cannotAct, notYours } from '../rules/against.ts'
import type { Rule } from '../rules/rule.ts'
import { modelIn, rulesOf } from '../state/look.ts'
import type { BattleState } from '../state/state.ts'
import type { Side } from '../words.ts'
import { dueSnapshots } from '../course/due.ts'
import { flyOn } from './stray.ts'
import { attackOn, strikeWith, throwAttack } from '../course/throws.ts'

function waitsFor(state: BattleState): readonly Side[] {
  return dueSnapshots(state).map(({ side }) => side)
}

/**
 * A free shot at a model that moves in sight, judged at once; the nearest draws it, another is taken with the table's
 * consent and marked. Source: lines 337–347; R20; E7.
 */
export const snapshot: Rule<'snapshot'> = {
  phases: ['snapshots'],
  offers: (state, side) =>
    dueSnapshots(state)
      .filter((due) => due.side === side)
      .map(({ by, at }) => ({ model: is(by), target: one(at), cover: band(COVERS) })),
  check: (state, { side, model: id, target }) => {
    const due = dueSnapshots(state).find(({ by }) => by === id)
    const at = modelIn(state, target)
    return [
      ...notYours(side, waitsFor(state), 337),
      ...cannotAct(state, side, id),
      ...when(modelIn(state, id)?.now.snapped ?? false, () =>
        breaks('snapshot/taken', 'It has taken its Snapshot of this phase: choose another.', {
          page: 341,
          path: ['model'],
        }),
      ),
      ...when(at === null || at.side === side || at.fate !== 'up', () =>
        impossible('snapshot/no-target', 'Choose an enemy that moves.', { page: 337, path: ['target'] }),
      ),
      ...when(!due?.at.includes(target), () =>
        breaks('snapshot/not-due', 'No Snapshot of this model at that one is due: choose another.', {
          page: 337,
          path: ['target'],
        }),
      ),
    ]
  },
  resolve: (log, { side, model: id, target, cover }) => {
    const { state } = log
    const [model, at] = [modelIn(state, id), modelIn(state, target)]
    const strike = model && strikeWith(state, model, 'standard')
    if (!model || !at || !strike) return
    const nearer = dueSnapshots(state).find(({ by }) => by === id)?.at ?? []
    const passedOver = nearer.slice(0, Math.max(0, nearer.indexOf(target)))
    log.emit({ kind: 'snapshot-taken', model: id, target, passedOver })
    const attacker = throwAttack(log, model, strike, snapshotModifier(cover))
    const { weapon } = strike
    const hit = attackOn(log, at, { attack: null, by: id, with: 'standard', attacker, weapon, side })
    // With a clear line there is nothing between: a miss flies on behind the target (line 91).
    if (!hit && rulesOf(state).straySnapshots)
      flyOn(log, { by: id, with: 'standard', side, near: [], target })
    carryOn(log)
  },
}

/** A side takes no more of the Snapshots that it has. */
export const holdFire: Rule<'hold-fire'> = {
  phases: ['snapshots'],
  offers: (state, side) => (waitsFor(state).includes(side) ? [{}] : []),
  check: (state, { side }) => notYours(side, waitsFor(state), 337),
  resolve: (log, { side }) => {
    log.emit({ kind: 'fire-held', side })
    endMovement(log)
  },
}
