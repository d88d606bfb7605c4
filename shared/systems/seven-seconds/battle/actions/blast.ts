import type { CommandOf } from '../documents/commands.ts'
import { harmArea, rollForAll } from '../effects/area.ts'
import { notPending } from '../rules/against.ts'
import { distanceUpTo, is, one, yesNo } from '../../../../battle/field.ts'
import { breaks, impossible, when } from '../../../../battle/rule.ts'
import { type Rule } from '../rules/rule.ts'
import { pieceOnTable, piecesOf, unitsOnTable } from '../state/look.ts'
import type { BattleState, Pending } from '../state/state.ts'
import { afterAction, closeActivation } from '../turns/flow.ts'
import { SIDES, type TargetId } from '../words.ts'

type PendingBlast = Extract<Pending, { kind: 'blast' }>

/**
 * Everyone within the blast, friend and foe, the firer and the original target too; cover does not matter.
 * Hidden Blips in it are revealed. A crater stays. Source: Resolving Blasts, p.21; Kamikaze, p.22; R18, R19, R21.
 */
export const resolveBlast: Rule<'resolve-blast'> = {
  phases: ['action'],
  offers: (state, side) => {
    const activation = state.turn?.side === side ? state.turn.activation : null
    const pending = activation?.pending
    if (!activation || pending?.kind !== 'blast') return []
    const ids = blastable(state, pending)
    const of = { id: one(ids), inches: distanceUpTo(pending.radius) }
    const most = ids.length
    const begin = withTouched(pending, [])
    const within = { kind: 'list', of, key: 'id', begin, least: 0, most, measured: true } as const
    return [{ unit: is(activation.piece), within, onTable: pending.deviation ? yesNo : is(true) }]
  },
  check: (state, { side, unit, within, onTable: lands }) => {
    const missing = notPending(state, side, unit, 'blast')
    const pending = state.turn?.activation?.pending
    if (missing.length > 0 || pending?.kind !== 'blast') return missing
    const known = blastable(state, pending)
    return [
      ...within.flatMap(({ id }, index) =>
        when(!known.includes(id), () =>
          impossible(
            'measure/unknown',
            'Name only units and Blips on the table that it did not destroy already.',
            {
              page: 21,
              path: ['within', index, 'id'],
            },
          ),
        ),
      ),
      ...within.flatMap(({ inches }, index) =>
        when(inches > pending.radius, () =>
          breaks('blast/too-far', `The blast reaches ${pending.radius}": leave out what is farther away.`, {
            page: 21,
            path: ['within', index, 'inches'],
            values: { radius: pending.radius },
          }),
        ),
      ),
      ...when(!lands && pending.deviation === null, () =>
        impossible('blast/on-table', 'Only a missile that deviates can leave the table.', {
          page: 21,
          path: ['onTable'],
        }),
      ),
    ]
  },
  resolve: (log, { unit, within, onTable: lands }) => {
    const pending = log.state.turn?.activation?.pending
    if (pending?.kind !== 'blast') return
    const { cause, radius } = pending
    log.emit({ kind: 'blast-measured', unit, within: within.map((one) => ({ ...one })), onTable: lands })
    const { rules } = log.state.setup
    const crater = lands && (cause === 'missile' || rules.kamikazeLeavesCrater)
    if (crater) log.emit({ kind: 'crater-made', radius: craterRadius(log.state, pending) })
    const reached = lands || rules.blastOffTable ? withTouched(pending, within) : []
    if (harmArea(log, unit, cause, radius, reached)) afterAction(log)
  },
}

/** The troopers that came to light when Blips were revealed roll for themselves. Source: p.21, 22; R19, R20, R22. */
export const rollDamage: Rule<'roll-damage'> = {
  phases: ['action'],
  offers: (state, side) => {
    const activation = state.turn?.side === side ? state.turn.activation : null
    return activation?.pending?.kind === 'area' ? [{ unit: is(activation.piece) }] : []
  },
  check: (state, { side, unit }) => notPending(state, side, unit, 'area'),
  resolve: (log) => {
    const pending = log.state.turn?.activation?.pending
    if (pending?.kind !== 'area') return
    const { by, cause, radius, within } = pending
    log.emit({ kind: 'area-closed', unit: by })
    rollForAll(log, by, cause, radius, within)
    if (cause === 'jamming') closeActivation(log)
    else afterAction(log)
  },
}

type Within = CommandOf<'resolve-blast'>['within']

/** A unit that a kamikaze touched is in the blast at 0", named or not (R21). */
function withTouched({ touched }: PendingBlast, within: Within): Within {
  return [...touched.map((id) => ({ id, inches: 0 })), ...within.filter(({ id }) => !touched.includes(id))]
}

function craterRadius({ setup }: BattleState, { radius }: PendingBlast): number {
  const { craterRadius: agreed } = setup.rules.reading
  return agreed === 'nuclear' ? radius : agreed
}

function blastable(state: BattleState, { spared }: PendingBlast): TargetId[] {
  const { areasRevealBlips } = state.setup.rules
  const pieces = areasRevealBlips ? SIDES.flatMap((side) => piecesOf(state, side)) : unitsOnTable(state)
  return pieces.map(({ id }) => id).filter((id) => id !== spared && pieceOnTable(state, id))
}
