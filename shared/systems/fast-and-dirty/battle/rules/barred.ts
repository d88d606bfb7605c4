import { armIn } from '../../documents/fielded.ts'
import { laysSmoke } from '../../weapons.ts'
import { PROPERTY_TABLE } from '../../data/vehicles.ts'
import {
  figuresUp,
  entryOf,
  flies,
  freeIn,
  handsOf,
  has,
  isNonCombatant,
  carriesHeavy,
  isSniper,
  isTeam,
  isUnit,
  joinedTo,
  markerOf,
  rulesOf,
  teamsWith,
} from '../state/look.ts'
import type { Activation, BattleState, CraftState, UnitState } from '../state/state.ts'
import { COMMAND_DEEDS, type Deed, type Intent } from '../words.ts'

/** Why a unit cannot do something in its activation now, with the line of the book. */

export interface Bar {
  readonly code: string
  readonly message: string
  readonly page: number
}

const bar = (code: string, page: number, message: string): Bar => ({ code: `unit/${code}`, message, page })

const MOVING: readonly Deed[] = ['move', 'rush', 'leap', 'bound', 'drive', 'board', 'closeAssault']
const FIGHTING: readonly Deed[] = [...MOVING, 'getOut', 'shoot', 'smoke']
const isCommand = (deed: Deed): boolean => COMMAND_DEEDS.some((one) => one === deed)

/** What bars a deed; null: nothing does. */
export function barred(state: BattleState, piece: UnitState | CraftState, deed: Deed): Bar | null {
  const { activation } = state
  if (activation?.unit !== piece.id)
    return bar('not-active', 569, 'It is not activated now: choose the unit that is.')
  return isUnit(piece) ? footBar(state, piece, activation, deed) : craftBar(state, piece, activation, deed)
}

function footBar(state: BattleState, unit: UnitState, activation: Activation, deed: Deed): Bar | null {
  return (
    stateBar(state, unit, activation, deed) ??
    spiritBar(state, unit, activation, deed) ??
    intentBar(activation, deed) ??
    kindBar(state, unit, activation, deed) ??
    orderBar(state, unit, activation, deed) ??
    alongBar(state, unit, activation, deed) ??
    busyBar(state, unit, deed)
  )
}

function stateBar(state: BattleState, unit: UnitState, activation: Activation, deed: Deed): Bar | null {
  if (unit.fate === 'hidden' && !(isCommand(deed) && rulesOf(state).hiddenActs === 'mayCommand'))
    return bar('hidden', 1343, 'It is hidden, and only its markers move: bring it out first.')
  if (figuresUp(unit).length === 0 && deed !== 'recoverWounded')
    return bar('down', 1554, 'Nobody of it is fit: its wounded neither move nor fight.')
  if (activation.repulsed && deed !== 'shoot')
    return bar('repulsed', 1462, 'It was repulsed, and what is left of its move goes to cover.')
  if (unit.broken && !activation.berserk && deed === 'closeAssault')
    return bar('broken', 634, 'It is Broken, and starts no Close Assault.')
  if (markerOf(state, unit) === 'pinned' && FIGHTING.includes(deed))
    return bar('pinned', 1138, 'It is Pinned: it neither moves nor shoots nor charges.')
  if (unit.used.includes('lastStand') && MOVING.includes(deed))
    return bar('last-stand', 1393, 'It makes its Last Stand, and moves for no reason.')
  return null
}

function spiritBar(state: BattleState, unit: UnitState, activation: Activation, deed: Deed): Bar | null {
  if (isNonCombatant(state, unit) && deed !== 'rush')
    return bar('non-combatant', 1421, 'Non-combatants only Move Out.')
  if (activation.fallsBack && !['move', 'rush', 'shoot'].includes(deed))
    return bar('broken', 634, 'It is Broken: it falls back, and may fire, no more.')
  if (activation.berserk && deed !== 'closeAssault') return bar('berserk', 1707, 'It is berserk: it charges.')
  const bars: readonly Deed[] = ['closeAssault', 'demolition', 'scout', 'task', 'board']
  const isStrict = rulesOf(state).failedResponse === 'assaultAndCommand'
  if (activation.restricted && isStrict && bars.includes(deed))
    return bar('no-response', 1185, 'It did not respond: it shoots, helps its wounded or calls artillery.')
  return null
}

/** What each of them lets a unit do (line 674). */
const MEANT: Readonly<Record<Intent, readonly Deed[]>> = {
  stay: [],
  move: ['move', 'bound', 'board'],
  rush: ['rush', 'leap'],
  charge: ['closeAssault'],
}
/** Who falls back, or is berserk, goes as it has to. */
function intentBar({ intent, fallsBack, berserk }: Activation, deed: Deed): Bar | null {
  if (intent === null || fallsBack || berserk || !MOVING.includes(deed)) return null
  return MEANT[intent].includes(deed)
    ? null
    : bar('other-intent', 674, 'It meant to do something else, and keeps to it.')
}

function kindBar(state: BattleState, unit: UnitState, { deeds }: Activation, deed: Deed): Bar | null {
  // Who was set down by a vehicle has moved (line 680).
  const moved = deeds.some((one) => MOVING.includes(one) || one === 'getOut')
  const rushes = deed === 'rush' || deed === 'leap' ? rushBar(state, unit, deed) : null
  if (rushes) return rushes
  if (hasDeployed(state, unit) && MOVING.includes(deed)) return deployed
  if (isTeam(state, unit)) {
    if (deed === 'shoot' && moved && !carriesHeavy(state, unit))
      return bar('packed', 1320, 'It has moved, and its weapon is packed: it shoots when it stays.')
  }
  if (isSniper(state, unit)) {
    if (deed === 'closeAssault') return bar('sniper', 1640, 'A sniper starts no Close Assault.')
    if (deed === 'shoot' && unit.usedNow.includes('noClearShot'))
      return bar('no-clear-shot', 1642, 'It had no clear shot, and fires no more this turn.')
    if (deed === 'shoot' && moved) return bar('sniper-moved', 1640, 'A sniper who has moved does not shoot.')
  }
  if (deed === 'closeAssault' && flies(state, unit) && rulesOf(state).flyersInAssault === 'landed')
    return bar('flies', 1739, 'It is in the air: it lands before it charges.')
  if (deed === 'smoke') {
    const carries = figuresUp(unit).some((one) =>
      laysSmoke(armIn(unit.document, entryOf(unit, one)?.weapon ?? null, 'support')),
    )
    if (!carries || unit.used.includes('smoke'))
      return bar('no-smoke', 1628, 'It has no smoke, or none any more.')
  }
  if ((deed === 'leap' || deed === 'bound') && !has(state, unit, 'jetPacks'))
    return bar('no-jet-packs', 1375, 'Only jet packs leap and bound.')
  return null
}

/** A heavy team that has fired at a mover or a charge this turn has its weapon unpacked; who has to run runs (lines 634, 1320). */
const hasDeployed = (state: BattleState, unit: UnitState): boolean =>
  isTeam(state, unit) &&
  !carriesHeavy(state, unit) &&
  unit.shotIn === state.round &&
  !unit.shot &&
  state.activation?.fallsBack !== true
const deployed = bar('deployed', 1320, 'It has fired its heavy weapon this turn, and stays with it.')

/** Who never goes so fast, whenever it is (lines 1320, 1745, 1855). */
export function rushBar(state: BattleState, unit: UnitState, deed: 'rush' | 'leap'): Bar | null {
  if (deed === 'rush' && (has(state, unit, 'goon') || has(state, unit, 'zombie')))
    return bar('never-rushes', 1745, 'Goons and zombies never Rush.')
  return [unit, ...teamsWith(state, unit)].some((one) => isTeam(state, one))
    ? bar('heavy', 1320, 'A heavy weapon is never rushed with.')
    : null
}

/** Orders that it has given: two are all of an activation, and fire is one of them, of those who go with it too (lines 585, 1324). */
export const ordersIn = ({ deeds }: Activation): number => deeds.filter(isCommand).length
const hasFiredAlong = (state: BattleState, unit: UnitState, { along }: Activation): boolean =>
  joinedTo(state, unit.id).some(({ id, shot }) => shot && along.includes(id))

/** Engage: a Move, then Close Assault or Shoot. Move Out: a Rush. Command: two of five (lines 583–585, 1377, 1628). */
function orderBar(state: BattleState, unit: UnitState, activation: Activation, deed: Deed): Bar | null {
  const { deeds } = activation
  const acted = bar('acted', 581, 'It has done what it can in this activation.')
  const did = (...all: readonly Deed[]): boolean => deeds.some((one) => all.includes(one))
  const orders = ordersIn(activation)
  const fires = did('shoot') || hasFiredAlong(state, unit, activation)
  if (deed === 'power')
    return did('power', 'rush', 'leap', 'demolition', 'artillery', 'recoverWounded', 'scout', 'task')
      ? acted
      : null
  if (did('rush', 'leap', 'closeAssault', 'board')) return acted
  if (isCommand(deed)) {
    if (did('move', 'bound', 'smoke', 'getOut', 'power', deed) || orders + Number(fires) > 1) return acted
    return null
  }
  const isAfterCommand = deeds.some(isCommand)
  if (deed === 'shoot') return did('shoot', 'smoke') || orders > 1 ? acted : null
  if (isAfterCommand) return acted
  if (deed === 'smoke') return did('shoot', 'smoke') ? acted : null
  if (deed === 'move' || deed === 'bound') return did('move', 'bound', 'shoot', 'getOut') ? acted : null
  if (deed === 'closeAssault') return did('move', 'bound', 'shoot', 'smoke') ? acted : null
  // A power is part of an Engage action (line 1513).
  if ((deed === 'rush' || deed === 'leap') && did('power')) return acted
  return did('move', 'bound', 'shoot', 'smoke', 'getOut') ? acted : null
}

/** Who goes with it, and has fired, goes nowhere after it (lines 581, 634, 1326, 1757). */
function alongBar(state: BattleState, unit: UnitState, activation: Activation, deed: Deed): Bar | null {
  if (MOVING.includes(deed) && teamsWith(state, unit).some((one) => hasDeployed(state, one))) return deployed
  return hasFiredAlong(state, unit, activation) && MOVING.includes(deed)
    ? bar('acted', 581, 'It has done what it can in this activation.')
    : null
}

/** Each order is another man's: nobody helps, rigs or scouts beside what he does already (lines 1200, 1573; FAD-071). */
function busyBar(state: BattleState, unit: UnitState, deed: Deed): Bar | null {
  const isOwn: readonly Deed[] = ['demolition', 'scout', 'task']
  return isOwn.includes(deed) && freeIn(state, unit) < 1
    ? bar('busy', 1200, 'All of it are busy, or have fired: let it do this first.')
    : null
}

/** What takes up a vehicle's whole activation (lines 680, 1898, 1914). */
const COMMANDED: readonly Deed[] = ['artillery', 'getOut', 'recoverWounded']

/** Why a rider stays in when others are set down: it has acted, as whoever has got in this turn, or is Pinned (lines 569, 1139). */
export function riderBar(state: BattleState, rider: UnitState): Bar | null {
  if (rider.done) return bar('done', 569, 'It has acted this turn, and stays in.')
  return markerOf(state, rider) === 'pinned' ? bar('pinned', 1139, 'It is Pinned, and stays in.') : null
}

/** It flies, and has not landed: nobody reaches it (line 695). */
export const isAloft = ({ document, landed }: CraftState): boolean => document.method === 'fly' && !landed

/** A vehicle: still or Cautious and Shoot, or Standard without fire (lines 583–584, 705, 744, 962, 1944). */
function craftBar(
  state: BattleState,
  craft: CraftState,
  { deeds, fired, fallsBack, repulsed }: Activation,
  deed: Deed,
): Bar | null {
  if (repulsed && deed !== 'shoot')
    return bar('repulsed', 1462, 'It was repulsed, and what is left of its move goes to cover.')
  if (deed === 'drive') {
    if (deeds.includes('drive') || fired.length > 0 || deeds.some((one) => COMMANDED.includes(one)))
      return bar('acted', 581, 'It has done what it can in this activation.')
    if (craft.immobilised || craft.bogged || handsOf(craft) === 0)
      return bar('immobile', 951, 'It cannot move any more.')
    return null
  }
  if (deed === 'getOut' && isAloft(craft))
    return bar('aloft', 695, 'It is in the air: it lands before anybody gets out.')
  // Smoke is laid in place of all fire, before it drives or after (lines 1630, 1924).
  const hasSmoked = deeds.includes('smoke')
  if (deed === 'shoot' || deed === 'smoke') {
    if (craft.speed === 'standard' && !firesAtSpeed(state, craft))
      return bar('too-fast', 705, 'At Standard speed a vehicle does not shoot.')
    if (fallsBack) return bar('broken', 636, 'Its crew is Broken: it drives away, and does not shoot.')
    if (hasSmoked || (deed === 'smoke' && fired.length > 0) || deeds.some((one) => COMMANDED.includes(one)))
      return bar('acted', 581, 'It has done what it can in this activation.')
    return fired.length >= weaponsServed(state, craft)
      ? bar('no-crew', 962, 'It fires as many weapons as it has crew.')
      : null
  }
  if (fallsBack) return bar('broken', 636, 'Its crew is Broken: it drives away, and does nothing else.')
  const hasActed = deeds.includes(deed) || deeds.some((one) => COMMANDED.includes(one))
  if (deeds.includes('drive') || hasSmoked || fired.length > 0 || hasActed)
    return bar('acted', 581, 'It has done what it can in this activation.')
  return null
}

/** At Standard speed too (line 1944). */
export const firesAtSpeed = (state: BattleState, { document }: CraftState): boolean =>
  rulesOf(state).vehicleProperties && document.properties.includes('weaponStabilizer')

/** One weapon for each of the crew, and of a drone; control may fire more (lines 744, 960–962, 1910; FAD-359). */
export function weaponsServed(state: BattleState, craft: CraftState): number {
  const { vehicleProperties, weaponsControl } = rulesOf(state)
  const crew = handsOf(craft)
  const isImproved = vehicleProperties && craft.document.properties.includes('improvedWeaponsControl')
  if (!isImproved) return crew
  const of = PROPERTY_TABLE.improvedWeaponsControl.does.weaponsOfOneCrew ?? 1
  return weaponsControl === 'everyCrew' ? crew * of : crew > 0 ? crew + of - 1 : 0
}

/** The Broken that can still move fall back: vehicles always, troops but for who is in cover, with no enemy within eight inches (lines 634–636). */
export const hasToFall = (state: BattleState, piece: UnitState | CraftState): boolean =>
  state.activation?.unit === piece.id &&
  state.activation.fallsBack &&
  barred(state, piece, isUnit(piece) ? 'move' : 'drive') === null
