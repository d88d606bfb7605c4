import { rollSum } from '../../../../battle/log.ts'
import type { Attack } from '../../attack.ts'
import { attackDm, intelligentDm } from '../../attack-dm.ts'
import { DODGE_DMS, INTELLIGENT_DM, VEHICLE_TARGET_DM } from '../../data/attacks.ts'
import { byHouse } from '../../matchup.ts'
import { armOf } from '../../sheet.ts'
import { TARGET } from '../../data/checks.ts'
import { HASTE, REACTION } from '../../data/rounds.ts'
import { SENSOR_TABLE } from '../../data/senses.ts'
import { SYSTEMS } from '../../data/vehicles.ts'
import { rangeBand } from '../../field.ts'
import type { Characteristic, Dodge, Sight } from '../../words.ts'
import type { Reason } from '../documents/fields.ts'
import type { Given, Range } from '../documents/fields.ts'
import type { Shot } from '../documents/steps.ts'
import {
  allCrafts,
  craftIn,
  dmIn,
  driverOf,
  fighterIn,
  idsOf,
  isSeen,
  levelOf,
  rulesOf,
  stanceOf,
  vehicleDraftOf,
  type SkillName,
} from '../state/look.ts'
import type { BattleState, Craft, Fighter } from '../state/state.ts'
import { COVER_OF, type Purpose } from '../words.ts'
import { armOfShot, isBlind, isMelee, type Arm } from './armed.ts'
import type { Log } from './rule.ts'

/** What is added to checks, each part with its reason and its line of the book. */

const LINES = {
  skill: 47,
  characteristicDm: 47,
  aim: 29,
  laserSight: 51,
  band: 54,
  cover: 127,
  stance: 168,
  targetMoved: 51,
  dodge: 68,
  parry: 72,
  light: 121,
  smoke: 122,
  weather: 123,
  intoCombat: 140,
  hasty: 11,
  reactions: 64,
  vehicleTarget: 191,
  evasion: 216,
  intelligent: 52,
  damaged: 290,
  limb: 309,
  sensors: 296,
  size: 191,
  drive: 282,
  weaving: 232,
  wound: 82,
  given: 43,
  readyDm: 172,
} as const
type Why = keyof typeof LINES

export const reason = (why: Why, dm: number, line: number = LINES[why]): Reason => ({ why, dm, line })
/** Each reason once, none of 0. */
function counted(reasons: readonly Reason[]): Reason[] {
  const all = new Map<string, Reason>()
  for (const one of reasons) all.set(one.why, { ...one, dm: one.dm + (all.get(one.why)?.dm ?? 0) })
  return [...all.values()].filter(({ dm }) => dm !== 0)
}
export const sum = (reasons: readonly Reason[]): number => reasons.reduce((all, { dm }) => all + dm, 0)

export interface Outcome {
  readonly dm: number
  readonly total: number
  readonly effect: number
  readonly success: boolean
}

/** Two dice against 8, with all that is added said before they fall (line 47, R1). */
export function check(log: Log, fighter: Fighter, purpose: Purpose, reasons: readonly Reason[]): Outcome {
  const dm = weighed(log, fighter, purpose, reasons)
  return outcomeOf(rollSum(log, { purpose, side: fighter.side, unit: fighter.id }, 2, dm), dm)
}

/** The reasons are told before the dice. */
export function weighed(log: Log, fighter: Fighter, purpose: Purpose, reasons: readonly Reason[]): number {
  const dm = sum(reasons)
  log.emit({ kind: 'weighed', fighter: fighter.id, purpose, dm, reasons: counted(reasons) })
  return dm
}

export const outcomeOf = (total: number, dm: number): Outcome => ({
  dm,
  total,
  effect: total - TARGET,
  success: total >= TARGET,
})

/** The level in a skill, or what it costs not to hold it. */
export function skillReason(state: BattleState, fighter: Fighter, skill: SkillName | null): Reason {
  const level = skill === null ? null : levelOf(state, fighter, skill)
  return reason('skill', level ?? rulesOf(state).unskilled)
}

/** What weighs on every check of somebody this round (lines 11, 64). */
export function roundReasons({ now, reacted }: Fighter): Reason[] {
  return [reason('hasty', now.hasty ? HASTE.dm : 0), reason('reactions', reacted * REACTION.dm)]
}

/** What another chapter, or the Referee, adds. */
export const givenReason = (given: Given): Reason => reason('given', Number(given ?? 0))

/** Any check: skill, characteristic, this round, sensors, and what another chapter or the Referee gives. */
export function checkReasons(
  state: BattleState,
  fighter: Fighter,
  skill: SkillName | null,
  characteristic: Characteristic | null,
  given: Given,
  through: string | null = null,
): Reason[] {
  return [
    skillReason(state, fighter, skill),
    reason('characteristicDm', characteristic === null ? 0 : dmIn(state, fighter, characteristic)),
    ...roundReasons(fighter),
    reason('sensors', skill === null ? 0 : sensorsDm(state, fighter, skill, through)),
    givenReason(given),
  ]
}

/** Damaged limbs of a machine, each of which costs the checks that it is used for (line 309; R39). */
export function damagedLimbs(state: BattleState, { id, isMachine }: Fighter): readonly string[] {
  const limbs = isMachine ? craftIn(state, id)?.shell.limbs : null
  return (limbs ?? []).filter(({ hits }) => hits === 1).map((limb) => limb.id)
}
export const limbReason = (state: BattleState, fighter: Fighter, limb: string | null): Reason =>
  reason('limb', damagedLimbs(state, fighter).some((one) => one === limb) ? SYSTEMS.limb.effects[0].dm : 0)

/** Drones that somebody controls and whose sensors are damaged. */
export const damagedEyes = (state: BattleState, { id }: Fighter): readonly string[] =>
  idsOf(
    allCrafts(state).filter(
      (craft) => craft.operator === id && !craft.destroyed && isSeen(craft) && craft.shell.sensors === 1,
    ),
  )

/** Damaged sensors cost their checks, of machines and through drones Recon too (lines 296–298). */
function sensorsDm(
  state: BattleState,
  { id, isMachine, aboard }: Fighter,
  { skill }: SkillName,
  through: string | null,
): number {
  const craft = craftIn(state, through ?? (isMachine ? id : (aboard?.craft ?? null)))
  const isMeant = skill === 'Sensors' || ((isMachine || through !== null) && skill === 'Recon')
  return craft?.shell.sensors === 1 && isMeant ? SYSTEMS.sensors.effects[0].dm : 0
}

/** Controlling a vehicle: its skill, DEX, and what hits have left of its drive (lines 216, 282–283). */
export function controlReasons(state: BattleState, fighter: Fighter, craft: Craft, given: Given): Reason[] {
  const skill = vehicleDraftOf(state, craft.id)?.control ?? null
  const drive = driveEffect(craft)
  return [...checkReasons(state, fighter, skill, 'dex', given), reason('drive', drive?.dm ?? 0, drive?.line)]
}

interface DriveEffect {
  readonly line: number
  readonly dm?: number
  readonly speed?: number
}
export function driveEffect({ shell }: Craft): DriveEffect | null {
  const effects: readonly DriveEffect[] = SYSTEMS.drive.effects
  return effects[shell.drive - 1] ?? null
}

export function bandOf({ setup: { encounter } }: BattleState, range: Range) {
  if (typeof range === 'string') return range
  return encounter.ground.kind === 'squares' ? rangeBand({ squares: range }) : rangeBand({ metres: range })
}

/** What a sensor undoes where the table says that it shows the target (lines 111, 121–123; R43). */
function sightOf(shot: Shot): Sight | undefined {
  const row = shot.sensor === null ? null : SENSOR_TABLE[shot.sensor]
  if (!row?.targets) return undefined
  return row.throughSmoke ? 'infraRed' : 'other'
}

/** Metres that a vehicle covers in a round (TRV-207). */
export const metresOfRound = (kmh: number): number => (kmh * 5) / 3

/** What is aimed at: somebody, or a vehicle; of both what an attack asks. */
function targetOf(state: BattleState, id: string | null): Partial<Attack> & { readonly size: number } {
  const fighter = fighterIn(state, id)
  const craft = craftIn(state, id)
  const ride = craftIn(state, fighter?.aboard?.craft ?? null)
  const vehicle = craft ?? ride
  return {
    stance: fighter && !fighter.isMachine ? stanceOf(fighter) : 'standing',
    // Whoever walks has gone as far as they did, a machine too, or before they got in.
    targetMoved: Math.max(vehicle ? metresOfRound(vehicle.speed) : 0, fighter?.moved ?? 0),
    evasion: vehicle?.evasion ?? 0,
    size: craft ? (vehicleDraftOf(state, craft.id)?.sizeDm ?? 0) : 0,
  }
}

const DODGED: Readonly<Partial<Record<Shot['met'], Dodge>>> = { dodge: 'open', dodgeBehind: 'cover' }

/** All of an attack as the rules ask for it. */
export function attackOf(state: BattleState, fighter: Fighter, arm: Arm, shot: Shot): Attack {
  const { weapon } = arm
  const { size, ...target } = targetOf(state, shot.target)
  const { light, smoke, weather } = state.conditions
  const sensors = sightOf(shot)
  const mind = fighter.isMachine ? vehicleDraftOf(state, fighter.id)?.mind : null
  const own = arm.craft ?? craftIn(state, fighter.aboard?.craft ?? null)
  const aim = shot.aim === undefined ? fighter.aim : shot.aim
  const dodge = DODGED[shot.met]
  // Within one vehicle nobody moves by its speed, and its evasion is one (lines 188, 216).
  const isWithin = own !== null && fighterIn(state, shot.target)?.aboard?.craft === own.id
  return {
    weapon: armOf(weapon),
    mode: shot.mode,
    softCover: shot.soft,
    ...(sensors && { sensors }),
    skill: levelOf(state, fighter, weapon.skill),
    characteristicDm: mind
      ? mind.attackDm
      : dmIn(state, fighter, isMelee(arm) ? (shot.with ?? 'str') : 'dex'),
    aim: aim && aim.target === shot.target ? aim.actions : 0,
    laserSight: weapon.laserSight,
    band: bandOf(state, shot.range),
    cover: COVER_OF[shot.cover],
    ...target,
    ...(isWithin && { targetMoved: fighterIn(state, shot.target)?.moved ?? 0 }),
    ...(typeof shot.moved === 'number' && { targetMoved: shot.moved }),
    evasion: (target.evasion ?? 0) + (isWithin ? 0 : (own?.evasion ?? 0)),
    ...(dodge && target.stance !== 'prone' && { dodge }),
    ...(shot.met === 'parry' && { parry: Math.max(0, shot.parry) }),
    ...(light !== null && { light }),
    ...(smoke !== null && { smoke }),
    weather,
    intoCombat: shot.beside.length > 0,
    hasty: fighter.now.hasty,
    reactions: fighter.reacted,
    // What a description says otherwise is added by itself (line 191).
    vehicleTarget: size === VEHICLE_TARGET_DM,
  }
}

/** What weighs on an attack beside what the attack itself says. */
function besides(state: BattleState, fighter: Fighter, arm: Arm, shot: Shot): Reason[] {
  const { size, stance } = targetOf(state, shot.target)
  const dodge = DODGED[shot.met]
  const [effect] = SYSTEMS.weapon.effects
  return [
    // Whoever has thrown itself down since has dodged all the same (lines 68, 136).
    reason('dodge', dodge && stance === 'prone' ? DODGE_DMS[dodge] : 0),
    reason('damaged', arm.hits === 1 ? effect.dm : 0),
    limbReason(state, fighter, shot.limb ?? null),
    reason('size', size === VEHICLE_TARGET_DM ? 0 : size),
    reason('sensors', isBlind(state, fighter, arm) && !isMelee(arm) ? SYSTEMS.sensors.effects[0].dm : 0, 297),
    // By house rule a parry without the skill helps the attacker (R41).
    reason('parry', -Math.min(0, shot.parry)),
    givenReason(shot.given ?? null),
  ]
}

/**
 * What is added to an attack, with reasons; null where the rules do not let it be made any more, as when its target has
 * thrown itself down behind full cover since it was declared. Source: lines 45–56, `attackDm`.
 */
export function attackReasons(state: BattleState, fighter: Fighter, shot: Shot): readonly Reason[] | null {
  const arm = armOfShot(state, fighter, shot)
  if (!arm) return null
  const attack = attackOf(state, fighter, arm, shot)
  const answer = attackDm(attack)
  if ('problem' in answer) return null
  const plain = [
    ...byHouse(answer.reasons, attack, rulesOf(state)).map(({ why, dm }) => reason(why, dm)),
    ...besides(state, fighter, arm, shot),
  ]
  const { tolerance } = arm.weapon
  if (tolerance === null) return counted(plain)
  const rest = sum(plain)
  const helps = rulesOf(state).tolerance === 'upTo' ? rest <= tolerance : intelligentDm(rest, tolerance) > 0
  return counted([...plain, reason('intelligent', helps ? INTELLIGENT_DM : 0)])
}

/** Whose dice are thrown for a vehicle. */
export function sideOfCraft(state: BattleState, craft: Craft) {
  return driverOf(state, craft)?.side ?? craft.side
}
