import type { Role, Sensor } from '../../words.ts'
import { HASTE, PREPARED_ROLL, REACTION } from '../../data/rounds.ts'
import { COMM_TABLE } from '../../data/senses.ts'
import { initiative } from '../../initiative.ts'
import { dmBy, skillLevel } from '../../sheet.ts'
import { mostHits } from '../../vehicle.ts'
import { rounds } from '../../weapons.ts'
import type { CharacterDraft } from '../../documents/character.ts'
import type { VehicleDraft } from '../../documents/vehicle.ts'
import type { Weapon } from '../../documents/weapon.ts'
import type { HouseRules } from '../../house-rules.ts'
import type { Characteristic, Stance } from '../../words.ts'
import { REFEREE, type Side } from '../words.ts'
import type { BattleState, Changes, Craft, Fighter, Turn } from './state.ts'
import { isByPiece, NO_CHANGES } from './state.ts'

/** Questions about a battle as it stands. */

export const rulesOf = ({ setup: { rules } }: BattleState): HouseRules => rules

export function fighterIn({ fighters }: BattleState, id: string | null): Fighter | null {
  return id !== null && Object.hasOwn(fighters, id) ? (fighters[id] ?? null) : null
}

export function craftIn({ crafts }: BattleState, id: string | null): Craft | null {
  return id !== null && Object.hasOwn(crafts, id) ? (crafts[id] ?? null) : null
}

export const allFighters = ({ fighters }: BattleState): readonly Fighter[] => Object.values(fighters)
export const allCrafts = ({ crafts }: BattleState): readonly Craft[] => Object.values(crafts)
export const idsOf = (all: readonly { readonly id: string }[]): string[] => all.map(({ id }) => id)

export const isUp = ({ fate }: Pick<Fighter, 'fate'>): boolean => fate === 'up'
/** Whoever is unconscious on foot lies there (lines 168, 180). */
export const stanceOf = ({ fate, stance, aboard }: Pick<Fighter, 'fate' | 'stance' | 'aboard'>): Stance =>
  fate === 'unconscious' && aboard === null ? 'prone' : stance
/** On the table, for everybody to see. */
export const isSeen = ({ hidden }: { readonly hidden: boolean }): boolean => !hidden
/** Up and in the fight. */
export const isFighting = (fighter: Fighter): boolean =>
  isUp(fighter) && isSeen(fighter) && !fighter.isBystander

export const fightersOf = (state: BattleState, side: Side): readonly Fighter[] =>
  allFighters(state).filter((one) => one.side === side)

/** Everybody's name for somebody or a vehicle. */
export const nameOf = (state: BattleState, id: string): string =>
  fighterIn(state, id)?.name ?? craftIn(state, id)?.name ?? id

export const characterOf = ({ setup: { people } }: BattleState, id: string): CharacterDraft | null =>
  Object.hasOwn(people, id) ? (people[id]?.document ?? null) : null

export const vehicleDraftOf = ({ setup: { vehicles } }: BattleState, id: string): VehicleDraft | null =>
  Object.hasOwn(vehicles, id) ? (vehicles[id]?.document ?? null) : null

/** The sides that have somebody up whom everybody sees. */
export function sidesUp(state: BattleState): readonly Side[] {
  return state.setup.sides.map(({ side }) => side).filter((side) => fightersOf(state, side).some(isFighting))
}

/** Who speaks for somebody: its side; the referee may for what is nobody's. */
export const mayJudge = (state: BattleState, side: Side): boolean =>
  side === REFEREE || state.setup.referee === null

export const turnOf = ({ turns }: BattleState): Turn | null => turns[0] ?? null

/** Whoever's turn it is now. */
export function acting(state: BattleState): readonly Fighter[] {
  return (turnOf(state)?.fighters ?? []).flatMap((id) => fighterIn(state, id) ?? [])
}

export function delaying(state: BattleState): readonly Fighter[] {
  return allFighters(state).filter((one) => one.turn === 'delaying' && isFighting(one))
}

/** Who delays and may come between: once the count is down to what reactions have left of theirs (lines 11, 64, 86). */
export function comers(state: BattleState): readonly Fighter[] {
  const count = turnOf(state)?.count
  return delaying(state).filter((one) => count === undefined || countOf(state, one) >= count)
}

/** What DMs and ties go by: as wounds have left it, or by house rule as the fight found it. */
export function score(state: BattleState, fighter: Fighter, of: Characteristic): number {
  return (rulesOf(state).woundedDms === 'asItStands' ? fighter.left : fighter.began)[of]
}

/** The DM of a score, by the group's reading of a score of 0 (R1). */
export const dmOf = (state: BattleState, value: number): number => dmBy(value, rulesOf(state))

/** A characteristic's DM of somebody; a machine has none but its own attack DM. */
export function dmIn(state: BattleState, fighter: Fighter, of: Characteristic): number {
  return fighter.isMachine ? 0 : dmOf(state, score(state, fighter, of))
}

/** What is added to DEX for Initiative; of a machine its document says it (line 3). */
export function initiativeDm(state: BattleState, fighter: Fighter): number {
  const mind = fighter.isMachine ? vehicleDraftOf(state, fighter.id)?.mind : null
  return mind ? mind.initiativeDm : dmIn(state, fighter, 'dex')
}

/** Its Initiative now, or 0 before it is rolled (lines 3, 11, 99). */
export function countOf(state: BattleState, fighter: Fighter, changes: Changes = fighter.now): number {
  const { initiative: base } = fighter
  if (!base) return 0
  const { roll, dexterityDm, offset } = base
  const tactics = base.tactics > 0 && !isLed(state, fighter) ? 0 : base.tactics
  const leadership = leadershipOf(state, fighter, changes)
  const lowered = Math.min(0, tactics) + Math.min(0, leadership)
  const hasty = changes.hasty && !fighter.counted
  return initiative({ roll, dexterityDm, tactics, ...changes, leadership, hasty }) + lowered + offset
}

/** Of Leadership who has heard it keeps what it gave; by house rule with a link to the commander alone (line 99). */
function leadershipOf(state: BattleState, fighter: Fighter, { leadership }: Changes): number {
  const isLost = leadership > 0 && rulesOf(state).leadershipCutOff === 'lost' && !isLed(state, fighter)
  return isLost ? 0 : leadership
}

/** What makes up an Initiative, in the order of the book. */
const COUNT_LINES = {
  roll: 3,
  prepared: 3,
  dexterityDm: 3,
  tactics: 172,
  delay: 86,
  leadership: 172,
  hasty: 11,
  reactions: 64,
  recoil: 60,
} as const

export interface CountReason {
  readonly why: keyof typeof COUNT_LINES
  readonly add: number
  readonly line: number
}

/** Its Initiative in parts, none of 0: what fell or was counted, DEX, Tactics that reach it, delay, this round's changes. */
export function countReasons(state: BattleState, fighter: Fighter): readonly CountReason[] {
  const { initiative: base, now, counted } = fighter
  if (!base) return []
  const isReached = base.tactics <= 0 || isLed(state, fighter)
  const parts: Partial<Record<CountReason['why'], number>> = {
    ...(base.roll === 'prepared' ? { prepared: PREPARED_ROLL } : { roll: base.roll }),
    dexterityDm: base.dexterityDm,
    tactics: isReached ? base.tactics : 0,
    delay: base.offset,
    leadership: leadershipOf(state, fighter, now),
    hasty: now.hasty && !counted ? HASTE.initiative : 0,
    reactions: now.reactions * REACTION.initiative,
    recoil: 0 - now.recoil,
  }
  return COUNT_REASONS.flatMap((why) => {
    const add = parts[why] ?? 0
    return add === 0 ? [] : [{ why, add, line: COUNT_LINES[why] }]
  })
}
const COUNT_REASONS = Object.keys(COUNT_LINES).filter((why): why is CountReason['why'] => why in COUNT_LINES)

/** What it is without the changes of this round. */
export const baseCount = (state: BattleState, fighter: Fighter): number => countOf(state, fighter, NO_CHANGES)

/** Its skills, whoever they stand with. */
export function skillsOf(state: BattleState, fighter: Fighter): CharacterDraft['skills'] {
  const mind = fighter.isMachine ? vehicleDraftOf(state, fighter.id)?.mind : null
  return mind ? mind.skills : (characterOf(state, fighter.id)?.skills ?? [])
}

export interface SkillName {
  readonly skill: string
  readonly specialty: string
}

/** A skill by one name, as commands call it. */
export const skillName = ({ skill, specialty }: SkillName): string =>
  specialty === '' ? skill : `${skill} (${specialty})`

/** A skill of theirs by its name; null: one that they do not hold. */
export const skillCalled = (state: BattleState, fighter: Fighter, name: string | null): SkillName | null =>
  skillsOf(state, fighter).find((held) => skillName(held) === name) ?? null

/** The level in a skill, by the group's reading of sister specialties; null: not held (line 47, TRV-004). */
export const levelOf = (state: BattleState, fighter: Fighter, skill: SkillName): number | null =>
  skillLevel(skillsOf(state, fighter), skill, rulesOf(state))

export const MELEE = 'Melee'
export const TACTICS = { skill: 'Tactics', specialty: '' }
export const LEADERSHIP = { skill: 'Leadership', specialty: '' }
export const UNARMED = { skill: MELEE, specialty: 'unarmed' }

export const hasSkill = (state: BattleState, fighter: Fighter, skill: SkillName): boolean =>
  levelOf(state, fighter, skill) !== null

/** A unit of a side; nobody's where somebody belongs to none. */
export const unitKey = ({ side, unit }: Pick<Fighter, 'side' | 'unit'>): string | null =>
  unit === '' ? null : `${side} ${unit}`

export const unitOf = (state: BattleState, fighter: Fighter): readonly Fighter[] => {
  const key = unitKey(fighter)
  return key === null ? [fighter] : allFighters(state).filter((one) => unitKey(one) === key)
}

/** Who commands a unit: its commander. A deputy only once somebody has taken over (line 99). */
export function commanderOf(state: BattleState, fighter: Fighter): Fighter | null {
  const isRole = (role: Role) => (one: Fighter) => one.role === role
  return unitOf(state, fighter).find(isRole('commander')) ?? null
}

/** Whether Tactics and Leadership reach somebody (lines 97–105). */
export function isLed(state: BattleState, fighter: Fighter): boolean {
  const commander = commanderOf(state, fighter)
  if (!commander) return isAmongOthers(state, fighter)
  if (!isUp(commander)) return rulesOf(state).commanderDown === 'bonusStays'
  return areLinked(state, commander, fighter)
}

/** Without a commander one is cut off only from all the rest of the unit, as long as anybody of it is up and seen (line 99). */
function isAmongOthers(state: BattleState, fighter: Fighter): boolean {
  const others = unitOf(state, fighter).filter((one) => one.id !== fighter.id && isFighting(one))
  return others.length === 0 || others.some((one) => areLinked(state, one, fighter))
}

/** Two of a unit are in communication, by house rule by way of others. Source: lines 97–105; TRV-101, TRV-107. */
export function areLinked(state: BattleState, one: Fighter, other: Fighter): boolean {
  if (one.id === other.id) return true
  const unit = unitOf(state, one).filter(isUp)
  const reached = new Set([one.id])
  let edge: readonly Fighter[] = [one]
  while (edge.length > 0) {
    const next = unit.filter(
      (member) => !reached.has(member.id) && edge.some((known) => linkOf(state, known, member)),
    )
    for (const { id } of next) reached.add(id)
    if (reached.has(other.id)) return true
    edge = rulesOf(state).linksByOthers ? next : []
  }
  return false
}

function linkOf(state: BattleState, one: Fighter, other: Fighter): boolean {
  const { radio, smoke } = state.conditions
  if (one.reach === 'near' && other.reach === 'near') return true
  const inSight = one.reach !== 'away' && other.reach !== 'away'
  const theirs = commsOf(state, other)
  return commsOf(state, one).some((comm) => {
    const row = COMM_TABLE[comm]
    if (comm === 'direct' || !theirs.includes(comm)) return false
    if (row.jammed && radio === 'jammed') return false
    if (row.blocked && radio === 'blocked') return false
    if (row.needsSight && !inSight) return false
    if (row.smoke && smoke !== null) return false
    return !(row.moving && (isMoving(state, one) || isMoving(state, other)))
  })
}

/** What somebody carries, and what is built into what they ride or are (lines 97–105). */
export function commsOf(state: BattleState, { id, aboard }: Fighter): CharacterDraft['comms'] {
  const ride = craftIn(state, aboard?.craft ?? id)
  const built = ride && !ride.destroyed && !isDisabled(state, ride) ? vehicleDraftOf(state, ride.id) : null
  return [...new Set([...(characterOf(state, id)?.comms ?? []), ...(built?.comms ?? [])])]
}

/** It has moved since its last turn began, or rides something that does. */
export function isMoving(state: BattleState, fighter: Fighter): boolean {
  return fighter.moved > 0 || (craftIn(state, fighter.aboard?.craft ?? null)?.speed ?? 0) > 0
}

/** What shows a target to somebody: their own, and with what a vehicle has mounted that of the vehicle (line 121). */
export function sensorsOf(
  state: BattleState,
  { id }: Fighter,
  craft: Craft | null = craftIn(state, id),
): readonly Sensor[] {
  const built = craft && !isGone(state, craft, 'sensors') ? vehicleDraftOf(state, craft.id)?.sensors : null
  return [...new Set([...(characterOf(state, id)?.sensors ?? []), ...(built ?? [])])]
}

/** Rounds of a weapon, or pieces on a mount, that those who are tied have declared, and that are still there (lines 7, 93–95). */
export function declaredRounds(
  state: BattleState,
  { by, ref, weapon }: { readonly by: string; readonly ref: string; readonly weapon: Weapon },
): number {
  const isMounted = ref.includes('/')
  const isPiece = isMounted && isByPiece({ weapon })
  if (weapon.magazine === null && !isPiece) return 0
  return (turnOf(state)?.declared ?? []).reduce((all, step) => {
    if ((step.kind !== 'shot' && step.kind !== 'volley') || step.shot.pair) return all
    const isIts = step.shot.weapon === ref && (isMounted || step.shot.by === by)
    if (!isIts) return all
    return all + (isPiece ? 1 : rounds({ mode: step.shot.mode, auto: weapon.auto ?? 0 }))
  }, 0)
}

/** Those who are tied have declared to throw or fire what they carry, and it has not left them yet (line 7). */
export const isShotDeclared = (
  state: BattleState,
  { by, ref }: { readonly by: string; readonly ref: string },
): boolean =>
  (turnOf(state)?.declared ?? []).some(
    (step) => step.kind === 'shot' && step.shot.by === by && step.shot.weapon === ref,
  )

/** Armour that is worn; of a machine what is left of its own (line 184). */
export function armourOf(state: BattleState, fighter: Fighter): number {
  if (fighter.isMachine) return craftIn(state, fighter.id)?.shell.armour ?? 0
  return characterOf(state, fighter.id)?.armour?.value ?? 0
}

/** Whoever rides it, and lives. */
export function ridersOf(state: BattleState, craft: Pick<Craft, 'id'>): readonly Fighter[] {
  return allFighters(state).filter((one) => one.aboard?.craft === craft.id && one.fate !== 'dead')
}

export function pilotOf(state: BattleState, craft: Pick<Craft, 'id'>): Fighter | null {
  return ridersOf(state, craft).find((one) => one.aboard?.seat === 'pilot') ?? null
}

/** Who drives it: its pilot, who controls the drone, or the machine itself. */
export function driverOf(state: BattleState, craft: Craft): Fighter | null {
  return pilotOf(state, craft) ?? fighterIn(state, craft.operator) ?? fighterIn(state, craft.id)
}

/** What somebody drives: what they ride, the drones that they control, themselves. */
export function drivenBy(state: BattleState, fighter: Fighter): readonly Craft[] {
  return allCrafts(state).filter(
    (craft) =>
      !craft.destroyed &&
      isSeen(craft) &&
      craft.id !== fighter.id &&
      driverOf(state, craft)?.id === fighter.id,
  )
}

/** A system that it was built with, and that no more hits can be taken by. */
export function isGone(state: BattleState, { id, shell }: Craft, system: System): boolean {
  return shell[system] >= mostHits(system) && vehicleDraftOf(state, id)?.systems[system] !== null
}
type System = keyof VehicleDraft['systems']

/** Its plant is gone, or of a robot or drone its computer: nothing of it does anything more (lines 304, 328). */
export function isDisabled(state: BattleState, craft: Craft): boolean {
  const isMachine = vehicleDraftOf(state, craft.id)?.craft !== 'vehicle'
  return isGone(state, craft, 'powerPlant') || (isMachine && isGone(state, craft, 'computer'))
}

/** A robot or drone without sensors: it sees nothing to shoot at (line 297, TRV-273). */
export function isBlinded(state: BattleState, craft: Craft): boolean {
  return vehicleDraftOf(state, craft.id)?.craft !== 'vehicle' && isGone(state, craft, 'sensors')
}

/**
 * Rounds of actions with it that somebody still loses, as who drives it, mans its weapons, or is the machine itself: from
 * the next turn on, and whatever shuts down at once from now on (lines 302, 327; TRV-274).
 */
export function roundsLost({ round }: BattleState, { lost }: Craft, id: string): number {
  if (!lost || (lost.since === round && !lost.atOnce && lost.acted.includes(id))) return 0
  return Math.max(0, firstFree(lost, id) - round)
}

/** The first round of which somebody loses nothing any more: who had acted in that of the hit loses the next for it. */
export const firstFree = ({ since, rounds: lost, acted }: NonNullable<Craft['lost']>, id: string): number =>
  since + lost + (acted.includes(id) ? 1 : 0)

/** A machine that has lost its actions does nothing at all. */
export function isShutDown(state: BattleState, { id }: Pick<Fighter, 'id'>): boolean {
  const craft = craftIn(state, id)
  return craft !== null && roundsLost(state, craft, id) > 0
}

/** Its drive and all else that moves it still work (lines 284, 304, 328). */
export function canDrive(state: BattleState, craft: Craft): boolean {
  return !craft.destroyed && !isDisabled(state, craft) && !isGone(state, craft, 'drive')
}

export const isClosed = (state: BattleState, craft: Craft): boolean =>
  vehicleDraftOf(state, craft.id)?.closed ?? false

/** Somebody who may be aimed at: on the table, not dead, or a vehicle that is not scrap. */
export function isTarget(state: BattleState, id: string): boolean {
  const craft = craftIn(state, id)
  if (craft) return isSeen(craft) && !craft.destroyed
  const fighter = fighterIn(state, id)
  return fighter !== null && isSeen(fighter) && fighter.fate !== 'dead'
}

/** Everything that may be aimed at by somebody, others first. */
export function targetsOf(state: BattleState, side: Side): readonly string[] {
  const all = [...allFighters(state), ...allCrafts(state).filter(({ id }) => !fighterIn(state, id))].filter(
    ({ id }) => isTarget(state, id),
  )
  return idsOf([...all.filter((one) => one.side !== side), ...all.filter((one) => one.side === side)])
}
