import { defineAsyncComponent } from 'vue'
import { stateOf } from '../../../../shared/systems/traveller/damage.ts'
import {
  ARMOUR_DOCUMENT,
  type ArmourDocument,
} from '../../../../shared/systems/traveller/documents/armour.ts'
import {
  carriedBy,
  CHARACTER_DOCUMENT,
  type CharacterDraft,
} from '../../../../shared/systems/traveller/documents/character.ts'
import {
  ENCOUNTER_DOCUMENT,
  type EncounterDraft,
} from '../../../../shared/systems/traveller/documents/encounter.ts'
import { isByPiece, type Held } from '../../../../shared/systems/traveller/battle/state/state.ts'
import { RULES_DOCUMENT } from '../../../../shared/systems/traveller/documents/rules.ts'
import {
  machineFate,
  VEHICLE_DOCUMENT,
  type VehicleDraft,
} from '../../../../shared/systems/traveller/documents/vehicle.ts'
import {
  PLAIN_WEAPON,
  WEAPON_DOCUMENT,
  type Weapon,
  type WeaponDocument,
} from '../../../../shared/systems/traveller/documents/weapon.ts'
import { dm } from '../../../../shared/systems/traveller/index.ts'
import { RULE_BOOK } from '../../../../shared/systems/traveller/house-rules.ts'
import { SAMPLE_ARMOUR } from '../../../../shared/systems/traveller/samples/armour.ts'
import { SAMPLE_CHARACTERS } from '../../../../shared/systems/traveller/samples/characters.ts'
import { CAST_ENCOUNTERS } from '../../../../shared/systems/traveller/samples/encounters.ts'
import { randomCharacter } from '../../../../shared/systems/traveller/samples/generate.ts'
import { SAMPLE_VEHICLES } from '../../../../shared/systems/traveller/samples/vehicles.ts'
import { SAMPLE_WEAPONS } from '../../../../shared/systems/traveller/samples/weapons.ts'
import { BANDS, CHARACTERISTICS } from '../../../../shared/systems/traveller/words.ts'
import { libraryKind, type LibraryKind, type RowTold, type Say } from '../../../library/kinds.ts'
import { rulesKind } from '../../../library/rules-kind.ts'
import { signed } from '../../../ui/fields/whole-number.ts'
import { diceText } from '../figures.ts'
import './texts.ts'

const TEXTS = 'travellerLibrary'
const BETWEEN = ' · '
const told = (...parts: readonly (string | false)[]): string =>
  parts.filter((part) => part !== false && part !== '').join(BETWEEN)

const SKILLS = [
  ...Object.values(SAMPLE_CHARACTERS).flatMap((one) => one.skills),
  ...Object.values(SAMPLE_WEAPONS).map((one) => one.skill),
  ...Object.values(SAMPLE_VEHICLES).map((one) => one.control),
]
const eachOf = (of: readonly string[]): string[] =>
  [...new Set(of)].filter((one) => one !== '').toSorted((one, other) => one.localeCompare(other))
/** As the samples spell them: what is spelt alike is one skill. */
const suggests = {
  skill: eachOf(SKILLS.map(({ skill }) => skill)),
  specialty: eachOf(SKILLS.map(({ specialty }) => specialty)),
}

/** What is left goes along with what there was, as long as nothing is lost. */
const along = { full: 'left' }

const newWeapon = (say: Say): Weapon => ({
  ...PLAIN_WEAPON,
  name: say(`${TEXTS}.new.weapon`),
  skill: { skill: 'Melee', specialty: '' },
})

/** A number that can be lost, and of how many where some is. */
const leftOf = ({ left, full }: { readonly left: number; readonly full: number }): string =>
  left === full ? String(left) : `${left}/${full}`
/** How somebody is; empty for whoever is up. */
function stateIn({ str, dex, end }: CharacterDraft['characteristics'], say: Say): string {
  const state = stateOf({ str: str.left, dex: dex.left, end: end.left })
  return state === 'up' ? '' : say(`${TEXTS}.sheet.state.${state}`)
}

/** Rounds of what has a magazine, and pieces of what is thrown; of a blade there are none to tell. */
function weaponRow(
  { weapon, loaded, spare }: Pick<Held, 'weapon' | 'loaded' | 'spare'>,
  field: (name: 'loaded' | 'spare' | 'pieces') => string,
  ...more: readonly (string | false)[]
): RowTold {
  const hasMagazine = weapon.magazine !== null
  return {
    name: weapon.name,
    line: told(
      hasMagazine && `${field('loaded')}: ${loaded}`,
      hasMagazine && `${field('spare')}: ${spare}`,
      isByPiece({ weapon }) && `${field('pieces')}: ${spare}`,
      ...more,
    ),
  }
}

/** Of what needs no rounds they are asked for only where some are written. */
function roundsHidden(held: readonly Pick<Held, 'weapon' | 'loaded' | 'spare'>[]): string[] {
  return held.flatMap((one, at) => {
    if (one.weapon.magazine !== null) return []
    const names = [one.loaded === 0 && 'loaded', one.spare === 0 && !isByPiece(one) && 'spare']
    return names.flatMap((name) => (name === false ? [] : [`weapons/${at}/${name}`]))
  })
}

/** What a weapon of its kind has not is asked for only where it is written all the same. */
function weaponHidden(weapon: Omit<Weapon, 'name' | 'notes'>, at = ''): string[] {
  const { weapon: kind, magazine, auto, laser, laserSight, sensor, blast, scatters } = weapon
  const fires = kind !== 'melee' && kind !== 'thrown'
  const isAsked = {
    auto: fires || auto !== null,
    magazine: fires || magazine !== null,
    reload: fires || magazine !== null,
    laser: fires || laser,
    laserSight: fires || laserSight,
    sensor: fires || sensor !== null,
    blast: kind !== 'melee' || blast !== null,
    // What is thrown always does (line 176).
    scatters: kind !== 'thrown' && ((fires && blast !== null) || scatters),
  }
  return Object.entries(isAsked).flatMap(([name, is]) => (is ? [] : [`${at}${name}`]))
}
const weaponsHidden = (held: readonly Pick<Held, 'weapon'>[]): string[] =>
  held.flatMap(({ weapon }, at) => weaponHidden(weapon, `weapons/${at}/weapon/`))

/** Nobody rides in a robot or drone, and no vehicle acts by itself (lines 195–204, 254). */
function craftHidden({ craft, cover, shooters, pilot, crew, passengers, mind }: VehicleDraft): string[] {
  if (craft === 'vehicle') return mind === null ? ['mind'] : []
  return [
    'closed',
    'military',
    ...(cover === null ? ['cover'] : []),
    ...(shooters === null ? ['shooters'] : []),
    ...(pilot === null ? ['pilot'] : []),
    ...(crew.length === 0 ? ['crew'] : []),
    ...(passengers.length === 0 ? ['passengers'] : []),
  ]
}

const character: LibraryKind<CharacterDraft> = {
  kind: 'character',
  asTable: true,
  schema: CHARACTER_DOCUMENT.schema,
  texts: `${TEXTS}.character`,
  hasLook: false,
  blank: () => ({
    kind: 'character',
    version: 1,
    name: 'New character',
    notes: '',
    picture: null,
    characteristics: { str: { full: 7, left: 7 }, dex: { full: 7, left: 7 }, end: { full: 7, left: 7 } },
    dms: { tactics: 0, leadership: 0 },
    skills: [],
    armour: null,
    weapons: [],
    comms: ['direct'],
    sensors: [],
    role: 'member',
    unit: '',
  }),
  random: (pick) => randomCharacter({ pick }),
  samples: Object.values(SAMPLE_CHARACTERS),
  told: ({ characteristics, weapons, armour, unit }, say) =>
    told(
      CHARACTERISTICS.map((one) => {
        const { left } = characteristics[one]
        return `${say(`${TEXTS}.character.field.${one}`)} ${leftOf(characteristics[one])} (${signed(dm(left))})`
      }).join(', '),
      carriedBy({ weapons })
        .map(({ weapon }) => weapon.name)
        .join(', '),
      armour?.name ?? '',
      unit,
    ),
  isOut: ({ characteristics }, say) => stateIn(characteristics, say),
  choices: () => ({}),
  rows: ({ weapons }, say) => {
    const field = (name: string): string => say(`${TEXTS}.character.field.${name}`)
    const lost = ({ name, line }: RowTold): RowTold => ({ name, line: told(line, field('isLost')) })
    return {
      weapons: weapons.map((one) =>
        one.isLost
          ? lost({ name: one.weapon.name, line: `${field('spare')}: ${one.spare}` })
          : weaponRow(
              // Whoever carries something has at least that piece.
              isByPiece(one) ? { ...one, spare: Math.max(1, one.spare) } : one,
              field,
              one.inHand && field('inHand'),
            ),
      ),
    }
  },
  hides: ({ weapons }) => [
    ...weaponsHidden(weapons),
    ...roundsHidden(weapons),
    ...weapons.flatMap(({ isLost }, at) => (isLost ? [] : [`weapons/${at}/isLost`])),
  ],
  suggests,
  along,
  groups: {},
  blanks: (say) => ({
    skills: { skill: say(`${TEXTS}.new.skill`), level: 0 },
    weapons: { weapon: newWeapon(say), loaded: 0, spare: 0, inHand: false },
    armour: { name: say(`${TEXTS}.new.armour`) },
  }),
  askedBeside: ['healed', 'after'],
  sheet: 'fighters',
  beside: defineAsyncComponent(() => import('./CharacterBeside.vue')),
}

const weapon: LibraryKind<WeaponDocument> = {
  kind: 'weapon',
  asTable: true,
  schema: WEAPON_DOCUMENT.schema,
  texts: `${TEXTS}.weapon`,
  hasLook: false,
  blank: () => ({
    kind: 'weapon',
    version: 1,
    ...PLAIN_WEAPON,
    name: 'New weapon',
    skill: { skill: 'Melee', specialty: '' },
  }),
  random: null,
  samples: Object.values(SAMPLE_WEAPONS).map((one) => ({ kind: 'weapon', version: 1, ...one })),
  told: (document, say) => {
    const reached = BANDS.filter((band) => document.range[band] !== null)
    const [nearest] = reached
    const [farthest] = reached.slice(-1)
    const band = (one: string): string => say(`${TEXTS}.weapon.field.${one}`)
    return told(
      say(`${TEXTS}.weapon.value.${document.weapon}`),
      diceText(document.damage),
      document.auto !== null && say(`${TEXTS}.auto`, { n: document.auto }),
      nearest !== undefined &&
        farthest !== undefined &&
        (nearest === farthest
          ? band(nearest)
          : say(`${TEXTS}.fromTo`, { from: band(nearest), to: band(farthest) })),
    )
  },
  choices: () => ({}),
  hides: (document) => weaponHidden(document),
  suggests,
  groups: {},
  sheet: 'weapon-table',
  beside: defineAsyncComponent(() => import('./WeaponBeside.vue')),
}

const armour: LibraryKind<ArmourDocument> = {
  kind: 'armour',
  asTable: true,
  schema: ARMOUR_DOCUMENT.schema,
  texts: `${TEXTS}.armour`,
  hasLook: false,
  blank: () => ({ kind: 'armour', version: 1, name: 'New armour', notes: '', value: 1, price: null }),
  random: null,
  samples: Object.values(SAMPLE_ARMOUR).map((one) => ({ kind: 'armour', version: 1, ...one })),
  told: ({ value, notes }, say) => told(say(`${TEXTS}.off`, { n: value }), notes),
  choices: () => ({}),
  groups: {},
  sheet: null,
  beside: defineAsyncComponent(() => import('./ArmourBeside.vue')),
}

const vehicle: LibraryKind<VehicleDraft> = {
  kind: 'vehicle',
  asTable: true,
  schema: VEHICLE_DOCUMENT.schema,
  texts: `${TEXTS}.vehicle`,
  hasLook: false,
  blank: () => ({
    ...SAMPLE_VEHICLES.van,
    name: 'New vehicle',
    notes: '',
    passengers: [],
    cargo: [],
    price: null,
  }),
  random: null,
  samples: Object.values(SAMPLE_VEHICLES),
  told: ({ craft, hull, structure, armour: plate, speed, weapons }, say) =>
    told(
      say(`${TEXTS}.vehicle.value.${craft}`),
      say(`${TEXTS}.body`, { hull: leftOf(hull), structure: leftOf(structure), armour: leftOf(plate) }),
      say(`${TEXTS}.kmh`, { n: speed }),
      weapons.map((one) => one.weapon.name).join(', '),
    ),
  isOut: (document, say) => {
    const fate = machineFate(document)
    return fate === 'up' ? '' : say(`${TEXTS}.hull.state.${fate}`)
  },
  choices: () => ({}),
  rows: ({ weapons }, say) => {
    const field = (name: string): string => say(`${TEXTS}.vehicle.field.${name}`)
    const row = (one: VehicleDraft['weapons'][number]): RowTold =>
      weaponRow(
        one,
        field,
        say(`${TEXTS}.vehicle.value.${one.arc}`),
        one.hits > 0 && `${field('hits')}: ${one.hits}`,
        one.failsAt !== null && `${field('failsAt')}: ${one.failsAt}`,
      )
    return { weapons: weapons.map(row) }
  },
  hides: (document) => [
    ...craftHidden(document),
    ...weaponsHidden(document.weapons),
    ...roundsHidden(document.weapons),
  ],
  suggests,
  along,
  groups: {},
  blanks: (say) => ({
    weapons: { weapon: newWeapon(say), loaded: 0, spare: 0, hits: 0 },
    pilot: { name: say(`${TEXTS}.new.pilot`), secured: true },
    crew: { name: say(`${TEXTS}.new.crew`), secured: true },
    passengers: { name: say(`${TEXTS}.new.passenger`) },
    limbs: { name: say(`${TEXTS}.new.limb`), hits: 0 },
    cargo: { name: say(`${TEXTS}.new.lot`) },
    drive: { hits: 0 },
    powerPlant: { hits: 0 },
    'systems.sensors': { hits: 0 },
    computer: { hits: 0 },
    'mind.skills': { skill: say(`${TEXTS}.new.skill`), level: 0 },
    mind: { dex: 7, initiativeDm: 0, attackDm: 0 },
  }),
  mute: ['hits'],
  askedBeside: ['mended', 'after'],
  sheet: 'vehicle-sheet',
  beside: defineAsyncComponent(() => import('./VehicleBeside.vue')),
}

/** Where the sides of an encounter name people and vehicles. */
const namesOn = <One>(people: One, vehicles: One): Readonly<Record<string, One>> => ({
  'sides.people.name': people,
  'crafts.name': vehicles,
  'crafts.pilot': people,
  'riders.name': people,
})

const encounter: LibraryKind<EncounterDraft> = {
  kind: 'encounter',
  schema: ENCOUNTER_DOCUMENT.schema,
  texts: `${TEXTS}.encounter`,
  hasLook: false,
  blank: () => ({
    kind: 'encounter',
    version: 1,
    name: 'New encounter',
    brief: '',
    notes: '',
    sides: [
      { id: 'side-1', name: 'One side', notes: '', prepared: false, hidden: false },
      { id: 'side-2', name: 'The other side', notes: '', prepared: false, hidden: false },
    ],
    ground: { kind: 'metres' },
    light: null,
    smoke: null,
    weather: false,
    radio: 'clear',
    obstacles: false,
  }),
  random: null,
  samples: [...CAST_ENCOUNTERS.values()],
  told: ({ sides, ground, light, smoke, weather }, say) => {
    const value = (key: string): string => say(`${TEXTS}.encounter.value.${key}`)
    return told(
      say(`${TEXTS}.against`, { sides: sides.map(({ name }) => name).join(' – ') }),
      value(ground.kind),
      light !== null && say(`${TEXTS}.light.${light}`),
      smoke !== null && value(smoke),
      weather && say(`${TEXTS}.encounter.field.weather`),
    )
  },
  choices: () => ({}),
  rows: ({ sides }, say) => {
    const field = (name: string): string => say(`${TEXTS}.encounter.field.${name}`)
    const castOf = ({ people = [] }: (typeof sides)[number]): RowTold[] =>
      people.map(({ name, count, hidden }) => ({
        name,
        line: told(count > 1 && `${field('count')}: ${count}`, hidden === true && field('hidden')),
      }))
    return {
      sides: sides.map((side) => ({
        name: side.name,
        line: told(
          side.notes,
          side.prepared && field('prepared'),
          side.hidden && field('hidden'),
          castOf(side)
            .map(({ name, line }) => (line === '' ? name : `${name} (${line})`))
            .join(', '),
          (side.crafts ?? []).map(({ name }) => name).join(', '),
        ),
      })),
      ...Object.fromEntries(sides.map((side, at) => [`sides/${at}/people`, castOf(side)])),
    }
  },
  // How large the map is nothing in the program asks.
  hides: () => ['ground/width', 'ground/depth'],
  groups: {},
  blanks: (say) => ({
    sides: { name: say(`${TEXTS}.new.side`) },
    people: { name: '' },
    crafts: { name: '', belted: true, speed: 0 },
    riders: { name: '' },
  }),
  suggests: namesOn(
    eachOf(Object.values(SAMPLE_CHARACTERS).map(({ name }) => name)),
    eachOf(Object.values(SAMPLE_VEHICLES).map(({ name }) => name)),
  ),
  suggestsKept: namesOn('character', 'vehicle'),
  sheet: null,
  beside: defineAsyncComponent(() => import('./EncounterBeside.vue')),
}

/** What a group keeps of Traveller-style combat, as it is shown and written. */
export const libraryKinds: readonly LibraryKind[] = [
  libraryKind(character),
  libraryKind(weapon),
  libraryKind(armour),
  libraryKind(vehicle),
  libraryKind(encounter),
  rulesKind(RULE_BOOK, RULES_DOCUMENT, `${TEXTS}.rules`),
]
