import { describe, expect, it } from 'vitest'
import { ARMOUR_DOCUMENT, type ArmourDocument } from '../../../shared/systems/traveller/documents/armour.ts'
import {
  CHARACTER_DOCUMENT,
  type CharacterDraft,
} from '../../../shared/systems/traveller/documents/character.ts'
import {
  ENCOUNTER_DOCUMENT,
  type EncounterDraft,
} from '../../../shared/systems/traveller/documents/encounter.ts'
import {
  VEHICLE_DOCUMENT,
  vehicleOf,
  type VehicleDraft,
} from '../../../shared/systems/traveller/documents/vehicle.ts'
import {
  PLAIN_WEAPON,
  WEAPON_DOCUMENT,
  type Weapon,
  type WeaponDocument,
} from '../../../shared/systems/traveller/documents/weapon.ts'
import { applyHits } from '../../../shared/systems/traveller/index.ts'
import { codeOf, describeKinds } from '../games/named-kinds.ts'

const blade: Weapon = { ...PLAIN_WEAPON, name: 'Blade', skill: { skill: 'Melee', specialty: 'blade' } }
const rifle: Weapon = {
  ...PLAIN_WEAPON,
  name: 'Rifle',
  skill: { skill: 'Gun Combat', specialty: 'rifle' },
  weapon: 'gun',
  range: { ...PLAIN_WEAPON.range, personal: -4, short: 0, medium: 0, long: -2 },
  auto: 4,
  magazine: 20,
}
const weapon: WeaponDocument = { kind: 'weapon', version: 1, ...rifle }
const vest = { name: 'Vest', notes: '', value: 5, price: 150 }
const armour: ArmourDocument = { kind: 'armour', version: 1, ...vest }
const full = (of: number): { full: number; left: number } => ({ full: of, left: of })
const character: CharacterDraft = {
  kind: 'character',
  version: 1,
  name: 'Ada Quill',
  notes: '',
  picture: null,
  characteristics: { str: full(7), dex: { full: 9, left: 4 }, end: { full: 8, left: 0 } },
  dms: { tactics: 1, leadership: 0 },
  skills: [
    { skill: 'Gun Combat', specialty: 'rifle', level: 2 },
    { skill: 'Tactics', specialty: '', level: 1 },
  ],
  armour: vest,
  weapons: [
    { id: 'rifle', weapon: rifle, loaded: 20, spare: 60, inHand: true },
    { id: 'blade', weapon: blade, loaded: 0, spare: 0, inHand: false },
  ],
  comms: ['direct', 'radio'],
  sensors: ['infraRed'],
  role: 'commander',
  unit: 'First',
}
const rider = (
  id: string,
  over: Partial<VehicleDraft['crew'][number]> = {},
): VehicleDraft['crew'][number] => ({
  id,
  name: id,
  secured: true,
  isDead: false,
  ...over,
})
const whole = { hits: 0, failsAt: null, price: null }
const car: VehicleDraft = {
  kind: 'vehicle',
  version: 1,
  name: 'Crawler',
  notes: '',
  picture: null,
  craft: 'vehicle',
  hull: { full: 8, left: 3 },
  structure: full(4),
  armour: { full: 6, left: 5 },
  speed: 87.5,
  control: { skill: 'Drive', specialty: 'tracked' },
  closed: true,
  military: false,
  cover: null,
  shooters: null,
  sizeDm: 1,
  pilot: rider('pat'),
  crew: [rider('gil')],
  passengers: [rider('ann', { secured: false }), rider('bob', { isDead: true })],
  weapons: [{ id: 'gun', weapon: rifle, arc: 'turret', loaded: 20, spare: 0, ...whole, hits: 1 }],
  limbs: [],
  cargo: [{ id: 'ore', name: 'Ore' }],
  systems: { drive: { ...whole, hits: 2, failsAt: 5 }, powerPlant: whole, sensors: whole, computer: null },
  comms: ['laser'],
  sensors: [],
  mind: null,
  parts: 2,
  price: 40_000,
}
const robot: VehicleDraft = {
  ...car,
  name: 'Warden',
  craft: 'robot',
  pilot: null,
  crew: [],
  passengers: [],
  cargo: [],
  limbs: [{ id: 'arm', name: 'Arm', ...whole }],
  mind: { dex: 9, initiativeDm: 1, attackDm: 1, skills: [] },
}
const encounter: EncounterDraft = {
  kind: 'encounter',
  version: 1,
  name: 'Night at the depot',
  brief: '',
  notes: '',
  sides: [
    { id: 'crew', name: 'The crew', notes: '', prepared: true, hidden: false },
    { id: 'guards', name: 'Guards', notes: '', prepared: false, hidden: true },
  ],
  ground: { kind: 'squares', width: 40, depth: 30 },
  light: 'dark',
  smoke: null,
  weather: false,
  radio: 'jammed',
  obstacles: true,
}

describeKinds([
  ['weapon', WEAPON_DOCUMENT, weapon],
  ['armour', ARMOUR_DOCUMENT, armour],
  ['character', CHARACTER_DOCUMENT, character],
  ['vehicle', VEHICLE_DOCUMENT, car],
  ['robot', VEHICLE_DOCUMENT, robot],
  ['encounter', ENCOUNTER_DOCUMENT, encounter],
])

describe('a weapon', () => {
  it.each<[string, Partial<WeaponDocument>, string]>([
    ['of no kind', { weapon: 'bow' as never }, 'document/damaged'],
    ['that reaches nothing', { range: { ...PLAIN_WEAPON.range, personal: null } }, 'document/damaged'],
    ['with a band left out', { range: { personal: 0 } as never }, 'document/damaged'],
    ['with half a DM', { range: { ...rifle.range, short: 0.5 } }, 'document/damaged'],
    ['automatic at 0', { auto: 0 }, 'document/damaged'],
    ['without a magazine', { magazine: null }, 'read'],
    ['explosive without a radius', { weapon: 'explosive' }, 'document/damaged'],
    ['explosive', { weapon: 'explosive', blast: 7.5, scatters: true }, 'read'],
    ['a thrown payload', { weapon: 'thrown', blast: 6 }, 'read'],
    ['with a program', { tolerance: 0 }, 'read'],
  ])('%s', (_name, over, code) => expect(codeOf(WEAPON_DOCUMENT, { ...weapon, ...over })).toBe(code))
})

describe('a character', () => {
  const [first] = character.weapons
  it.each<[string, object, string]>([
    [
      'with more left than there was',
      { characteristics: { ...character.characteristics, str: { full: 7, left: 8 } } },
      'document/damaged',
    ],
    ['with a skill twice', { skills: [...character.skills, character.skills[0]] }, 'document/damaged'],
    [
      'with another specialty',
      { skills: [...character.skills, { skill: 'Gun Combat', specialty: '', level: 0 }] },
      'read',
    ],
    ['with a weapon twice', { weapons: [first, first] }, 'document/damaged'],
    ['with too many rounds in it', { weapons: [{ ...first, loaded: 21 }] }, 'document/damaged'],
    ['with rounds in a blade', { weapons: [{ ...character.weapons[1], loaded: 1 }] }, 'document/damaged'],
    ['unarmoured and unarmed', { armour: null, weapons: [] }, 'read'],
    ['with a comm twice', { comms: ['radio', 'radio'] }, 'document/damaged'],
    ['with a sensor of no kind', { sensors: ['sonar'] }, 'document/damaged'],
    ['of no unit', { unit: '', role: 'member' }, 'read'],
  ])('%s', (_name, over, code) => expect(codeOf(CHARACTER_DOCUMENT, { ...character, ...over })).toBe(code))
})

describe('a vehicle', () => {
  it.each<[string, object, string]>([
    ['with a mind of its own', { mind: robot.mind }, 'document/damaged'],
    ['with somebody aboard twice', { passengers: [rider('pat')] }, 'document/damaged'],
    [
      'with a drive hit four times',
      { systems: { ...car.systems, drive: { ...whole, hits: 4 } } },
      'document/damaged',
    ],
    ['with a third of cover', { cover: { cover: 1 / 3, hard: true } }, 'document/damaged'],
    ['with cover of its own', { cover: { cover: 0.75, hard: true }, shooters: 0 }, 'read'],
    ['with a weapon to no side', { weapons: [{ ...car.weapons[0], arc: 'up' }] }, 'document/damaged'],
    ['a drone that somebody controls', { ...robot, craft: 'drone', mind: null }, 'read'],
  ])('%s', (_name, over, code) => expect(codeOf(VEHICLE_DOCUMENT, { ...car, ...over })).toBe(code))

  it('is hit as its document says: what is not fitted has its last hit, the dead are not struck', () =>
    expect(vehicleOf(car)).toEqual({
      kind: 'vehicle',
      hull: 3,
      structure: 4,
      armour: 5,
      drive: 2,
      powerPlant: 0,
      sensors: 0,
      computer: 2,
      weapons: [{ id: 'gun', hits: 1 }],
      limbs: [],
      cargo: 1,
      passengers: ['gil', 'ann'],
      pilot: 'pat',
    }))

  it.each([
    ['a robot', robot, 'robot', null],
    ['a drone', { ...robot, craft: 'drone' as const }, 'robot', null],
    ['with a dead pilot', { ...car, pilot: rider('pat', { isDead: true }) }, 'vehicle', null],
  ] as const)('%s', (_name, draft, kind, pilot) => {
    expect(vehicleOf(draft)).toMatchObject({ kind, pilot })
    expect(applyHits(vehicleOf(draft), [1], [6]).events).toEqual([{ row: 6, place: 'hull', now: 2 }])
  })
})

describe('an encounter', () => {
  const [side] = encounter.sides
  it.each<[string, object, string]>([
    ['of one side', { sides: [side] }, 'document/damaged'],
    ['with a side twice', { sides: [side, side] }, 'document/damaged'],
    ['by metres', { ground: { kind: 'metres' } }, 'read'],
    ['by bands', { ground: { kind: 'bands' } }, 'read'],
    ['on no squares', { ground: { kind: 'squares', width: 0, depth: 3 } }, 'document/damaged'],
    ['in fair weather', { light: null, smoke: null, radio: 'clear' }, 'read'],
    ['in a strange light', { light: 'dim' }, 'document/damaged'],
  ])('%s', (_name, over, code) => expect(codeOf(ENCOUNTER_DOCUMENT, { ...encounter, ...over })).toBe(code))
})
