import { ask } from '../../../../battle/course.ts'
import { rollSum } from '../../../../battle/log.ts'
import { PIERCING } from '../../data/attacks.ts'
import { damageOf, wound } from '../../damage.ts'
import { landHits } from '../../apply-hits.ts'
import { vehicleHits } from '../../vehicle-hits.ts'
import { EXPLOSION, SYSTEMS } from '../../data/vehicles.ts'
import { EXCEPTIONAL_FAILURE } from '../../data/checks.ts'
import type { Vehicle } from '../../vehicle.ts'
import type { Pick as Loss } from '../../words.ts'
import type { Harm, Step } from '../documents/steps.ts'
import { topSpeed } from '../rules/speed.ts'
import { workReasons } from '../rules/checks.ts'
import { check, reason, sideOfCraft } from '../rules/weigh.ts'
import type { Log } from '../rules/rule.ts'
import {
  armourOf,
  canDrive,
  craftIn,
  fighterIn,
  idsOf,
  isClosed,
  isDisabled,
  isUp,
  pilotOf,
  ridersOf,
  rulesOf,
  turnOf,
  vehicleDraftOf,
} from '../state/look.ts'
import { asRigged, rigsLeft, unrigged } from '../state/rigs.ts'
import type { BattleState, Craft, Fighter } from '../state/state.ts'
import type { Purpose } from '../words.ts'

/** What damage does, to people and to vehicles (lines 180, 236–329). */

/** One blow after the other takes hold; of those who are tied, once all of them have acted (line 7). */
export function inflict(log: Log, ...harms: readonly Harm[]): void {
  if (turnOf(log.state)?.tied) for (const harm of harms) log.emit({ kind: 'harm-held', harm })
  else ask(log, ...harms.map((harm): Step => ({ kind: 'harm', harm })))
}

/** What strikes somebody: dice that fell, and what is added to them or taken off. */
interface Blow {
  readonly thrown: number
  readonly add?: number
  readonly burst?: number
  readonly effect?: number
  /** A die's throw off an explosion, or half of it. */
  readonly dodged?: number
  readonly half?: boolean
  /** No armour counts. */
  readonly bare?: boolean
  /** A hit with an Effect from which a point goes through any armour, whether or not it adds to the damage (line 184). */
  readonly pierces?: boolean
}

/** What goes through armour, and of what that is made up (lines 94, 136, 180–184). */
export function throughArmour(
  state: BattleState,
  target: string,
  { thrown, add = 0, burst = 0, effect = 0, dodged = 0, half = false, bare = false, pierces = false }: Blow,
): Pick<Harm, 'damage' | 'of'> {
  const fighter = fighterIn(state, target)
  const worn = fighter ? armourOf(state, fighter) : (craftIn(state, target)?.shell.armour ?? 0)
  const inflicted = thrown + add + burst + effect
  // By house rule half an odd point is rounded up (R18).
  const odd = half && inflicted % 2 !== 0 && rulesOf(state).halves === 'up' ? 1 : 0
  const through = (armour: number, piercing: number): number =>
    damageOf(
      thrown + odd,
      { dice: 0, add: add + burst + effect - piercing, effect: piercing, armour, half },
      dodged,
    )
  const left = through(0, 0)
  const armour = bare ? 0 : worn
  const damage = through(armour, pierces ? PIERCING.effect : effect)
  const plain = through(armour, 0)
  const parts = [
    { why: 'thrown', dm: thrown, line: 180 },
    { why: 'weapon', dm: add, line: 180 },
    { why: 'burst', dm: burst, line: 94 },
    { why: 'effect', dm: effect, line: 180 },
    { why: half ? 'dive' : 'dodged', dm: left - inflicted, line: 136 },
    { why: 'armour', dm: plain - left, line: 184 },
    { why: 'pierced', dm: damage - plain, line: 184 },
  ].filter(({ dm }) => dm !== 0)
  return { damage, ...(parts.length > 1 && { of: parts }) }
}

/** Whether its player has to say what is lost once END is gone, and something would be left of it (line 180, R26). */
export function mustPick(state: BattleState, { target, damage }: Harm): boolean {
  const fighter = fighterIn(state, target)
  if (!fighter || fighter.isMachine || fighter.pick !== null) return false
  const { str, dex, end } = fighter.left
  return damage > end && str > 0 && dex > 0 && damage < str + dex + end
}

/** Damage that has come through takes hold. */
export function suffer(log: Log, harm: Harm, from: Loss | null = null): void {
  const { state } = log
  const craft = craftIn(state, harm.target)
  if (craft) {
    // What the tied did to it strikes it together, whichever of it made a wreck (lines 7, 253).
    if (craft.destroyed && !turnOf(state)?.tied) return
    hitCraft(log, craft, harm)
    disturb(log, harm)
    return
  }
  const fighter = fighterIn(state, harm.target)
  if (!fighter || fighter.fate === 'dead') return
  hurt(log, fighter, harm, from)
  disturb(log, harm)
}

function hurt(log: Log, fighter: Fighter, { damage, of, by, with: weapon }: Harm, from: Loss | null): void {
  const { str, dex, end } = fighter.left
  // With one of them gone the other suffers, whatever is picked.
  const pick = from ?? fighter.pick ?? (str > 0 ? 'str' : 'dex')
  const isPicked = from !== null || fighter.pick !== null
  const { state: fate, ...left } = wound({ str, dex, end }, damage, pick)
  log.emit({
    kind: 'wounded',
    fighter: fighter.id,
    damage,
    ...(of && { of }),
    left,
    pick: isPicked ? pick : null,
    by,
    with: weapon,
  })
  if (fate !== fighter.fate && fate !== 'up')
    log.emit({ kind: 'fell', fighter: fighter.id, to: fate, by, with: weapon })
}

/** Whoever is hit at an Extended Action tests it, a harmless hit too (line 82). */
function disturb(log: Log, { target, damage }: Harm): void {
  const fighter = fighterIn(log.state, target)
  if (!fighter?.work || !isUp(fighter)) return
  const { done, worked, lost } = fighter.work
  const reasons = [...(workReasons(log.state, fighter) ?? []), reason('wound', -damage)]
  const outcome = check(log, fighter, 'work', reasons)
  log.emit({ kind: 'work-tested', fighter: target, ...outcome })
  if (outcome.success) return
  const { round } = log.state
  if (outcome.effect <= EXCEPTIONAL_FAILURE) log.emit({ kind: 'worked', fighter: target, done: 0 })
  // However often somebody is hit: it is this round's work, done or still to be done, and no more.
  else if (worked === round && lost !== round)
    log.emit({ kind: 'worked', fighter: target, done: Math.max(0, done - 1) })
}

/** Its hits, one by one, to their locations (lines 236–329). */
function hitCraft(log: Log, craft: Craft, { damage, of, by, with: weapon }: Harm): void {
  const { state } = log
  const rules = rulesOf(state)
  const hits = vehicleHits(damage, rules)
  const before = shellOf(state, craft)
  const side = sideOfCraft(state, craft)
  const throwFor = (most: number, least = 1): number => {
    const purpose: Purpose = least === 2 ? 'location' : 'draw'
    const roll = { purpose, side, unit: craft.id }
    return least === 2 ? rollSum(log, roll, 2) : rollSum(log, { ...roll, die: `d${most}` }, 1)
  }
  const landed = landHits(before, hits, throwFor, rules)
  const { kind: _kind, passengers: _riders, pilot: _pilot, ...left } = landed.vehicle
  const idle = landed.events.reduce((all, { place, now, rolled }) => {
    if (place === 'powerPlant' && now === 1) return all + SYSTEMS.powerPlant.effects[0].rounds
    return place === 'computer' && now === 1 && before.kind === 'robot' ? all + (rolled ?? 0) : all
  }, 0)
  log.emit({
    kind: 'craft-hit',
    craft: craft.id,
    damage,
    ...(of && { of }),
    hits: [...hits],
    events: landed.events,
    left: asRigged(
      { ...left, weapons: [...left.weapons], limbs: [...left.limbs] },
      rigsLeft(craft, landed.events),
    ),
    idle,
    by,
    with: weapon,
  })
  slow(log, craft.id)
  // Whether a wreck explodes is up to what has destroyed it (line 274).
  if (left.structure <= 0 && !craft.destroyed) lose(log, craft, left.structure < 0, { by, with: weapon })
  else disable(log, craft, { by, with: weapon })
  // What is asked later comes first: hits land before the wreck explodes.
  hitRiders(log, damage, landed.events, { by, with: weapon })
}

/** It goes no faster than its hits let it; without a drive it rolls on till its driver’s next turn (lines 282–284, 303). */
function slow(log: Log, id: string): void {
  const craft = craftIn(log.state, id)
  if (!craft || craft.shell.structure <= 0 || !canDrive(log.state, craft)) return
  const most = topSpeed(log.state, craft)
  if (craft.speed > most) log.emit({ kind: 'slowed', craft: id, speed: most })
}

/** All of a vehicle as its hits ask for it: who rides it and lives. */
function shellOf(state: BattleState, craft: Craft): Vehicle {
  const pilot = pilotOf(state, craft)
  const riders = ridersOf(state, craft).filter(({ id }) => id !== pilot?.id)
  return {
    kind: vehicleDraftOf(state, craft.id)?.craft === 'vehicle' ? 'vehicle' : 'robot',
    ...unrigged(craft),
    passengers: idsOf(riders),
    pilot: pilot?.id ?? null,
  }
}

type Cause = Pick<Harm, 'by' | 'with'>

/** The damage that the vehicle took, and by house rule their own armour counts (lines 315, 323, R32). */
function hitRiders(
  log: Log,
  damage: number,
  events: readonly { readonly place: string; readonly id?: string }[],
  cause: Cause,
): void {
  const bare = !rulesOf(log.state).ridersArmour
  const struck = events.flatMap(({ place, id }) => (isRider(place) && id !== undefined ? [id] : []))
  const harms = struck.map((target) => ({
    target,
    ...throughArmour(log.state, target, { thrown: damage, bare }),
    ...cause,
  }))
  ask(log, ...harms.map((harm): Step => ({ kind: 'harm', harm })))
}

const isRider = (place: string): boolean => place === 'passengers' || place === 'cockpit'

/** Scrap at Structure 0; below, it explodes (line 274, R31). */
function lose(log: Log, craft: Craft, isBelow: boolean, cause: Cause): void {
  const { state } = log
  const isMachine = vehicleDraftOf(state, craft.id)?.craft !== 'vehicle'
  const explodes = isBelow && (!isMachine || rulesOf(state).robotsExplode)
  log.emit({ kind: 'craft-lost', craft: craft.id, explodes })
  if (fighterIn(state, craft.id)) log.emit({ kind: 'fell', fighter: craft.id, to: 'dead', ...cause })
  if (!explodes) return
  const riders = idsOf(ridersOf(log.state, craft))
  const explosion: Step = {
    kind: 'inside',
    by: cause.by,
    with: 'explosion',
    rings: EXPLOSION.map(({ metres, dice }, at) => ({
      metres,
      dice,
      add: 0,
      always: at === 0 ? riders : [],
    })),
    met: null,
    helpless: isClosed(state, craft) ? riders : [],
    scatter: null,
  }
  // All of one blow takes hold before what it sets off.
  const next = log.state.steps.findIndex(({ kind }) => kind !== 'harm' && kind !== 'loss')
  log.emit({ kind: 'asked', steps: [explosion], behind: next < 0 ? log.state.steps.length : next })
}

/** A machine whose plant or computer is gone does nothing more (lines 304, 328). */
function disable(log: Log, { id }: Craft, cause: Cause): void {
  const machine = fighterIn(log.state, id)
  const craft = craftIn(log.state, id)
  if (!machine || !craft || !isUp(machine)) return
  if (isDisabled(log.state, craft)) log.emit({ kind: 'fell', fighter: id, to: 'disabled', ...cause })
}
