import { enter } from '../../../../battle/course.ts'
import { asked, choice, is, must, one } from '../../../../battle/field.ts'
import { breaks, noCheck, notOffered, notSeen, type Hindrance } from '../../../../battle/rule.ts'
import { TRAIT_TABLE } from '../../data/traits.ts'
import { VARIABLE_MOVEMENT } from '../../data/units.ts'
import { ESCALATION } from '../../words.ts'
import { carryOn, endActivation } from '../course/flow.ts'
import { canAct, isDropping, isOfficerLike, isRising, isTaken } from '../course/who.ts'
import { passes, rollEach } from '../resolve/dice.ts'
import { loseHeart } from '../resolve/losses.ts'
import { holds, hqOf, isBroken, mayRespond, respond } from '../resolve/morale.ts'
import { barred, hasToFall } from '../rules/barred.ts'
import type { Fields, Log, Rule } from '../rules/rule.ts'
import {
  has,
  luckOf,
  hearteningCrafts,
  idsOf,
  isIn,
  isNonCombatant,
  isSquad,
  isTeam,
  isUnit,
  joinedTo,
  levelOf,
  markerOf,
  pieceIn,
  piecesOf,
  qualityOf,
  ridersOf,
  rulesOf,
  scenarioSide,
  unitIn,
  unitsOf,
} from '../state/look.ts'
import type { BattleState, Checks, CraftState, UnitState } from '../state/state.ts'
import { INTENTS, otherSide, type Intent, type Side } from '../words.ts'

/** A unit is activated: scout back, resolve, morale, Command Response (lines 579–640, 1158–1188). */

type Piece = UnitState | CraftState

/** Who may be activated by a side now. */
export function activatable(state: BattleState, side: Side): readonly Piece[] {
  const { follow } = state
  if (state.activation || state.steps.length > 0) return []
  const able = piecesOf(state, side).filter((piece) => canAct(state, piece) && !isDropping(state, piece))
  if (follow) return able.filter(({ id }) => id === follow.unit)
  return state.active === side ? able : []
}

const enemyHas = (state: BattleState, side: Side, trait: 'terrifying'): boolean =>
  unitsOf(state, otherSide(side)).some((unit) => unit.fate === 'onTable' && has(state, unit, trait))

/** A morale test may come: the unit is broken, or something frightens it. */
function mayTest(state: BattleState, piece: Piece): boolean {
  if (isBroken(state, piece, false)) return true
  if (isUnit(piece) && has(state, piece, 'fearless')) return false
  return enemyHas(state, piece.side, 'terrifying') || piece.effects.includes('terror')
}

/** What a check of Resolve asks of whoever is, or comes to be, on the table. */
function checksOf(state: BattleState, piece: Piece): Omit<Checks, 'close' | 'rerolls'> {
  const unit = isUnit(piece) ? piece : null
  const test = mayTest(state, piece)
  return {
    inspired: test && unit !== null && isSquad(unit) && hearteningCrafts(state, piece.side).length > 0,
    terrified: enemyHas(state, piece.side, 'terrifying') && !has(state, unit, 'fearless'),
    controlled: unit !== null && has(state, unit, 'hivemind'),
    lucky: test && unit !== null && isLucky(state, unit),
  }
}
const isLucky = (state: BattleState, unit: UnitState): boolean => luckOf(state, unit) !== null

/** Of several that are set down together it is asked once; nothing where none of them has to be checked (line 593). */
export function checkFields(state: BattleState, units: readonly UnitState[]): Fields {
  const all = units.map((unit) => checksOf(state, unit))
  const some = (name: keyof (typeof all)[number]): boolean => all.some((one) => one[name])
  if (!units.some((unit) => mayTest(state, unit)) && !some('controlled')) return {}
  return {
    inspired: asked(some('inspired')),
    terrified: asked(some('terrified')),
    controlled: asked(some('controlled')),
    lucky: choice(some('lucky')),
  }
}

/** What Command Response asks of those who may charge as they are set down (lines 1095, 1162–1165). */
export function responseFields(state: BattleState, units: readonly UnitState[]): Fields {
  const responding = units.filter((unit) => mayRespond(state, unit))
  return responding.length === 0
    ? {}
    : {
        close: asked(responding.some((unit) => markerOf(state, unit) === null)),
        rerolls: choice(responding.some(({ side }) => hqOf(state, side) !== null)),
      }
}

/** Of what was said for all of them, what is about this one. */
export function checksFor(state: BattleState, unit: UnitState, said: Checks): Checks {
  const { inspired, terrified, controlled, lucky } = checksOf(state, unit)
  return {
    ...said,
    inspired: said.inspired && inspired,
    terrified: said.terrified && terrified,
    controlled: said.controlled && controlled,
    lucky: said.lucky && lucky,
  }
}

function fieldsOf(state: BattleState, piece: Piece): Fields {
  const unit = isUnit(piece) ? piece : null
  const onTable = piece.fate === 'onTable'
  // Whoever hides is activated, and has its Resolve checked, as everybody (line 593).
  const isThere = onTable || piece.fate === 'hidden'
  const checks = checksOf(state, piece)
  const responds = onTable && mayRespond(state, piece)
  return {
    unit: is(piece.id),
    inspired: asked(isThere && checks.inspired),
    close: asked(responds && unit !== null && markerOf(state, unit) === null),
    terrified: asked(isThere && checks.terrified),
    controlled: asked(isThere && checks.controlled),
    reach: asked(onTable && unit !== null && (has(state, unit, 'berserk') || hasDrugs(state, unit))),
    hides: asked(onTable && unit !== null && mayHide(state, unit)),
    rerolls: choice(responds && hqOf(state, piece.side) !== null),
    lucky: choice((isThere && checks.lucky) || (responds && isLucky(state, piece))),
    ...(unit !== null && onTable && hasDrugs(state, unit) && { drugs: choice(true) }),
    ...(unit !== null &&
      unit.fate !== 'hidden' &&
      rulesOf(state).variableMovement && { intent: one(INTENTS) }),
  }
}

/** It carries combat drugs, and has not taken them yet: once a battle (line 1719). */
export const hasDrugs = (state: BattleState, { document, used }: UnitState): boolean =>
  rulesOf(state).traits && document.traits.includes('combatDrugs') && !used.includes('combatDrugs')

/** Squads with all who have joined them, and whoever always succeeds in it; not who stays where it is (lines 1139, 1334, 1393, 1827). */
const mayHide = (state: BattleState, unit: UnitState): boolean =>
  rulesOf(state).hiddenMovement &&
  (isSquad(unit) || has(state, unit, 'stealth')) &&
  markerOf(state, unit) !== 'pinned' &&
  !unit.used.includes('lastStand') &&
  unit.fate === 'onTable'

/** It has acted this turn already: no offer, and let pass where the battle only assists (line 571). */
function notTwice(state: BattleState, unit: string): readonly Hindrance[] {
  const piece = pieceIn(state, unit)
  return piece?.done === true && isIn(piece)
    ? [
        breaks('turn/acted', 'This unit has been activated this turn: choose another.', {
          page: 571,
          path: ['unit'],
        }),
      ]
    : []
}

/** Source: lines 569–587, 1334, 1587, 1707. */
export const activate: Rule<'activate'> = {
  phases: ['activating'],
  offers: (state, side, command) =>
    activatable(state, side)
      .filter(({ id }) => command === undefined || command.unit === id)
      .map((piece) => fieldsOf(state, piece)),
  check: (state, { unit: id, drugs }) => {
    const unit = unitIn(state, id)
    const takes = drugs !== true || (unit?.fate === 'onTable' && hasDrugs(state, unit))
    return [...notTwice(state, id), ...(takes ? [] : [notOffered(1719)])]
  },
  resolve: (log, command) => {
    const piece = pieceIn(log.state, command.unit)
    if (!piece) return
    begin(log, piece)
    const isUp = isUnit(piece) && piece.fate !== 'onTable' && piece.lies !== null ? rise(log, piece) : true
    if (isUp && status(log, command)) enter(log, 'acting')
    else if (log.state.activation) endActivation(log)
    carryOn(log)
  },
}

/** Who acts along: teams, those who have joined and have not acted, riders (lines 678, 1324, 1427). */
function begin(log: Log, piece: Piece): void {
  const along = isUnit(piece)
    ? joinedTo(log.state, piece.id).filter(({ done }) => !done)
    : ridersOf(log.state, piece.id).filter(({ done }) => !done)
  if (isUnit(piece) && isOfficerLike(piece) && piece.attached !== null)
    log.emit({ kind: 'attached', unit: piece.id, to: null })
  log.emit({ kind: 'activated', unit: piece.id, along: idsOf(along) })
  if (piece.fate !== 'waiting') return
  // It comes over its edge.
  for (const { id } of [piece, ...(isUnit(piece) ? joinedTo(log.state, piece.id) : [])])
    log.emit({ kind: 'placed', unit: id, fate: 'onTable', arrives: true })
}

/** A villain was only stunned (line 1851). */
function rise(log: Log, unit: UnitState): boolean {
  if (!isRising(log.state, unit)) return false
  const rose = passes(
    log,
    { purpose: 'rising', side: unit.side, unit: unit.id },
    TRAIT_TABLE.villain.does.rises ?? 5,
  )
  log.emit({ kind: 'villain-rose', unit: unit.id, rose })
  if (!rose) loseHeart(log, unit.side)
  return rose
}

type Said = Parameters<(typeof activate)['resolve']>[1]

/** Whether it may act at all: it is still there. */
function status(log: Log, said: Said): boolean {
  const piece = pieceIn(log.state, said.unit)
  if (!piece) return false
  if (isUnit(piece)) strode(log, piece, said.intent ?? 'move')
  if (said.controlled) log.emit({ kind: 'used-this-turn', unit: piece.id, what: 'controlled' })
  // What they do comes before Resolve, fear and orders.
  const drugged = said.drugs === true
  if (drugged) log.emit({ kind: 'used', unit: piece.id, what: 'combatDrugs' })
  const isBerserk =
    isUnit(piece) && said.reach && piece.fate === 'onTable' && has(log.state, piece, 'berserk')
  // The berserk with an enemy in reach never look at their losses; fear takes them all the same (lines 1707, 1719, 1839).
  if (!holds(log, piece, { ...said, ...(isBerserk && { controlled: true }) })) return false
  if (log.state.activation?.fallsBack || piece.fate === 'hidden') return true
  if (isBerserk || drugged) {
    log.emit({ kind: 'berserk', unit: piece.id })
    return true
  }
  if (isUnit(piece) && said.hides && hide(log, piece)) return true
  respond(log, said.unit, said)
  return true
}

/** On its Quality it hides; with Stealth always (lines 1334–1343, 1827). */
function hide(log: Log, unit: UnitState): boolean {
  const isSure = has(log.state, unit, 'stealth')
  const hidden =
    isSure || passes(log, { purpose: 'hiding', side: unit.side, unit: unit.id }, levelOf(log.state, unit))
  if (hidden) log.emit({ kind: 'hid', unit: unit.id, markers: 3 })
  return hidden
}

/** How far it goes, where that is thrown for, with what it means to do; Elite choose the better die (lines 670–674). */
function strode(log: Log, unit: UnitState, intent: Intent): void {
  const { variableMovement, eliteRushDice } = rulesOf(log.state)
  if (!variableMovement) return
  const isElite = qualityOf(log.state, unit) === 'elite'
  const best = (twice: boolean): number =>
    Math.max(
      ...rollEach(
        log,
        { purpose: 'movement', side: unit.side, unit: unit.id },
        twice ? VARIABLE_MOVEMENT.eliteDice : 1,
      ),
    )
  log.emit({
    kind: 'strode',
    unit: unit.id,
    move: best(isElite) + VARIABLE_MOVEMENT.add,
    rush: best(isElite && eliteRushDice) + VARIABLE_MOVEMENT.rushAdd,
    intent,
  })
}

/** The berserk charge, unless nobody can be reached (lines 1707, 1719). */
const hasToCharge = (state: BattleState, piece: Piece): boolean =>
  state.activation?.unit === piece.id &&
  state.activation.berserk &&
  barred(state, piece, 'closeAssault') === null

/** Non-combatants run from enemies in sight (line 1421). */
const hasToRun = (state: BattleState, piece: Piece): boolean =>
  isUnit(piece) &&
  piece.fate === 'onTable' &&
  isNonCombatant(state, piece) &&
  barred(state, piece, 'rush') === null

/** It has done what it wanted (line 587). */
export const endActivationRule: Rule<'end-activation'> = {
  phases: ['acting'],
  offers: (state, side): readonly Fields[] => {
    const piece = pieceIn(state, state.activation?.unit ?? null)
    if (piece?.side !== side || state.steps.length > 0) return []
    const falls = hasToFall(state, piece)
    if (falls && !isUnit(piece)) return []
    const charges = hasToCharge(state, piece)
    return [
      {
        unit: is(piece.id),
        ...(falls && { covered: must(true) }),
        ...(charges && { blocked: must(true) }),
        ...(piece.fate === 'hidden' && { within: must(true) }),
        ...(hasToRun(state, piece) && { unseen: must(true) }),
      },
    ]
  },
  check: (state, { unit, covered = false, blocked = false, within = false, unseen = false }) => {
    const piece = pieceIn(state, unit)
    if (piece && hasToRun(state, piece) && !hasToFall(state, piece))
      return notSeen(unseen, 'unseen', 1421, 'They Rush away from enemies whom they see: move them first.')
    if (piece?.fate === 'hidden')
      return notSeen(
        within,
        'within',
        1343,
        'A marker goes six inches, and stays within twelve of another: move it nearer.',
      )
    if (piece && hasToCharge(state, piece))
      return notSeen(blocked, 'blocked', 1707, 'It is berserk, and charges whom it can reach.')
    if (!piece || !hasToFall(state, piece)) return []
    return isUnit(piece)
      ? notSeen(
          covered,
          'covered',
          634,
          'It is Broken, and stays in cover alone with no enemy near: move it away first.',
        )
      : [
          breaks('unit/broken', 'Its crew is Broken, and can drive: drive it away first.', {
            page: 636,
            path: ['unit'],
          }),
        ]
  },
  resolve: (log) => {
    endActivation(log)
    carryOn(log)
  },
}

/** Whoever may follow does not, and who waits to drop or in reserve goes on waiting (lines 1230, 1787, 2773). */
export const letGo: Rule<'let-go'> = {
  phases: ['activating'],
  offers: (state, side) => {
    const { follow } = state
    if (follow) {
      const piece = pieceIn(state, follow.unit)
      const mayWait = piece !== null && (!follow.must || isDropping(state, piece))
      return mayWait && piece.side === side ? [{}] : []
    }
    if (state.active !== side || state.steps.length > 0) return []
    const isOver = activatable(state, side).every((piece) => mayStayAway(state, piece))
    return isOver && waiting(state, side).length > 0 ? [{}] : []
  },
  check: noCheck,
  resolve: (log, { side }) => {
    const { follow } = log.state
    if (follow) {
      if (follow.drawn) log.emit({ kind: 'activation-ended', unit: follow.unit })
      log.emit({ kind: 'followed', unit: null, must: false })
      if (!rulesOf(log.state).cardActivation) log.emit({ kind: 'side-turned', side: otherSide(side) })
    } else for (const { id } of waiting(log.state, side)) log.emit({ kind: 'activation-ended', unit: id })
    carryOn(log)
  },
}

/** Reserves of an Escalating Engagement may come, one after the other (line 2773). */
const mayStayAway = (state: BattleState, piece: Piece): boolean => {
  const { aim } = scenarioSide(state, piece.side)
  return piece.fate === 'waiting' && aim.kind === 'mission' && aim.mission === ESCALATION
}

/** Whoever waits to drop, or in reserve. */
const waiting = (state: BattleState, side: Side): readonly Piece[] =>
  piecesOf(state, side).filter(
    (piece) => canAct(state, piece) && (isDropping(state, piece) || mayStayAway(state, piece)),
  )

/** An officer or a psionic joins a unit that he stands with, as often as he likes (lines 1427, 1509). */
export const join: Rule<'join'> = {
  phases: ['activating'],
  offers: (state, side): readonly Fields[] => {
    if (state.steps.length > 0 || isTaken(state) || state.active !== side) return []
    const units = unitsOf(state, side).filter((unit) => unit.fate === 'onTable' && mayBeJoined(state, unit))
    return (
      joiners(state, side)
        // Pinned he stays where he is (line 1139).
        .filter((one) => one.attached === null && markerOf(state, one) !== 'pinned')
        .flatMap((officer) =>
          units.length === 0
            ? []
            : [
                {
                  unit: is(officer.id),
                  to: one(idsOf(units)),
                  beside: must(true),
                },
              ],
        )
    )
  },
  check: (_state, { beside }) =>
    beside
      ? []
      : [
          breaks('table/not-so', 'He stands with the unit that he joins: move him there first.', {
            page: 1427,
            path: ['beside'],
          }),
        ],
  resolve: (log, { unit, to }) => log.emit({ kind: 'attached', unit, to }),
}

/** Squads, and heavy teams that stand for themselves: whoever has joined a squad has joined its team (lines 1324, 1427, 1440). */
const mayBeJoined = (state: BattleState, unit: UnitState): boolean =>
  isSquad(unit) || (isTeam(state, unit) && unit.attached === null)

export const part: Rule<'part'> = {
  phases: ['activating'],
  offers: (state, side): readonly Fields[] =>
    state.steps.length > 0 || isTaken(state) || state.active !== side
      ? []
      : joiners(state, side)
          .filter(({ attached }) => attached !== null)
          .map(({ id }) => ({ unit: is(id) })),
  check: noCheck,
  resolve: (log, { unit }) => log.emit({ kind: 'attached', unit, to: null }),
}

const joiners = (state: BattleState, side: Side): readonly UnitState[] =>
  unitsOf(state, side).filter(
    (unit) =>
      unit.fate === 'onTable' &&
      ((unit.document.kind === 'officer' && rulesOf(state).officers) ||
        (unit.document.kind === 'psionic' && rulesOf(state).psionics)),
  )

/** An Aggressive commander shrugs off fire, three times a battle (line 2653). */
export const ignoreFire: Rule<'ignore-fire'> = {
  phases: ['activating', 'acting'],
  offers: (state, side): readonly Fields[] => {
    if (state.camps[side].ignores < 1 || state.steps.length > 0) return []
    const marked = piecesOf(state, side).filter(
      (piece) => piece.marker === 'underFire' && piece.fate === 'onTable',
    )
    return marked.length === 0 ? [] : [{ unit: one(idsOf(marked)) }]
  },
  check: noCheck,
  resolve: (log, { side, unit }) => log.emit({ kind: 'fire-ignored', side, unit }),
}
