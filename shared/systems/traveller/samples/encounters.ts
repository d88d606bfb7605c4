import { isControlled } from '../documents/vehicle.ts'
import type { EncounterDraft } from '../documents/encounter.ts'
import { SAMPLE_CHARACTERS, type SampleCharacter } from './characters.ts'
import { SAMPLE_VEHICLES, type SampleVehicle } from './vehicles.ts'

type Side = EncounterDraft['sides'][number]

const side = (id: string, name: string, notes: string, over: Partial<Side> = {}): Side => ({
  id,
  name,
  notes,
  prepared: false,
  hidden: false,
  ...over,
})

type Written = Partial<EncounterDraft> & Pick<EncounterDraft, 'name' | 'brief' | 'sides' | 'ground'>
const encounter = (of: Written): EncounterDraft => ({
  kind: 'encounter',
  version: 1,
  notes: '',
  light: null,
  smoke: null,
  weather: false,
  radio: 'clear',
  obstacles: false,
  ...of,
})

/** Encounters to start from, invented for Muster. */
export const SAMPLE_ENCOUNTERS = {
  brawl: encounter({
    name: 'Closing Time at the Bent Compass',
    brief:
      'The captain has asked for her money. Somebody at the bar has laughed. The barkeeper takes the good glasses off the shelf.',
    notes:
      'Nobody is ready. If nothing is to be drawn either, say so before Initiative. Tables are half cover, the counter is three quarters. Bottles are everywhere.',
    sides: [
      side('crew', 'The Patient Margin', 'Came for money that was owed.'),
      side('quay', 'Quay Street', 'Were having a quiet evening.'),
    ],
    ground: { kind: 'squares', width: 16, depth: 12 },
  }),
  boarding: encounter({
    name: 'A Matter of Customs',
    brief:
      'The Port Watch has clamped on and cut the lock. The lights aboard are out, the passage is full of smoke, and the radio says nothing but static.',
    notes:
      'Doorways are half cover, the cargo in the hold three quarters. The lock takes one person at a time.',
    sides: [
      side('watch', 'Port Watch', 'Come through the lock by twos.', { prepared: true }),
      side('crew', 'The Patient Margin', 'Wait in the hold.', { prepared: true }),
    ],
    ground: { kind: 'squares', width: 30, depth: 10 },
    light: 'dark',
    smoke: 'smoke',
    radio: 'blocked',
  }),
  chase: encounter({
    name: 'The Coast Road, Downhill',
    brief: 'A van full of somebody else’s crates, a road full of carts, and a cruiser in the mirror.',
    notes: 'The harbour gate is nine rounds away. Carts, stalls and geese everywhere: drivers may weave.',
    sides: [
      side('runners', 'The van’s crew', 'Have to reach the harbour gate.'),
      side('hunters', 'The cruiser’s crew', 'Want the crates back, and the van off the road.', {
        prepared: true,
      }),
    ],
    ground: { kind: 'bands' },
    obstacles: true,
  }),
  ambush: encounter({
    name: 'What the Vault Keeps',
    brief:
      'The bank has been shut for eleven years. The door stands open, the floor has been swept, and something back there has just asked you for a word.',
    notes: 'The warden waits behind the counter, the hound on the gallery. Pillars are half cover.',
    sides: [
      side('visitors', 'The visitors', 'Were told that it is empty.'),
      side('wardens', 'The vault', 'Machines; they have waited a long time.', {
        prepared: true,
        hidden: true,
      }),
    ],
    ground: { kind: 'squares', width: 24, depth: 18 },
    light: 'low',
    radio: 'jammed',
  }),
  storm: encounter({
    name: 'Eleven Kilometres from Anywhere',
    brief:
      'Sleet from the side, a stranded rover, and one man walking towards it who does not seem to mind the weather.',
    notes: 'Rocks and the rover are cover; everything else is mud, and difficult to cross.',
    sides: [
      side('stranded', 'The stranded', 'Cannot get the rover started.'),
      side('walker', 'Who comes walking', 'Has a list.', { prepared: true }),
    ],
    ground: { kind: 'metres' },
    smoke: 'thick',
    weather: true,
  }),
} as const satisfies Record<string, EncounterDraft>

export type SampleEncounter = keyof typeof SAMPLE_ENCOUNTERS

/** Whom each side of an encounter is written for. */
export interface Cast {
  readonly characters: readonly SampleCharacter[]
  readonly vehicles: readonly SampleVehicle[]
}
const cast = (characters: readonly SampleCharacter[], ...vehicles: readonly SampleVehicle[]): Cast => ({
  characters,
  vehicles,
})
export const SAMPLE_CASTS: Readonly<Record<SampleEncounter, Readonly<Record<string, Cast>>>> = {
  brawl: {
    crew: cast(['okonjo', 'corv', 'salt', 'ferreira']),
    quay: cast(['dole', 'orlando', 'pell', 'idris']),
  },
  boarding: {
    watch: cast(['hale', 'brack', 'fen', 'amity']),
    crew: cast(['okonjo', 'venn', 'corv', 'ferreira', 'wren']),
  },
  chase: {
    runners: cast(['pell', 'idris', 'dole'], 'van'),
    hunters: cast(['brack', 'hale', 'fen'], 'cruiser', 'gnat'),
  },
  ambush: {
    visitors: cast(['okonjo', 'quillon', 'wren', 'salt']),
    wardens: cast([], 'sexton', 'hound'),
  },
  storm: { stranded: cast(['venn', 'quillon', 'ferreira'], 'rover', 'mule'), walker: cast(['auditor']) },
}

/** How fast the vehicles of the chase go when it opens, km/h. */
const CHASE = 60

/**
 * A side with those for whom it is written, in their first vehicle whoever can drive it; the second of them controls a
 * drone.
 */
function castOn(side: Side, { characters, vehicles }: Cast, speed: number): Side {
  const names = characters.map((one) => SAMPLE_CHARACTERS[one].name)
  return {
    ...side,
    people: names.map((who) => ({ name: who, count: 1 })),
    crafts: vehicles.map((one, at) => {
      const vehicle = SAMPLE_VEHICLES[one]
      const isDriven = at === 0 && vehicle.craft === 'vehicle'
      const pilot = isDriven ? names[0] : isControlled(vehicle) ? names[1] : undefined
      return {
        name: vehicle.name,
        pilot: pilot ?? '',
        riders: isDriven ? names.slice(1).map((who) => ({ name: who })) : [],
        belted: isDriven,
        speed,
      }
    }),
  }
}

/** The same encounters with whom they are written for, by their ids. */
export const CAST_ENCOUNTERS: ReadonlyMap<string, EncounterDraft> = new Map(
  Object.entries(SAMPLE_ENCOUNTERS).map(([id, encounter]) => {
    const casts = new Map(Object.entries(SAMPLE_CASTS)).get(id) ?? {}
    const speed = id === 'chase' ? CHASE : 0
    const sides = encounter.sides.map((one) => castOn(one, casts[one.id] ?? cast([]), speed))
    return [id, { ...encounter, sides }]
  }),
)

/** Names of whom a side of a sample was written for; of no sample, or another side, none. */
export function castOf(encounter: string, side: string): string[] {
  const [id] = Object.entries(SAMPLE_ENCOUNTERS).find(([, { name }]) => name === encounter) ?? []
  const written = Object.entries(SAMPLE_CASTS).find(([one]) => one === id)?.[1][side]
  if (!written) return []
  return [
    ...written.characters.map((one) => SAMPLE_CHARACTERS[one].name),
    ...written.vehicles.map((one) => SAMPLE_VEHICLES[one].name),
  ]
}
