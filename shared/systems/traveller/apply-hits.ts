import { never } from '../../never.ts'
import { refuse, requireList, requireWord } from '../arguments.ts'
import { OVERFLOWS, SYSTEMS } from './data/vehicles.ts'
import { DEFAULT_RULES, type HouseRules } from './house-rules.ts'
import { locationOf } from './vehicle-hits.ts'
import { mostHits, requireVehicle, type Part, type Vehicle } from './vehicle.ts'
import { HIT_SIZES, type HitSize, type Id, type Location, type Place } from './words.ts'

/** Where a single hit ended. */
export interface HitEvent {
  /** The location total of its entry. */
  readonly row: number
  readonly place: Place
  /** Of the weapon or limb, or of whom it struck. */
  readonly id?: Id
  /** What the vehicle's field is after it; not for people, whose damage is their own. */
  readonly now?: number
  /** Hull hits of a plant that goes, or rounds that a robot shuts down. */
  readonly rolled?: number
}

/** House rules of hits (R37–R39). */
export type HitRules = Pick<HouseRules, 'armourGone' | 'plantHits' | 'cargoHits' | 'weaponOrLimb'>

/** A vehicle while hits land on it, and the dice that are left. */
interface Landing {
  vehicle: Vehicle
  readonly events: HitEvent[]
  readonly house: HitRules
  readonly take: (most: number, least?: number) => number
}

/**
 * What hits do to a vehicle, a robot or a drone, one after the other; destruction does not stop them. `rolls`: of each
 * entry its location total, then as each single hit lands the number of the weapon, limb or passenger where there are
 * several, and the d6 of the plant's third hit and of a robot's first Computer hit. An event a single hit, those of the
 * plant behind it. Source: lines 253–329; R28–R31, R35, R37–R39; E13, E14.
 */
export function applyHits(
  v: Vehicle,
  hits: readonly HitSize[],
  rolls: readonly number[],
  house: HitRules = DEFAULT_RULES,
): { readonly vehicle: Vehicle; readonly events: HitEvent[] } {
  requireVehicle(v)
  requireList('hits', hits)
  for (const size of hits) requireWord('a hit', size, HIT_SIZES)
  requireList('rolls', rolls)
  let taken = 0
  const landed = landHits(
    v,
    hits,
    (most, least = 1) => {
      const roll = rolls[taken] ?? NaN
      if (!Number.isInteger(roll) || roll < least || roll > most) refuse(`roll ${taken + 1}`, roll)
      taken += 1
      return roll
    },
    house,
  )
  if (taken < rolls.length) refuse('rolls left over', rolls.length - taken)
  return landed
}

/** The same with a hand that rolls as it is asked: a location from 2, all else from 1. */
export function landHits(
  v: Vehicle,
  hits: readonly HitSize[],
  take: Landing['take'],
  house: HitRules = DEFAULT_RULES,
): { readonly vehicle: Vehicle; readonly events: HitEvent[] } {
  const landing: Landing = { vehicle: structuredClone(v), events: [], take, house }
  for (const size of hits) {
    const row = take(12, 2)
    const location = locationOf(row, v.kind === 'robot' ? 'robot' : 'external')
    for (let landed = 0; landed < size; landed += 1) land(landing, row, location)
  }
  return { vehicle: landing.vehicle, events: landing.events }
}

/** One single hit, handed on until something holds it. */
function land(l: Landing, row: number, at: Location): void {
  switch (at) {
    case 'hull':
    case 'armour':
    case 'cargo':
      if (l.vehicle[at] > 0) count(l, row, at, leftOf(l, at))
      else land(l, row, behind(l, row, overflow(l, at)))
      return
    case 'structure':
      count(l, row, at, l.vehicle.structure - 1)
      return
    case 'drive':
    case 'sensors':
    case 'powerPlant':
    case 'computer':
      if (l.vehicle[at] < mostHits(at)) strike(l, row, at)
      else land(l, row, behind(l, row, SYSTEMS[at].then))
      return
    case 'weapon':
    case 'limb':
    case 'weaponOrLimb':
      damage(l, row, at)
      return
    case 'passengers': {
      const id = drawn(l, l.vehicle.passengers)
      if (id === undefined) land(l, row, behind(l, row, OVERFLOWS.passengers))
      else l.events.push({ row, place: at, id })
      return
    }
    case 'cockpit':
      if (l.vehicle.pilot === null) land(l, row, behind(l, row, OVERFLOWS.cockpit))
      else l.events.push({ row, place: at, id: l.vehicle.pilot })
      return
    default:
      never(at)
  }
}

/** What is left of it after a hit: by house rule a Cargo hit takes all (R39). */
const leftOf = ({ vehicle, house }: Landing, at: 'hull' | 'armour' | 'cargo'): number =>
  at === 'cargo' && house.cargoHits === 'all' ? 0 : vehicle[at] - 1

/** By house rule an Armour hit with none left goes inside as a Hull hit does (R37). */
const overflow = ({ house }: Landing, at: 'hull' | 'armour' | 'cargo'): (typeof OVERFLOWS)[typeof at] =>
  at === 'armour' && house.armourGone === 'internal'
    ? { ...OVERFLOWS.armour, vehicle: OVERFLOWS.hull.vehicle }
    : OVERFLOWS[at]

/** What a hit counts as where nothing is left to hit (R29). */
function behind(
  { vehicle: { kind } }: Landing,
  row: number,
  then: { readonly vehicle: Place | 'internal'; readonly robot: Place },
): Location {
  const next = then[kind]
  return next === 'internal' ? locationOf(row, 'internal') : next
}

function count(l: Landing, row: number, place: 'hull' | 'structure' | 'armour' | 'cargo', now: number): void {
  l.vehicle = { ...l.vehicle, [place]: now }
  l.events.push({ row, place, now })
}

/** A system takes a hit: the plant's third brings Hull hits of its own, a robot's first Computer hit its rounds. */
function strike(l: Landing, row: number, place: 'drive' | 'sensors' | 'powerPlant' | 'computer'): void {
  const now = l.vehicle[place] + 1
  l.vehicle = { ...l.vehicle, [place]: now }
  const isPlantGone = place === 'powerPlant' && now === mostHits(place)
  const isShutDown = place === 'computer' && now === 1 && l.vehicle.kind === 'robot'
  if (!isPlantGone && !isShutDown) {
    l.events.push({ row, place, now })
    return
  }
  const rolled = l.take(6)
  l.events.push({ row, place, now, rolled })
  // With Hull gone the row's entry inside is the plant again, so that they end on Structure, or by house rule nowhere (R38).
  for (let hit = 0; isPlantGone && hit < rolled; hit += 1)
    if (l.vehicle.hull > 0 || l.house.plantHits === 'structure') land(l, row, 'hull')
}

/** One draw among all that still works, weapons first; by house rule limbs only once no weapon does (R39). */
function damage(l: Landing, row: number, at: 'weapon' | 'limb' | 'weaponOrLimb'): void {
  const places = at === 'weaponOrLimb' ? (['weapon', 'limb'] as const) : [at]
  const working = places.flatMap((place) =>
    l.vehicle[`${place}s`].flatMap((part, index) =>
      part.hits < mostHits(place) ? [{ place, index, part }] : [],
    ),
  )
  const weapons = working.filter(({ place }) => place === 'weapon')
  const one = drawn(l, l.house.weaponOrLimb === 'weaponsFirst' && weapons.length > 0 ? weapons : working)
  if (one === undefined) {
    land(l, row, behind(l, row, SYSTEMS[places[0]].then))
    return
  }
  const { place, index, part } = one
  const hit = { ...part, hits: part.hits + 1 }
  const parts: readonly Part[] = l.vehicle[`${place}s`].with(index, hit)
  l.vehicle = { ...l.vehicle, [`${place}s`]: parts }
  l.events.push({ row, place, id: part.id, now: hit.hits })
}

/** One of them by a roll where there are several; undefined where there is none. */
function drawn<One>({ take }: Landing, of: readonly One[]): One | undefined {
  return of[of.length > 1 ? take(of.length) - 1 : 0]
}
