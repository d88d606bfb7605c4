import { destroy } from '../effects/harm.ts'
import { actor, cannotAct, notPending, unable } from '../rules/against.ts'
import { is, type Field } from '../rules/field.ts'
import { rollTest, type Log } from '../rules/log.ts'
import { breaks, impossible, when, type Rule } from '../rules/rule.ts'
import { countersOn, isEnemy, onTable, profileOf, unitsOnTable } from '../state/look.ts'
import type { BattleState } from '../state/state.ts'
import { survivingObjectives } from '../ending/end.ts'
import { afterAction, comeToAct, spendAction } from '../turns/flow.ts'
import { OTHER_SIDE, type Side, type TargetId } from '../words.ts'
import { deviate, intercepts } from './countermeasures.ts'
import { carryOut, mismeasured, movementFields, spentField } from './movement.ts'

/**
 * A Move or Jump with its passive sensors, after which the drone may explode. Source: Kamikaze, p.15, 22; R21.
 */
export const kamikaze: Rule<'kamikaze'> = {
  phases: ['action'],
  offers: (state, side) => {
    const unit = actor(state, side)
    if (!unit || !profileOf(state, unit).explodes) return []
    return (['move', 'jump'] as const).map((by) => ({
      unit: is(unit.id),
      by: is(by),
      ...movementFields(state, side, unit.id, by),
      ...(by === 'move' ? spentField(state, unit.id) : { spent: is(null) }),
    }))
  },
  check: (state, command) => {
    const { side, unit: id, by } = command
    const hindered = cannotAct(state, side, id)
    if (hindered.some(({ firm }) => firm)) return hindered
    const unit = onTable(state, id)
    return [
      ...hindered,
      ...unable(
        unit === null || !profileOf(state, unit).explodes,
        'explode',
        22,
        unit !== null && profileOf(state, unit).robotics !== null,
      ),
      ...when((command.spent === null) === (by === 'move'), () =>
        impossible('move/spent', 'Movement is spent by a Move; a Jump ignores what lies between.', {
          page: 18,
          path: ['spent'],
        }),
      ),
      ...mismeasured(state, side, id, by, command),
    ]
  },
  resolve: (log, command) => {
    const { side, unit, by } = command
    comeToAct(log, side, unit)
    carryOut(log, side, unit, by, command)
    spendAction(log)
    log.emit({ kind: 'fuse-lit', unit, touchable: metBy(log, side, command.passes) })
  },
}

/** What it came within 6" of, Blips as the units that they turned out to be: only that can it touch. */
function metBy(log: Log, side: Side, passes: readonly TargetId[]): TargetId[] {
  const revealed = log.events.flatMap((event) => (event.kind === 'blip-revealed' ? event.units : []))
  return [...new Set([...passes, ...revealed])].filter((id) => touchable(log.state, side).includes(id))
}

/**
 * Touching an enemy unit or an Objective, a die below its Target Counters destroys it; for all others, or when it
 * does not, a blast of Robotics inches around the drone, which is gone. Source: Kamikaze, p.22; R21.
 */
export const explode: Rule<'explode'> = {
  phases: ['action'],
  offers: (state, side) => {
    const activation = state.turn?.side === side ? state.turn.activation : null
    if (activation?.pending?.kind !== 'fuse') return []
    const of = activation.pending.touchable
    const contact: Field = { kind: 'one', of, orNone: true, measured: true }
    return [{ unit: is(activation.piece), contact }]
  },
  check: (state, { side, unit, contact }) => {
    const pending = notPending(state, side, unit, 'fuse')
    if (pending.length > 0) return pending
    const fuse = state.turn?.activation?.pending
    const met = fuse?.kind === 'fuse' ? fuse.touchable : []
    return when(contact !== null && !met.includes(contact), () =>
      // Whom it did not come near the players may let it touch, but nothing that is not there.
      (contact !== null && touchable(state, side).includes(contact) ? breaks : impossible)(
        'kamikaze/no-contact',
        'It can touch an enemy unit or an Objective that it came within 6" of, or nothing.',
        { page: 22, path: ['contact'] },
      ),
    )
  },
  resolve: (log, { side, unit, contact }) => {
    const drone = onTable(log.state, unit)
    if (!drone) return
    log.emit({ kind: 'exploded', unit, contact })
    const radius = profileOf(log.state, drone).robotics ?? 1
    const { rules } = log.state.setup
    const stopped = contact !== null && rules.kamikazeIntercepted && intercepts(log, contact)
    const hit = !stopped && contact !== null && strikes(log, side, unit, contact)
    const deviation = !hit && !stopped && rules.kamikazeDeviates ? deviate(log, side, unit) : null
    if (hit) shatter(log, unit, contact)
    destroy(log, unit, { cause: 'kamikaze', by: unit })
    if (stopped) return afterAction(log)
    const touched = !hit && deviation === null && contact !== null && isEnemy(side, contact) ? contact : null
    const spared = hit ? contact : null
    log.emit({
      kind: 'blast-opened',
      unit,
      cause: 'kamikaze',
      radius,
      centre: unit,
      deviation,
      spared,
      touched,
    })
  },
}

function strikes(log: Log, side: Side, unit: TargetId, contact: TargetId): boolean {
  return rollTest(log, 'below', countersOn(log.state, contact), { purpose: 'contact', side, unit }).success
}

function shatter(log: Log, unit: TargetId, contact: TargetId): void {
  const objective = survivingObjectives(log.state).find((one) => one === contact)
  if (objective) log.emit({ kind: 'objective-destroyed', objective, by: unit })
  else destroy(log, contact, { cause: 'contact', by: unit })
}

function touchable(state: BattleState, side: Side): TargetId[] {
  return [...unitsOnTable(state, OTHER_SIDE[side]).map(({ id }) => id), ...survivingObjectives(state)]
}
