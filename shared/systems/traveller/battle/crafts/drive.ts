import { is, one, some, wholeFrom, type Field } from '../../../../battle/field.ts'
import { breaks, noCheck, when } from '../../../../battle/rule.ts'
import { weaveMax } from '../../speed.ts'
import { ARCS } from '../../words.ts'
import { carryOn, undertake } from '../course/flow.ts'
import { spend } from '../resolve/cost.ts'
import { given } from '../actions/initiative.ts'
import { canSpend, freeToAct, notSpendable } from '../rules/against.ts'
import { topSpeed } from '../rules/speed.ts'
import { sideOfCraft } from '../rules/weigh.ts'
import type { Rule } from '../rules/rule.ts'
import {
  acting,
  allCrafts,
  canDrive,
  craftIn,
  drivenBy,
  driverOf,
  idsOf,
  isSeen,
  roundsLost,
  targetsOf,
} from '../state/look.ts'
import type { BattleState, Craft, Fighter } from '../state/state.ts'
import { MANOEUVRES, STUNTS, type ActionKind, type Side } from '../words.ts'

/** What drivers do (lines 188–190, 210–232). */

interface Driving {
  readonly fighter: Fighter
  readonly craft: Craft
}

/** Whoever may drive something in its turn: its drive works, and it has not lost its actions (lines 284, 302–304). */
export function driving(state: BattleState, side: Side, action: ActionKind): readonly Driving[] {
  return freeToAct(state, side)
    .filter((fighter) => canSpend(fighter, action))
    .flatMap((fighter) =>
      drivenBy(state, fighter)
        .filter((craft) => canDrive(state, craft) && roundsLost(state, craft, fighter.id) === 0)
        .map((craft) => ({ fighter, craft })),
    )
}

export const drivingFields = ({ fighter, craft }: Driving) => ({
  fighter: is(fighter.id),
  craft: is(craft.id),
})

/** Control, straight on or with plain turns; from now on at that speed (line 190). */
export const drive: Rule<'drive'> = {
  phases: ['acting'],
  offers: (state, side) =>
    driving(state, side, 'minor').map((one) => ({
      ...drivingFields(one),
      speed: wholeFrom(0, topSpeed(state, one.craft)),
    })),
  check: (state, command) => {
    const craft = craftIn(state, command.craft)
    const most = craft ? topSpeed(state, craft) : 0
    return [
      ...notSpendable(state, command, 'minor'),
      ...when(craft !== null && command.speed > most, () =>
        breaks('drive/too-fast', `It goes ${most} km/h at most: slow down.`, {
          page: 282,
          path: ['speed'],
          values: { most },
        }),
      ),
    ]
  },
  resolve: (log, { fighter, craft, speed }) => {
    spend(log, fighter, 'minor')
    log.emit({ kind: 'driven', fighter, craft, speed })
    carryOn(log)
  },
}

/** The Effect counts against attacks at the vehicle and from it, until the driver’s next turn. Source: line 216; R34. */
export const evade: Rule<'evade'> = {
  phases: ['acting'],
  offers: (state, side) =>
    driving(state, side, 'significant')
      .filter(({ craft }) => craft.speed > 0)
      .map((one) => ({ ...drivingFields(one), given })),
  check: (state, command) => notSpendable(state, command, 'significant'),
  resolve: undertake,
}

/** Past plain obstacles, to one’s goal, out of an arc or to bring somebody into one; no check (line 220). */
export const manoeuvre: Rule<'manoeuvre'> = {
  phases: ['acting'],
  offers: (state, side) =>
    driving(state, side, 'significant').map((pair) => ({ ...drivingFields(pair), what: one(MANOEUVRES) })),
  check: (state, command) => notSpendable(state, command, 'significant'),
  resolve: (log, { fighter, craft, what }) => {
    spend(log, fighter, 'significant')
    log.emit({ kind: 'manoeuvred', fighter, craft, what })
    carryOn(log)
  },
}

/** Whatever the vehicle could possibly do; what it is for the players say. Source: line 228; TRV-233–TRV-236. */
export const stunt: Rule<'stunt'> = {
  phases: ['acting'],
  offers: (state, side) =>
    driving(state, side, 'significant').flatMap((pair) => {
      const plain = { ...drivingFields(pair), given, target: is(null), arc: is(null) }
      const targets = targetsOf(state, side).filter((id) => id !== pair.craft.id)
      const arcs = one(ARCS.filter((arc) => arc !== 'turret'))
      return [
        ...STUNTS.filter((what) => what !== 'arc').map((what) => ({ ...plain, what: is(what) })),
        ...(targets.length > 0 ? [{ ...plain, what: is('arc'), target: one(targets), arc: arcs }] : []),
      ]
    }),
  check: (state, command) => notSpendable(state, command, 'significant'),
  resolve: undertake,
}

/** Others of another side that somebody drives, and that move. */
function pursuersField(state: BattleState, craft: Craft): Field {
  const others = allCrafts(state).filter((other) => {
    const driver = driverOf(state, other)
    return (
      sideOfCraft(state, other) !== sideOfCraft(state, craft) &&
      isSeen(other) &&
      canDrive(state, other) &&
      other.speed > 0 &&
      // What acts by itself goes as people do, and weaves after nobody.
      driver?.id !== other.id
    )
  })
  return others.length === 0 ? is([]) : some(idsOf(others))
}

/** Among many obstacles, at a number that is a penalty: who fails crashes, who pursues has to follow. Source: line 232. */
export const weave: Rule<'weave'> = {
  phases: ['acting'],
  offers: (state, side) =>
    driving(state, side, 'significant')
      .filter(({ craft }) => craft.speed > 0)
      .flatMap((pair) => {
        const { craft } = pair
        if (craft.pursues)
          return [{ ...drivingFields(pair), number: is(craft.pursues.number), pursuers: is([]), given }]
        const number = wholeFrom(1, weaveMax(craft.speed))
        return state.conditions.obstacles
          ? [{ ...drivingFields(pair), number, pursuers: pursuersField(state, craft), given }]
          : []
      }),
  check: (state, command) => {
    const craft = craftIn(state, command.craft)
    const most = craft ? weaveMax(craft.speed) : 0
    const isFree = craft?.pursues === null
    return [
      ...notSpendable(state, command, 'significant'),
      ...when(isFree && command.number > most, () =>
        breaks('weave/too-high', `At this speed the number is ${most} at most: choose a lower one.`, {
          page: 232,
          path: ['number'],
          values: { most },
        }),
      ),
    ]
  },
  resolve: undertake,
}

/** Whoever pursues gives up, or looks for it later (line 232). */
export const breakOff: Rule<'break-off'> = {
  phases: ['acting'],
  // It is no action: whoever is held or at work may do it, for until then no turn of theirs ends.
  offers: (state, side) =>
    acting(state)
      .filter((one) => one.side === side)
      .flatMap((fighter) =>
        drivenBy(state, fighter)
          .filter(({ pursues }) => pursues !== null)
          .map((craft) => drivingFields({ fighter, craft })),
      ),
  check: noCheck,
  resolve: (log, { fighter, craft }) => {
    log.emit({ kind: 'broke-off', fighter, craft })
    carryOn(log)
  },
}
