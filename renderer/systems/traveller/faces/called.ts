import {
  CAST_ENCOUNTERS,
  SAMPLE_ENCOUNTERS,
} from '../../../../shared/systems/traveller/samples/encounters.ts'
import { SAMPLE_CHARACTERS } from '../../../../shared/systems/traveller/samples/characters.ts'
import { SQUARE_METRES } from '../../../../shared/systems/traveller/data/attacks.ts'
import { stateOf } from '../../../../shared/systems/traveller/damage.ts'
import { CHARACTER_DOCUMENT } from '../../../../shared/systems/traveller/documents/character.ts'
import {
  ENCOUNTER_DOCUMENT,
  type EncounterDraft,
  lookouts,
} from '../../../../shared/systems/traveller/documents/encounter.ts'
import {
  isControlled,
  machineFate,
  rigsOf,
  VEHICLE_DOCUMENT,
  type VehicleDraft,
} from '../../../../shared/systems/traveller/documents/vehicle.ts'
import { BARE_HANDS } from '../../../../shared/systems/traveller/documents/weapon.ts'
import { HANDS } from '../../../../shared/systems/traveller/battle/rules/armed.ts'
import { seenState } from '../../../../shared/systems/traveller/battle/seen.ts'
import { commanderOf, isUp } from '../../../../shared/systems/traveller/battle/state/look.ts'
import { SAMPLE_VEHICLES } from '../../../../shared/systems/traveller/samples/vehicles.ts'
import { heldBy } from '../../../../shared/systems/traveller/battle/state/state.ts'
import type { BattleView, CraftView, FighterView } from '../../../../shared/systems/traveller/battle/view.ts'
import type { Field, Fields, Filled } from '../../../../shared/battle/field.ts'
import type { Named, TableFaces, TableWords } from '../../../table/faces.ts'
import type { Typed, TypedValue } from '../../../table/values.ts'
import { signed } from '../../../ui/fields/whole-number.ts'

/** How people, vehicles, weapons and choices are called at the table. */

/** A view of this game: the house hands it on and does not look in. */
export const asView = (view: object): BattleView => view as BattleView

export const fighterOf = ({ fighters }: BattleView, id: unknown): FighterView | null =>
  fighters.find((one) => one.id === id) ?? null
export const craftOf = ({ crafts }: BattleView, id: unknown): CraftView | null =>
  crafts.find((one) => one.id === id) ?? null

/** Of several with one name, as riders of two vehicles may be, each with what they ride, or with their side. */
export function called(view: BattleView, id: string): Named | null {
  const fighter = fighterOf(view, id)
  if (!fighter) return craftOf(view, id)?.name ?? null
  const { name, side, aboard } = fighter
  if (view.fighters.every((one) => one.id === id || one.name !== name)) return name
  const where = craftOf(view, aboard?.craft)?.name ?? view.sides.find((one) => one.side === side)?.name
  return where === undefined ? name : { key: 'called.of', values: { name, where } }
}

/** The same where something has to be called: whoever is not seen yet is somebody. */
export const calledOr = (view: BattleView, id: string | null): Named =>
  (id === null ? null : called(view, id)) ?? { key: 'called.somebody' }

const BARE: Named = { key: 'cause.hands' }
/** A weapon of somebody's, or one that is mounted, or another's: whose it is stands before it. */
export function weaponCalled(view: BattleView, by: string | null, ref: string): Named {
  if (ref === HANDS) return BARE
  const [craft, mounted] = ref.split('/')
  if (mounted !== undefined) {
    const theirs = fighterOf(view, craft)?.weapons.find(({ id }) => id === mounted)
    return craftOf(view, craft)?.names[mounted] ?? theirs?.weapon.name ?? { key: 'called.weapon' }
  }
  const carried = fighterOf(view, by)?.weapons ?? view.fighters.flatMap(({ weapons }) => weapons)
  return carried.find(({ id }) => id === ref)?.weapon.name ?? { key: 'called.weapon' }
}

/** A weapon with who holds it (`heldBy`), or on what it is mounted: of the same several may be there. */
export function heldCalled(view: BattleView, held: string): Named {
  const [by = '', own = ''] = held.split('/')
  const weapon = weaponCalled(view, by, craftOf(view, by) ? held : own)
  return { key: 'called.held', values: { who: calledOr(view, by), weapon } }
}

/** What did it: a weapon's name, or a word of the game. */
export function withCalled(what: string): Named {
  if (what === BARE_HANDS.name) return BARE
  return (CAUSES as readonly string[]).includes(what) ? { key: `cause.${what}` } : what
}
const CAUSES = ['explosion', 'collision', 'grapple'] as const

/** Two dice of full auto, with what they come to. */
export const pairCalled = ([first, second]: readonly [number, number]): string =>
  `${first} + ${second} = ${first + second}`

/** A system of a vehicle, or what it has mounted. */
export function partCalled(view: BattleView, craft: string | null, part: string): Named {
  const all = craft === null ? view.crafts : view.crafts.filter(({ id }) => id === craft)
  const name = all.flatMap(({ names }) => names[part] ?? [])[0]
  return name ?? { key: `place.${part}` }
}

/** What an Extended Action is about: what somebody wrote, or the system that is jury-rigged. */
export function workCalled(
  view: BattleView,
  { about, mends }: { readonly about: string; readonly mends?: { craft: string; part: string } | null },
): Named {
  if (mends) return ownPartCalled(view, heldBy(mends.craft, mends.part))
  return about === '' ? { key: 'called.work' } : about
}

/** The same with its vehicle (`heldBy`). */
export function ownPartCalled(view: BattleView, ref: string): Named {
  const [craft = '', part = ''] = ref.split('/')
  return { key: 'called.held', values: { who: calledOr(view, craft), weapon: partCalled(view, craft, part) } }
}

/** Why Tactics does not reach somebody: the commander is down, or there is no link (line 99). */
export function cutOff(view: BattleView, fighter: FighterView): TableWords {
  const commander = commanderOf(seenState(view), fighter)
  return { key: commander !== null && !isUp(commander) ? 'mark.unled' : 'mark.cutOff' }
}

/** So many metres, where the ground has them in squares too. */
export function farOf({ encounter }: BattleView, metres: number): TableWords {
  const n = Math.floor(metres / SQUARE_METRES)
  return encounter.ground.kind === 'squares'
    ? { key: 'far.squares', values: { metres, n } }
    : { key: 'far.metres', values: { metres } }
}

/** Fields that hold words of the game, by where those stand. */
const WORDS: Readonly<Record<string, string>> = {
  stance: 'stance',
  mode: 'mode',
  with: 'characteristic',
  from: 'characteristic',
  characteristic: 'characteristic',
  how: 'how',
  what: 'what',
  action: 'action',
  reach: 'reach',
  cover: 'cover',
  range: 'band',
  arc: 'arc',
  port: 'arc',
  seat: 'seat',
  sensor: 'sensor',
  light: 'light',
  smoke: 'smoke',
  radio: 'radio',
  fate: 'fate',
}
const OF: Readonly<Record<string, string>> = { part: 'craft', limb: 'fighter' }
const DICE: readonly string[] = ['first', 'second', 'die']

export function named(field: string, value: string, seen: object | null, beside: Fields = {}): Named | null {
  const group = WORDS[field]
  // What bursts is dodged otherwise than what is aimed (lines 68, 136).
  if (field === 'how' && value === 'dodge' && seen && asView(seen).steps[0]?.kind === 'brace')
    return { key: 'how.dodgeBlast' }
  if (group !== undefined) return { key: `${group}.${value}` }
  if (field === 'skill') return value
  if (field === 'given') return signed(Number(value))
  if (!seen) return sampleCalled(field, value)
  const view = asView(seen)
  const [step] = view.steps
  if (DICE.includes(field) && step?.kind === 'pairs')
    return { key: 'called.die', values: { n: step.dice[Number(value) - 1] ?? 0, at: Number(value) } }
  if (field === 'held') return heldCalled(view, value)
  if (field === 'weapon') return weaponCalled(view, armedNow(view), value)
  if (field === 'part' && value.includes('/')) return ownPartCalled(view, value)
  // Of several vehicles with one word for what they have, the one that it is asked of.
  const owner = OF[field]
  const of = owner === undefined ? undefined : beside[owner]
  if (owner !== undefined) return partCalled(view, of?.kind === 'is' ? String(of.value) : null, value)
  if (field === 'side' || field === 'controls')
    return view.sides.find(({ side }) => side === value)?.name ?? null
  return called(view, value)
}

/** Whose weapons are asked for: of who parries, or of who has lost a grapple. */
function armedNow({ steps: [step] }: BattleView): string | null {
  if (step?.kind === 'react') return step.fighter
  return step?.kind === 'hold' ? step.loser : null
}

const SAMPLES: Readonly<Record<string, Readonly<Record<string, { readonly name: string }>>>> = {
  encounter: SAMPLE_ENCOUNTERS,
  character: SAMPLE_CHARACTERS,
  pilot: SAMPLE_CHARACTERS,
  riders: SAMPLE_CHARACTERS,
  vehicle: SAMPLE_VEHICLES,
}

function sampleCalled(field: string, value: string): string | null {
  const samples = SAMPLES[field]
  return samples && Object.hasOwn(samples, value) ? (samples[value]?.name ?? null) : null
}

/** What an encounter is, for whoever chooses it: what is read out, and for whom its sides were written. */
export function about(field: string, value: string, document: object | null = null): Named | null {
  const encounter = field === 'encounter' ? castIn(value, document) : null
  if (!encounter) return null
  const sides = encounter.sides.flatMap(({ name, people = [], crafts = [] }): TableWords[] => {
    const who = [...people, ...crafts].flatMap((one) => (one.name === '' ? [] : [one.name]))
    return who.length > 0 ? [{ key: 'about.side', values: { name, who } }] : []
  })
  return sides.length > 0 ? { key: 'about.encounter', values: { brief: encounter.brief, sides } } : null
}

/**
 * An encounter with whom its sides are written for; null for one of the group's that names nobody. A sample that the group
 * has made its own is written for the same people, as long as it is called so and says nobody else.
 */
function castIn(value: string, document: object | null): EncounterDraft | null {
  const own = ENCOUNTER_DOCUMENT.schema.safeParse(document).data
  if (own?.sides.some(({ people, crafts }) => people ?? crafts)) return own
  const ofSample = [...CAST_ENCOUNTERS].find(([id, { name }]) => (own ? own.name === name : id === value))
  return ofSample?.[1] ?? null
}

/** How what the group keeps of somebody, or of a machine, would set out; null: well, or a sample. */
function stateIn(
  document: object | null,
): 'unconscious' | 'dead' | 'wounded' | 'scrap' | 'disabled' | 'hit' | null {
  const character = CHARACTER_DOCUMENT.schema.safeParse(document)
  if (character.success) {
    const { str, dex, end } = character.data.characteristics
    const state = stateOf({ str: str.left, dex: dex.left, end: end.left })
    if (state !== 'up') return state
    return [str, dex, end].some(({ full, left }) => left < full) ? 'wounded' : null
  }
  const vehicle = VEHICLE_DOCUMENT.schema.safeParse(document)
  if (!vehicle.success) return null
  const { hull, structure, armour, systems } = vehicle.data
  const fate = machineFate(vehicle.data)
  if (fate !== 'up') return fate === 'dead' ? 'scrap' : fate
  const isHit = [hull, structure, armour].some(({ full, left }) => left < full)
  return isHit || Object.values(systems).some((one) => one !== null && one.hits > 0) ? 'hit' : null
}

/** Who is not well says so where it is chosen who fights. */
export function kindOf(field: string, _value: string, document: object | null): Named | null {
  const state = ['character', 'pilot', 'riders', 'vehicle'].includes(field) ? stateIn(document) : null
  return state && { key: `kind.${state}` }
}

/** Nobody rides in a robot or drone, nobody drives one that acts by itself, which has no speed, and what was not rigged cannot fail. */
export function moot(
  list: string,
  name: string,
  id: string,
  view: object | null,
  document: object | null,
): boolean {
  if (view !== null || list !== 'crafts') return false
  const vehicle = (document as VehicleDraft | null) ?? sampleVehicle(id)
  if (!vehicle) return false
  if (name === 'pilot') return vehicle.craft !== 'vehicle' && !isControlled(vehicle)
  if (name === 'speed') return vehicle.mind !== null
  if (name === 'rigsHold') return rigsOf(vehicle).length === 0
  return ['riders', 'belted'].includes(name) && vehicle.craft !== 'vehicle'
}
const sampleVehicle = (id: string): VehicleDraft | null =>
  (Object.hasOwn(SAMPLE_VEHICLES, id) && SAMPLE_VEHICLES[id as keyof typeof SAMPLE_VEHICLES]) || null

/**
 * In a vehicle sit those who fight on its side and are in no other, as long as anybody is said to; a drone is controlled
 * from wherever somebody is. It begins no faster than it goes.
 */
export function narrowed(
  field: Field,
  { list, name, id, documentOf, entry, typed }: Parameters<NonNullable<TableFaces['narrowed']>>[1],
): Field {
  if (list !== 'crafts') return field
  const vehicleOf = (one: unknown): VehicleDraft | null =>
    typeof one === 'string' ? ((documentOf(one) as VehicleDraft | null) ?? sampleVehicle(one)) : null
  const vehicle = vehicleOf(id)
  if (field.kind === 'number' && name === 'speed') return vehicle ? { ...field, most: vehicle.speed } : field
  if (!('of' in field) || field.kind === 'list' || !['pilot', 'riders'].includes(name)) return field
  const here = entriesOf(typed.people).filter(({ side }) => side === entry.side)
  if (here.length === 0) return field
  const isRidden = (one: unknown): boolean => vehicleOf(one)?.craft === 'vehicle'
  const elsewhere = entriesOf(typed.crafts).filter((one) => one.vehicle !== id && isRidden(one.vehicle))
  const isTaken = (one: string): boolean =>
    isRidden(id) &&
    (elsewhere.some((craft) => isIn(craft, one)) || (name === 'riders' && entry.pilot === one))
  return {
    ...field,
    of: field.of.filter(
      (one) =>
        (here.some(({ character }) => character === one) && !isTaken(one)) ||
        isIn({ [name]: entry[name] ?? '' }, one),
    ),
  }
}
const entriesOf = (all: TypedValue | undefined): readonly Typed[] =>
  Array.isArray(all) ? (all as readonly (Typed | string)[]).filter((one) => typeof one === 'object') : []
const isIn = ({ pilot, riders }: Typed, who: string): boolean =>
  pilot === who || (Array.isArray(riders) && riders.some((one) => one === who))

/** Somebody has to fight. */
export function hangs(field: string, { people, crafts }: Readonly<Record<string, unknown>>): 'needed' | null {
  const none = (all: unknown): boolean => !Array.isArray(all) || all.length === 0
  return field === 'people' && none(people) && none(crafts) ? 'needed' : null
}

/** An encounter of the group's own with those on its sides who are chosen now. */
export function keeps(
  said: Readonly<Record<string, Filled>>,
  documentOf: (value: string) => object | null,
  called: (field: string, value: string) => string,
): { readonly id: string; readonly document: object } | null {
  const id = typeof said.encounter === 'string' ? said.encounter : ''
  const own = ENCOUNTER_DOCUMENT.schema.safeParse(documentOf(id)).data
  if (!own) return null
  type Entry = Readonly<Record<string, Filled>>
  const on = (all: Filled | undefined, at: number): readonly Entry[] =>
    Array.isArray(all) ? (all as readonly Entry[]).filter(({ side }) => side === `side-${at + 1}`) : []
  const nameOf = (field: string, value: Filled | undefined): string =>
    typeof value === 'string' && value !== '' ? called(field, value) : ''
  const sides = own.sides.map((side, at) => ({
    ...side,
    people: on(said.people, at).flatMap(({ character, count }) => {
      const name = nameOf('character', character)
      const inHiding = lookouts(own, at, name, Number(count))
      const seen = Number(count) - inHiding
      return [
        ...(seen > 0 ? [{ name, count: seen }] : []),
        ...(inHiding > 0 ? [{ name, count: inHiding, hidden: true }] : []),
      ]
    }),
    crafts: on(said.crafts, at).map(({ vehicle, pilot, riders, belted, speed }) => ({
      name: nameOf('vehicle', vehicle),
      pilot: nameOf('pilot', pilot),
      riders: (Array.isArray(riders) ? riders : []).map((one) => ({ name: nameOf('riders', String(one)) })),
      belted: belted === true,
      speed: Number(speed),
    })),
  }))
  return JSON.stringify(sides) === JSON.stringify(own.sides) ? null : { id, document: { ...own, sides } }
}

/**
 * With an encounter come those for whom it is written, by their names, in their vehicles. Whoever is dead, or scrap, stays
 * away: the next of those aboard drives.
 */
export function brings(
  field: string,
  value: string,
  own: (sample: string, name: string) => string = (sample) => sample,
  document: object | null = null,
  documentOf: (value: string) => object | null = () => null,
): Typed | null {
  const encounter = field === 'encounter' ? castIn(value, document) : null
  if (!encounter) return null
  function found(name: string, kind: 'character' | 'vehicle'): string[] {
    const sample = Object.entries(SAMPLES[kind] ?? {}).find(([, one]) => one.name === name)?.[0] ?? ''
    const kept = own(sample, name)
    const known = documentOf(kept)
    const one = known && 'kind' in known && known.kind !== kind ? sample : kept
    return one === '' || ['dead', 'scrap'].includes(stateIn(documentOf(one)) ?? '') ? [] : [one]
  }
  const person = (name: string): string[] => found(name, 'character')
  const sides = encounter.sides.map(({ people = [], crafts = [] }, at) => ({
    people,
    crafts,
    side: `side-${at + 1}`,
  }))
  return {
    people: sides.flatMap(({ people, side }) =>
      [...new Set(people.map(({ name }) => name))].flatMap((called) => {
        const count = people.reduce((all, one) => all + (one.name === called ? one.count : 0), 0)
        return person(called).map((character) => ({ character, side, count: String(count) }))
      }),
    ),
    crafts: sides.flatMap(({ crafts, side }) =>
      crafts.flatMap(({ name, pilot, riders, belted, speed }) => {
        const [driver = '', ...others] = [pilot, ...riders.map((one) => one.name)].flatMap(person)
        return found(name, 'vehicle').map((vehicle) => ({
          ...{ vehicle, side, belted, pilot: pilot === '' ? '' : driver, speed: String(speed) },
          riders: pilot === '' && driver !== '' ? [driver, ...others] : others,
        }))
      }),
    ),
  }
}
