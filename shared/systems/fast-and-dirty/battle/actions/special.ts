import { ask } from '../../../../battle/course.ts'
import { is, must, one } from '../../../../battle/field.ts'
import { noCheck, notSeen } from '../../../../battle/rule.ts'
import { APTITUDE_TABLE, HARM, HEAL, POWER_TABLE, PSIONICS } from '../../data/advanced.ts'
import { POWERS, type Power } from '../../words.ts'
import { carryOn } from '../course/flow.ts'
import { dueOf } from '../course/steps.ts'
import { isTaken } from '../course/who.ts'
import { rollDie, rollSuccesses } from '../resolve/dice.ts'
import { harmSteps } from '../resolve/harm.ts'
import { mark } from '../resolve/marks.ts'
import { barred } from '../rules/barred.ts'
import { notBarred } from '../rules/against.ts'
import type { Fields, Log, Rule } from '../rules/rule.ts'
import {
  craftIn,
  craftsOf,
  enemiesOf,
  enemyCrafts,
  handsOf,
  luckOf,
  isOnTable,
  isTarget,
  isUnarmoured,
  isUnit,
  rulesOf,
  sentryIn,
  unitIn,
  unitsOf,
} from '../state/look.ts'
import type { BattleState, CraftState, Sentry, UnitState } from '../state/state.ts'
import { LUCKY_ROLLS, type Side } from '../words.ts'
import { aimAt } from './aimed.ts'
import { actor, choose } from './going.ts'
import { isSentryAimed, sentryAim } from './sentries.ts'

/** Smoke, psionic powers, Last Stands, Close-In Defense, sentry guns (lines 1387–1395, 1505–1546, 1595–1634, 1892–1894). */

/** A screen of smoke, once a battle, in place of a shot; of vehicles that have it too. Source: lines 1626–1634, 1922–1924. */
export const laySmoke: Rule<'lay-smoke'> = {
  phases: ['acting'],
  offers: (state, side): readonly Fields[] => {
    const piece = actor(state, side)
    if (!piece || piece.used.includes('smoke')) return []
    const { smokeGrenades, vehicleProperties } = rulesOf(state)
    if (isUnit(piece))
      return smokeGrenades && barred(state, piece, 'smoke') === null
        ? [{ unit: is(piece.id), within: must(true) }]
        : []
    const carries =
      vehicleProperties &&
      piece.document.properties.includes('smoke') &&
      barred(state, piece, 'smoke') === null
    return carries ? [{ unit: is(piece.id), within: must(true) }] : []
  },
  check: (state, { unit, within }) => [
    ...notBarred(state, unit, 'smoke'),
    ...notSeen(within, 'within', 1632, 'Smoke does not come so far: mark its ends nearer.'),
  ],
  resolve: (log, { unit }) => {
    choose(log, unit, 'engage')
    log.emit({ kind: 'used', unit, what: 'smoke' })
    log.emit({ kind: 'smoke-laid', unit })
    log.emit({ kind: 'done', unit, deed: 'smoke' })
  },
}

/** A psionic invokes a power, once in an Engage action. Source: lines 1511–1546. */
export const usePower: Rule<'use-power'> = {
  phases: ['acting'],
  offers: (state, side): readonly Fields[] => {
    const unit = psionicIn(state, side)
    if (!unit) return []
    return POWERS.flatMap((power) =>
      targetsOf(state, side, power).map(({ id }) => ({
        unit: is(unit.id),
        power: is(power),
        at: is(id),
        near: must(true),
        seen: rulesOf(state).psionicSight ? must(true) : is(true),
      })),
    )
  },
  check: (state, { unit, near, seen }) => [
    ...(state.activation?.unit === unit ? notBarred(state, unit, 'power') : []),
    ...notSeen(near, 'near', 1526, 'Powers reach twelve inches: choose another unit.'),
    ...notSeen(seen, 'seen', 1526, 'Powers reach only whom the psionic sees: choose another unit.'),
  ],
  resolve: (log, { unit: id, power, at }) => {
    const unit = unitIn(log.state, id)
    if (!unit) return
    choose(log, log.state.activation?.unit ?? id, 'engage')
    log.emit({ kind: 'done', unit: id, deed: 'power' })
    const aptitude = unit.document.figures.find(({ role }) => role === 'psionic')?.aptitude ?? 'marginal'
    const successes = rollSuccesses(
      log,
      { purpose: 'power', side: unit.side, unit: id },
      { dice: PSIONICS.dice, need: APTITUDE_TABLE[aptitude] },
    )
    const strength = Math.max(0, (unit.strength ?? 0) - (successes < 2 ? 1 : 0))
    log.emit({ kind: 'power-used', unit: id, power, at, successes, strength })
    if (successes > 0) works(log, id, power, at)
    carryOn(log)
  },
}

/** The psionic who acts, by himself or along with the squad that he has joined. */
function psionicIn(state: BattleState, side: Side): UnitState | null {
  const piece = actor(state, side)
  if (!piece || !isUnit(piece) || !rulesOf(state).psionics || barred(state, piece, 'power') !== null)
    return null
  const along = state.activation?.along ?? []
  const found = [piece.id, ...along]
    .map((id) => unitIn(state, id))
    .find((unit) => unit?.document.kind === 'psionic')
  return found && isOnTable(found) && (found.strength ?? 0) > 0 ? found : null
}

/** Whom it may be used on; the four that change numbers reach a unit once a turn (lines 1528–1546). */
function targetsOf(state: BattleState, side: Side, power: Power): readonly { readonly id: string }[] {
  const isEnemy = POWER_TABLE[power].at === 'enemy'
  const crafts = isEnemy ? enemyCrafts(state, side) : craftsOf(state, side).filter(isOnTable)
  return [...footFor(state, side, power), ...crafts.filter((craft) => isCastOn(craft, power))]
}

/** Of a vehicle its crew's nerve and aim, its armour and its marker: it is never Pinned, and has no figures (lines 1146, 1528–1546). */
function isCastOn({ marker, cast }: CraftState, power: Power): boolean {
  if (isOnce(power)) return !cast.includes(power)
  if (power === 'demoralize' || power === 'inspire') return (marker === null) === (power === 'demoralize')
  return power === 'terror' || power === 'embolden'
}

const isOnce = (power: Power): boolean => POWER_TABLE[power].roll !== 0 || POWER_TABLE[power].armour !== 0

function footFor(state: BattleState, side: Side, power: Power): readonly UnitState[] {
  const all =
    POWER_TABLE[power].at === 'enemy' ? enemiesOf(state, side) : unitsOf(state, side).filter(isTarget)
  return all.filter((unit) => {
    if (isOnce(power) && unit.cast.includes(power)) return false
    if (power === 'heal') return unit.figures.some(({ fate }) => fate === 'wounded' || fate === 'stabilised')
    return power !== 'inspire' || unit.marker !== null
  })
}

function works(log: Log, by: string, power: Power, at: string): void {
  const craft = craftIn(log.state, at)
  if (craft) {
    if (power === 'demoralize') mark(log, at, 'underFire')
    else if (power === 'inspire') log.emit({ kind: 'marked', unit: at, marker: null })
    return
  }
  const unit = unitIn(log.state, at)
  if (!unit) return
  const roll = { side: unit.side, unit: at }
  switch (power) {
    case 'demoralize':
      mark(log, at, unit.marker === null ? 'underFire' : 'pinned')
      return
    case 'inspire':
      log.emit({ kind: 'marked', unit: at, marker: unit.marker === 'pinned' ? 'underFire' : null })
      return
    case 'harm': {
      const die = rollDie(log, { purpose: 'harm', ...roll })
      const { recoverWounded } = rulesOf(log.state)
      const kills = recoverWounded ? die >= HARM.killsWithWounds : die >= HARM.kills
      const wounds = recoverWounded && !kills && die >= HARM.wounds
      ask(
        log,
        ...harmSteps(log.state, {
          unit: at,
          killed: Number(kills),
          wounded: Number(wounds),
          by,
          how: 'owner',
          pins: false,
        }),
      )
      return
    }
    case 'heal': {
      const figure =
        unit.figures.find(({ fate }) => fate === 'wounded') ??
        unit.figures.find(({ fate }) => fate === 'stabilised')
      if (figure && rollDie(log, { purpose: 'heal', ...roll }) >= HEAL)
        log.emit({ kind: 'recovered', unit: at, figure: figure.id, fate: 'up' })
      return
    }
    case 'degrade':
    case 'embolden':
    case 'enhance':
    case 'expose':
    case 'shield':
    case 'terror':
  }
}

/** Once a battle a player declares that one unit stands to the last. Source: lines 1389–1395; FAD-245. */
export const makeStand: Rule<'make-stand'> = {
  phases: ['activating', 'acting'],
  offers: (state, side): readonly Fields[] => {
    const { lastStand, lastStandAt } = rulesOf(state)
    if (
      !lastStand ||
      state.steps.length > 0 ||
      isTaken(state) ||
      unitsOf(state, side).some(({ used }) => used.includes('lastStand'))
    )
      return []
    const isOwn = state.phase === 'activating' && state.active === side
    if (lastStandAt === 'ownActivation' && !isOwn) return []
    return unitsOf(state, side)
      .filter(
        (unit) =>
          unit.fate === 'onTable' && unit.attached === null && (lastStandAt === 'anyTime' || !unit.done),
      )
      .map(({ id }) => ({ unit: is(id) }))
  },
  check: noCheck,
  resolve: (log, { unit }) => {
    if (unitIn(log.state, unit)?.marker !== null) log.emit({ kind: 'marked', unit, marker: null })
    log.emit({ kind: 'used', unit, what: 'lastStand' })
  },
}

/** A lucky squad keeps its luck for a roll that is to come: the first that falls badly falls once more. Source: line 1478; FAD-270. */
export const keepLuck: Rule<'keep-luck'> = {
  phases: ['activating', 'acting', 'reacting', 'settling', 'allocating'],
  offers: (state, side): readonly Fields[] =>
    unitsOf(state, side)
      .filter(
        (unit) =>
          (unit.fate === 'onTable' || unit.fate === 'aboard') &&
          unit.attached === null &&
          unit.luck === null &&
          luckOf(state, unit) !== null,
      )
      .map(({ id }) => ({ unit: is(id), on: one(LUCKY_ROLLS) })),
  check: noCheck,
  resolve: (log, { unit, on }) => log.emit({ kind: 'luck-kept', unit, on }),
}

/** Close-In Defense bursts round its vehicle, once a turn, at friend and foe. Source: lines 1892–1894; R10, R28. */
export const closeIn: Rule<'close-in'> = {
  phases: ['acting'],
  offers: (state, side): readonly Fields[] => {
    const craft = actor(state, side)
    if (!craft || isUnit(craft) || !rulesOf(state).vehicleProperties || craft.usedNow.includes('closeIn'))
      return []
    return craft.document.properties.includes('closeInDefenseSystem') &&
      handsOf(craft) > 0 &&
      state.activation?.fallsBack === false &&
      !isUnarmoured(craft)
      ? [{ unit: is(craft.id) }]
      : []
  },
  check: noCheck,
  resolve: (log, { side, unit }) => {
    log.emit({ kind: 'used-this-turn', unit, what: 'closeIn' })
    ask(log, { kind: 'inside', by: unit, side, weapon: null, indirect: false, at: null, opFire: false })
    carryOn(log)
  },
}

/** A sentry gun fires as the turn ends, by its own Fire Priority. Source: lines 1618–1620; FAD-301. */
export const fireSentry: Rule<'fire-sentry'> = {
  phases: ['turnEnd'],
  offers: (state, side): readonly Fields[] => {
    const gun = sentryDue(state, side)
    return gun
      ? isSentryAimed(state, gun).map((at) => ({ gun: is(gun.id), at: is(at), ...sentryAim(state, gun, at) }))
      : []
  },
  check: (_state, { seen, near }) => [
    ...notSeen(seen, 'seen', 752, 'It is not in sight: choose another target.'),
    ...notSeen(near, 'near', 1610, 'Its grade lets it choose from nearer units only: choose one of those.'),
  ],
  resolve: (log, command) => {
    log.emit({ kind: 'answered' })
    const { gun, at, kind: _kind, side: _side, ...aim } = command
    aimAt(log, { unit: gun, at, aim, ...UNMANNED }, 'sentry')
  },
}

/** A gun without a crew has no luck, no partner and no foe of another kind. */
const UNMANNED = { mount: null, joint: false, lucky: false, alien: false, wet: false } as const

export const holdSentry: Rule<'hold-sentry'> = {
  phases: ['turnEnd'],
  offers: (state, side): readonly Fields[] => {
    const gun = sentryDue(state, side)
    return gun ? [{ gun: is(gun.id) }] : []
  },
  check: noCheck,
  resolve: (log) => {
    log.emit({ kind: 'answered' })
    carryOn(log)
  },
}

const sentryDue = (state: BattleState, side: Side): Sentry | null =>
  sentryIn(state, dueOf(state, side, 'sentry')?.gun ?? null)
