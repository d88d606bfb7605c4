import type { CharacterDraft } from '../documents/character.ts'
import type { Comm, Role, Sensor } from '../words.ts'
import { SAMPLE_ARMOUR, type SampleArmour } from './armour.ts'
import { SAMPLE_WEAPONS, type SampleWeapon } from './weapons.ts'

type Carried = CharacterDraft['weapons'][number]
type Skill = CharacterDraft['skills'][number]

/** One that is carried: loaded, with as many full magazines besides, or so many of what has no magazine. */
export function carried(of: SampleWeapon, { more = 2, inHand = false } = {}): Carried {
  const weapon = SAMPLE_WEAPONS[of]
  const loaded = weapon.magazine ?? 0
  const id = of.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`)
  const isSpent = weapon.weapon === 'thrown' || weapon.weapon === 'explosive'
  const spare = weapon.magazine === null ? (isSpent ? more : 0) : more * weapon.magazine
  return { id, weapon, loaded, spare, inHand }
}

/** `skill('Gun Combat, rifle 2')`. */
export function skill(written: string): Skill {
  const [, name = '', specialty = '', level = '0'] = /^([^,]+?)(?:, (.+))? (\d+)$/u.exec(written) ?? []
  return { skill: name, specialty, level: Number(level) }
}

const full = (of: number): { full: number; left: number } => ({ full: of, left: of })

export interface Written {
  readonly name: string
  readonly notes: string
  readonly body: readonly [str: number, dex: number, end: number]
  readonly skills: readonly string[]
  readonly weapons: readonly Carried[]
  readonly armour?: SampleArmour
  readonly comms?: readonly Comm[]
  readonly sensors?: readonly Sensor[]
  readonly role?: Role
  readonly unit?: string
  readonly dms?: CharacterDraft['dms']
}

export function character({ body: [str, dex, end], ...of }: Written): CharacterDraft {
  return {
    kind: 'character',
    version: 1,
    name: of.name,
    notes: of.notes,
    picture: null,
    characteristics: { str: full(str), dex: full(dex), end: full(end) },
    dms: of.dms ?? { tactics: 0, leadership: 0 },
    skills: of.skills.map(skill),
    armour: of.armour === undefined ? null : SAMPLE_ARMOUR[of.armour],
    weapons: [...of.weapons],
    comms: [...(of.comms ?? ['direct'])],
    sensors: [...(of.sensors ?? [])],
    role: of.role ?? 'member',
    unit: of.unit ?? '',
  }
}

const MARGIN = 'The Patient Margin'
const QUAY = 'Quay Street'
const WATCH = 'Port Watch'

/** People of different temper to start from: names and lore are invented for Muster. */
export const SAMPLE_CHARACTERS = {
  // A trader's crew, behind with every payment.
  okonjo: character({
    name: 'Ruth Okonjo',
    notes: 'Captain of the Patient Margin. Waits until everybody has shouted, then says one sentence.',
    body: [6, 8, 8],
    skills: ['Tactics, military 2', 'Leadership 2', 'Gun Combat, pistol 1', 'Melee, unarmed 0'],
    weapons: [carried('pistol', { inHand: true }), carried('knife')],
    armour: 'woven',
    comms: ['direct', 'radio'],
    role: 'commander',
    unit: MARGIN,
    dms: { tactics: 1, leadership: 1 },
  }),
  venn: character({
    name: 'Lazlo Venn',
    notes: 'Pilot. Has landed on three moons by mistake, and twice on purpose.',
    body: [6, 11, 6],
    skills: ['Pilot, small craft 2', 'Drive, wheeled 1', 'Gun Combat, energy 1', 'Leadership 0'],
    weapons: [carried('glint', { inHand: true })],
    armour: 'hide',
    comms: ['direct', 'radio'],
    role: 'deputy',
    unit: MARGIN,
  }),
  salt: character({
    name: 'Dr Imre Salt',
    notes: 'Ship’s surgeon. Will not carry a gun, and counts everybody else’s rounds.',
    body: [5, 9, 7],
    skills: ['Medic 3', 'Science, life 1', 'Melee, bludgeon 1'],
    weapons: [carried('baton', { inHand: true })],
    armour: 'woven',
    comms: ['direct', 'radio'],
    sensors: ['bioscanner'],
    unit: MARGIN,
  }),
  corv: character({
    name: 'Nadja Corv',
    notes: 'Cargo, and what comes after it. Calls the machine gun by its first name.',
    body: [12, 6, 11],
    skills: ['Heavy Weapons, field 2', 'Melee, unarmed 1', 'Athletics, strength 1'],
    weapons: [carried('machineGun', { more: 1, inHand: true }), carried('axe')],
    armour: 'flak',
    comms: ['direct', 'radio'],
    unit: MARGIN,
  }),
  ferreira: character({
    name: 'Tam Ferreira',
    notes: 'Engineer. If it hums, it is in order; if it does not, there is the saw.',
    body: [9, 7, 9],
    skills: ['Mechanic 3', 'Engineer, power 2', 'Melee, blade 1', 'Gun Combat, shotgun 0'],
    weapons: [carried('shotgun', { inHand: true }), carried('saw')],
    armour: 'overalls',
    comms: ['direct', 'hardlink'],
    sensors: ['electromagnetic'],
    unit: MARGIN,
  }),
  wren: character({
    name: 'Wren',
    notes: 'Came aboard as freight. Nobody has ever heard her put a cup down.',
    body: [5, 13, 6],
    skills: ['Athletics, co-ordination 2', 'Melee, blade 1', 'Stealth 2', 'Recon 1'],
    weapons: [carried('throwingKnife', { more: 6, inHand: true }), carried('knife'), carried('smoke')],
    comms: ['direct', 'radio'],
    sensors: ['lightIntensification'],
    unit: MARGIN,
  }),
  quillon: character({
    name: 'Hob Quillon',
    notes: 'Passenger since nine years. Sits on the ramp with his rifle across his knees.',
    body: [7, 9, 5],
    skills: ['Gun Combat, rifle 3', 'Recon 2', 'Survival 2'],
    weapons: [carried('hunting', { inHand: true }), carried('revolver', { more: 1 })],
    armour: 'hide',
    comms: ['direct', 'laser'],
    unit: MARGIN,
  }),
  // The people who own the street by the docks.
  dole: character({
    name: 'Marguerite Dole',
    notes: 'Quay Street pays her. She pays nobody, and remembers every birthday.',
    body: [5, 8, 7],
    skills: ['Leadership 3', 'Tactics, military 1', 'Gun Combat, pistol 2'],
    weapons: [carried('holdout', { inHand: true })],
    armour: 'woven',
    comms: ['direct', 'radio', 'maser'],
    role: 'commander',
    unit: QUAY,
    dms: { tactics: 0, leadership: 1 },
  }),
  orlando: character({
    name: 'Fist Orlando',
    notes: 'Has never drawn a weapon. Has taken away a good many.',
    body: [13, 8, 12],
    skills: ['Melee, unarmed 3', 'Athletics, strength 2'],
    weapons: [carried('hands', { inHand: true }), carried('bottle', { more: 3 })],
    armour: 'hide',
    role: 'deputy',
    unit: QUAY,
  }),
  pell: character({
    name: 'Nine-Finger Pell',
    notes: 'Shoots first, and second, and then looks.',
    body: [7, 10, 7],
    skills: ['Gun Combat, pistol 2', 'Drive, wheeled 2'],
    weapons: [carried('machinePistol', { inHand: true }), carried('knife')],
    comms: ['direct', 'radio'],
    unit: QUAY,
  }),
  idris: character({
    name: 'Cass Idris',
    notes: 'Throws what she has. Then throws what you have.',
    body: [9, 9, 8],
    skills: ['Athletics, co-ordination 1', 'Heavy Weapons, launchers 1', 'Melee, polearm 1'],
    weapons: [carried('grenade', { more: 4, inHand: true }), carried('thump'), carried('hook')],
    armour: 'flak',
    unit: QUAY,
  }),
  // The port's own law, underpaid and well armed.
  hale: character({
    name: 'Watch Captain Yusra Hale',
    notes: 'Reads you the regulation while she aims.',
    body: [8, 9, 9],
    skills: ['Gun Combat, energy 2', 'Tactics, military 2', 'Leadership 1', 'Melee, bludgeon 1'],
    weapons: [carried('meridian', { inHand: true }), carried('baton')],
    armour: 'boarding',
    comms: ['direct', 'radio', 'meson'],
    sensors: ['infraRed'],
    role: 'commander',
    unit: WATCH,
    dms: { tactics: 1, leadership: 0 },
  }),
  brack: character({
    name: 'Sergeant Olin Brack',
    notes: 'Eleven months to his pension. Stays behind things.',
    body: [9, 7, 8],
    skills: ['Gun Combat, rifle 1', 'Drive, wheeled 2', 'Leadership 0'],
    weapons: [carried('tutor', { inHand: true }), carried('thump')],
    armour: 'watch',
    comms: ['direct', 'radio'],
    sensors: ['motion'],
    role: 'deputy',
    unit: WATCH,
  }),
  fen: character({
    name: 'Constable Fen Adeyar',
    notes: 'Second week. Says please.',
    body: [7, 8, 7],
    skills: ['Gun Combat, pistol 0', 'Melee, bludgeon 0', 'Athletics, co-ordination 0'],
    weapons: [carried('revolver', { inHand: true }), carried('baton')],
    armour: 'watch',
    comms: ['direct', 'radio'],
    unit: WATCH,
  }),
  // Alone.
  auditor: character({
    name: 'The Auditor',
    notes: 'Collects for somebody who never writes. Walks, and does not stop walking.',
    body: [10, 11, 10],
    skills: ['Gun Combat, rifle 3', 'Melee, blade 2', 'Athletics, co-ordination 1', 'Stealth 1'],
    weapons: [carried('needler', { inHand: true }), carried('axe')],
    armour: 'shell',
    comms: [],
    sensors: ['infraRed', 'neural', 'densitometer'],
  }),
  amity: character({
    name: 'Sister Amity',
    notes: 'Left the bomb squad over a matter of taste.',
    body: [8, 9, 8],
    skills: ['Heavy Weapons, launchers 2', 'Explosives 2', 'Gun Combat, rifle 1'],
    weapons: [carried('launcher', { inHand: true }), carried('satchel', { more: 1 }), carried('feather')],
    armour: 'vacuum',
    comms: ['direct', 'radio'],
    sensors: ['laserTargeting'],
  }),
} as const satisfies Record<string, CharacterDraft>

export type SampleCharacter = keyof typeof SAMPLE_CHARACTERS
