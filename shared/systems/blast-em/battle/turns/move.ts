import {
  band,
  distanceUpTo,
  is,
  must,
  one,
  yesNo,
  type Field,
  type Fields,
} from '../../../../battle/field.ts'
import { breaks, when, type Hindrance } from '../../../../battle/rule.ts'
import { ACROSS } from '../../data/shooting.ts'
import { inchesOf } from '../../profiles.ts'
import type { CommandOf } from '../documents/commands.ts'
import {
  enemiesInReach,
  hasDeclared,
  hasDeclaredAttack,
  hasStoodAndFired,
  isInHth,
  isOutOfBreath,
  mayMove,
  moversNow,
} from '../course/who.ts'
import { judge } from '../course/judge.ts'
import { attackOn, strikeWith, throwAttack } from '../course/throws.ts'
import { actionsOf, cannotAct, notWithin, notYours, WITHIN } from '../rules/against.ts'
import type { Log, Rule } from '../rules/rule.ts'
import {
  canAct,
  canBeHurt,
  enemiesOf,
  fights,
  friendsOf,
  hasTrait,
  idsOf,
  isFighting,
  isUp,
  modelIn,
  modelsOf,
  profileOf,
  rulesOf,
  unfoughtEnemies,
} from '../state/look.ts'
import type { BattleState, ModelState } from '../state/state.ts'
import type { Side } from '../words.ts'
import { carryOn, goOn, meetEnemies, stopMoving } from '../course/flow.ts'
import { someOf } from './look.ts'

/** Who lies there may be struck, and may be raised there (lines 264, 280). */
function reachable(state: BattleState, side: Side): Field {
  return someOf(idsOf(enemiesOf(state, side).filter(canBeHurt)))
}

/**
 * Enemies that may take a Snapshot, each with its distance; in a free turn nobody does, and nobody in HTH, not at whoever
 * leaves it either (line 284).
 */
function seenBy(state: BattleState, side: Side): Field {
  const enemies = state.phase === 'moving' ? enemiesOf(state, side).filter(isUp) : []
  const ids = idsOf(enemies.filter((enemy) => !isInHth(state, enemy)))
  if (ids.length === 0) return is([])
  const of: Fields = {
    by: band(ids),
    inches: distanceUpTo(ACROSS),
    flanks: yesNo,
  }
  return { kind: 'list', of, key: 'by', begin: [], least: 0, most: ids.length, measured: true }
}

const WAYS = ['move', 'run'] as const

/**
 * A model moves, or runs up to twice as far; in a fight those who see it may take a Snapshot. To ground it may move
 * behind its cover. Source: lines 83, 127–133, 167, 337, 357; R8, R20–R22.
 */
export const move: Rule<'move'> = {
  phases: ['free', 'moving'],
  offers: (state, side) => {
    if (!moversNow(state).includes(side)) return []
    const enemies = reachable(state, side)
    const seen = seenBy(state, side)
    return modelsOf(state, side)
      .filter((model) => mayMove(state, model) && profileOf(state, model).mv > 0)
      .flatMap((model) =>
        WAYS.filter((how) => how === 'move' || cannotRun(state, model).length === 0).map((how) => ({
          model: is(model.id),
          how: is(how),
          inches: distanceUpTo(inchesOf(profileOf(state, model), how)),
          seenBy: seen,
          reaches: enemies,
          keepsCover: model.toGround ? yesNo : is(null),
        })),
      )
  },
  check: (state, command) => [
    ...notYours(command.side, moversNow(state), 323),
    ...cannotAct(state, command.side, command.model),
    ...hasMoved(state, command.model),
    ...(command.how === 'run' ? cannotRun(state, modelIn(state, command.model)) : []),
    ...tooFar(state, command),
  ],
  resolve: (log, command) => {
    const { model: id, how, inches, seenBy: seen, reaches, keepsCover } = command
    setOut(log, id, reaches, ({ toGround }) => {
      const covered = keepsCover === true && toGround
      log.emit({ kind: 'moved', model: id, how, inches, seenBy: seen, reaches, keepsCover: covered })
      if (log.state.phase === 'free') runInto(log, reaches)
    })
  },
}

/**
 * Whoever has fired as they stood had nothing off for a run (lines 83, 89), and Snapshots are for those who do not run
 * (line 337); an ordinary person who runs does nothing else that turn, before it or after (line 167, R8).
 */
function cannotRun(state: BattleState, model: ModelState | null): readonly Hindrance[] {
  if (model === null) return []
  const { shots, snapped, handled } = model.now
  const isBusy = actionsOf(model) > 0 || handled
  return [
    ...when(shots > 0, () =>
      breaks('move/has-fired', 'It has fired this turn and does not run: move at a walk.', {
        page: 83,
        path: ['how'],
      }),
    ),
    ...when(snapped, () =>
      breaks('move/has-snapped', 'It has taken a Snapshot and does not run: move at a walk.', {
        page: 337,
        path: ['how'],
      }),
    ),
    ...when(isBusy && hasTrait(state, model, 'ordinary'), () =>
      breaks('move/has-acted', 'Ordinary people who have done anything do not run: move at a walk.', {
        page: 167,
        path: ['how'],
      }),
    ),
  ]
}

/** Whoever is still up once it has left HTH goes. */
function setOut(log: Log, id: string, reaches: readonly string[], goes: (model: ModelState) => void): void {
  leaveHth(log, id, reaches)
  const model = modelIn(log.state, id)
  if (model && isUp(model) && !log.state.ending) goes(model)
  if (model && !isUp(model)) carryOn(log)
}

/** Whoever ends beside enemies that nobody has met yet has met them: a fight begins (line 313). */
function runInto(log: Log, enemies: readonly string[]): void {
  const met = unfoughtEnemies(log.state).filter(({ id }) => enemies.includes(id))
  meetEnemies(
    log,
    met.flatMap(({ side }) => side ?? []),
    idsOf(met),
  )
  if (isFighting(log.state)) goOn(log)
}

function hasMoved(state: BattleState, id: string) {
  const model = modelIn(state, id)
  return [
    ...when(model?.now.moved ?? false, () =>
      breaks('move/has-moved', 'It has moved this turn and does not again: choose another.', {
        page: 313,
        path: ['model'],
      }),
    ),
    ...when(model !== null && hasStoodAndFired(model), () =>
      breaks('move/has-stood', 'It has stood and fired twice, and stays where it is: choose another.', {
        page: 81,
        path: ['model'],
      }),
    ),
  ]
}

function tooFar(state: BattleState, { model: id, how, inches }: CommandOf<'move'>) {
  const model = modelIn(state, id)
  const most = model ? inchesOf(profileOf(state, model), how) : 0
  return when(model !== null && inches > most, () =>
    breaks('move/too-far', `It goes ${most}″ at most this way: measure again.`, {
      page: how === 'run' ? 83 : 127,
      path: ['inches'],
      values: { most },
    }),
  )
}

/** By house rule each enemy in reach strikes once at whoever leaves HTH (lines 75, 284). */
export function leaveHth(log: Log, id: string, reaches: readonly string[]): void {
  const { state } = log
  const model = modelIn(state, id)
  if (!model || !isUp(model) || state.ending || rulesOf(state).leavingHth === 'free') return
  for (const enemy of enemiesInReach(state, model).filter((one) => !reaches.includes(one.id))) {
    const strike = canAct(state, enemy) ? strikeWith(state, enemy, 'hth') : null
    if (!strike || enemy.side === null) continue
    const attacker = throwAttack(log, enemy, strike, { add: 0, reasons: [] })
    const { weapon } = strike
    attackOn(log, model, { attack: null, by: enemy.id, with: 'hth', attacker, weapon, side: enemy.side })
  }
  if (log.state.suffered.length > 0) judge(log)
}

/** A side moves no more of its models. */
export const doneMoving: Rule<'done-moving'> = {
  phases: ['moving'],
  offers: (state, side) => (moversNow(state).includes(side) ? [{}] : []),
  check: (state, { side }) => notYours(side, moversNow(state), 323),
  resolve: (log, { side }) => stopMoving(log, side),
}

/** Whoever takes all the cover there is does not attack, and shots do not reach it (line 357, R22). */
export const goToGround: Rule<'go-to-ground'> = {
  phases: ['moving', 'declaring'],
  offers: (state, side) => {
    if (!mayTakeCover(state, side)) return []
    const places = hidingPlaces(state)
    const behind: Field = { kind: 'one', of: places, orNone: true, measured: true }
    return modelsOf(state, side)
      .filter((model) => canAct(state, model) && canHide(state, model))
      .map(({ id }) => ({ model: is(id), behind: places.length === 0 ? is(null) : behind }))
  },
  check: (state, { side, model: id }) => {
    const model = modelIn(state, id)
    return [
      ...cannotAct(state, side, id),
      ...when(hasDeclaredAttack(state, id), () =>
        breaks('ground/has-attacked', 'It has declared an attack: it stays up this turn.', {
          page: 357,
          path: ['model'],
        }),
      ),
      ...when(model !== null && isLate(state, model), () =>
        breaks('ground/has-moved', 'It goes to ground as it moves, or unmoved: choose another.', {
          page: 357,
          path: ['model'],
        }),
      ),
    ]
  },
  resolve: (log, { model, behind }) => log.emit({ kind: 'went-to-ground', model, behind }),
}

function mayTakeCover(state: BattleState, side: Side): boolean {
  if (state.phase === 'moving') return moversNow(state).includes(side)
  const { goingToGround, declaring } = rulesOf(state)
  const isOpen = goingToGround === 'movingOrDeclaring' && declaring !== 'secret'
  return isOpen && fights(state, side) && !hasDeclared(state, side)
}

function canHide(state: BattleState, model: ModelState): boolean {
  return (
    !model.toGround &&
    !hasDeclaredAttack(state, model.id) &&
    !isOutOfBreath(state, model) &&
    !isInHth(state, model) &&
    !isLate(state, model) &&
    profileOf(state, model).mv > 0
  )
}

/** Whoever moved could have done it then; who is met on the way dives for cover all the same (lines 274, 357). */
function isLate({ phase, exchange }: BattleState, { now }: ModelState): boolean {
  return phase === 'declaring' && now.moved && exchange?.isNew !== true
}

function hidingPlaces({ setup: { mission }, wrecked }: BattleState): string[] {
  return idsOf(mission.things.filter(({ id, hides }) => hides && !wrecked.includes(id)))
}

function mayDrag(state: BattleState, model: ModelState): boolean {
  return !model.now.fired && profileOf(state, model).mv > 0
}

/** One beside the fallen drags them at half movement, seen or not, and does not shoot (lines 260, 337). */
export const drag: Rule<'drag'> = {
  phases: ['free', 'moving'],
  offers: (state, side) => {
    if (!moversNow(state).includes(side) || rulesOf(state).dragging === 'never') return []
    const fallen = idsOf(friendsOf(state, side).filter(({ fate }) => fate === 'mostlyDead'))
    if (fallen.length === 0) return []
    const enemies = reachable(state, side)
    const seen = seenBy(state, side)
    return modelsOf(state, side)
      .filter((model) => mayMove(state, model) && mayDrag(state, model))
      .map((model) => ({
        model: is(model.id),
        fallen: one(fallen),
        inches: distanceUpTo(inchesOf(profileOf(state, model), 'drag')),
        [WITHIN]: must(true),
        seenBy: seen,
        reaches: enemies,
        keepsCover: model.toGround ? yesNo : is(null),
      }))
  },
  check: (state, { side, model, within }) => [
    ...notYours(side, moversNow(state), 323),
    ...cannotAct(state, side, model),
    ...hasMoved(state, model),
    ...when(modelIn(state, model)?.now.fired ?? false, () =>
      breaks('drag/has-fired', 'It has fired this turn and drags nobody: choose another.', {
        page: 260,
        path: ['model'],
      }),
    ),
    ...notWithin(within, 260),
  ],
  resolve: (log, { model: id, fallen, inches, seenBy: seen, reaches, keepsCover }) => {
    setOut(log, id, reaches, ({ toGround }) => {
      const covered = keepsCover === true && toGround
      log.emit({ kind: 'dragged', model: id, fallen, inches, seenBy: seen, reaches, keepsCover: covered })
      if (log.state.phase === 'free') runInto(log, reaches)
    })
  },
}
