import { ask } from '../../../../battle/course.ts'
import { band, distanceUpTo, is, yesNo, type Field } from '../../../../battle/field.ts'
import { noCheck } from '../../../../battle/rule.ts'
import { never } from '../../../../never.ts'
import { CLEAR_SHOT } from '../../data/advanced.ts'
import { TRAIT_TABLE } from '../../data/traits.ts'
import { COVERS } from '../../words.ts'
import { carryOn } from '../course/flow.ts'
import { dueOf } from '../course/steps.ts'
import type { StepOf } from '../documents/steps.ts'
import { meetMines } from '../resolve/arrive.ts'
import { rangeIn, type Shell } from '../resolve/blast.ts'
import { passes } from '../resolve/dice.ts'
import { fire } from '../resolve/shot.ts'
import { isBlast } from '../../weapons.ts'
import { partnerOf } from '../rules/arms.ts'
import type { Fields, Log, Rule } from '../rules/rule.ts'
import { farthest } from '../rules/targets.ts'
import { armsFor, type Shot } from '../rules/weigh.ts'
import { flies, has, isBare, isSniper, markerOf, pieceIn, unitIn } from '../state/look.ts'
import type { BattleState, UnitState } from '../state/state.ts'
import { minesFor } from './going.ts'
import { fireSentryAt } from './sentries.ts'

/** A shot from its command on: an elusive target may fall back before it leaves the barrel (lines 742–1014, 1450–1462, 1723). */

type How = StepOf<'elude'>['how']

/** A sniper looks whether the shot is clear; then the target is shot at, or, elusive, falls back first. */
export function aimAt(log: Log, shot: Shot, how: How): void {
  if (!isClear(log, shot.unit)) holdBack(log, shot, how)
  else if (mayElude(log.state, shot.at)) ask(log, { kind: 'elude', unit: shot.at, shot, how })
  else take(log, shot, how)
  carryOn(log)
}

/** Once a turn; not who is Pinned, or stands to the last (lines 640, 1139, 1393, 1723). */
function mayElude(state: BattleState, at: string): boolean {
  const unit = unitIn(state, at)
  return (
    unit?.fate === 'onTable' &&
    has(state, unit, 'elusive') &&
    !unit.usedNow.includes('eluded') &&
    !unit.used.includes('lastStand') &&
    markerOf(state, unit) !== 'pinned'
  )
}

/** The shot leaves the barrel. */
function take(log: Log, shot: Shot, how: How): void {
  switch (how) {
    case 'shoot':
      takeShot(log, shot)
      return
    case 'shell':
      takeShell(log, shot, false)
      return
    case 'opFire':
      takeOpFire(log, shot)
      return
    case 'opShell':
      takeShell(log, shot, true)
      return
    case 'free':
      ask(log, ...fire(log, shot, 'free').steps)
      return
    case 'sentry':
      ask(log, ...fireSentryAt(log, { gun: shot.unit, at: shot.at, ...shot.aim }))
      return
    default:
      never(how)
  }
}

function takeShot(log: Log, shot: Shot): void {
  const { unit } = shot
  const isOwn = log.state.activation?.unit === unit
  const { steps } = fire(log, shot, 'shot')
  if (isOwn) log.emit({ kind: 'done', unit, deed: 'shoot' })
  const partner = shot.joint ? partnerIn(log.state, unit) : null
  if (partner) log.emit({ kind: 'activation-ended', unit: partner.id })
  ask(log, ...steps)
}

function missed(log: Log, { unit, mount }: Pick<Shot, 'unit' | 'mount'>, isOpFire = false): [] {
  log.emit({ kind: 'missed', unit, mount: mount === null ? null : Number(mount), opFire: isOpFire })
  return []
}

const partnerIn = (state: BattleState, id: string): UnitState | null => {
  const unit = unitIn(state, id)
  return unit && partnerOf(state, unit)
}

/** Nothing leaves the barrel. */
function holdBack(log: Log, shot: Shot, how: How): void {
  missed(log, shot, how === 'opFire')
  if (log.state.activation?.unit === shot.unit) log.emit({ kind: 'done', unit: shot.unit, deed: 'shoot' })
}

/** Sniper's clear shot, for which he throws once he has chosen his target (line 1642). */
function isClear(log: Log, id: string): boolean {
  const unit = unitIn(log.state, id)
  if (!unit || !isSniper(log.state, unit)) return true
  const isIt = passes(log, { purpose: 'clear-shot', side: unit.side, unit: id }, CLEAR_SHOT)
  if (!isIt) log.emit({ kind: 'used-this-turn', unit: id, what: 'noClearShot' })
  return isIt
}

/** What it fires that bursts; null: nothing, or it does not reach any more. */
function shellOf(state: BattleState, { unit, mount, at, aim, wet, alien }: Shot): Shell | null {
  const piece = pieceIn(state, unit)
  const weapon = piece && armsFor(state, piece, { mount, joint: false }).heavy
  if (weapon === null || !isBlast(weapon) || aim.inches > mostFor(state, unit, mount, at)) return null
  return { unit, mount, weapon, at, wet, alien }
}

function takeShell(log: Log, shot: Shot, isOpFire: boolean): void {
  const shell = shellOf(log.state, shot)
  const steps = shell ? rangeIn(log, shell, isOpFire) : missed(log, shot, isOpFire)
  if (!isOpFire && log.state.activation?.unit === shot.unit)
    log.emit({ kind: 'done', unit: shot.unit, deed: 'shoot' })
  ask(log, ...steps)
}

function takeOpFire(log: Log, shot: Shot): void {
  if (fire(log, shot, 'opFire').repulsed) log.emit({ kind: 'repulsed', unit: shot.at })
}

/** Its reach, at that target. */
export function mostFor(state: BattleState, unit: string, mount: string | null, at: string): number {
  const piece = pieceIn(state, unit)
  return piece ? farthest(state, piece, armsFor(state, piece, { mount, joint: false }), at) : 0
}

/** An elusive target falls back four inches, and is shot at from there; out of sight it is not shot at; a charge may fall short by it. Source: line 1723. */
export const elude: Rule<'elude'> = {
  phases: ['reacting'],
  offers: (state, side): readonly Fields[] => {
    const step = dueOf(state, side, 'elude')
    if (!step) return []
    const most = step.shot.aim.inches + ELUDED
    return [
      {
        ...{
          unit: is(step.unit),
          inches: distanceUpTo(most),
          into: coverAfter(state, step.unit),
          seen: yesNo,
        },
        mines: minesFor(state, side, flies(state, unitIn(state, step.unit))),
      },
    ]
  },
  check: noCheck,
  resolve: (log, { unit, inches, into, seen, mines }) => {
    const [step] = log.state.steps
    if (step?.kind !== 'elude') return
    log.emit({ kind: 'answered' })
    log.emit({ kind: 'used-this-turn', unit, what: 'eluded' })
    const short = step.how === 'free' && cutsShort(log.state, unit)
    log.emit({ kind: 'fell-back', unit, inches: ELUDED, into, ...(short && { short }) })
    for (let due = short ? chargeDue(log.state) + 1 : 0; due > 0; due -= 1) log.emit({ kind: 'answered' })
    ask(log, ...meetMines(log, unit, mines))
    const shot = { ...step.shot, aim: { ...step.shot.aim, inches, cover: into } }
    // Whoever loses sight of it is free to shoot at another, a gun that watches too.
    if (seen) take(log, shot, step.how)
    else if (step.how === 'sentry') ask(log, { kind: 'sentry', gun: shot.unit })
    carryOn(log)
  },
}
/** Four inches more are too far for the charge that comes next. */
function cutsShort(state: BattleState, unit: string): boolean {
  const next = state.steps[chargeDue(state)]
  return next?.kind === 'contact' && next.charge.by === unit && next.charge.spare < ELUDED
}
/** Where the charge comes that is shot at: a hero may fire before it too. */
const chargeDue = ({ steps }: BattleState): number => steps.findIndex(({ kind }) => kind === 'contact')
const ELUDED = TRAIT_TABLE.elusive.does.fallBack ?? 4

const coverAfter = (state: BattleState, id: string): Field =>
  isBare(state, unitIn(state, id)) ? is('none') : band(COVERS)

export const standFast: Rule<'stand-fast'> = {
  phases: ['reacting'],
  offers: (state, side): readonly Fields[] => {
    const step = dueOf(state, side, 'elude')
    return step ? [{ unit: is(step.unit) }] : []
  },
  check: noCheck,
  resolve: (log) => {
    const [step] = log.state.steps
    if (step?.kind !== 'elude') return
    log.emit({ kind: 'answered' })
    take(log, step.shot, step.how)
    carryOn(log)
  },
}
