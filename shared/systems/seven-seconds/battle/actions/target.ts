import { isRefusal } from '../../../../problem.ts'
import { spendPool as payWishes } from '../../targeting.ts'
import { changeCounters } from '../effects/counters.ts'
import { revealBlip } from '../effects/reveal.ts'
import { asRead, sightingFields, wrongBand, wrongToll } from '../rules/sighting.ts'
import { actor, cannotAct, notPending, unable } from '../rules/against.ts'
import { is, one, wholeFrom } from '../../../../battle/field.ts'
import { rollSum } from '../../../../battle/log.ts'
import { breaks, impossible, when, type Hindrance } from '../../../../battle/rule.ts'
import { type Rule } from '../rules/rule.ts'
import { blipsOf, objectivesOnTable, onTable, pieceOnTable, profileOf, unitsOnTable } from '../state/look.ts'
import type { BattleState } from '../state/state.ts'
import { MOST_WISHES, type CommandOf } from '../documents/commands.ts'
import { afterAction, comeToAct, spendAction } from '../turns/flow.ts'
import { OTHER_SIDE, groundId, type Side, type TargetId } from '../words.ts'

/**
 * Rolls up to Sensors dice for the Sensor Pool, each puts one Target Counter on the acting unit; the points are
 * spent afterwards. Source: Target, p.19; R13.
 */
export const target: Rule<'target'> = {
  phases: ['action'],
  offers: (state, side) => {
    const unit = actor(state, side)
    const sensors = unit && profileOf(state, unit).targets ? profileOf(state, unit).sensors : null
    return unit && sensors !== null ? [{ unit: is(unit.id), dice: wholeFrom(1, sensors) }] : []
  },
  check: (state, { side, unit: id, dice }) => {
    const hindered = cannotAct(state, side, id)
    if (hindered.some(({ firm }) => firm)) return hindered
    const unit = onTable(state, id)
    const sensors = unit ? (profileOf(state, unit).sensors ?? 0) : 0
    return [
      ...hindered,
      ...unable(sensors === 0, 'Target', 19, false),
      ...when(sensors > 0 && (dice < 1 || dice > sensors), () =>
        breaks('target/dice', `Roll 1 to ${sensors} dice: its Sensors are ${sensors}.`, {
          page: 19,
          path: ['dice'],
          values: { sensors },
        }),
      ),
    ]
  },
  resolve: (log, { side, unit, dice }) => {
    comeToAct(log, side, unit)
    changeCounters(log, unit, dice, 'targeting')
    const points = rollSum(log, { purpose: 'sensor-pool', side, unit }, dice)
    spendAction(log)
    log.emit({ kind: 'pool-opened', unit, points })
  },
}

/**
 * Spends the Sensor Pool on enemy units, Blips, Objectives and ground; what is left is lost. Blips with Target
 * Counters are revealed when all is spent, and each unit of theirs gets them.
 * Source: Target, p.19; Involuntary Revealing, p.17; Terrain Effects, p.23; R11, R13.
 */
export const spendPool: Rule<'spend-pool'> = {
  phases: ['action'],
  offers: (state, side) => {
    const activation = state.turn?.side === side ? state.turn.activation : null
    if (activation?.pending?.kind !== 'pool') return []
    const { points } = activation.pending
    const of = {
      target: one(targetable(state, side, points)),
      counters: wholeFrom(0, points),
      ...sightingFields(state, 'targeting'),
    }
    const most = Math.min(MOST_WISHES, targetable(state, side, points).length)
    return [
      {
        unit: is(activation.piece),
        wishes: { kind: 'list', of, key: 'target', begin: [], least: 0, most, measured: false },
      },
    ]
  },
  check: (state, command) => {
    const { side, unit, wishes } = command
    const pending = notPending(state, side, unit, 'pool')
    if (pending.length > 0) return pending
    const targets = wishes.map((wish) => wish.target)
    const pool = state.turn?.activation?.pending
    const known = targetable(state, side, pool?.kind === 'pool' ? pool.points : 0)
    return [
      ...when(new Set(targets).size < targets.length, () =>
        impossible('target/twice', 'Name each target once, with all the Target Counters it shall get.', {
          page: 19,
          path: ['wishes'],
        }),
      ),
      ...wishes.flatMap((wish, index) =>
        when(!known.includes(wish.target), () =>
          (pieceOnTable(state, wish.target) ? breaks : impossible)(
            'target/unknown',
            'Target enemy units, Blips, Objectives or ground on the table.',
            { page: 19, path: ['wishes', index, 'target'] },
          ),
        ),
      ),
      ...wishes.flatMap((wish, index) => wrongToll(state, wish, ['wishes', index, 'toll'])),
      ...wishes.flatMap((wish, index) => wrongBand(state, 'targeting', wish, ['wishes', index, 'range'])),
      ...overspent(state, command),
    ]
  },
  resolve: (log, command) => {
    const { unit, wishes } = command
    const spent = spend(log.state, command)
    log.emit({ kind: 'pool-spent', unit, wishes, left: isRefusal(spent) ? 0 : spent.left })
    const landing = wishes.filter(({ counters }) => counters > 0)
    for (const { target: id, counters } of landing) {
      if (!log.state.blips[id]) changeCounters(log, id, counters, 'targeted')
    }
    for (const { target: id, counters } of landing) {
      for (const revealed of revealBlip(log, id, 'targeted'))
        changeCounters(log, revealed, counters, 'targeted')
    }
    afterAction(log)
  },
}

function overspent(state: BattleState, command: CommandOf<'spend-pool'>): readonly Hindrance[] {
  const answer = spend(state, command)
  if (!isRefusal(answer)) return []
  const { problem } = answer
  const path = ['wishes', ...problem.path]
  return [{ problem: { ...problem, path, values: { ...problem.values, page: 19 } }, firm: false }]
}

function spend(
  state: BattleState,
  { unit: id, wishes }: CommandOf<'spend-pool'>,
): ReturnType<typeof payWishes> {
  const pending = state.turn?.activation?.pending
  const points = pending?.kind === 'pool' ? pending.points : 0
  const unit = onTable(state, id)
  // Drones have no facing (R13).
  const faces = unit === null || profileOf(state, unit).robotics === null
  return payWishes(
    points,
    wishes.map((wish) => ({ ...wish, ...asRead(state.setup.rules, wish), outOfArc: wish.outOfArc && faces })),
  )
}

/** Names for patches of ground, the first ones first. */
const NEW_GROUNDS = Array.from({ length: 999 }, (_, index) => groundId(index + 1))

/** Enemy units and Blips, Objectives, marked ground and as many new patches of it as the pool has points. */
function targetable(state: BattleState, side: Side, fresh: number): TargetId[] {
  const enemy = OTHER_SIDE[side]
  const grounds = Object.keys(state.grounds)
  const free = NEW_GROUNDS.filter((id) => !grounds.includes(id)).slice(0, fresh)
  return [
    ...unitsOnTable(state, enemy).map(({ id }) => id),
    ...blipsOf(state, enemy).map(({ id }) => id),
    ...objectivesOnTable(state),
    ...grounds,
    ...free,
  ]
}
