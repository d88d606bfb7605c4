import type { BattleSide } from '../../../../shared/systems/seven-seconds/campaign/documents.ts'
import type { Cause } from '../../../../shared/systems/seven-seconds/battle/words.ts'
import type { Rating, Stat, UnitType } from '../../../../shared/systems/seven-seconds/words.ts'
import type { BattlePlan } from './generate.ts'
import type { NewParticipant } from './participants.ts'

/** The sample campaign's facts: three groups' neighbours on one bad planet, six battles in. */
export const SAMPLE_CAMPAIGN: {
  readonly name: string
  readonly startsOn: string
  readonly place: string
  readonly participants: readonly Pick<NewParticipant, 'player' | 'faction'>[]
} = {
  name: 'Border of Ash',
  startsOn: '2026-09-04',
  place: 'Cinder, second planet of Kettle',
  participants: [
    { player: 'Mara', faction: 'new-tokyo' },
    { player: 'Tomas', faction: 'council-of-zane' },
    { player: 'Ilse', faction: 'peoples-utopian-collective' },
  ],
}

export type SampleSide = Omit<BattleSide, 'participant'> & { readonly who: number }

interface SampleBattle {
  readonly foughtOn: string
  readonly place: string
  readonly note: string
  readonly sides: readonly [SampleSide, SampleSide]
  readonly bought: readonly { readonly who: number; readonly rating: Rating; readonly stat: Stat }[]
}

const [MARA, TOMAS, ILSE] = [0, 1, 2]

export const SAMPLE_BATTLES: readonly SampleBattle[] = [
  {
    foughtOn: '2026-09-04',
    place: 'Kettle Valley',
    note: 'First blood. The Collective took both ridges and waited.',
    sides: [
      {
        who: ILSE,
        role: 'attacker',
        roleDie: 5,
        victoryPoints: 24,
        controlsTable: true,
        lost: { tactical: 2 },
      },
      {
        who: MARA,
        role: 'defender',
        roleDie: 2,
        victoryPoints: 11,
        controlsTable: false,
        lost: { tactical: 2, scout: 1 },
      },
    ],
    bought: [],
  },
  {
    foughtOn: '2026-09-11',
    place: 'Relay Ridge',
    note: 'Three recce drones lit up the whole slope before anybody had moved.',
    sides: [
      {
        who: TOMAS,
        role: 'attacker',
        roleDie: 6,
        victoryPoints: 38,
        controlsTable: true,
        lost: { assault: 1 },
      },
      {
        who: ILSE,
        role: 'defender',
        roleDie: 3,
        victoryPoints: 17,
        controlsTable: false,
        lost: { commander: 1, tactical: 3, engineer: 1 },
      },
    ],
    bought: [{ who: ILSE, rating: 3, stat: 'robotics' }],
  },
  {
    foughtOn: '2026-09-25',
    place: 'Salt Flats',
    note: 'Nobody would leave the only wreck on the plain. Everyone was sorry.',
    sides: [
      { who: MARA, role: null, roleDie: 4, victoryPoints: 15, controlsTable: false, lost: { scout: 2 } },
      { who: TOMAS, role: null, roleDie: 3, victoryPoints: 15, controlsTable: false, lost: { tactical: 2 } },
    ],
    bought: [{ who: TOMAS, rating: 3, stat: 'stealth' }],
  },
  {
    foughtOn: '2026-10-09',
    place: 'Old Spaceport',
    note: 'Seven fallen, and the terminal roof is now a crater.',
    sides: [
      {
        who: TOMAS,
        role: 'attacker',
        roleDie: 4,
        victoryPoints: 22,
        controlsTable: false,
        lost: { tactical: 2, assault: 1 },
      },
      {
        who: ILSE,
        role: 'defender',
        roleDie: 1,
        victoryPoints: 19,
        controlsTable: true,
        lost: { tactical: 3, scout: 1 },
      },
    ],
    bought: [{ who: ILSE, rating: 3, stat: 'sensors' }],
  },
  {
    foughtOn: '2026-10-23',
    place: 'Sump Nine',
    note: 'Mara withdrew her decoys through the pumping station. It worked.',
    sides: [
      {
        who: MARA,
        role: 'attacker',
        roleDie: 6,
        victoryPoints: 27,
        controlsTable: true,
        lost: { tactical: 1 },
      },
      {
        who: ILSE,
        role: 'defender',
        roleDie: 4,
        victoryPoints: 16,
        controlsTable: false,
        lost: { tactical: 2, assault: 2 },
      },
    ],
    bought: [{ who: MARA, rating: 3, stat: 'armour' }],
  },
  {
    foughtOn: '2026-11-06',
    place: 'Lantern Gorge',
    note: 'A missile that nobody had aimed at the commander found the commander.',
    sides: [
      { who: MARA, role: 'attacker', roleDie: 6, victoryPoints: 41, controlsTable: true, lost: { scout: 1 } },
      {
        who: TOMAS,
        role: 'defender',
        roleDie: 4,
        victoryPoints: 18,
        controlsTable: false,
        lost: { commander: 1, tactical: 1 },
      },
    ],
    bought: [],
  },
]

/** The two battles after these, fought through the engine by players of chance: they have logs to replay. */
const FELL_TO: Readonly<Record<Cause, string>> = {
  gauss: 'the gauss rifle',
  plasma: 'the plasma rifle',
  missile: 'a missile',
  blast: 'a blast',
  flamer: 'the flames',
  kamikaze: 'the explosion',
  contact: 'the contact',
  jamming: 'the jamming field',
}

const SOMEBODY: Readonly<Record<UnitType, string>> = {
  commander: 'commander',
  tactical: 'tactical trooper',
  assault: 'assault trooper',
  scout: 'scout',
  engineer: 'engineer',
  basic: 'drone',
  kamikaze: 'kamikaze drone',
  haywire: 'haywire drone',
  recce: 'recce drone',
}

export const SAMPLE_FIGHTS: BattlePlan = {
  seed: 1498,
  battles: 2,
  from: '2026-11-13',
  places: ['Ember Locks', 'Terrace Nine', 'Cable Gate'],
  levels: ['enforce', 'assist'],
  // Without flames: players of chance burn themselves.
  eagerness: { 'agree-to-end': 8, withdraw: 0, 'fire-flamer': 0 },
  fell: (cause, by, isOwn) => {
    const what = FELL_TO[cause]
    return by === null
      ? what
      : `${what} of ${by.name ?? `${isOwn ? 'their own' : 'the enemy’s'} ${SOMEBODY[by.type]}`}`
  },
}
