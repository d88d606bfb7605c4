import { FORTIFICATION_TABLE, REPULSED_FROM } from '../../data/advanced.ts'
import { hitsOf } from '../../fire.ts'
import { isBlast, isOwnMissile, type Arm } from '../../weapons.ts'
import type { Step } from '../documents/steps.ts'
import { partnerOf } from '../rules/arms.ts'
import type { Log } from '../rules/rule.ts'
import { coverOf, firersTraits, weigh, type Shot, type Weighed } from '../rules/weigh.ts'
import {
  craftIn,
  faceArmour,
  has,
  isBunker,
  isFortification,
  isSniper,
  isUnit,
  pieceIn,
  rulesOf,
  sentryIn,
  unitIn,
  workIn,
} from '../state/look.ts'
import type { BattleState, CraftState } from '../state/state.ts'
import { isIntercepted } from './blast.ts'
import { hurt, rollDamage } from './damage.ts'
import { rollTotal, useLuck } from './dice.ts'
import { mark, testPinning } from './marks.ts'
import { fallenOn, wreckOn } from './toll.ts'
import { loseWork } from './works.ts'
import { rollPenetration } from './vehicle.ts'

/** One shot, from its dice to whom it harms (lines 786–946, 1022, 1448–1462). */

export type ShotKind = 'shot' | 'opFire' | 'free'

/** Fires; gives the steps that follow, and whether a mover was repulsed. */
export function fire(
  log: Log,
  shot: Shot,
  kind: ShotKind,
): { readonly steps: Step[]; readonly repulsed: boolean } {
  const weighed = weigh(log.state, shot)
  const piece = pieceIn(log.state, shot.unit)
  if (!piece) return { steps: [], repulsed: false }
  if (!weighed) {
    // An elusive target is out of reach (line 1723).
    const mount = shot.mount === null ? null : Number(shot.mount)
    log.emit({ kind: 'missed', unit: shot.unit, mount, opFire: kind === 'opFire' })
    return { steps: [], repulsed: false }
  }
  const roll = { purpose: 'fire' as const, side: piece.side, unit: piece.id }
  const { dice, legend, extraDice: extra, band } = weighed
  if (shot.lucky) useLuck(log, piece.id)
  const total = rollTotal(log, roll, dice, { extra, legend, lucky: shot.lucky }) + weighed.add
  const hits = hitsOf(total, coverOf(log.state, shot))
  const partner = shot.joint && isUnit(piece) ? partnerOf(log.state, piece) : null
  const losses = kind === 'opFire' ? 0 : lossesBy(log.state, shot, weighed)
  log.emit({
    kind: 'fired',
    ...{ unit: shot.unit, at: shot.at, weapon: weighed.weapon, band, total, reasons: weighed.reasons, hits },
    mount: shot.mount === null ? null : Number(shot.mount),
    expected: weighed.expected,
    losses,
    opFire: kind === 'opFire',
    free: kind === 'free',
    ...(weighed.team !== null && { with: weighed.team }),
    ...(partner && { partner: partner.id }),
  })
  // The free shot leaves no marker (line 1022).
  if (kind !== 'free') suppress(log, shot, total, weighed.pinAt)
  // A Point Defense System stops what is fired at one target too: rockets, missiles and shells (lines 1622–1624).
  const round = unitIn(log.state, shot.at) ? weighed.weapon : weighed.antiTankBy
  const isStopped = isRound(round) && isIntercepted(log, shot.at, shot.unit)
  if (hits === 0 || isStopped) return { steps: [], repulsed: false }
  return unitIn(log.state, shot.at)
    ? atInfantry(log, shot, weighed, hits, kind)
    : atHard(log, shot, weighed, hits, kind)
}

/** Figures that this shot is expected to fell, or how likely it destroys the vehicle; Op-Fire hurts nobody. */
function lossesBy(
  state: BattleState,
  shot: Shot,
  { chances, damage, antiTank, antiTankBy }: Weighed,
): number {
  const target = unitIn(state, shot.at)
  if (target)
    return fallenOn(state, target, { hits: chances, damage, traits: firersTraits(state, shot.unit) })
  const craft = craftIn(state, shot.at)
  const reactive = throwsTwice(state, craft, antiTankBy)
  const q = { hits: chances, at: antiTank, armour: hardness(state, shot), reactive }
  return craft ? wreckOn(state, craft, q).destroyed : 0
}

/** Under Fire, or Pinned above the limit; crossfire is tested (lines 1103, 1119, 1125). */
function suppress(log: Log, { at, aim }: Shot, total: number, pinAt: number | null): void {
  mark(log, at, pinAt !== null && total > pinAt ? 'pinned' : 'underFire')
  if (aim.crossfire && unitIn(log.state, at)?.marker === 'underFire') testPinning(log, at)
}

interface Fired {
  readonly steps: Step[]
  readonly repulsed: boolean
}

function atInfantry(log: Log, shot: Shot, weighed: Weighed, hits: number, kind: ShotKind): Fired {
  const { damage, band } = weighed
  const shooter = unitIn(log.state, shot.unit)
  const traits = firersTraits(log.state, shot.unit)
  const sure = weighed.legend && rulesOf(log.state).legendSix === 'damageToo'
  const hit = { unit: shot.at, hits, damage, by: shot.unit, traits, sure }
  if (kind === 'opFire') {
    const { killed, wounded } = rollDamage(log, hit)
    return { steps: [], repulsed: killed + wounded > 0 }
  }
  const isHero = has(log.state, shooter, 'hero') && (band === 'base' || band === 'close')
  const picks = isHero || (shooter !== null && isSniper(log.state, shooter))
  const how = picks ? { how: 'firer' as const } : {}
  return { steps: hurt(log, { ...hit, pins: kind !== 'free', ...how }), repulsed: false }
}

/** What a Point Defense System shoots down (lines 1622–1624; FAD-302). */
const isRound = (weapon: Arm | null): boolean =>
  weapon !== null && (weapon === 'rpg' || isOwnMissile(weapon) || isBlast(weapon))

/** Rockets and missiles, against which reactive armour throws twice (line 1918; FAD-361). */
function isMissile(state: BattleState, weapon: Arm | null): boolean {
  const all =
    rulesOf(state).reactiveAgainst === 'missiles'
      ? ['missileLauncher', 'rpg']
      : ['missileLauncher', 'rpg', 'rifleGrenades']
  return weapon !== null && (all.some((one) => one === weapon) || isOwnMissile(weapon))
}
/** Reactive armour throws two dice, and keeps the higher. */
export const throwsTwice = (state: BattleState, craft: CraftState | null, weapon: Arm | null): boolean =>
  rulesOf(state).vehicleProperties &&
  (craft?.document.properties.includes('reactiveArmour') ?? false) &&
  isMissile(state, weapon)

/** Vehicles, bunkers and sentry guns (lines 914–946, 1310–1312; FAD-301). */
function atHard(log: Log, shot: Shot, weighed: Weighed, hits: number, kind: ShotKind): Fired {
  const { antiTank, antiTankBy, legend } = weighed
  const sure = legend && rulesOf(log.state).legendSix === 'damageToo'
  const armour = hardness(log.state, shot)
  const craft = craftIn(log.state, shot.at)
  const twoDice = throwsTwice(log.state, craft, antiTankBy)
  const by = shot.unit
  const none = { steps: [], repulsed: false }
  if (craft && kind !== 'opFire')
    return {
      ...none,
      steps: [{ kind: 'pierce', craft: craft.id, by, hits, antiTank, armour, twoDice, sure }],
    }
  for (let hit = 0; hit < hits; hit += 1) {
    const lead = rollPenetration(log, { by, at: shot.at, antiTank, armour, twoDice, sure })
    if (lead === null) return none
    if (kind === 'opFire') {
      if (lead >= REPULSED_FROM) return { ...none, repulsed: true }
    } else if (lead >= 0) {
      loseWork(log, shot.at, by)
      return none
    }
  }
  return none
}

/** Armour of what is hard: a vehicle's side, a bunker, a sentry gun (lines 940, 1302–1304). */
export function hardness(state: BattleState, { at, aim }: Pick<Shot, 'at' | 'aim'>): number {
  const craft = craftIn(state, at)
  if (craft) return faceArmour(state, craft, aim.face)
  const work = workIn(state, at)
  if (work && isFortification(work)) return FORTIFICATION_TABLE[work.work].value ?? 0
  return sentryIn(state, at) ? rulesOf(state).sentryArmour : 0
}

/** Whether something can be aimed at as a vehicle is. */
export const isHardTarget = (state: BattleState, id: string): boolean => {
  const work = workIn(state, id)
  return (
    craftIn(state, id)?.fate === 'onTable' ||
    sentryIn(state, id)?.fate === 'stands' ||
    (work !== null && isBunker(work))
  )
}
