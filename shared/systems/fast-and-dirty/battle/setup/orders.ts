import { enter } from '../../../../battle/course.ts'
import { one, some } from '../../../../battle/field.ts'
import { impossible, noCheck, when } from '../../../../battle/rule.ts'
import { MISSION_BONUS } from '../../data/scenarios.ts'
import { sentFor } from '../../documents/orders.ts'
import { missionTotals } from '../../missions.ts'
import { highestMissions } from '../../scenarios.ts'
import { ATTITUDES, MISSIONS, STANCES } from '../../words.ts'
import { rollEach } from '../resolve/dice.ts'
import type { Log, Rule } from '../rules/rule.ts'
import { scenarioSide } from '../state/look.ts'
import type { BattleState } from '../state/state.ts'
import { BATTLE_SIDES, type Side } from '../words.ts'

/** Stance and Attitude of both sides in secret, then what each is sent for (lines 2643–2717). */

const areDisclosed = (state: BattleState): boolean =>
  BATTLE_SIDES.every((side) => state.camps[side].orders !== null)

/** Each by itself; both are known as soon as both are there. Source: lines 2643–2655, 2687, 2703. */
export const giveOrders: Rule<'give-orders'> = {
  phases: ['ordering'],
  offers: (state, side) =>
    state.camps[side].orders === null ? [{ stance: one(STANCES), attitude: one(ATTITUDES) }] : [],
  check: noCheck,
  resolve: (log, { side, stance, attitude }) => {
    log.emit({ kind: 'orders-given', side, stance, attitude })
    if (!areDisclosed(log.state)) return
    const orders = BATTLE_SIDES.flatMap((one_) => {
      const given = log.state.camps[one_].orders
      return given ? [{ side: one_, ...given }] : []
    })
    log.emit({ kind: 'orders-disclosed', orders })
    // What a campaign's plan has sent a side for needs no dice (lines 2869–2881).
    for (const one_ of BATTLE_SIDES) {
      const sent = sentFor(scenarioSide(log.state, one_))
      if (sent) take(log, one_, sent)
    }
  },
}

/** A die for every mission, with what Stance, Attitude and a bonus on two of them add. Source: lines 2703–2717. */
export const rollMissions: Rule<'roll-missions'> = {
  phases: ['ordering'],
  offers: (state, side) =>
    areDisclosed(state) && state.camps[side].missions.length === 0 && state.camps[side].mission === null
      ? [{ favoured: { ...some(MISSIONS), measured: false } }]
      : [],
  check: (_state, { favoured }) =>
    when(favoured.length > MISSION_BONUS.most, () =>
      impossible('orders/favoured', 'Two missions at most have a bonus: leave the others out.', {
        page: 2703,
        path: ['favoured'],
      }),
    ),
  resolve: (log, { side, favoured }) => {
    const { orders } = log.state.camps[side]
    if (!orders) return
    const rolls = rollEach(log, { purpose: 'mission', side, unit: null }, MISSIONS.length)
    const totals = missionTotals({ ...orders, bonus: favoured, rolls })
    const best = highestMissions(totals)
    log.emit({
      ...{ kind: 'missions-rolled', side, favoured, best },
      totals: MISSIONS.map((mission) => totals[mission]),
    })
    const [mission] = best
    if (mission && best.length === 1) take(log, side, mission)
  },
}

/** Among equals the player chooses. Source: line 2717. */
export const chooseMission: Rule<'choose-mission'> = {
  phases: ['ordering'],
  offers: (state, side) => {
    const { missions, mission } = state.camps[side]
    return missions.length > 0 && mission === null ? [{ mission: one(missions) }] : []
  },
  check: noCheck,
  resolve: (log, { side, mission }) => take(log, side, mission),
}

/** Once both have theirs, sides set up for them. */
function take(log: Log, side: Side, mission: (typeof MISSIONS)[number]): void {
  log.emit({ kind: 'mission-taken', side, mission })
  const missions = BATTLE_SIDES.flatMap((one_) => log.state.camps[one_].mission ?? [])
  if (missions.length < BATTLE_SIDES.length) return
  log.emit({ kind: 'orders-carried', missions })
  enter(log, 'deploying')
}
