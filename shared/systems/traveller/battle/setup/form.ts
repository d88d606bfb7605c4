import { keptId, keptOf, offered, rulesField, withSamples } from '../../../../battle/at-hand.ts'
import { z } from 'zod'
import { LONGEST_NAME } from '../../../../contract/fields.ts'
import { choice, counted, one, some, words, type Field, type Fields } from '../../../../battle/field.ts'
import type { SetUpPart } from '../../../../battle/play.ts'
import { problem, type Refusal } from '../../../../problem.ts'
import type { KeptDocument } from '../../../kept.ts'
import { CHARACTER_DOCUMENT, oneInHand, type CharacterDraft } from '../../documents/character.ts'
import {
  ENCOUNTER_DOCUMENT,
  lookouts,
  MOST_ALIKE,
  withoutCast,
  type EncounterDraft,
} from '../../documents/encounter.ts'
import { isControlled, rigsOf, VEHICLE_DOCUMENT, type VehicleDraft } from '../../documents/vehicle.ts'
import { DEFAULT_RULES, RULE_BOOK, type HouseRules } from '../../house-rules.ts'
import { SAMPLE_CHARACTERS } from '../../samples/characters.ts'
import { SAMPLE_ENCOUNTERS } from '../../samples/encounters.ts'
import { SAMPLE_VEHICLES } from '../../samples/vehicles.ts'
import { fightingSides, setupFrom, sidesOf, type BattleSetup } from '../documents/setup.ts'
import type { Traveller } from '../rules/rule.ts'
import { FIGHTING_SIDES, REFEREE, type Seat } from '../words.ts'

/** A battle set up by a form: the encounter, who fights on its sides, in which vehicles, who plays and who judges. */

/** What there is to choose from, by ids. */
interface AtHand {
  readonly people: ReadonlyMap<string, CharacterDraft>
  readonly vehicles: ReadonlyMap<string, VehicleDraft>
  readonly encounters: ReadonlyMap<string, EncounterDraft>
  readonly rules: ReadonlyMap<string, { readonly rules: HouseRules }>
}

const rulesDocument = z.looseObject({ rules: RULE_BOOK.schema })

function atHand(kept: readonly KeptDocument[]): AtHand {
  return {
    people: withSamples(keptOf(kept, 'character', CHARACTER_DOCUMENT.schema), SAMPLE_CHARACTERS),
    vehicles: withSamples(keptOf(kept, 'vehicle', VEHICLE_DOCUMENT.schema), SAMPLE_VEHICLES),
    encounters: withSamples(keptOf(kept, 'encounter', ENCOUNTER_DOCUMENT.schema), SAMPLE_ENCOUNTERS),
    rules: keptOf(kept, 'house-rules', rulesDocument),
  }
}

const called = words(LONGEST_NAME)
const orNone = (of: readonly string[]): Field => ({ kind: 'one', of, orNone: true, measured: false })

function list(of: Fields, key: string, most: number): Field {
  return { kind: 'list', of, key, begin: [], least: 0, most, measured: false }
}

function fieldsOf(kept: readonly KeptDocument[]): Fields {
  const { people, vehicles, encounters, rules } = atHand(kept)
  const [characters, crafts] = [offered(people, SAMPLE_CHARACTERS), offered(vehicles, SAMPLE_VEHICLES)]
  // No more than the largest encounter has.
  const most = Math.max(...[...encounters.values()].map(({ sides }) => sides.length))
  const fighting = FIGHTING_SIDES.slice(0, most)
  const side = one(fighting)
  const isRigged = [...vehicles.values()].some((vehicle) => rigsOf(vehicle).length > 0)
  return {
    encounter: one(offered(encounters, SAMPLE_ENCOUNTERS)),
    ...rulesField(kept, [...rules.keys()]),
    players: list({ side, name: called }, 'side', most),
    people: list(
      { character: one(characters), side, count: counted(1, MOST_ALIKE) },
      'character',
      characters.length,
    ),
    crafts: list(
      {
        vehicle: one(crafts),
        side,
        pilot: orNone(characters),
        riders: { ...some(characters), measured: false },
        belted: choice(true),
        speed: counted(0, 100_000),
        ...(isRigged && { rigsHold: choice(true) }),
      },
      'vehicle',
      crafts.length,
    ),
    referee: called,
    automatic: { ...some(fighting), measured: false },
  }
}

const anyone = z.string().trim().max(LONGEST_NAME).optional()
const said = z.object({
  encounter: z.string(),
  rules: z.string().nullish(),
  players: z.array(z.object({ side: z.enum(FIGHTING_SIDES), name: anyone })).default([]),
  people: z
    .array(
      z.object({
        character: z.string(),
        side: z.enum(FIGHTING_SIDES),
        count: z.int().min(1).max(MOST_ALIKE),
      }),
    )
    .default([]),
  crafts: z
    .array(
      z.object({
        vehicle: z.string(),
        side: z.enum(FIGHTING_SIDES),
        pilot: z.string().nullish(),
        riders: z.array(z.string()).default([]),
        belted: z.boolean().default(false),
        speed: z.number().min(0).default(0),
        rigsHold: z.boolean().default(false),
      }),
    )
    .default([]),
  referee: anyone,
  automatic: z.array(z.enum(FIGHTING_SIDES)).default([]),
})
type Said = z.infer<typeof said>

function unread(path: readonly (string | number)[]): Refusal {
  return { problem: problem('traveller/set-up', 'Say which encounter it is, and who fights in it.', path) }
}

export const setUp: SetUpPart<Traveller, BattleSetup> = {
  kinds: ['character', 'vehicle', 'encounter', 'house-rules'],
  fields: fieldsOf,
  calls: (kept) =>
    Object.fromEntries(
      [...atHand(kept).encounters].map(([id, { sides }]) => [
        id,
        Object.fromEntries(sides.map(({ name }, at) => [FIGHTING_SIDES[at] ?? '', name])),
      ]),
    ),
  read: (draft, level, kept) => {
    const read = said.safeParse(draft)
    if (!read.success) return unread((read.error.issues[0]?.path ?? []).map(String))
    const hand = atHand(kept)
    const encounter = hand.encounters.get(read.data.encounter)
    if (!encounter) return unread(['encounter'])
    const chosen = read.data.rules ?? null
    const rules = chosen === null ? DEFAULT_RULES : hand.rules.get(chosen)?.rules
    if (!rules) return unread(['rules'])
    const crafts = craftsOf(read.data, hand, kept)
    const people = crafts && peopleOf(read.data, hand, kept, encounter)
    if (!crafts || !people) return unread(['people'])
    const { referee = '', players, automatic } = read.data
    return setupFrom({
      level,
      rules,
      encounter: withoutCast(encounter),
      players: fightingSides({ encounter })
        .map((side) => players.find((one) => one.side === side)?.name ?? null)
        .map((name) => (name === '' ? null : name)),
      people,
      crafts,
      referee: referee === '' ? null : referee,
      automatic,
    })
  },
  called: ({ encounter }) => encounter.name,
  sides: (setup) =>
    sidesOf(setup).map((side, index) => ({
      side,
      name:
        side === REFEREE
          ? (setup.referee ?? '')
          : (setup.players[index] ?? setup.encounter.sides[index]?.name ?? side),
    })),
  // Whom nobody plays is there for the encounter alone.
  setOut: (setup) => {
    const played = new Set(
      fightingSides(setup).filter(
        (side, index) => (setup.players[index] ?? null) !== null && !setup.automatic.includes(side),
      ),
    )
    return [
      ...setup.people.map(({ character, ...one }) => ({ ...one, document: character })),
      ...setup.crafts.map(({ vehicle, ...one }) => ({ ...one, document: vehicle })),
    ].map(({ id, side, kept, document }) => ({
      ...{ side, person: id, kind: document.kind, document },
      loose: kept === undefined && played.has(side),
    }))
  },
}

function craftsOf(
  { crafts }: Said,
  { vehicles }: AtHand,
  kept: readonly KeptDocument[],
): BattleSetup['crafts'] | null {
  const all: BattleSetup['crafts'] = []
  for (const [at, { vehicle: id, side, speed, pilot, rigsHold }] of crafts.entries()) {
    const vehicle = vehicles.get(id)
    if (!vehicle) return null
    all.push({
      id: `v${at + 1}`,
      side,
      ...keptId(kept, id),
      vehicle,
      // What acts by itself goes as people do (ADR 38).
      speed: vehicle.mind === null ? speed : 0,
      ...(rigsHold && { rigsHold }),
      operator: isControlled(vehicle) && pilot ? slug(pilot) : null,
      prepared: null,
      hidden: null,
    })
  }
  return all
}

/** An id of the battle, of any that a document is kept by. */
const slug = (id: string): string => `p-${id.toLowerCase().replace(/[^a-z0-9]/g, '')}`.slice(0, 36)

function peopleOf(
  { people, crafts }: Said,
  { people: characters, vehicles }: AtHand,
  kept: readonly KeptDocument[],
  encounter: EncounterDraft,
): BattleSetup['people'] | null {
  const all: BattleSetup['people'] = []
  const said = new Set(people.map(({ character }) => character))
  // Whoever drives, rides or controls something is there, said or not.
  const joining = crafts.flatMap(({ vehicle: id, side, pilot, riders }) => {
    const vehicle = vehicles.get(id)
    const aboard = vehicle?.craft === 'vehicle' ? riders : []
    const drives = vehicle && (vehicle.craft === 'vehicle' || isControlled(vehicle)) && pilot
    return [...(drives ? [drives] : []), ...aboard].flatMap((character) => {
      if (said.has(character)) return []
      said.add(character)
      return [{ character, side, count: 1 }]
    })
  })
  for (const { character: id, side, count } of [...people, ...joining]) {
    const written = characters.get(id)
    if (!written) return null
    const character = oneInHand(written)
    const rides = crafts.findIndex(
      (one) =>
        vehicles.get(one.vehicle)?.craft === 'vehicle' && (one.pilot === id || one.riders.includes(id)),
    )
    const seen = count - lookouts(encounter, FIGHTING_SIDES.indexOf(side), character.name, count)
    for (let n = 1; n <= count; n += 1) {
      const ride = crafts[rides]
      const seat = ride?.pilot === id && n === 1 ? ('pilot' as const) : ('passenger' as const)
      const boarded = ride && vehicles.get(ride.vehicle)
      all.push({
        id: n === 1 ? slug(id) : `${slug(id)}-${n}`,
        side,
        ...(count === 1 ? keptId(kept, id) : {}),
        // Of several who are alike each has a number.
        character: count === 1 ? character : { ...character, name: `${character.name} ${n}` },
        prepared: null,
        hidden: !ride && n > seen ? true : null,
        aboard: ride
          ? {
              craft: `v${rides + 1}`,
              seat,
              secured: ride.belted || (boarded !== undefined && isBelted(boarded, character.name, seat)),
            }
          : null,
      })
    }
  }
  return all
}

/** As the vehicle says of whoever sits there: of its driver, or of a rider of that name (line 208). */
function isBelted({ pilot, crew, passengers }: VehicleDraft, name: string, seat: Seat): boolean {
  const named = [...crew, ...passengers].find((one) => one.name === name)
  return (seat === 'pilot' ? pilot : named)?.secured ?? false
}
