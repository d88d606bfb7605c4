import { z } from 'zod'
import { readSetup } from '../../../../battle/at-hand.ts'
import { LEVELS } from '../../../../battle/battle.ts'
import { id, name } from '../../../../contract/fields.ts'
import { isRefusal, problem, type Problem, type Refusal } from '../../../../problem.ts'
import { areUnique, idSchema } from '../../../fields.ts'
import { stateOf } from '../../damage.ts'
import { CHARACTER_DOCUMENT } from '../../documents/character.ts'
import { ENCOUNTER_DOCUMENT } from '../../documents/encounter.ts'
import { isControlled, machineFate, VEHICLE_DOCUMENT, type VehicleDraft } from '../../documents/vehicle.ts'
import { RULE_BOOK } from '../../house-rules.ts'
import { BATTLE_SIDES, FIGHTING_SIDES, SEATS, type FightingSide, type Side } from '../words.ts'

/** What a battle begins with. Everything is a whole document, so that the log can be read for ever by itself. */

export const BATTLE_VERSION = 1

const who = {
  id: idSchema,
  side: z.enum(FIGHTING_SIDES),
  /** The document that the group keeps of it, if it keeps one. */
  kept: id.exactOptional(),
}

const personSchema = z.strictObject({
  ...who,
  character: CHARACTER_DOCUMENT.schema,
  /** Ready for combat (line 3); null: as the side is. */
  prepared: z.boolean().nullable(),
  /** Not seen until shown; null: as the side is. */
  hidden: z.boolean().nullable(),
  /** In a vehicle; `secured`: wearing a belt or the like (line 208). */
  aboard: z.strictObject({ craft: idSchema, seat: z.enum(SEATS), secured: z.boolean() }).nullable(),
})

const craftSchema = z.strictObject({
  ...who,
  vehicle: VEHICLE_DOCUMENT.schema,
  /** km/h when the fight opens. */
  speed: z.number().min(0).max(100_000),
  /** What was jury-rigged before works still: its hours are not over (line 333). */
  rigsHold: z.boolean().exactOptional(),
  /** Who controls a drone that does not act by itself. */
  operator: idSchema.nullable(),
  prepared: z.boolean().nullable(),
  hidden: z.boolean().nullable(),
})

export const setupSchema = z.strictObject({
  version: z.literal(BATTLE_VERSION),
  level: z.enum(LEVELS),
  rules: RULE_BOOK.schema,
  encounter: ENCOUNTER_DOCUMENT.schema,
  /** Who plays the sides of the encounter, in its order; a side without a name is called as the encounter calls it. */
  players: z.array(name.nullable()).max(FIGHTING_SIDES.length),
  people: z.array(personSchema).max(120),
  crafts: z.array(craftSchema).max(40),
  /** Somebody judges; null: nobody does. */
  referee: name.nullable(),
  /** For whom Muster plays. */
  automatic: z.array(z.enum(BATTLE_SIDES)),
})
export type BattleSetup = z.infer<typeof setupSchema>

/** The sides of an encounter, in its order. */
export function fightingSides({ encounter }: Pick<BattleSetup, 'encounter'>): readonly FightingSide[] {
  return FIGHTING_SIDES.slice(0, encounter.sides.length)
}

/** Everybody at the table. */
export function sidesOf(setup: Pick<BattleSetup, 'encounter' | 'referee'>): readonly Side[] {
  return [...fightingSides(setup), ...(setup.referee === null ? [] : (['referee'] as const))]
}

/**
 * A battle's setup, checked as a whole, so that a battle that is begun can be played. Problems: `battle/set-up`,
 * `battle/twice`, `battle/no-such-side`, `battle/no-such-vehicle`, `battle/seat-taken`, `battle/nobody`,
 * `battle/nobody-up`, each with its path. Source: lines 3, 188–200.
 */
export function setupFrom(given: Omit<BattleSetup, 'version'>): BattleSetup | Refusal {
  const read = readSetup(setupSchema, { version: BATTLE_VERSION, ...given })
  if (isRefusal(read)) return read
  const found = problemOf(read.setup)
  return found ? { problem: found } : read.setup
}

function problemOf(setup: BattleSetup): Problem | null {
  const { people, crafts } = setup
  const sides = fightingSides(setup)
  if (!areUnique([...people, ...crafts]))
    return problem('battle/twice', 'Two in this battle have the same id: give one another.', ['people'])
  for (const [path, all] of [
    ['people', people],
    ['crafts', crafts],
  ] as const) {
    const at = all.findIndex(({ side }) => !sides.includes(side))
    if (at >= 0)
      return problem('battle/no-such-side', 'The encounter has no such side: choose one of its own.', [
        path,
        at,
        'side',
      ])
  }
  const taken = new Set<string>()
  for (const [at, { aboard }] of people.entries()) {
    if (!aboard) continue
    const craft = crafts.find((one) => one.id === aboard.craft)
    if (craft?.vehicle.craft !== 'vehicle')
      return problem('battle/no-such-vehicle', 'There is no such vehicle to ride: choose another.', [
        'people',
        at,
        'aboard',
      ])
    const seat = `${craft.id} pilot`
    if (aboard.seat !== 'pilot') continue
    if (taken.has(seat))
      return problem(
        'battle/seat-taken',
        'Two sit at the controls of this vehicle: give one of them another seat.',
        ['people', at, 'aboard'],
      )
    taken.add(seat)
  }
  for (const [at, { operator, vehicle }] of crafts.entries()) {
    if (vehicle.crew.length + vehicle.passengers.length > MOST_RIDERS)
      return problem('battle/too-many-riders', 'No die draws one of so many: leave some at home.', [
        'crafts',
        at,
        'vehicle',
        'passengers',
      ])
    if (operator !== null && (!isControlled(vehicle) || !people.some((one) => one.id === operator)))
      return problem('battle/no-operator', 'Choose somebody of this battle who controls the drone.', [
        'crafts',
        at,
        'operator',
      ])
  }
  return nobodyIn(setup)
}

/** It takes two sides with somebody up: who is down has no turn (line 180). */
function nobodyIn(setup: BattleSetup): Problem | null {
  const crafts = setup.crafts.map((craft) => ({ side: craft.side, vehicle: seatsLeft(setup, craft) }))
  const there = [...setup.people, ...crafts.filter(({ vehicle }) => isManned(vehicle))]
  const up = new Set(
    [
      ...setup.people.filter(({ character }) => isUp(character)),
      ...crafts.filter(({ vehicle }) =>
        vehicle.mind === null ? isManned(vehicle) : machineFate(vehicle) === 'up',
      ),
    ].map(({ side }) => side),
  )
  if (up.size >= 2) return null
  const at = fightingSides(setup).findIndex((side) => !up.has(side) && there.some((one) => one.side === side))
  const name = setup.players[at] ?? setup.encounter.sides[at]?.name
  return name === undefined
    ? problem('battle/nobody', 'It takes two sides with somebody to fight: put people in.', ['people'])
    : problem('battle/nobody-up', `Nobody of ${name} is up: heal somebody, or put others in.`, ['people'])
}

function isUp({ characteristics: { str, dex, end } }: BattleSetup['people'][number]['character']): boolean {
  return stateOf({ str: str.left, dex: dex.left, end: end.left }) === 'up'
}

/** Whoever has a character, or gives up the controls to one, does not ride twice. */
export function seatsLeft(
  { people }: Pick<BattleSetup, 'people'>,
  { id, vehicle }: BattleSetup['crafts'][number],
): VehicleDraft {
  const aboard = people.filter((one) => one.aboard?.craft === id)
  const names = new Set(aboard.map(({ character }) => character.name))
  const isDriven = aboard.some((one) => one.aboard?.seat === 'pilot')
  const others = (all: VehicleDraft['crew']): VehicleDraft['crew'] =>
    all.filter(({ name }) => !names.has(name))
  return {
    ...vehicle,
    pilot: isDriven || (vehicle.pilot && names.has(vehicle.pilot.name)) ? null : vehicle.pilot,
    crew: others(vehicle.crew),
    passengers: others(vehicle.passengers),
  }
}

/** A die of so many sides draws one of them. */
const MOST_RIDERS = 60

/** Somebody in it acts, or it does by itself. */
function isManned({ mind, pilot, crew }: BattleSetup['crafts'][number]['vehicle']): boolean {
  return mind !== null || [...(pilot ? [pilot] : []), ...crew].some(({ isDead }) => !isDead)
}
