import { places } from '../texts/places.ts'
import { addTexts } from '../../../texts/index.ts'
import { addLanguage } from '../../../texts/languages.ts'
import '../../../print/texts.ts'

/** What is chosen of Traveller-style combat in the print room. */
const travellerPrint = {
  character: 'Character',
  unit: 'Everybody of {unit}',
  lines: 'A line to write on',
  vehicle: 'Vehicle, robot or drone',
  samples: 'With the samples',
  track: 'A line for each count from 20 down, for counters or a pencil.',
  reference: 'The chapter on two pages, in our own words and with the book’s lines; large type takes more.',
}

/** What pages say. Every sentence here has its German in `texts.de.ts`. */
export const paper = {
  what: {
    fighters: 'Combat cards',
    'vehicle-sheet': 'Vehicle sheet',
    'weapon-table': 'Weapon table',
    'initiative-track': 'Initiative track',
  },
  traveller: {
    weapon: 'Weapon',
    damage: 'Damage',
    die: 'd6',
    blast: '{damage}, {metres} m',
    rounds: 'Rounds',
    recoil: 'Recoil',
    ready: 'Draw/load',
    band: {
      personal: 'Pers',
      close: 'Close',
      short: 'Short',
      medium: 'Med',
      long: 'Long',
      veryLong: 'V.Long',
      distant: 'Dist',
    },
    mode: {
      single: 'single',
      burst: 'burst',
      auto: 'full auto',
    },
    kind: {
      melee: 'Melee',
      gun: 'Guns',
      heavy: 'Heavy weapons',
      thrown: 'Thrown',
      explosive: 'Explosives',
    },
    characteristic: {
      str: 'STR',
      dex: 'DEX',
      end: 'END',
    },
    initiative: 'Initiative 2d6 {dm}, prepared {n}',
    armour: '{name}: armour {n}',
    noArmour: 'no armour',
    role: {
      commander: 'commander',
      deputy: 'deputy',
      member: 'member',
    },
    skills: 'Skills',
    senses: 'Links and sensors',
    comm: {
      direct: 'voice',
      hardlink: 'hardlink',
      radio: 'radio',
      laser: 'laser link',
      maser: 'maser',
      meson: 'meson',
    },
    sensor: {
      bioscanner: 'bioscanner',
      infraRed: 'infra-red',
      densitometer: 'densitometer',
      electromagnetic: 'EM detector',
      laserTargeting: 'laser targeting',
      lightIntensification: 'light intensification',
      motion: 'motion sensor',
      neural: 'neural sensor',
    },
    craft: {
      vehicle: 'Vehicle',
      robot: 'Robot',
      drone: 'Drone',
    },
    kmh: '{n} km/h',
    size: 'attacks on it {dm}',
    openRiders: 'open: no cover',
    closedRiders: 'closed: cover {dm}, {n} fire into each arc',
    weapons: 'Weapons',
    plainDms: 'Range DMs alone: add the gunner’s skill and DEX DM.',
    mindDms: 'With its DM of {dm} for attacks; add its skill.',
    belted: 'belted in',
    arc: {
      front: 'front',
      left: 'left',
      right: 'right',
      rear: 'rear',
      turret: 'all round',
    },
    place: places,
    does: {
      drive: '−10 %, control −1 · −25 %, −2 · out',
      powerPlant: 'a round lost · half speed · disabled, 1d6 Hull hits',
      sensors: '−2 · blind',
      computer: 'disabled · destroyed',
      part: '−2 · destroyed',
    },
    damageTable: 'What damage becomes',
    afterArmour: 'After armour',
    hits: 'Hits',
    hit: {
      1: 'Single',
      2: 'Double',
      3: 'Triple',
    },
    moreDamage: 'Each {n} further points a Single; every two of these a Double instead.',
    external: 'Vehicle',
    internal: 'Inside it',
    robot: 'Robot, drone',
    tableLead:
      'DMs are those of the range alone: add skill and characteristic. Recoil is what it asks of the STR DM.',
    count: 'Count',
    thisRound: 'This round',
    nextRound: 'Next round',
    trackLead:
      'Lay a counter for each combatant on its count, or write in pencil; changes for the next round go to the right.',
  },
}

addTexts({ travellerPrint, paper })
addLanguage('de-DE', async () => (await import('./german.de.ts')).german)
