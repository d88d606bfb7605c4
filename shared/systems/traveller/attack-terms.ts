import type { Attack } from './attack.ts'
import {
  COVER_DMS,
  DODGE_DMS,
  FIRE_MODES,
  INTO_COMBAT,
  LASER_SIGHT_DM,
  LASER_SMOKE_TIMES,
  LIGHT_DMS,
  MOVED_METRES,
  PRONE_DMS,
  SMOKE_DMS,
  VEHICLE_TARGET_DM,
  WEATHER_DMS,
} from './data/attacks.ts'
import { UNSKILLED_DM } from './data/checks.ts'
import { AIM, HASTE, REACTION } from './data/rounds.ts'
import { coverDm } from './field.ts'

/** What each part of an attack adds to it, by the field that says so and in their order; what reaches it is checked. */

const isMelee = ({ weapon }: Attack): boolean => weapon.kind === 'melee'

/** The level, of full auto no more than it lets count (line 95, R19). */
function skill({ skill: level, mode = 'single' }: Attack): number {
  if (level === null) return UNSKILLED_DM
  return Math.min(level, FIRE_MODES[mode].mostSkill ?? level)
}

/** Infra-red undoes what is soft, though nothing full (line 111, R43). */
function cover({ cover: of = 0, stance = 'standing', softCover, sensors }: Attack): number {
  if (softCover && sensors === 'infraRed' && of < 1) return 0
  const dm = coverDm({ cover: of, stance })
  return dm === 'impossible' ? COVER_DMS[1] : dm
}

/** Of melee only what helps counts (R6). */
function stance(q: Attack): number {
  if (q.stance !== 'prone') return 0
  const dm = PRONE_DMS[q.band]
  return isMelee(q) ? Math.max(0, dm) : dm
}

/** Whatever shows the target undoes it (line 121, R43). */
function light(q: Attack): number {
  return q.light === undefined || q.sensors !== undefined || isMelee(q) ? 0 : LIGHT_DMS[q.light]
}

function smoke(q: Attack): number {
  if (q.smoke === undefined || q.sensors === 'infraRed' || isMelee(q)) return 0
  return SMOKE_DMS[q.smoke] * (q.weapon.laser ? LASER_SMOKE_TIMES : 1)
}

function weather(q: Attack): number {
  if (!q.weather || isMelee(q)) return 0
  return WEATHER_DMS.interference + (q.sensors === undefined ? WEATHER_DMS.visibility : 0)
}

const aim = ({ aim: actions = 0 }: Attack): number => Math.min(actions * AIM.each, AIM.most)

export const TERMS = [
  ['skill', skill],
  ['characteristicDm', (q) => q.characteristicDm],
  ['aim', aim],
  ['laserSight', (q) => (q.laserSight && aim(q) > 0 ? LASER_SIGHT_DM : 0)],
  ['band', (q) => q.weapon.range[q.band] ?? 0],
  ['cover', cover],
  ['stance', stance],
  ['targetMoved', (q) => 0 - Math.floor((q.targetMoved ?? 0) / MOVED_METRES)],
  ['dodge', (q) => (q.dodge === undefined ? 0 : DODGE_DMS[q.dodge])],
  ['parry', (q) => 0 - (q.parry ?? 0)],
  ['light', light],
  ['smoke', smoke],
  ['weather', weather],
  ['intoCombat', (q) => (q.intoCombat && !isMelee(q) ? INTO_COMBAT.dm : 0)],
  ['hasty', (q) => (q.hasty ? HASTE.dm : 0)],
  ['reactions', (q) => (q.reactions ?? 0) * REACTION.dm],
  ['vehicleTarget', (q) => (q.vehicleTarget ? VEHICLE_TARGET_DM : 0)],
  ['evasion', (q) => 0 - (q.evasion ?? 0)],
] as const satisfies readonly (readonly [why: keyof Attack, of: (q: Attack) => number])[]

export type Why = (typeof TERMS)[number][0]
