import { ask } from '../../../../battle/course.ts'
import { band, is, one, some, yesNo } from '../../../../battle/field.ts'
import { noCheck } from '../../../../battle/rule.ts'
import { COVERS } from '../../words.ts'
import { carryOn, endActivation } from '../course/flow.ts'
import { dueOf } from '../course/steps.ts'
import { needsJudging, untouched } from '../ending/mission.ts'
import { blow, comeTo, leave, meetMines } from '../resolve/arrive.ts'
import { burst } from '../resolve/blast.ts'
import { candidates, fell, orLeader, sayable } from '../resolve/harm.ts'
import { landRoughly } from '../resolve/land.ts'
import { hitNext, hittable, sayableHit } from '../resolve/hits.ts'
import { mark } from '../resolve/marks.ts'
import { damaged } from '../resolve/vehicle.ts'
import type { Fields, Rule } from '../rules/rule.ts'
import {
  allCrafts,
  allUnits,
  flies,
  has,
  idsOf,
  insideOf,
  isOnTable,
  isTarget,
  isUnarmoured,
  isUnit,
  pieceIn,
  rulesOf,
  unitIn,
} from '../state/look.ts'
import type { BattleState } from '../state/state.ts'
import type { StepOf } from '../documents/steps.ts'
import { minesFor } from './going.ts'

/** What the players see once dice have fallen: who stands in a blast or near a wreck, and who falls (lines 824, 968, 980). */

/** Whom a blast can reach: units, and vehicles that shield nobody. */
const reachable = (state: BattleState): readonly string[] => [
  ...idsOf(allUnits(state).filter(isTarget)),
  ...idsOf(
    allCrafts(state).filter(
      (craft) => isOnTable(craft) && isUnarmoured(craft) && insideOf(state, craft).length > 0,
    ),
  ),
]

export const settleBlast: Rule<'settle-blast'> = {
  phases: ['settling'],
  offers: (state, side): readonly Fields[] => {
    const step = dueOf(state, side, 'inside')
    if (!step) return []
    const pieces = blastField(state, step)
    const of = { piece: one(pieces), cover: band(COVERS), bunched: yesNo, open: yesNo }
    return [
      {
        struck: { kind: 'list', of, key: 'piece', begin: [], least: 0, most: pieces.length, measured: true },
      },
    ]
  },
  check: noCheck,
  resolve: (log, { struck }) => {
    const [step] = log.state.steps
    if (step?.kind !== 'inside') return
    log.emit({ kind: 'answered' })
    const mover = step.opFire ? (log.state.activation?.unit ?? null) : null
    const { steps, repulsed } = burst(log, step, struck, mover)
    if (repulsed && mover !== null) log.emit({ kind: 'repulsed', unit: mover })
    ask(log, ...steps)
    carryOn(log)
  },
}

/** Close-In Defense spares its own vehicle (line 1892). */
const blastField = (state: BattleState, { at }: StepOf<'inside'>): readonly string[] => {
  const all = reachable(state)
  return at !== null && all.includes(at) ? [at, ...all.filter((id) => id !== at)] : all
}

/** Through mines too, straight from the foe, or by house rule as its owner likes; over the table's edge it is lost. Source: lines 1047, 1405; FAD-155. */
export const fallBack: Rule<'fall-back'> = {
  phases: ['settling'],
  offers: (state, side): readonly Fields[] => {
    const step = dueOf(state, side, 'fall-back')
    if (!step) return []
    // Who picks the way need not leave.
    const leaves = rulesOf(state).fallBack === 'straightAway' ? yesNo : is(false)
    const mines = minesFor(state, side, flies(state, unitIn(state, step.unit)))
    return [{ unit: is(step.unit), into: band(COVERS), leaves, mines }]
  },
  check: noCheck,
  resolve: (log, { unit: id, into, leaves, mines }) => {
    const [step] = log.state.steps
    const unit = unitIn(log.state, id)
    if (step?.kind !== 'fall-back' || !unit) return
    log.emit({ kind: 'answered' })
    log.emit({ kind: 'fell-back', unit: id, inches: step.inches, into })
    ask(log, ...meetMines(log, id, mines))
    if (leaves) leave(log, id, true)
    carryOn(log)
  },
}

/** Repulsed, it heads for the nearest cover from who has fired. Source: line 1462. */
export const turnAway: Rule<'turn-away'> = {
  phases: ['settling'],
  offers: (state, side): readonly Fields[] => {
    const step = dueOf(state, side, 'turn-away')
    const piece = pieceIn(state, step?.moving.mover ?? null)
    if (!step || !piece) return []
    const isUp = isUnit(piece) ? flies(state, piece) : piece.document.method === 'fly' && !piece.landed
    const isBare = isUnit(piece) ? has(state, piece, 'flyer') : isUp
    const isOver = isUp || step.moving.how === 'leap'
    return [
      {
        unit: is(piece.id),
        into: isBare ? is('none') : band(COVERS),
        mines: minesFor(state, side, isOver),
      },
    ]
  },
  check: noCheck,
  resolve: (log, { unit, into, mines }) => {
    const [step] = log.state.steps
    const piece = pieceIn(log.state, unit)
    if (step?.kind !== 'turn-away' || !piece) return
    log.emit({ kind: 'answered' })
    ask(log, ...comeTo(log, piece, { ...step.moving, into, mines, shelter: null, leaves: false }, false))
    carryOn(log)
  },
}

/** Drop Troops whom the dice have carried away: who comes down on roofs or in trees may be hurt. Source: line 1249. */
export const touchDown: Rule<'touch-down'> = {
  phases: ['settling'],
  offers: (state, side): readonly Fields[] => {
    const step = dueOf(state, side, 'touch-down')
    return step ? [{ unit: is(step.unit), rough: yesNo }] : []
  },
  check: noCheck,
  resolve: (log, { unit, rough }) => {
    log.emit({ kind: 'answered' })
    if (rough) landRoughly(log, unit)
    endActivation(log)
    carryOn(log)
  },
}

/** Troops within four inches of a wreck are marked: Pinned by a large one (line 968; R24). */
export const settleWreck: Rule<'settle-wreck'> = {
  phases: ['settling'],
  offers: (state, side): readonly Fields[] => {
    const step = dueOf(state, side, 'wreck')
    if (!step) return []
    const near = allUnits(state).filter((unit) => isTarget(unit) && unit.id !== step.spared)
    return [{ near: near.length === 0 ? is([]) : some(idsOf(near)) }]
  },
  check: noCheck,
  resolve: (log, { near }) => {
    const [step] = log.state.steps
    if (step?.kind !== 'wreck') return
    log.emit({ kind: 'answered' })
    for (const id of near) mark(log, id, step.small ? 'underFire' : 'pinned')
    carryOn(log)
  },
}

/** Who falls: read off the table, or picked by the owner; those who are alike are one (lines 824–828, 1047). */
export const fall: Rule<'fall'> = {
  phases: ['allocating'],
  offers: (state, side): readonly Fields[] => {
    const [harm, hit] = [dueOf(state, side, 'harm')?.harm, dueOf(state, side, 'hit')?.hit]
    const who = harm ? sayable(state, harm) : hit ? sayableHit(state, hit) : []
    const measured = (harm ?? hit)?.how === 'nearest'
    return who.length === 0 ? [] : [{ who: { ...one(who.map(({ ref }) => ref)), measured } }]
  },
  check: noCheck,
  resolve: (log, { who }) => {
    const [step] = log.state.steps
    if (step?.kind === 'hit') {
      log.emit({ kind: 'answered' })
      const said = hittable(log.state, step.hit).find(({ ref }) => ref === who)
      const left = hitNext(log, step.hit, said ?? null)
      if (left) ask(log, { kind: 'hit', hit: left })
      carryOn(log)
      return
    }
    if (step?.kind !== 'harm') return
    const { harm } = step
    log.emit({ kind: 'answered' })
    if (harm.count > 1) ask(log, { kind: 'harm', harm: { ...harm, count: harm.count - 1 } })
    const found = candidates(log.state, harm).find(({ ref }) => ref === who)
    if (found) fell(log, harm, orLeader(log, harm, found))
    carryOn(log)
  },
}

/** The attacker takes the damage that he prefers (line 946). */
export const prefer: Rule<'prefer'> = {
  phases: ['allocating'],
  offers: (state, side): readonly Fields[] => {
    const step = dueOf(state, side, 'prefer')
    return step ? [{ damage: one(step.of) }] : []
  },
  check: noCheck,
  resolve: (log, { damage }) => {
    const [step] = log.state.steps
    if (step?.kind !== 'prefer') return
    log.emit({ kind: 'answered' })
    ask(log, ...damaged(log, step.craft, damage, step.by))
    carryOn(log)
  },
}

/** What a mission wants, as the turn ends (line 2753). */
export const judge: Rule<'judge'> = {
  phases: ['turnEnd'],
  offers: (state, side): readonly Fields[] => {
    const step = dueOf(state, side, 'judge')
    if (!step) return []
    const isTouch = needsJudging(state, side) === 'touched'
    const left = untouched(state, side)
    return [{ met: isTouch ? is(false) : yesNo, touched: isTouch && left.length > 0 ? some(left) : is([]) }]
  },
  check: noCheck,
  resolve: (log, { side, met, touched }) => {
    log.emit({ kind: 'answered' })
    log.emit({ kind: 'judged', side, met, touched })
    carryOn(log)
  },
}

/** The owner of a minefield says what lies there (line 1405). */
export const checkMine: Rule<'check-mine'> = {
  phases: ['settling'],
  offers: (state, side) => (dueOf(state, side, 'mine') ? [{}] : []),
  check: noCheck,
  resolve: (log) => {
    const [step] = log.state.steps
    if (step?.kind !== 'mine') return
    log.emit({ kind: 'answered' })
    ask(log, ...blow(log, step))
    carryOn(log)
  },
}
