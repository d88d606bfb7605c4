import { REACH } from '../../data/ranges.ts'
import { shedBy } from '../../targeting.ts'
import type { BattleRules } from '../documents/rules.ts'
import { changeCounters } from '../effects/counters.ts'
import { sensePassively } from '../effects/passive-sensors.ts'
import { distanceUpTo, is, some } from '../../../../battle/field.ts'
import { type Fields } from '../rules/field.ts'
import type { Log } from '../rules/rule.ts'
import { breaks, impossible, when, type Hindrance } from '../../../../battle/rule.ts'
import {
  blipsOf,
  jammers,
  objectivesOnTable,
  onTable,
  pieceOnTable,
  profileOf,
  unitsOnTable,
} from '../state/look.ts'
import type { BattleState } from '../state/state.ts'
import { holdObjectives } from '../turns/flow.ts'
import { OTHER_SIDE, type Objective, type Side, type TargetId, type UnitId } from '../words.ts'

/** What a Move, a Jump and a kamikaze's last flight have in common (p.18). */

export type By = keyof typeof REACH

export interface Movement {
  /** Null where nobody measured the way, which is a Blip's. */
  readonly inches: number | null
  readonly spent: number | null
  readonly passes: readonly TargetId[]
  readonly near: readonly Objective[]
  /** The jamming fields that it ends in; only asked for where one is on. */
  readonly fields?: readonly UnitId[]
}

export function reach({ scale }: Pick<BattleRules, 'scale'>, by: By): number {
  return REACH[by] * scale
}

/**
 * What a movement asks the players to measure. A Blip has no Target Counter to shed: how far it goes makes no
 * difference. An Objective near the start or the end is sensed too, unless blocking terrain stands between: it is
 * near without being passed (p.11, 18).
 */
export function movementFields(state: BattleState, side: Side, id: TargetId, by: By): Fields {
  const most = reach(state.setup.rules, by)
  const objectives = objectivesOnTable(state)
  const fields = jammers(state, id)
  const start = by === 'move' ? (pieceOnTable(state, id)?.near ?? []) : []
  return {
    inches: state.blips[id] ? is(null) : distanceUpTo(most),
    passes: some([...enemiesOf(state, side), ...objectives], { usual: start }),
    near: some(objectives, { partOf: 'passes' }),
    ...(fields.length > 0 ? { fields: some(fields) } : {}),
  }
}

/** Movement that is used up on the way, hindering ground counted twice. */
export function spentField(state: BattleState, id: TargetId): Fields {
  return { spent: state.blips[id] ? is(null) : distanceUpTo(reach(state.setup.rules, 'move'), 'inches') }
}

function enemiesOf(state: BattleState, side: Side): TargetId[] {
  const enemy = OTHER_SIDE[side]
  return [...unitsOnTable(state, enemy), ...blipsOf(state, enemy)].map(({ id }) => id)
}

/** What is wrong with what was measured. */
export function mismeasured(
  state: BattleState,
  side: Side,
  id: TargetId,
  by: By,
  { inches, spent, passes, fields = [] }: Movement,
): readonly Hindrance[] {
  const most = reach(state.setup.rules, by)
  const way = inches ?? 0
  const used = by === 'move' ? (spent ?? way) : way
  const known: readonly TargetId[] = [...enemiesOf(state, side), ...objectivesOnTable(state)]
  return [
    ...when(
      passes.some((one) => !known.includes(one)),
      () =>
        impossible('measure/unknown', 'Name only enemy units, Blips and Objectives that are on the table.', {
          page: 18,
          path: ['passes'],
        }),
    ),
    ...when(
      fields.some((one) => !jammers(state, id).includes(one)),
      () =>
        impossible('measure/unknown', 'Name only haywire drones whose jamming field is on.', {
          page: 22,
          path: ['fields'],
        }),
    ),
    ...when(inches === null && onTable(state, id) !== null, () =>
      impossible('move/unmeasured', 'Measure how far it goes: only of a Blip that makes no difference.', {
        page: 18,
        path: ['inches'],
      }),
    ),
    ...when(Math.max(way, used) > most, () =>
      breaks('move/too-far', `A ${by === 'move' ? 'Move' : 'Jump'} goes ${most}″ at most.`, {
        page: 18,
        path: ['inches'],
        values: { most },
      }),
    ),
    ...when(used < way, () =>
      breaks('move/spent-less', 'The movement spent cannot be less than the straight line.', {
        page: 18,
        path: ['spent'],
      }),
    ),
  ]
}

/**
 * Objectives within 6" of the end. Of a Jump nothing but its landing is measured: each that it comes within 6" of is
 * near (p.11, 18).
 */
function nearEnd(state: BattleState, by: By, { passes, near }: Movement): Objective[] {
  const landing = by === 'jump' ? objectivesOnTable(state).filter((one) => passes.includes(one)) : []
  return [...new Set([...near, ...landing])]
}

/**
 * Sheds Target Counters for the inches of the straight line, adds the one of a Jump, and sets off passive
 * sensors; then Objectives are looked at. Source: Objectives, p.11; Move, Jump, Passive Sensors, p.18; R14, R15, R28, R32.
 */
export function carryOut(log: Log, side: Side, piece: TargetId, by: By, movement: Movement): void {
  const { inches, passes, fields } = movement
  const near = nearEnd(log.state, by, movement)
  const clearOf = fields ? jammers(log.state, piece).filter((id) => !fields.includes(id)) : []
  log.emit({ kind: 'moved', piece, by, inches, near, ...(clearOf.length > 0 ? { clearOf } : {}) })
  const unit = onTable(log.state, piece)
  if (unit) {
    const { stealth } = profileOf(log.state, unit)
    const shed = shedBy({
      counters: unit.counters,
      stealth,
      inches: inches ?? 0,
      scale: log.state.setup.rules.scale,
      shedding: log.state.setup.rules.shedding,
    })
    changeCounters(log, piece, -shed, by === 'move' ? 'moved' : 'jumped')
    if (by === 'jump') changeCounters(log, piece, 1, 'jumped')
  }
  sensePassively(log, side, piece, passes)
  if (log.state.setup.rules.securedAfter === 'each-move') holdObjectives(log)
}
