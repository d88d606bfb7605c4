import type { BattleSetup } from '../../../../shared/systems/traveller/battle/documents/setup.ts'
import type { FightingSide } from '../../../../shared/systems/traveller/battle/words.ts'
import type { CharacterDraft } from '../../../../shared/systems/traveller/documents/character.ts'
import type { EncounterDraft } from '../../../../shared/systems/traveller/documents/encounter.ts'
import type { VehicleDraft } from '../../../../shared/systems/traveller/documents/vehicle.ts'
import { PLAIN_WEAPON, type Weapon } from '../../../../shared/systems/traveller/documents/weapon.ts'
import { BANDS } from '../../../../shared/systems/traveller/words.ts'

/** Documents for battles, made up: plain numbers, so that a test names what it is about. */

const everywhere = (dm: number): Weapon['range'] => ({
  ...PLAIN_WEAPON.range,
  ...Object.fromEntries(BANDS.map((band) => [band, dm])),
})
const upTo = (last: (typeof BANDS)[number]): Weapon['range'] => ({
  ...PLAIN_WEAPON.range,
  ...Object.fromEntries(BANDS.slice(0, BANDS.indexOf(last) + 1).map((band) => [band, 0])),
})

const weapon = (name: string, over: Partial<Weapon>): Weapon => ({
  ...PLAIN_WEAPON,
  name,
  skill: { skill: 'Gun Combat', specialty: 'slug' },
  ...over,
})

export const WEAPONS = {
  pistol: weapon('Pistol', {
    weapon: 'gun',
    damage: { dice: 3, add: 0 },
    range: upTo('medium'),
    magazine: 6,
    laserSight: true,
  }),
  rifle: weapon('Rifle', {
    weapon: 'gun',
    damage: { dice: 3, add: 3 },
    range: { ...everywhere(0), personal: null, close: -1 },
    magazine: 10,
    draw: 2,
    recoil: 1,
    tolerance: 2,
  }),
  machineGun: weapon('Machine gun', {
    weapon: 'gun',
    damage: { dice: 3, add: 0 },
    range: everywhere(0),
    magazine: 40,
    auto: 3,
    recoil: 2,
    reload: 2,
  }),
  laser: weapon('Laser', {
    weapon: 'gun',
    damage: { dice: 5, add: 0 },
    range: everywhere(0),
    magazine: 20,
    laser: true,
    sensor: 'laserTargeting',
  }),
  launcher: weapon('Launcher', {
    weapon: 'explosive',
    skill: { skill: 'Heavy Weapons', specialty: 'man portable' },
    damage: { dice: 4, add: 6 },
    range: everywhere(-1),
    magazine: 1,
    blast: 6,
    scatters: true,
  }),
  autoLauncher: weapon('Automatic launcher', {
    weapon: 'explosive',
    skill: { skill: 'Heavy Weapons', specialty: 'man portable' },
    damage: { dice: 4, add: 6 },
    range: everywhere(-1),
    magazine: 18,
    auto: 6,
    blast: 6,
    scatters: true,
  }),
  grenade: weapon('Grenade', {
    weapon: 'thrown',
    skill: { skill: 'Athletics', specialty: 'co-ordination' },
    damage: { dice: 5, add: 0 },
    range: upTo('medium'),
    blast: 6,
    scatters: true,
  }),
  star: weapon('Throwing star', {
    weapon: 'thrown',
    skill: { skill: 'Athletics', specialty: 'co-ordination' },
    damage: { dice: 1, add: 0 },
    range: upTo('short'),
  }),
  hands: weapon('Hands', { skill: { skill: 'Melee', specialty: 'unarmed' }, recoil: null, draw: 0 }),
  knife: weapon('Knife', { skill: { skill: 'Melee', specialty: 'blade' }, damage: { dice: 2, add: 0 } }),
  axe: weapon('Axe', {
    skill: { skill: 'Melee', specialty: 'blade' },
    damage: { dice: 3, add: 0 },
    recoil: 2,
    draw: 0,
  }),
  cannon: weapon('Cannon', {
    weapon: 'heavy',
    skill: { skill: 'Heavy Weapons', specialty: 'vehicle' },
    damage: { dice: 8, add: 0 },
    range: everywhere(0),
    magazine: 20,
  }),
} as const

type Carried = CharacterDraft['weapons'][number]

export const carried = (id: string, of: Weapon, over: Partial<Carried> = {}): Carried => ({
  id,
  weapon: of,
  loaded: of.magazine ?? 0,
  spare: of.magazine ?? 0,
  inHand: true,
  ...over,
})

const of = (full: number) => ({ full, left: full })

export const aCharacter = (over: Partial<CharacterDraft> = {}): CharacterDraft => ({
  kind: 'character',
  version: 1,
  name: 'Ann',
  notes: '',
  picture: null,
  characteristics: { str: of(7), dex: of(7), end: of(7) },
  dms: { tactics: 0, leadership: 0 },
  skills: [],
  armour: null,
  weapons: [],
  comms: [],
  sensors: [],
  role: 'member',
  unit: '',
  ...over,
})

const system = { hits: 0, failsAt: null, price: null }

export const aVehicle = (over: Partial<VehicleDraft> = {}): VehicleDraft => ({
  kind: 'vehicle',
  version: 1,
  name: 'Car',
  notes: '',
  picture: null,
  craft: 'vehicle',
  hull: of(3),
  structure: of(3),
  armour: of(6),
  speed: 120,
  control: { skill: 'Drive', specialty: 'wheeled' },
  closed: false,
  military: false,
  cover: null,
  shooters: null,
  sizeDm: 1,
  pilot: null,
  crew: [],
  passengers: [{ id: 'clerk', name: 'Clerk', secured: false, isDead: false }],
  weapons: [
    { id: 'gun', weapon: WEAPONS.cannon, arc: 'front', loaded: 20, spare: 20, ...system },
    { id: 'turret', weapon: WEAPONS.machineGun, arc: 'turret', loaded: 40, spare: 40, ...system },
  ],
  limbs: [],
  cargo: [{ id: 'crate', name: 'Crate' }],
  systems: { drive: system, powerPlant: system, sensors: system, computer: system },
  comms: [],
  sensors: [],
  mind: null,
  parts: 0,
  price: null,
  ...over,
})

export const aRobot = (over: Partial<VehicleDraft> = {}): VehicleDraft =>
  aVehicle({
    name: 'Robot',
    craft: 'robot',
    armour: of(4),
    speed: 20,
    sizeDm: 0,
    passengers: [],
    cargo: [],
    weapons: [{ id: 'gun', weapon: WEAPONS.pistol, arc: 'turret', loaded: 6, spare: 12, ...system }],
    limbs: [{ id: 'arm', name: 'Arm', ...system }],
    mind: {
      dex: 9,
      initiativeDm: 1,
      attackDm: 1,
      skills: [{ skill: 'Gun Combat', specialty: 'slug', level: 1 }],
    },
    ...over,
  })

export const aDrone = (over: Partial<VehicleDraft> = {}): VehicleDraft =>
  aRobot({ name: 'Drone', craft: 'drone', mind: null, limbs: [], ...over })

type Person = BattleSetup['people'][number]
export const personIn = (
  id: string,
  side: FightingSide,
  character: CharacterDraft,
  over: Partial<Person> = {},
): Person => ({ id, side, character, prepared: null, hidden: null, aboard: null, ...over })

type CraftIn = BattleSetup['crafts'][number]
export const craftIn = (
  id: string,
  side: FightingSide,
  vehicle: VehicleDraft,
  over: Partial<CraftIn> = {},
): CraftIn => ({ id, side, vehicle, speed: 0, operator: null, prepared: null, hidden: null, ...over })

export function anEncounter({
  sides = 2,
  prepared = [],
  ...over
}: Partial<Omit<EncounterDraft, 'sides'>> & {
  readonly sides?: number
  readonly prepared?: readonly boolean[]
} = {}): EncounterDraft {
  return {
    kind: 'encounter',
    version: 1,
    name: 'At the dock',
    brief: '',
    notes: '',
    sides: Array.from({ length: sides }, (_none, index) => ({
      id: `s${index + 1}`,
      name: `Side ${index + 1}`,
      notes: '',
      prepared: prepared[index] ?? false,
      hidden: false,
    })),
    ground: { kind: 'metres' },
    light: null,
    smoke: null,
    weather: false,
    radio: 'clear',
    obstacles: false,
    ...over,
  }
}
