import type { CommandOf } from '../documents/commands.ts'
import { byHand, impossible, when, type Hindrance } from '../../../../battle/rule.ts'
import { type Rule } from '../rules/rule.ts'
import { objectivesOnTable, pieceOnTable, profileOf, isTrooper } from '../state/look.ts'
import type { BattleState, Blip, Unit } from '../state/state.ts'
import { afterAction, beginTurn, stopActing, leaveTurn } from '../turns/flow.ts'
import { sideOf } from '../words.ts'

/**
 * A piece put right by hand, where the program only assists: what lies on it, and whether it is there at all. It is
 * noted in the log, and never offered: the players come to it by themselves.
 */
export const putRight: Rule<'put-right'> = {
  phases: ['action', 'between-rounds', 'withdrawal', 'settling', 'measuring'],
  offers: () => [],
  check: (state, command) => {
    const { side, piece: id } = command
    const there = pieceOnTable(state, id) ?? destroyedUnit(state, id)
    if (sideOf(id) !== side || !there) return [notThere()]
    return [...byHand(state, {}), ...senseless(state, command, there)]
  },
  resolve: (log, { piece, to, reason }) => {
    log.emit({ kind: 'put-right', piece, to, reason })
    if (log.state.turn?.activation?.piece === piece) afterAction(log)
  },
}

/** Whose the initiative and the turn are, put right by hand. */
export const putTurnRight: Rule<'put-turn-right'> = {
  phases: ['action', 'between-rounds'],
  offers: () => [],
  check: (state, { initiative, turn }) => {
    const changes = (initiative !== null && initiative !== state.initiative) || turn !== null
    return [
      ...byHand(state, {}),
      ...when(!changes, nothing),
      ...when(turn !== null && (state.turn === null || state.turn.side === turn), () =>
        impossible(
          'put-right/turn',
          'Only within a round, the turn can be given to the side that does not have it.',
          {
            path: ['turn'],
          },
        ),
      ),
    ]
  },
  resolve: (log, { initiative, turn, reason }) => {
    log.emit({ kind: 'turn-put-right', initiative, turn, reason })
    if (turn === null) return
    stopActing(log)
    leaveTurn(log)
    beginTurn(log, turn)
  },
}

function notThere(): Hindrance {
  const message = 'There is no such unit or Blip on the table, or among the destroyed.'
  return impossible('put-right/not-there', message, { path: ['piece'] })
}

function nothing(): Hindrance {
  return impossible('put-right/nothing', 'Nothing would be other than it is: change something first.', {})
}

function destroyedUnit({ units }: BattleState, id: string): Unit | null {
  const unit = units[id]
  return unit?.where === 'destroyed' ? unit : null
}

/** What no such piece can be like. */
function senseless(
  state: BattleState,
  { to }: CommandOf<'put-right'>,
  there: Unit | Blip,
): readonly Hindrance[] {
  const { activation: _activation, near, ...ofUnits } = to
  const unit = 'type' in there ? there : null
  const gone = to.destroyed ?? unit?.where === 'destroyed'
  const { destroyed: _destroyed, ...others } = to
  const known = objectivesOnTable(state)
  const wrong = (field: string, code: string, message: string): Hindrance =>
    impossible(code, message, { path: ['to', field] })
  return [
    ...when(!changes(there, to), nothing),
    ...when(unit === null && Object.keys(ofUnits).length > 0, () =>
      wrong('counters', 'put-right/blip', 'A Blip has an Activation Counter and a place, and nothing else.'),
    ),
    ...when(gone && Object.keys(others).length > 0, () =>
      wrong(
        'destroyed',
        'put-right/gone',
        'A destroyed unit has no counters and no damage: leave the rest out.',
      ),
    ),
    ...when(
      unit !== null && !isTrooper(unit.type) && (to.damaged !== undefined || to.stunned !== undefined),
      () =>
        wrong('damaged', 'put-right/drone', 'Only troopers are Damaged or Stunned: a drone is destroyed.'),
    ),
    ...when(unit !== null && to.jamming !== undefined && !profileOf(state, unit).jams, () =>
      wrong('jamming', 'put-right/jammer', 'Only a haywire drone has a jammer.'),
    ),
    ...when(near?.some((one) => !known.includes(one)) === true, () =>
      wrong('near', 'measure/unknown', 'Name only Objectives that lie on the table.'),
    ),
  ]
}

function changes(there: Unit | Blip, { destroyed, near, ...to }: CommandOf<'put-right'>['to']): boolean {
  const now: Readonly<Record<string, unknown>> = { ...there }
  const isGone = 'where' in there && there.where === 'destroyed'
  const isElsewhere =
    near !== undefined && (near.length !== there.near.length || near.some((one) => !there.near.includes(one)))
  return (
    (destroyed !== undefined && destroyed !== isGone) ||
    isElsewhere ||
    Object.entries(to).some(([name, value]) => now[name] !== value)
  )
}
