import { DRONES, type UnitType } from '../../words.ts'
import type { BattleRules } from '../documents/rules.ts'
import { changeCounters } from '../effects/counters.ts'
import { activationOf, actor, cannotAct, unable } from '../rules/against.ts'
import { is, must, one } from '../../../../battle/field.ts'
import { breaks, impossible, when } from '../../../../battle/rule.ts'
import { type Rule } from '../rules/rule.ts'
import { isTrooper, onTable, pieceOnTable, piecesOf, profileOf, unitsOnTable } from '../state/look.ts'
import type { BattleState, Unit } from '../state/state.ts'
import { afterAction, comeToAct, spendAction } from '../turns/flow.ts'
import { sideOf, type TargetId, type UnitId } from '../words.ts'

/**
 * Gives an Activation Counter to another own piece that has none: a commander to any, an engineer to drones. One
 * Target Counter on who commands. Source: Command, p.22; R23.
 */
export const command: Rule<'command'> = {
  phases: ['action'],
  offers: (state, side) => {
    const unit = actor(state, side)
    const to = unit ? commandable(state, unit) : []
    return unit && to.length > 0 ? [{ unit: is(unit.id), to: one(to) }] : []
  },
  check: (state, { side, unit: id, to }) => {
    const hindered = cannotAct(state, side, id)
    if (hindered.some(({ firm }) => firm)) return hindered
    const unit = onTable(state, id)
    const piece = pieceOnTable(state, to)
    const isOther = piece !== null && sideOf(to) === side && to !== id
    const path = ['to']
    return [
      ...hindered,
      ...unable(unit !== null && profileOf(state, unit).commands === null, 'Command', 22),
      ...when(!isOther, () =>
        (piece ? breaks : impossible)('command/no-unit', 'Command another of your own units on the table.', {
          page: 22,
          path,
        }),
      ),
      ...when(piece?.activation === true, () =>
        impossible('command/second-counter', 'It has an Activation Counter: a unit never has two.', {
          page: 22,
          path,
        }),
      ),
      ...when(isOther && unit !== null && commands(state, unit) && !canCommand(state, unit, to), () =>
        breaks(
          'command/not-this-unit',
          'An engineer commands drones only, a commander those whom your rules allow.',
          {
            page: 22,
            path,
          },
        ),
      ),
    ]
  },
  resolve: (log, { side, unit, to }) => {
    comeToAct(log, side, unit)
    changeCounters(log, unit, 1, 'commanded')
    log.emit({ kind: 'activation-given', piece: to, by: unit })
    spendAction(log)
    afterAction(log)
  },
}

function commandable(state: BattleState, unit: Unit): TargetId[] {
  return piecesOf(state, unit.side)
    .filter(({ id, activation }) => id !== unit.id && !activation && canCommand(state, unit, id))
    .map(({ id }) => id)
}

function commands(state: BattleState, unit: Unit): boolean {
  return profileOf(state, unit).commands !== null
}

function canCommand(state: BattleState, unit: Unit, to: TargetId): boolean {
  const type = onTable(state, to)?.type
  switch (profileOf(state, unit).commands) {
    case 'all':
      return commandedBy(state.setup.rules.commanderCommands, type)
    case 'drones':
      return DRONES.some((drone) => drone === type)
    case null:
      return false
  }
}

function commandedBy(whom: BattleRules['commanderCommands'], type: UnitType | undefined): boolean {
  switch (whom) {
    case 'all':
      return true
    case 'units':
      return type !== undefined
    case 'troopers':
      return type !== undefined && isTrooper(type)
  }
}

/**
 * An engineer takes Damaged off a trooper that it touches, or off itself, for one Target Counter on itself.
 * Source: Repair, p.22; R23.
 */
export const repair: Rule<'repair'> = {
  phases: ['action'],
  offers: (state, side) => {
    const unit = actor(state, side)
    if (!unit || !profileOf(state, unit).repairs) return []
    return repairable(state, unit).map((target) => ({
      unit: is(unit.id),
      target: is(target),
      touching: target === unit.id ? is(true) : must(true),
    }))
  },
  check: (state, { side, unit: id, target, touching }) => {
    const hindered = cannotAct(state, side, id)
    if (hindered.some(({ firm }) => firm)) return hindered
    const unit = onTable(state, id)
    const path = ['target']
    return [
      ...hindered,
      ...unable(unit !== null && !profileOf(state, unit).repairs, 'Repair', 22),
      ...when(unit !== null && !repairable(state, unit).includes(target), () =>
        (onTable(state, target)?.damaged === true ? breaks : impossible)(
          'repair/nothing',
          'Repair one of your own Damaged troopers.',
          { page: 22, path },
        ),
      ),
      ...when(!touching, () =>
        breaks('repair/not-touching', 'The engineer must touch the trooper.', {
          page: 22,
          path: ['touching'],
        }),
      ),
    ]
  },
  resolve: (log, { side, unit, target }) => {
    comeToAct(log, side, unit)
    changeCounters(log, unit, 1, 'repaired')
    log.emit({ kind: 'repaired', unit: target })
    spendAction(log)
    afterAction(log)
  },
}

function repairable(state: BattleState, { side }: Unit): UnitId[] {
  return unitsOnTable(state, side)
    .filter(({ damaged }) => damaged)
    .map(({ id }) => id)
}

/** A haywire drone turns its jamming field on or off, for one Target Counter. Source: Toggle Jammer, p.22; R22. */
export const toggleJammer: Rule<'toggle-jammer'> = {
  phases: ['action'],
  offers: (state, side) => {
    const id = activationIdOf(state, side)
    if (id === null || !mayToggle(state, id)) return []
    return [{ unit: is(id) }]
  },
  check: (state, { side, unit: id }) => {
    const unit = onTable(state, id)
    const jams = unit !== null && profileOf(state, unit).jams
    if (jams && togglesAfterMove(state, unit)) return []
    const hindered = cannotAct(state, side, id)
    if (hindered.some(({ firm }) => firm)) return hindered
    return [...hindered, ...unable(!jams, 'toggle a jammer', 22, false)]
  },
  resolve: (log, { side, unit }) => {
    comeToAct(log, side, unit)
    const on = onTable(log.state, unit)?.jamming === false
    const free = log.state.turn?.activation?.mayToggle === true
    changeCounters(log, unit, 1, 'jamming')
    log.emit({ kind: 'jammer-toggled', unit, on })
    if (!free) spendAction(log)
    afterAction(log)
  },
}

function activationIdOf(state: BattleState, side: 'a' | 'b'): UnitId | null {
  return (state.turn?.side === side ? state.turn.activation?.piece : null) ?? null
}

function mayToggle(state: BattleState, id: UnitId): boolean {
  const unit = onTable(state, id)
  if (!unit || !profileOf(state, unit).jams) return false
  return togglesAfterMove(state, unit) || cannotAct(state, unit.side, id).length === 0
}

/** It has moved, nothing is half done, and the group plays that it may toggle then (R22). */
function togglesAfterMove(state: BattleState, { side, id }: Unit): boolean {
  const activation = activationOf(state, side, id)
  return activation?.mayToggle === true && activation.pending === null
}
