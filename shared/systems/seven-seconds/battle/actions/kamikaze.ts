import { contactTest } from '../../contact.ts'
import type { CommandOf } from '../documents/commands.ts'
import { destroy } from '../effects/harm.ts'
import { actor, cannotAct, notPending, unable } from '../rules/against.ts'
import { is, some } from '../../../../battle/field.ts'
import { type Field } from '../rules/field.ts'
import { rollTest } from '../../../../battle/log.ts'
import { type Log } from '../rules/rule.ts'
import { breaks, impossible, when } from '../../../../battle/rule.ts'
import { type Rule } from '../rules/rule.ts'
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
 * Touching an enemy unit or an Objective, a die below its Target Counters destroys it: of several the one that its
 * owner names, or each. For all others, or when it does not, a blast of Robotics inches around the drone, which is
 * gone. Source: Kamikaze, p.22; R21.
 */
export const explode: Rule<'explode'> = {
  phases: ['action'],
  offers: (state, side) => {
    const activation = state.turn?.side === side ? state.turn.activation : null
    if (activation?.pending?.kind !== 'fuse') return []
    const of = activation.pending.touchable
    const unit = is(activation.piece)
    if (of.length > 1 && state.setup.rules.kamikazeContacts === 'each') {
      return [{ unit, contact: is(null), contacts: some(of) }]
    }
    const contact: Field = { kind: 'one', of, orNone: true, measured: true }
    return [{ unit, contact }]
  },
  check: (state, command) => {
    const { side, unit, contact } = command
    const pending = notPending(state, side, unit, 'fuse')
    if (pending.length > 0) return pending
    const fuse = state.turn?.activation?.pending
    const met = fuse?.kind === 'fuse' ? fuse.touchable : []
    const contacts = contactsOf(command)
    const unmet = contacts.filter((id) => !met.includes(id))
    return [
      ...when(unmet.length > 0, () =>
        // Whom it did not come near the players may let it touch, but nothing that is not there.
        (unmet.every((id) => touchable(state, side).includes(id)) ? breaks : impossible)(
          'kamikaze/no-contact',
          'It can touch an enemy unit or an Objective that it came within 6″ of, or nothing.',
          { page: 22, path: [contact === null ? 'contacts' : 'contact'] },
        ),
      ),
      ...when(contacts.length > 1 && state.setup.rules.kamikazeContacts === 'one', () =>
        breaks('kamikaze/one-contact', 'Of several that it touches it rolls against one alone.', {
          page: 22,
          path: ['contacts'],
        }),
      ),
    ]
  },
  resolve: (log, command) => {
    const { side, unit } = command
    const drone = onTable(log.state, unit)
    if (!drone) return
    const contacts = contactsOf(command)
    const [contact = null, ...further] = contacts
    log.emit({
      kind: 'exploded',
      unit,
      contact,
      ...(further.length > 0 ? { furtherContacts: further } : {}),
    })
    const radius = profileOf(log.state, drone).robotics ?? 1
    const { rules } = log.state.setup
    const stopped = rules.kamikazeIntercepted && contacts.some((one) => intercepts(log, one))
    const hit = stopped ? [] : contacts.filter((one) => strikes(log, side, unit, one))
    const deviates = hit.length === 0 && !stopped && rules.kamikazeDeviates
    const deviation = deviates ? deviate(log, side, unit) : null
    for (const one of hit) shatter(log, unit, one)
    destroy(log, unit, { cause: 'kamikaze', by: unit })
    if (stopped) return afterAction(log)
    const left = contacts.filter((one) => !hit.includes(one) && isEnemy(side, one))
    const [touched = null, ...furtherTouched] = deviation === null ? left : []
    log.emit({
      kind: 'blast-opened',
      unit,
      cause: 'kamikaze',
      radius,
      centre: unit,
      deviation,
      spared: hit[0] ?? null,
      touched,
      ...(furtherTouched.length > 0 ? { furtherTouched } : {}),
    })
  },
}

/** What it touches: the one that its owner names, or each. */
export function contactsOf({ contact, contacts = [] }: CommandOf<'explode'>): readonly TargetId[] {
  return [...new Set([...(contact === null ? [] : [contact]), ...contacts])]
}

function strikes(log: Log, side: Side, unit: TargetId, contact: TargetId): boolean {
  return rollTest(log, contactTest(countersOn(log.state, contact)), { purpose: 'contact', side, unit })
    .success
}

function shatter(log: Log, unit: TargetId, contact: TargetId): void {
  const objective = survivingObjectives(log.state).find((one) => one === contact)
  if (objective) log.emit({ kind: 'objective-destroyed', objective, by: unit })
  else destroy(log, contact, { cause: 'contact', by: unit })
}

function touchable(state: BattleState, side: Side): TargetId[] {
  return [...unitsOnTable(state, OTHER_SIDE[side]).map(({ id }) => id), ...survivingObjectives(state)]
}
