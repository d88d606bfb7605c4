import { RIFLE_FACES } from '../../data/equipment.ts'
import { rifleDice } from '../../rifle.ts'
import { changeCounters } from '../effects/counters.ts'
import { destroy, graze } from '../effects/harm.ts'
import { asRead, sightingFields, wrongBand, wrongToll, type Measured } from '../rules/sighting.ts'
import { actor, cannotAct, unable } from '../rules/against.ts'
import { is, one } from '../../../../battle/field.ts'
import { rollTest } from '../../../../battle/log.ts'
import { breaks, impossible, when } from '../../../../battle/rule.ts'
import { type Rule } from '../rules/rule.ts'
import { onTable, profileOf, unitsOnTable } from '../state/look.ts'
import type { BattleState } from '../state/state.ts'
import type { CommandOf } from '../documents/commands.ts'
import { afterAction, comeToAct, spendAction } from '../turns/flow.ts'
import { OTHER_SIDE, type Side, type UnitId } from '../words.ts'

/**
 * One Target Counter on the firer; dice by the target's Target Counters, Range Bands and cover. The lowest die
 * kills or grazes. Source: Fire Rifle, p.20; R16.
 */
export const fireRifle: Rule<'fire-rifle'> = {
  phases: ['action'],
  offers: (state, side) => {
    const unit = actor(state, side)
    const targets = shootable(state, side)
    const weapon = unit && profileOf(state, unit).rifle
    if (!weapon || targets.length === 0) return []
    return [{ unit: is(unit.id), target: one(targets), ...sightingFields(state, weapon) }]
  },
  check: (state, command) => {
    const hindered = cannotAct(state, command.side, command.unit)
    if (hindered.some(({ firm }) => firm)) return hindered
    const unit = onTable(state, command.unit)
    const enemy = onTable(state, command.target)
    const weapon = unit && profileOf(state, unit).rifle
    const armed = weapon !== null
    return [
      ...hindered,
      ...unable(!armed, 'Fire a Rifle', 20, false),
      ...wrongToll(state, command, ['toll']),
      ...(armed ? wrongBand(state, weapon, command, ['range']) : []),
      ...when(enemy?.side !== OTHER_SIDE[command.side], () =>
        // At an own unit it can be carried out, where the players agree.
        (enemy === null || enemy.id === command.unit ? impossible : breaks)(
          'rifle/no-enemy',
          'Rifles are fired at enemy units on the table.',
          { page: 20, path: ['target'] },
        ),
      ),
      ...when(enemy?.counters === 0, () =>
        breaks('rifle/no-counters', 'The target has no Target Counter: it must be targeted first.', {
          page: 20,
          path: ['target'],
        }),
      ),
      ...when(enemy !== null && enemy.counters > 0 && armed && diceOf(state, command) === 0, () =>
        breaks('rifle/no-dice', 'Range, cover or the arc leave no die: the shot is impossible.', {
          page: 20,
          path: ['range'],
        }),
      ),
    ]
  },
  resolve: (log, command) => {
    const { side, unit: id, target } = command
    const unit = onTable(log.state, id)
    const weapon = unit && profileOf(log.state, unit).rifle
    if (!weapon) return
    comeToAct(log, side, id)
    const count = diceOf(log.state, command)
    const sighting = sightingOf(command)
    log.emit({ kind: 'rifle-fired', unit: id, target, ...sighting, dice: count })
    changeCounters(log, id, 1, 'fired')
    const { killsUpTo, grazesUpTo } = RIFLE_FACES[weapon]
    const roll = { purpose: 'rifle', side, unit: id } as const
    const { dice } = rollTest(log, { test: 'at-most', target: grazesUpTo }, roll, count)
    const attack = { cause: weapon, by: id }
    if (dice.some((die) => die <= killsUpTo)) destroy(log, target, attack)
    else if (dice.some((die) => die <= grazesUpTo)) graze(log, target, attack)
    spendAction(log)
    afterAction(log)
  },
}

function diceOf(state: BattleState, command: CommandOf<'fire-rifle'>): number {
  const unit = onTable(state, command.unit)
  const weapon = unit && profileOf(state, unit).rifle
  const counters = onTable(state, command.target)?.counters ?? 0
  return weapon ? rifleDice({ weapon, counters, ...asRead(state.setup.rules, sightingOf(command)) }) : 0
}

function sightingOf({ range, targetCover, intervening, outOfArc, toll }: CommandOf<'fire-rifle'>): Measured {
  return { range, targetCover, intervening, outOfArc, ...(toll === undefined ? {} : { toll }) }
}

function shootable(state: BattleState, side: Side): UnitId[] {
  return unitsOnTable(state, OTHER_SIDE[side])
    .filter(({ counters }) => counters > 0)
    .map(({ id }) => id)
}
