import { describe, expect, it } from 'vitest'
import {
  filterSchema,
  type Filter,
  type Order,
} from '../../../../shared/systems/seven-seconds/histories/filter-document.ts'
import {
  indexBattles,
  type PrintedWords,
} from '../../../../shared/systems/seven-seconds/histories/filter-index.ts'
import {
  filtered,
  isSet,
  NO_FILTER,
  sorted,
} from '../../../../shared/systems/seven-seconds/histories/filter.ts'
import { occurringIn } from '../../../../shared/systems/seven-seconds/histories/occurring.ts'
import { battleOf, campaignOf, cards } from './history-builders.ts'

const coast = campaignOf('Salt Coast', [
  ['New Tokyo', 'Ana'],
  ['Zane Corporation', 'Bjørn'],
  ['Kestrel', 'Ana'],
])
const steppe = campaignOf('Steppe', [
  ['New Tokyo', 'Ana'],
  ['Red Dust', 'Céline'],
])

const person = {
  trooper: 't',
  unit: 'scout' as const,
  participant: 'Salt Coast/New Tokyo',
  fate: 'killed' as const,
  round: 2,
  cause: 'a missile',
  kills: {},
}

const battles = [
  battleOf(coast, ['New Tokyo', 'Zane Corporation'], {
    id: '1',
    position: 1,
    foughtOn: '2026-03-01',
    place: 'The old harbour',
    margin: 'decisive',
    difference: 60,
    lost: [1, 4],
    people: [{ ...person, name: 'Sgt. Inès Okafor' }],
    level: 'enforce',
    digest: {
      rounds: 5,
      events: 700,
      sides: cards(
        { mission: 'O-10: Seize the pumps', troops: 'T-07: Light patrol' },
        { mission: 'D-02: Hold' },
      ),
      units: [{ side: 'b', type: 'tactical', rating: 2, name: 'Ghost', trooper: null }],
      notes: ['The crane counts as Heavy Cover'],
    },
  }),
  battleOf(coast, ['Zane Corporation', 'Kestrel'], {
    id: '2',
    position: 2,
    foughtOn: '2026-03-15',
    margin: 'marginal',
    difference: 3,
    winner: 1,
    lost: [2, 0],
    note: 'Rain all evening: nobody’s weather',
    written: '# The wet one\nThey said “never again”.',
  }),
  battleOf(coast, ['Kestrel', 'New Tokyo'], {
    id: '3',
    position: 3,
    roles: [null, null],
    winner: null,
    margin: 'draw',
    difference: 0,
    place: 'The old harbour',
    decorations: [{ trooper: 'u', who: 'Corporal Yun', name: 'Iron Star', reason: 'Held the bridge' }],
  }),
  battleOf(steppe, ['Red Dust', 'New Tokyo'], {
    id: '4',
    position: 1,
    foughtOn: '2026-02-01',
    level: 'assist',
    winner: 1,
    lost: [3, 3],
    digest: {
      rounds: 2,
      events: 90,
      sides: cards({ mission: 'Hold' }, { mission: 'Seize the pumps', troops: 'Armour' }),
    },
  }),
]
/** What a screen would print beside them. */
const printed: PrintedWords = ({ foughtOn, account }) => [
  { kind: 'number', text: `Battle ${account.position}` },
  { kind: 'margin', text: account.margin },
  {
    kind: 'day',
    text: foughtOn === '2026-03-15' ? '15 Mar 2026' : foughtOn === '2026-03-01' ? '1 Mar 2026' : '',
  },
]
const rows = indexBattles([coast, steppe], battles, printed)
const found = (part: Partial<Filter>): string[] =>
  filtered(rows, { ...NO_FILTER, ...part }).map(({ battle }) => battle.id)

describe('which battles a filter means', () => {
  it.each<[string, Partial<Filter>, string[]]>([
    ['nothing asked', {}, ['1', '2', '3', '4']],
    ['a place', { text: 'harbour' }, ['1', '3']],
    ['a note', { text: 'rain' }, ['2']],
    ['a campaign', { text: 'steppe' }, ['4']],
    ['a faction, whatever its case', { text: 'kESTREL' }, ['2', '3']],
    ['a player, without the accent', { text: 'celine' }, ['4']],
    ['somebody who fell, without the accent', { text: 'ines okafor' }, ['1']],
    ['words in any order', { text: 'okafor harbour' }, ['1']],
    ['every word must occur', { text: 'okafor rain' }, []],
    ['a name from the log alone', { text: 'ghost' }, ['1']],
    ['what somebody fell to', { text: 'missile' }, ['1']],
    ['somebody decorated who did not serve', { text: 'corporal yun' }, ['3']],
    ['a medal', { text: 'iron star' }, ['3']],
    ['a note in the log', { text: 'crane' }, ['1']],
    ['a mission card', { text: 'pumps' }, ['1', '4']],
    ['a troop card', { text: 'light patrol' }, ['1']],
    ['a card by its code', { text: 'O-10' }, ['1']],
    ['a card by its code without the line', { text: 'o10' }, ['1']],
    ['a troop card by its code without the nought', { text: 't7' }, ['1']],
    ['words of the own report', { text: 'wet one' }, ['2']],
    ['a curly apostrophe found by a straight one', { text: "nobody's" }, ['2']],
    ['curly quotes found by straight ones', { text: '"never again"' }, ['2']],
    ['a margin as it is printed', { text: 'Decisive' }, ['1']],
    ['a date as it is printed', { text: '15 mar' }, ['2']],
    ['a day is a whole number before its month', { text: '1 Mar' }, ['1']],
    ['a month', { text: 'mar 2026' }, ['1', '2']],
    ['a battle by its number', { text: 'battle 2' }, ['2']],
    ['only spaces', { text: '   ' }, ['1', '2', '3', '4']],
    ['one campaign', { campaigns: ['Steppe'] }, ['4']],
    ['either of two factions', { factions: ['Kestrel', 'Red Dust'] }, ['2', '3', '4']],
    ['a player of two factions', { players: ['Ana'] }, ['1', '2', '3', '4']],
    ['a player with one faction', { players: ['Ana'], factions: ['Kestrel'] }, ['2', '3']],
    ['against a faction', { factions: ['New Tokyo'], opponents: ['Zane Corporation'] }, ['1']],
    ['against a player', { factions: ['New Tokyo'], opponents: ['Ana'] }, ['3']],
    ['against, with nobody chosen', { opponents: ['Céline'] }, ['4']],
    ['attackers of a faction', { factions: ['Zane Corporation'], roles: ['attacker'] }, ['2']],
    ['a Chance Encounter', { roles: ['chance-encounter'] }, ['3']],
    ['a role that nobody noted', { roles: ['unknown'] }, []],
    ['won by a faction', { factions: ['New Tokyo'], ended: ['won'] }, ['1', '4']],
    ['lost by a faction', { factions: ['Zane Corporation'], ended: ['lost'] }, ['1', '2']],
    ['defenders who won', { roles: ['defender'], ended: ['won'] }, ['2', '4']],
    ['draws', { ended: ['drawn'] }, ['3']],
    ['a mission card of a faction', { factions: ['New Tokyo'], missions: ['Hold'] }, []],
    ['a mission card of either', { missions: ['Hold'] }, ['1', '4']],
    ['cards of one side together', { missions: ['Seize the pumps'], troops: ['Armour'] }, ['4']],
    ['cards of two sides do not mix', { missions: ['Hold'], troops: ['Armour'] }, []],
    ['two margins', { margins: ['decisive', 'draw'] }, ['1', '3']],
    ['a place exactly', { places: ['The old harbour'] }, ['1', '3']],
    ['from a day on, that day too', { from: '2026-03-01' }, ['1', '2']],
    ['until a day, that day too', { to: '2026-03-01' }, ['1', '4']],
    ['between two days', { from: '2026-02-02', to: '2026-03-14' }, ['1']],
    ['how much help', { levels: ['assist', 'enforce'] }, ['1', '4']],
    ['several things at once', { text: 'harbour', margins: ['decisive'], players: ['Bjørn'] }, ['1']],
  ])('%s', (_name, part, expected) => {
    expect(found(part)).toEqual(expected)
  })

  it('leaves out a battle whose campaign is unknown', () => {
    expect(indexBattles([steppe], battles).map(({ battle }) => battle.id)).toEqual(['4'])
  })
})

describe('what somebody did or became', () => {
  const FATES = { killed: 'killed', wounded: 'wounded' }
  const unit = (name: string, side: 'a' | 'b') =>
    ({ side, type: 'tactical', rating: 2, name, trooper: null }) as const
  const kill = { event: 9, round: 1, by: 1, cause: 'flamer', chance: null } as const
  const fought = [
    battleOf(coast, ['New Tokyo', 'Zane Corporation'], {
      id: 'fell',
      place: 'Salt Flats',
      digest: { units: [unit('Kei Murasame', 'a'), unit('Ida Erdene', 'b')], kills: [{ ...kill, unit: 0 }] },
    }),
    battleOf(coast, ['Zane Corporation', 'New Tokyo'], {
      id: 'lived',
      place: 'Salt Flats',
      digest: {
        units: [unit('Kei Murasame', 'b'), unit('Ida Erdene', 'a'), unit('Rin Murasame', 'b')],
        kills: [{ ...kill, unit: 2 }],
      },
    }),
    battleOf(coast, ['Kestrel', 'New Tokyo'], {
      id: 'entered',
      people: [{ ...person, name: 'Inès Okafor', fate: 'wounded' }],
    }),
  ]
  const printedStates: PrintedWords = (_battle, between) =>
    between.map(({ participant, role }) => ({
      kind: 'role',
      text: `${participant.faction.name}, ${role}`,
      searched: '',
      state: { of: participant.faction.name, words: role },
    }))
  const index = indexBattles([coast], fought, printedStates, FATES)
  it.each<[string, string, string[]]>([
    ['of anybody', 'killed', ['fell', 'lived']],
    ['while it is typed', 'kil', ['fell', 'lived']],
    ['of a surname, whoever has it', 'murasame killed', ['fell', 'lived']],
    ['of somebody by both names', 'kei murasame killed', ['fell']],
    ['before the name', 'killed rin murasame', ['lived']],
    ['of somebody who did not fall', 'erdene killed', []],
    ['where', 'salt killed', ['fell', 'lived']],
    ['of whom and where', 'kei salt killed', ['fell']],
    ['of one side', 'tokyo killed', ['fell', 'lived']],
    ['of the other one', 'zane killed', []],
    ['of the roster', 'okafor wounded', ['entered']],
    ['of the roster, otherwise', 'okafor killed', []],
    ['which side attacked', 'tokyo attacker', ['fell']],
    ['which side attacked, and whom', 'zane attacker tokyo', ['fell', 'lived']],
    ['which side defended', 'defender tokyo', ['lived', 'entered']],
  ])('%s: %s', (_name, text, expected) => {
    expect(filtered(index, { ...NO_FILTER, text }).map(({ battle }) => battle.id)).toEqual(expected)
  })
})

describe('sorting', () => {
  it.each<[Order['by'], boolean, string[]]>([
    // The newest campaign's newest battle is the newest.
    ['number', true, ['4', '3', '2', '1']],
    ['number', false, ['1', '2', '3', '4']],
    // Without a date last, either way.
    ['date', true, ['2', '1', '4', '3']],
    ['date', false, ['4', '1', '2', '3']],
    ['margin', true, ['1', '4', '2', '3']],
    ['margin', false, ['3', '2', '4', '1']],
    // Without a log last; among those the newest first.
    ['length', true, ['1', '4', '3', '2']],
    ['length', false, ['4', '1', '3', '2']],
    ['losses', true, ['4', '1', '2', '3']],
    ['losses', false, ['3', '2', '1', '4']],
  ])('by %s, descending: %s', (by, descending, expected) => {
    expect(sorted(rows, { by, descending }).map(({ battle }) => battle.id)).toEqual(expected)
  })
})

describe('what is set', () => {
  it.each<[Partial<Filter>, boolean]>([
    [{}, false],
    [{ text: '  ' }, false],
    [{ text: 'x' }, true],
    [{ from: '2026-01-01' }, true],
    [{ margins: ['draw'] }, true],
  ])('%j: %s', (part, expected) => {
    expect(isSet({ ...NO_FILTER, ...part })).toBe(expected)
  })

  it.each([
    [{ winner: 0, margin: 'normal' }, 'unknown'],
    [{ winner: 0, margin: 'normal', encounter: true }, 'chance-encounter'],
  ] as const)('where only the result is known, %o tells the role', (result, role) => {
    const battle = battleOf(coast, ['Kestrel', 'New Tokyo'], { roles: [null, null], result })
    const [row] = indexBattles([coast], [battle], printed)
    expect(row?.sides.map((side) => side.role)).toEqual([role, role])
  })

  it('an empty filter is a document', () => {
    expect(filterSchema.parse(NO_FILTER)).toEqual(NO_FILTER)
  })
})

describe('what occurs', () => {
  const occurring = occurringIn(rows)
  it.each([
    ['factions', 'New Tokyo', 3],
    ['players', 'Ana', 4],
    ['missions', 'Hold', 2],
    ['roles', 'chance-encounter', 1],
    ['places', 'The old harbour', 2],
  ] as const)('%s: %s in %i', (key, value, count) => {
    expect(occurring[key].find((one) => one.value === value)?.count).toBe(count)
  })

  it('finds as many battles as it says, for each value', () => {
    for (const key of ['campaigns', 'factions', 'players', 'opponents', 'missions', 'margins'] as const) {
      for (const { value, count } of occurring[key]) {
        expect(found({ [key]: [value] })).toHaveLength(count)
      }
    }
  })
})

describe('what occurs beside other filters', () => {
  it.each<[string, Partial<Filter>]>([
    ['a text', { text: 'harbour' }],
    ['dates', { from: '2026-03-01', to: '2026-03-10' }],
    ['a faction: its role and end are asked of it', { factions: ['New Tokyo'] }],
    ['a faction and its role', { factions: ['New Tokyo'], roles: ['attacker'] }],
    ['several values of one part', { roles: ['attacker', 'defender'], margins: ['draw', 'normal'] }],
    ['an opponent and a card', { opponents: ['Ana'], missions: ['Hold'] }],
    ['what nothing fits', { text: 'nowhere' }],
  ])('each value says how many it would find: %s', (_name, part) => {
    const filter = { ...NO_FILTER, ...part }
    const occurring = occurringIn(rows, filter)
    const all = occurringIn(rows)
    for (const key of Object.keys(all) as (keyof typeof all)[]) {
      expect(occurring[key].map(({ value }) => value)).toEqual(all[key].map(({ value }) => value))
      for (const { value, count } of occurring[key]) {
        expect(found({ ...part, [key]: [value] }), `${key}: ${value}`).toHaveLength(count)
      }
    }
  })
})
