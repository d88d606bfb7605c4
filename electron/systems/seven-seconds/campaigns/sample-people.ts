import type { Fate } from '../../../../shared/contract/choices.ts'
import type { Kills } from '../../../../shared/systems/seven-seconds/people/words.ts'
import type { TrooperType } from '../../../../shared/systems/seven-seconds/words.ts'

/** What one of the sample's troopers did in one of its battles. */
export interface SampleService {
  /** 1 for the first. */
  readonly battle: number
  readonly fate: Fate
  readonly wounds: number
  readonly round: number | null
  readonly cause: string
  readonly kills: Kills
  readonly decorations: readonly { readonly name: string; readonly reason: string }[]
}

interface SampleTrooper {
  readonly who: number
  readonly unit: TrooperType
  readonly name: string
  readonly note: string
  readonly served: readonly SampleService[]
}

const unhurt = { fate: 'unhurt', wounds: 0, round: null, cause: '', kills: {}, decorations: [] } as const

const was = (battle: number, kills: Kills = {}): SampleService => ({ ...unhurt, battle, kills })
const wounded = (battle: number, cause: string, kills: Kills = {}): SampleService => ({
  ...was(battle, kills),
  fate: 'wounded',
  wounds: 1,
  cause,
})
const fell = (battle: number, round: number | null, cause: string, kills: Kills = {}): SampleService => ({
  ...was(battle, kills),
  fate: 'killed',
  round,
  cause,
})
const honoured = (service: SampleService, name: string, reason: string): SampleService => ({
  ...service,
  decorations: [{ name, reason }],
})

const [MARA, TOMAS, ILSE] = [0, 1, 2]

/** Who fought in the sample campaign: some of its fallen have a name, others wait for one. */
export const SAMPLE_PEOPLE: readonly SampleTrooper[] = [
  {
    who: MARA,
    unit: 'commander',
    name: 'Reika Kazehaya',
    note: 'Counts her decoys twice and her troopers three times.',
    served: [
      was(1),
      was(3, { gauss: 1 }),
      was(5),
      honoured(was(6, { gauss: 1 }), 'Star of Ash', 'For an evening on which everything went to plan.'),
    ],
  },
  {
    who: MARA,
    unit: 'tactical',
    name: 'Genji Murasame',
    note: '',
    served: [fell(1, 3, 'rifle fire from the ridge', { gauss: 1 })],
  },
  {
    who: MARA,
    unit: 'tactical',
    name: 'Sora Fujinuma',
    note: 'Whistles on the open channel.',
    served: [was(1), was(3, { missile: 1 }), was(5, { gauss: 2 }), was(6)],
  },
  {
    who: MARA,
    unit: 'tactical',
    name: 'Hana Kogarashi',
    note: '',
    served: [
      was(1, { gauss: 1 }),
      was(3),
      honoured(
        fell(5, 5, 'held the last pump alone', { gauss: 2 }),
        'Cross of Sump Nine',
        'The decoys got out. She did not.',
      ),
    ],
  },
  {
    who: MARA,
    unit: 'tactical',
    name: 'Daigo Ishibori',
    note: '',
    served: [wounded(3, 'a blast beside the wreck'), was(5), was(6, { missile: 1 })],
  },
  { who: MARA, unit: 'scout', name: 'Yori Tobikage', note: '', served: [fell(1, 2, 'seen first')] },
  {
    who: MARA,
    unit: 'scout',
    name: 'Nao Hoshikawa',
    note: '',
    served: [was(1), fell(3, 4, 'caught in the open between wreck and dune')],
  },
  {
    who: MARA,
    unit: 'scout',
    name: 'Kiku Sazanami',
    note: '',
    served: [was(3), was(5, { gauss: 1 }), was(6)],
  },
  {
    who: MARA,
    unit: 'assault',
    name: 'Tetsuo Hagane',
    note: 'Asks for the plasma rifle by name.',
    served: [was(1, { plasma: 1 }), was(5, { plasma: 1, flamer: 1 }), was(6, { plasma: 1 })],
  },
  { who: MARA, unit: 'engineer', name: 'Umeko Natsumori', note: '', served: [was(1), was(3), was(6)] },

  {
    who: TOMAS,
    unit: 'commander',
    name: 'Severin Karwender',
    note: 'Never raised his voice. Never had to.',
    served: [was(2), was(3), was(4), fell(6, 4, 'a missile that nobody had aimed at him')],
  },
  {
    who: TOMAS,
    unit: 'tactical',
    name: 'Burga Felsenauer',
    note: '',
    served: [
      honoured(was(2, { gauss: 2 }), 'Ridge Ribbon', 'First over the crest.'),
      was(3),
      was(4, { gauss: 1 }),
      was(6),
    ],
  },
  {
    who: TOMAS,
    unit: 'tactical',
    name: 'Flurin Gletscher',
    note: '',
    served: [was(2), fell(3, 3, 'a missile')],
  },
  {
    who: TOMAS,
    unit: 'tactical',
    name: 'Notburga Joch',
    note: '',
    served: [was(2, { missile: 1 }), was(3), fell(4, 6, 'the terminal roof', { missile: 1 })],
  },
  {
    who: TOMAS,
    unit: 'tactical',
    name: 'Pirmin Seilbahn',
    note: '',
    served: [was(4), wounded(6, 'a graze')],
  },
  {
    who: TOMAS,
    unit: 'assault',
    name: 'Quirin Lawinger',
    note: '',
    served: [fell(2, 2, 'flames', { flamer: 2 })],
  },
  {
    who: TOMAS,
    unit: 'assault',
    name: 'Vreni Steinbock',
    note: '',
    served: [was(3, { plasma: 1 }), was(4, { plasma: 2 }), was(6)],
  },
  {
    who: TOMAS,
    unit: 'scout',
    name: 'Leni Firnbauer',
    note: '',
    served: [was(2), was(3), was(4), was(6, { gauss: 1 })],
  },
  { who: TOMAS, unit: 'scout', name: 'Gian Zirbel', note: '', served: [was(2), was(4), was(6)] },
  {
    who: TOMAS,
    unit: 'engineer',
    name: 'Kaspar Moosbrugger',
    note: 'Mends drones, radios and quarrels.',
    served: [was(2), was(3), was(6)],
  },

  {
    who: ILSE,
    unit: 'commander',
    name: 'Erdene Torgudai',
    note: '',
    served: [was(1, { gauss: 1 }), fell(2, 2, 'a kamikaze drone')],
  },
  {
    who: ILSE,
    unit: 'commander',
    name: 'Khulan Saryarkin',
    note: 'Took over on the slope, with four left.',
    served: [was(4), was(5)],
  },
  {
    who: ILSE,
    unit: 'tactical',
    name: 'Orda Merkitov',
    note: '',
    served: [fell(1, 5, 'plasma at close range')],
  },
  {
    who: ILSE,
    unit: 'tactical',
    name: 'Saule Kipchakar',
    note: '',
    served: [was(1, { gauss: 1 }), fell(2, 3, 'a missile')],
  },
  {
    who: ILSE,
    unit: 'tactical',
    name: 'Mergen Tuvashin',
    note: '',
    served: [was(1), was(2), fell(4, 6, 'a blast in the departure hall', { gauss: 1 })],
  },
  {
    who: ILSE,
    unit: 'tactical',
    name: 'Zaya Orkhonai',
    note: '',
    served: [
      was(2),
      honoured(was(4, { gauss: 2 }), 'Order of the Collective', 'Held the terminal when it had no roof.'),
      was(5),
    ],
  },
  { who: ILSE, unit: 'tactical', name: 'Batra Temirtash', note: '', served: [was(4), fell(5, null, '')] },
  {
    who: ILSE,
    unit: 'scout',
    name: 'Idris Dashkayev',
    note: '',
    served: [was(1), was(2), fell(4, 4, 'rifle fire')],
  },
  {
    who: ILSE,
    unit: 'assault',
    name: 'Oyuna Karasul',
    note: '',
    served: [was(1, { plasma: 1 }), was(2), was(4, { plasma: 1 }), fell(5, 3, 'flames')],
  },
  {
    who: ILSE,
    unit: 'assault',
    name: 'Kadan Elbegzai',
    note: '',
    served: [was(1), was(2, { flamer: 1 }), wounded(4, 'rubble'), was(5)],
  },
  {
    who: ILSE,
    unit: 'engineer',
    name: 'Nomin Zhalgasar',
    note: '',
    served: [was(1), fell(2, 4, 'went back for a drone')],
  },
]
