import {
  band,
  distanceUpTo,
  is,
  must,
  some,
  wholeFrom,
  yesNo,
  type Field,
  type Fields,
} from '../../../../battle/field.ts'
import { BAND_TABLE } from '../../data/attacks.ts'
import { SENSOR_TABLE } from '../../data/senses.ts'
import { ridersOf as ridersHave } from '../../sheet.ts'
import { ARCS, BANDS, type Arc, type Band, type Cover } from '../../words.ts'
import { armsOf, closedCraftOf, isHelpless, isMelee, modesOf, type Arm } from '../rules/armed.ts'
import {
  allFighters,
  craftIn,
  fighterIn,
  rulesOf,
  sensorsOf,
  stanceOf,
  targetsOf,
  vehicleDraftOf,
} from '../state/look.ts'
import { heldBy, isByPiece, type BattleState, type Craft, type Fighter } from '../state/state.ts'
import { COVER_NAMES, COVER_OF, type CoverName } from '../words.ts'
import { given as addedDm } from './initiative.ts'

/** What is chosen and seen of an attack: the weapon, whom it is aimed at, distance, cover, who stands beside. */

/** Weapons that somebody may fire or strike with now (lines 152, 168, 297). */
export function usable(state: BattleState, fighter: Fighter): readonly Arm[] {
  return armsOf(state, fighter).filter((arm) => {
    if (modesOf(arm).length === 0 || isServed(arm, fighter)) return false
    if (isMelee(arm)) return arm.craft !== null || fighter.stance !== 'prone'
    return !isHelpless(state, fighter, arm)
  })
}

/** Somebody else has fired it this round: what is mounted has one gunner, but where each throws a piece (line 204). */
const isServed = ({ craft, ref, weapon }: Arm, { id }: Fighter): boolean =>
  craft !== null &&
  !isByPiece({ weapon }) &&
  craft.served.some((one) => heldBy(craft.id, one.weapon) === ref && one.fighter !== id)

/**
 * Everything that may be aimed at with a weapon: not oneself, nor what one sits in or fires from; who rides with one, but with nothing
 * mounted; other riders as the house rule has it, and nobody outside by who is shut in (lines 127, 188, 197; TRV-209).
 */
export function aimable(state: BattleState, fighter: Fighter, arm: Arm): readonly string[] {
  const own = fighter.aboard?.craft ?? fighter.id
  const { aimAtRiders } = rulesOf(state)
  const isIn = isShutIn(state, fighter, arm)
  return targetsOf(state, fighter.side).filter((id) => {
    const ride = fighterIn(state, id)?.aboard?.craft
    if (id === fighter.id || id === own || id === arm.craft?.id) return false
    if (ride === own) return arm.craft === null
    return !isIn && (ride === undefined || (aimAtRiders && !isBehindAll(state, id)))
  })
}

/** Nobody strikes out of a closed vehicle, or fires out of its full cover while low; what it has mounted does. */
export const isShutIn = (state: BattleState, { id }: Fighter, arm: Arm): boolean =>
  arm.craft === null && (isMelee(arm) ? closedCraftOf(state, id) !== null : isBehindAll(state, id))

/** Both ride the same vehicle. */
export const ridesWith = (state: BattleState, { aboard }: Fighter, target: string | null): boolean =>
  aboard !== null && fighterIn(state, target)?.aboard?.craft === aboard.craft

/** Low in full cover nobody can be hit (line 127). */
function isBehindAll(state: BattleState, id: string): boolean {
  const cover = rideCover(state, id)
  const stance = fighterIn(state, id)?.stance
  return cover?.cover === 1 && stance !== 'standing'
}

/** What a vehicle covers its riders with; null: nothing of its own (lines 196–199, R33). */
function rideCover(state: BattleState, id: string): { readonly cover: Cover; readonly hard: boolean } | null {
  const craft = craftIn(state, fighterIn(state, id)?.aboard?.craft ?? null)
  const draft = craft && vehicleDraftOf(state, craft.id)
  return draft && (draft.closed || draft.cover) ? ridersHave(draft) : null
}

const coverName = (cover: Cover): CoverName => COVER_NAMES.find((name) => COVER_OF[name] === cover) ?? 'none'

/** Farther than anybody measures. */
const FARTHEST = 100_000
/** A band that does not reach its last metre ends a hair before it. */
const JUST_BELOW = 0.1

/** How far away something is, in each run of bands that a weapon reaches: metres, squares or a band. */
export function rangeFields(state: BattleState, runs: readonly (readonly Band[])[]): readonly Field[] {
  const { kind } = state.setup.encounter.ground
  if (kind === 'bands') return [{ ...band(runs.flat()), measured: true }]
  return runs.flatMap((run) => {
    const [first] = run
    const last = run.at(-1)
    return first && last ? [kind === 'squares' ? inSquares(first, last) : inMetres(first, last)] : []
  })
}

function inMetres(first: Band, last: Band): Field {
  const before = BANDS[BANDS.indexOf(first) - 1]
  const least = before === undefined ? 0 : BAND_TABLE[before].metres
  const most = Math.min(FARTHEST, BAND_TABLE[last].metres)
  // Personal range ends below its metres, all others with them (R3).
  const field = distanceUpTo(last === 'personal' ? most - JUST_BELOW : most, null, 'metres')
  return field.kind === 'number'
    ? { ...field, least, moreThanLeast: before !== undefined && before !== 'personal' }
    : field
}

function inSquares(first: Band, last: Band): Field {
  const before = BANDS[BANDS.indexOf(first) - 1]
  const least = before === undefined ? 0 : BAND_TABLE[before].squares + 1
  return { ...wholeFrom(least, Math.min(FARTHEST, BAND_TABLE[last].squares), 'squares'), measured: true }
}

/** Of an attack at somebody, without its distance; `beside`: who may stand beside it. */
export function seenOf(
  state: BattleState,
  fighter: Fighter,
  arm: Arm,
  target: string | null,
  beside: readonly string[],
): Fields {
  const who = fighterIn(state, target)
  // What a vehicle covers with stands between it and those outside.
  const given = target === null || ridesWith(state, fighter, target) ? null : rideCover(state, target)
  const names =
    who && stanceOf(who) !== 'standing' ? COVER_NAMES.filter((name) => COVER_OF[name] < 1) : COVER_NAMES
  return {
    cover: given ? is(coverName(given.cover)) : target === null ? is('none') : band(names),
    soft: given ? is(!given.hard) : target === null ? is(false) : yesNo,
    beside: besideField(state, fighter, arm, target, beside),
    aware: who ? yesNo : is(false),
    sensor: sensorField(state, fighter, arm),
    moved: movedField(state, fighter, target),
    given: addedDm,
  }
}

/** A vehicle that moves may do so beside the firer: its metres are those that the players see (line 51, TRV-207). */
function movedField(state: BattleState, fighter: Fighter, target: string | null): Field {
  const ride = craftIn(state, target) ?? craftIn(state, fighterIn(state, target)?.aboard?.craft ?? null)
  const isRidden = ride !== null && ride.speed > 0 && !ridesWith(state, fighter, target)
  return isRidden ? distanceUpTo(FARTHEST, null, 'metres') : is(null)
}

/** Everybody who may stand or sit beside a target: up, and not the firer (line 140, TRV-148). */
export const standers = (state: BattleState, fighter: Fighter): readonly string[] =>
  allFighters(state).flatMap(({ id, fate, hidden }) =>
    fate === 'up' && !hidden && id !== fighter.id ? [id] : [],
  )

function besideField(
  state: BattleState,
  fighter: Fighter,
  arm: Arm,
  target: string | null,
  all: readonly string[],
): Field {
  if (isMelee(arm) || target === null) return is([])
  // Riders have those of their own vehicle beside them, and who is on foot where the shot comes from outside.
  const rideOf = (id: string): string | undefined => fighterIn(state, id)?.aboard?.craft
  const [ride, isInside] = [rideOf(target), ridesWith(state, fighter, target)]
  const others = all.filter(
    (id) => id !== target && (rideOf(id) === ride || (!isInside && rideOf(id) === undefined)),
  )
  // Whoever grapples with it is as near as can be (line 144).
  const holds = fighterIn(state, target)?.grapple
  return others.length === 0 ? is([]) : some(others, { usual: others.filter((id) => id === holds) })
}

/** What of one's own, or of the weapon's, shows the target (R43). */
function sensorField(state: BattleState, fighter: Fighter, arm: Arm): Field {
  const built = arm.weapon.sensor === null ? [] : [arm.weapon.sensor]
  const able = [...new Set([...sensorsOf(state, fighter, arm.craft ?? undefined), ...built])].filter(
    (one) => SENSOR_TABLE[one].targets,
  )
  return isMelee(arm) || able.length === 0
    ? is(null)
    : { kind: 'one', of: able, orNone: true, measured: true }
}

/** Nobody fires out of full cover while low; what is mounted stands where its vehicle does (line 127, R5). */
export const clearField = ({ stance, aboard }: Fighter, { craft }: Arm): Field =>
  stance === 'standing' || aboard || craft ? is(true) : must(true)

/** A mounted weapon fires into its arc, a turret all round, and where a stunt has brought somebody (lines 204, 228). */
export function arcField(arm: Arm, target: string | null): Field {
  if (!arm.craft || arm.arc === null || arm.arc === 'turret') return is(true)
  const { gained } = arm.craft
  return gained.some((one) => one.target === target && one.arc === arm.arc) ? is(true) : must(true)
}

/** The ports of a closed vehicle that nobody fires out of yet; none is wanted for who rides in it too (lines 188–200). */
export function portField(
  state: BattleState,
  fighter: Fighter,
  arm: Arm,
  target: string | null = null,
): Field | null {
  const craft = closedCraftOf(state, fighter.id)
  if (!craft || arm.craft || ridesWith(state, fighter, target)) return is(null)
  const free = PORTS.filter((arc) => isFree(state, craft, arc, fighter.id))
  return free.length === 0 ? null : { ...band(free), measured: true }
}
const PORTS: readonly Arc[] = ARCS.filter((arc) => arc !== 'turret')

function isFree(state: BattleState, craft: Craft, arc: Arc, id: string): boolean {
  const draft = vehicleDraftOf(state, craft.id)
  const most = draft ? ridersHave(draft).shooters : null
  const taken = new Set(
    craft.ports.filter((one) => one.arc === arc && one.fighter !== id).map((one) => one.fighter),
  )
  return most === null || taken.size < most
}
