import type { VehicleDraft } from '../documents/vehicle.ts'
import type { Arc, Comm, Sensor } from '../words.ts'
import { skill } from './characters.ts'
import { SAMPLE_WEAPONS, type SampleWeapon } from './weapons.ts'

type Rider = VehicleDraft['crew'][number]
type Systems = VehicleDraft['systems']

const full = (of: number): { full: number; left: number } => ({ full: of, left: of })
const system = (price: number) => ({ hits: 0, failsAt: null, price })

/** Ids as `VehicleDraft` wants them, one for each name. */
const idOf = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]+/gu, '-')
const rider = (name: string, secured = true): Rider => ({ id: idOf(name), name, secured, isDead: false })
const lot = (name: string) => ({ id: idOf(name), name })
const limb = (name: string, price: number) => ({ id: idOf(name), name, ...system(price) })

/** The vehicle takes the kick. */
function mounted(of: SampleWeapon, arc: Arc, more = 1): VehicleDraft['weapons'][number] {
  const weapon = { ...SAMPLE_WEAPONS[of], recoil: 0 }
  const loaded = weapon.magazine ?? 0
  return { id: `${arc}-gun`, weapon, arc, loaded, spare: more * loaded, ...system(weapon.price ?? 0) }
}

interface Written extends Partial<Omit<VehicleDraft, 'hull' | 'structure' | 'armour' | 'control'>> {
  readonly name: string
  readonly notes: string
  readonly body: readonly [hull: number, structure: number, armour: number]
  readonly speed: number
  /** `Drive, wheeled`. */
  readonly driven: string
  readonly price: number
}

function vehicle({ body: [hull, structure, armour], driven, ...of }: Written): VehicleDraft {
  const [skillName = '', specialty = ''] = driven.split(', ')
  // A tenth of the price for each: what is damaged costs something.
  const share = Math.round(of.price / 10)
  const systems: Systems = {
    drive: system(share),
    powerPlant: system(share),
    sensors: system(share),
    computer: system(share),
  }
  return {
    kind: 'vehicle',
    version: 1,
    picture: null,
    craft: 'vehicle',
    closed: true,
    military: false,
    cover: null,
    shooters: null,
    sizeDm: 1,
    pilot: rider('Driver'),
    crew: [],
    passengers: [],
    weapons: [],
    limbs: [],
    cargo: [],
    systems,
    comms: ['radio'] satisfies Comm[],
    sensors: [] satisfies Sensor[],
    mind: null,
    parts: 0,
    ...of,
    hull: full(hull),
    structure: full(structure),
    armour: full(armour),
    control: { skill: skillName, specialty },
  }
}

/** A robot or drone: nobody aboard, and as large as people are. */
const robot = (of: Written): VehicleDraft =>
  vehicle({ craft: 'robot', closed: false, sizeDm: 0, pilot: null, ...of })

/** Vehicles, robots and drones to start from: names and numbers are invented for Muster. */
export const SAMPLE_VEHICLES = {
  van: vehicle({
    name: 'Harrow delivery van',
    notes: 'Every port has forty of them, and no two start the same way.',
    body: [6, 3, 1],
    speed: 130,
    driven: 'Drive, wheeled',
    passengers: [
      rider('The driver’s mate'),
      rider('First passenger', false),
      rider('Second passenger', false),
    ],
    cargo: [lot('Crate of tins'), lot('Crate with no label')],
    systems: { drive: system(1200), powerPlant: system(1500), sensors: null, computer: null },
    price: 12_000,
  }),
  rover: vehicle({
    name: 'Dune Hare rover',
    notes: 'A frame, four wheels, and a gun on a ring. Hold on to something.',
    body: [5, 3, 2],
    speed: 110,
    driven: 'Drive, wheeled',
    closed: false,
    crew: [rider('Gunner')],
    passengers: [rider('The hand on the back', false)],
    weapons: [mounted('machineGun', 'turret')],
    systems: { drive: system(2500), powerPlant: system(2500), sensors: null, computer: null },
    price: 24_000,
  }),
  cruiser: vehicle({
    name: 'Port Watch cruiser',
    notes: 'Armoured doors, narrow windows, and a siren that nobody can find the switch of.',
    body: [8, 4, 4],
    speed: 160,
    driven: 'Drive, wheeled',
    cover: { cover: 0.75, hard: true },
    shooters: 1,
    passengers: [rider('The driver’s mate'), rider('The prisoner', false)],
    systems: { drive: system(3000), powerPlant: system(3000), sensors: system(2000), computer: system(2000) },
    sensors: ['infraRed'],
    comms: ['radio', 'laser'],
    price: 45_000,
  }),
  bike: vehicle({
    name: 'Swift grav bike',
    notes: 'Two metres off the ground, and no farther from it than that.',
    body: [2, 1, 0],
    speed: 240,
    driven: 'Flyer, grav',
    closed: false,
    sizeDm: 0,
    pilot: rider('Rider', false),
    passengers: [rider('On the pillion', false)],
    systems: { drive: system(3000), powerPlant: system(4000), sensors: null, computer: null },
    price: 18_000,
  }),
  carrier: vehicle({
    name: 'Bulwark carrier',
    notes: 'Somebody’s army sold it. Somebody’s army wants it back.',
    body: [16, 8, 12],
    speed: 85,
    driven: 'Drive, tracked',
    military: true,
    crew: [rider('Gunner'), rider('Mechanic')],
    passengers: Array.from({ length: 4 }, (_none, at) => rider(`Bench ${at + 1}`)),
    weapons: [mounted('autocannon', 'turret'), mounted('machineGun', 'front')],
    cargo: [lot('Spare track')],
    sensors: ['infraRed', 'motion'],
    comms: ['radio', 'maser', 'hardlink'],
    parts: 3,
    price: 380_000,
  }),
  launch: vehicle({
    name: 'Ship’s launch Crumb',
    notes: 'The Patient Margin’s only boat. The beam under its nose is not on the papers.',
    body: [10, 6, 4],
    speed: 900,
    driven: 'Pilot, small craft',
    pilot: rider('Pilot'),
    passengers: [rider('Window seat'), rider('Other seat'), rider('Between the crates', false)],
    weapons: [mounted('beam', 'front'), mounted('launcher', 'left'), mounted('launcher', 'right')],
    cargo: [lot('Mail'), lot('Water'), lot('Something ticking')],
    sensors: ['densitometer', 'electromagnetic', 'lightIntensification'],
    comms: ['radio', 'meson'],
    price: 700_000,
  }),
  skimmer: vehicle({
    name: 'Marsh skimmer',
    notes: 'A flat boat with a fan. Its stern gun keeps the birds away, they say.',
    body: [4, 2, 0],
    speed: 70,
    driven: 'Seafarer, motorboats',
    closed: false,
    passengers: [rider('In the bow', false), rider('Amidships', false)],
    weapons: [mounted('rifle', 'rear')],
    cargo: [lot('Eels')],
    systems: { drive: system(800), powerPlant: system(900), sensors: null, computer: null },
    price: 9000,
  }),

  sexton: robot({
    name: 'Sexton vault warden',
    notes: 'Asks for the word of the day. Nobody has told it a word since the bank closed.',
    body: [7, 4, 6],
    speed: 15,
    driven: 'Drive, tracked',
    weapons: [mounted('carbine', 'front')],
    limbs: [limb('Left arm', 4000), limb('Right arm', 4000)],
    sensors: ['infraRed', 'motion'],
    mind: {
      dex: 9,
      initiativeDm: 1,
      attackDm: 2,
      skills: ['Gun Combat, rifle 2', 'Melee, unarmed 1', 'Recon 1'].map(skill),
    },
    price: 60_000,
  }),
  mule: robot({
    name: 'Mule loader',
    notes: 'Lifts two tons, politely.',
    body: [8, 5, 3],
    speed: 10,
    driven: 'Drive, walker',
    limbs: [
      limb('Left lifter', 3000),
      limb('Right lifter', 3000),
      limb('Left leg', 2000),
      limb('Right leg', 2000),
    ],
    mind: { dex: 6, initiativeDm: 0, attackDm: 0, skills: ['Melee, unarmed 0'].map(skill) },
    price: 22_000,
  }),
  hound: robot({
    name: 'Thin Hound',
    notes: 'Six legs, one lens. It was bought to find lost children, and then somebody fitted the lens.',
    body: [4, 2, 4],
    speed: 50,
    driven: 'Drive, walker',
    weapons: [mounted('glint', 'turret')],
    limbs: Array.from({ length: 6 }, (_none, at) => limb(`Leg ${at + 1}`, 1500)),
    sensors: ['neural', 'infraRed'],
    mind: {
      dex: 12,
      initiativeDm: 2,
      attackDm: 2,
      skills: ['Gun Combat, energy 1', 'Recon 2', 'Melee, unarmed 1'].map(skill),
    },
    price: 85_000,
  }),
  gnat: robot({
    craft: 'drone',
    name: 'Gnat survey drone',
    notes: 'Flown from a wrist; sees everything, says it all to one person.',
    body: [2, 1, 0],
    speed: 90,
    driven: 'Remote Operations, ',
    sensors: ['lightIntensification', 'bioscanner'],
    comms: ['radio', 'laser'],
    systems: { drive: system(600), powerPlant: system(600), sensors: system(900), computer: system(900) },
    price: 6000,
  }),
} as const satisfies Record<string, VehicleDraft>

export type SampleVehicle = keyof typeof SAMPLE_VEHICLES
