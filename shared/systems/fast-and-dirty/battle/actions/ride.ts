import { band, choice, is, must, some, yesNo, type Field } from '../../../../battle/field.ts'
import { noCheck, notSeen } from '../../../../battle/rule.ts'
import { COVERS } from '../../words.ts'
import { actOutside, carryOn } from '../course/flow.ts'
import { dueOf } from '../course/steps.ts'
import { barred, isAloft, riderBar } from '../rules/barred.ts'
import { notBarred } from '../rules/against.ts'
import type { Fields, Rule } from '../rules/rule.ts'
import {
  bodiesIn,
  craftIn,
  craftsOf,
  flies,
  idsOf,
  isOnTable,
  isUnit,
  joinedTo,
  ridersOf,
  rulesOf,
  seatsLeft,
  unitIn,
  unitsOf,
} from '../state/look.ts'
import type { BattleState, CraftState, UnitState } from '../state/state.ts'
import { checkFields, checksFor, responseFields } from '../turns/activate.ts'
import { actor, choose, minesFor, setOut, shelterField } from './going.ts'

/** Riding in vehicles, and coming out of hiding (lines 676–680, 1343–1349; FAD-092, FAD-095). */

const bodies = (state: BattleState, unit: UnitState): number =>
  [unit, ...joinedTo(state, unit.id)].reduce((sum, one) => sum + bodiesIn(one), 0)

/** All its figures move to the vehicle, through mines and Op-Fire as on every move, and are off the table (lines 676, 1405, 1454). */
export const board: Rule<'board'> = {
  phases: ['acting'],
  offers: (state, side): readonly Fields[] => {
    const unit = actor(state, side)
    if (!unit || !isUnit(unit) || barred(state, unit, 'board') !== null) return []
    const mines = minesFor(state, side, flies(state, unit))
    return craftsOf(state, side)
      .filter(
        (craft) => isOnTable(craft) && !isAloft(craft) && seatsLeft(state, craft) >= bodies(state, unit),
      )
      .map(({ id }) => ({
        ...{ unit: is(unit.id), craft: is(id), beside: must(true) },
        ...(mines.kind === 'some' && { mines }),
      }))
  },
  check: (state, { unit, beside }) => [
    ...notBarred(state, unit, 'board'),
    ...notSeen(beside, 'beside', 676, 'Every figure has to reach the vehicle: move closer first.'),
  ],
  resolve: (log, { unit, craft, mines = [] }) => {
    choose(log, unit, 'engage')
    const way = { how: 'move', inches: 0, into: 'none', shelter: null, leaves: false } as const
    setOut(log, { ...way, mover: unit, mines, boards: craft }, null)
  },
}

/** Whoever gets out of it may charge: it was assaulted itself (lines 680, 1095). */
const mayCharge = (state: BattleState, { assaulted }: CraftState): boolean =>
  assaulted && rulesOf(state).passengersCharge

/** Riders are set down, one squad or several: the vehicle's action, and their Move; where it was assaulted they may charge (lines 680, 1095). */
export const getOut: Rule<'get-out'> = {
  phases: ['acting'],
  offers: (state, side): readonly Fields[] => {
    const craft = actor(state, side)
    if (!craft || isUnit(craft) || barred(state, craft, 'getOut') !== null) return []
    const riders = ridersOf(state, craft.id).filter(
      (one) => one.attached === null && riderBar(state, one) === null,
    )
    const checks = {
      ...checkFields(state, riders),
      ...(mayCharge(state, craft) && responseFields(state, riders)),
    }
    return riders.map(({ id }) => {
      const others = idsOf(riders).filter((one) => one !== id)
      const also: Field = others.length === 0 ? is([]) : { ...some(others), measured: false }
      return { unit: is(id), also, into: band(COVERS), ...checks }
    })
  },
  check: noCheck,
  resolve: (log, command) => {
    const { unit: id, also, into } = command
    const { inspired = false, terrified = false, controlled = false, lucky = false } = command
    const { close = false, rerolls = false } = command
    const craft = craftIn(log.state, unitIn(log.state, id)?.aboard ?? null)
    if (!craft) return
    const charges = mayCharge(log.state, craft)
    const squads = [id, ...also].flatMap((one) => unitIn(log.state, one) ?? [])
    const out = squads.map((squad) => ({
      ...{ unit: squad.id, into, charges },
      checks: checksFor(log.state, squad, {
        ...{ inspired, terrified, controlled, lucky },
        ...(charges && { close, rerolls }),
      }),
    }))
    for (const one of squads.flatMap((squad) => [squad.id, ...idsOf(joinedTo(log.state, squad.id))]))
      log.emit({ kind: 'got-out', unit: one, craft: craft.id })
    log.emit({ kind: 'done', unit: craft.id, deed: 'getOut' })
    log.emit({ kind: 'activation-ended', unit: craft.id })
    actOutside(log, out)
    carryOn(log)
  },
}

/** A marker is seen, or its side says where the unit is, as an enemy moves too; the last marker is the unit (lines 1345–1349, 1452; FAD-230). */
export const comeOut: Rule<'come-out'> = {
  phases: ['activating', 'acting', 'reacting'],
  offers: (state, side): readonly Fields[] =>
    state.steps.length > 0 && !dueOf(state, side, 'window')
      ? []
      : unitsOf(state, side)
          .filter(({ fate, hidden }) => fate === 'hidden' && hidden > 0)
          .map(({ id, hidden }) => ({
            unit: is(id),
            real: hidden < 2 ? is(true) : choice(true),
            into: band(COVERS),
            shelter: shelterField(state, { work: null }),
            ...(state.phase === 'acting' && state.activation?.unit === id && { went: yesNo }),
          })),
  check: noCheck,
  resolve: (log, { unit: id, real, into, shelter, went = false }) => {
    const unit = unitIn(log.state, id)
    if (!unit) return
    log.emit({ kind: 'hid', unit: id, markers: real ? 0 : unit.hidden - 1 })
    // That its markers have gone in this activation was its Move (line 1343).
    if (real && went) log.emit({ kind: 'moved', unit: id, how: 'move', inches: 0, into })
    if (real && went) log.emit({ kind: 'done', unit: id, deed: 'move' })
    // Its markers have gone from where it hid (lines 1294, 1343).
    if (real && shelter !== unit.work) log.emit({ kind: 'dug-in', unit: id, work: shelter })
    if (log.state.steps.length > 0) carryOn(log)
  },
}
