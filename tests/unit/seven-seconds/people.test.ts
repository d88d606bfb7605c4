import { describe, expect, test } from 'vitest'
import { TROOPS } from '../../../shared/systems/seven-seconds/cards/decks/troops.ts'
import { FIGURE_SET } from '../../../shared/systems/seven-seconds/data/campaign.ts'
import {
  countTypes,
  namedBeyondLosses,
  totalOf,
  unnamedFallen,
  type Counts,
} from '../../../shared/systems/seven-seconds/people/fallen.ts'
import {
  checkRecord,
  fallenOf,
  type Comrade,
  type RecordedSide,
  type Served,
} from '../../../shared/systems/seven-seconds/people/service.ts'
import { cardNeed, pickSquad } from '../../../shared/systems/seven-seconds/people/squad.ts'
import { totalKills } from '../../../shared/systems/seven-seconds/people/words.ts'
import { TROOPERS, type TrooperType } from '../../../shared/systems/seven-seconds/words.ts'

describe('the fallen without a name', () => {
  test.each<[Counts, TrooperType[], Counts, Counts]>([
    [{}, [], {}, {}],
    [{ tactical: 3, scout: 1 }, ['tactical'], { tactical: 2, scout: 1 }, {}],
    [{ tactical: 1 }, ['tactical'], {}, {}],
    // A correction has lowered the losses since.
    [{ tactical: 1 }, ['tactical', 'tactical', 'scout'], {}, { tactical: 1, scout: 1 }],
    [{ engineer: 0, assault: 2 }, [], { assault: 2 }, {}],
  ])('%j, named %j', (lost, named, unnamed, beyond) => {
    expect(unnamedFallen(lost, named)).toEqual(unnamed)
    expect(namedBeyondLosses(lost, named)).toEqual(beyond)
  })

  test('sums', () => {
    expect(totalOf({ tactical: 2, scout: undefined, engineer: 1 })).toBe(3)
    expect(countTypes(['scout', 'scout', 'assault'])).toEqual({ scout: 2, assault: 1 })
    expect(totalKills({ gauss: 2, blast: 1, other: undefined })).toBe(3)
  })
})

const served = (battle: number, fate: Served['fate'] = 'unhurt', campaign = 'c'): Served => ({
  battle: `${campaign}${battle}`,
  campaign,
  position: battle,
  fate,
})
const comrade = (name: string, rest: Partial<Comrade> = {}): Comrade => ({
  id: name,
  name,
  unit: 'tactical',
  fell: '',
  served: [],
  ...rest,
})

describe('whether a trooper has fallen', () => {
  test.each<[string, Pick<Comrade, 'fell' | 'served'>, ReturnType<typeof fallenOf>]>([
    ['nothing known', { fell: '', served: [] }, null],
    ['wounded', { fell: '', served: [served(1, 'wounded')] }, null],
    ['killed', { fell: '', served: [served(1), served(2, 'killed')] }, { battle: 'c2' }],
    ['told in words', { fell: 'a fall', served: [served(1)] }, { battle: null }],
    ['a battle tells it better', { fell: 'a fall', served: [served(1, 'killed')] }, { battle: 'c1' }],
  ])('%s', (_what, trooper, expected) => {
    expect(fallenOf(trooper)).toEqual(expected)
  })
})

describe('the record of a side in battle 3, two Tactical lost', () => {
  const side: RecordedSide = { battle: 'c3', campaign: 'c', position: 3, lost: { tactical: 2 } }
  const people = new Map(
    [
      comrade('Ada'),
      comrade('Bix'),
      comrade('Cato'),
      comrade('Sol', { unit: 'scout' }),
      comrade('Early', { served: [served(1, 'killed')] }),
      comrade('Late', { served: [served(2), served(5)] }),
      comrade('Doomed', { served: [served(5, 'killed')] }),
      comrade('Far', { served: [served(1, 'killed', 'd')] }),
      comrade('There', { served: [served(3, 'killed')] }),
      comrade('Both', { served: [served(3), served(1, 'killed', 'd')] }),
      comrade('Told', { fell: 'a fall' }),
    ].map((one) => [one.id, one]),
  )
  const entry = (trooper: string, fate: Served['fate'] = 'unhurt', wounds = 0) => ({ trooper, fate, wounds })

  test.each<[string, ReturnType<typeof entry>[], string | null, (string | number)[]?]>([
    ['nobody', [], null],
    ['as many killed as were lost', [entry('Ada', 'killed'), entry('Bix', 'killed', 1), entry('Sol')], null],
    [
      'one more killed than were lost',
      [entry('Ada', 'killed'), entry('Bix', 'killed'), entry('Cato', 'killed')],
      'roster/more-than-lost',
      ['entries', 2, 'fate'],
    ],
    ['a type of which none was lost', [entry('Sol', 'killed')], 'roster/more-than-lost'],
    ['somebody else’s', [entry('Nobody')], 'roster/not-theirs', ['entries', 0, 'trooper']],
    ['twice', [entry('Ada'), entry('Ada', 'wounded')], 'roster/twice', ['entries', 1, 'trooper']],
    ['unhurt with wounds', [entry('Ada', 'unhurt', 1)], 'roster/unhurt-wounds'],
    ['wounded without counting', [entry('Ada', 'wounded')], null],
    ['fallen in an earlier battle', [entry('Early')], 'roster/fallen-before'],
    ['serves in a later one', [entry('Late', 'wounded')], null],
    ['cannot fall before a later one', [entry('Late', 'killed')], 'roster/serves-later'],
    ['falls in a later one', [entry('Doomed')], null],
    ['cannot fall twice', [entry('Doomed', 'killed')], 'roster/serves-later'],
    ['fallen in another campaign', [entry('Far')], 'roster/fallen-elsewhere'],
    ['what is known of this battle stays', [entry('There', 'killed')], null],
    ['and can be changed', [entry('There', 'wounded', 2)], null],
    ['known here, fallen in another campaign since', [entry('Both')], null],
    ['but falls there only', [entry('Both', 'killed')], 'roster/killed-twice'],
    ['fallen outside the battles', [entry('Told')], 'roster/fallen-elsewhere'],
  ])('%s', (_what, entries, code, path) => {
    const problem = checkRecord(side, people, entries)
    expect(problem?.code ?? null).toBe(code)
    if (path) expect(problem?.path).toEqual(path)
  })
})

describe('filling a squad', () => {
  const one = (name: string, unit: TrooperType, battles: number, alive = true) => ({
    id: name,
    name,
    unit,
    alive,
    battles,
  })
  const people = [
    one('Old', 'tactical', 5),
    one('New', 'tactical', 0),
    one('Mid', 'tactical', 2),
    one('Gone', 'tactical', 0, false),
    one('Sol', 'scout', 9),
  ]

  test('the living who have fought least go first, in the order of types; the rest is missing', () => {
    const { members, missing } = pickSquad(people, { scout: 2, tactical: 2, commander: 1 })
    expect(members.map(({ name }) => name)).toEqual(['New', 'Mid', 'Sol'])
    expect(missing).toEqual({ scout: 1, commander: 1 })
  })

  test('nobody is needed', () => {
    expect(pickSquad(people, {})).toEqual({ members: [], missing: {} })
  })

  test.each(TROOPS)('the card $title asks for no more than a figure set holds', (card) => {
    for (const line of ['A', 'B', 'C'] as const) {
      const { need, chosen } = cardNeed(card, line)
      expect(chosen).toHaveLength(card.lines[line].choices.length)
      for (const type of TROOPERS) expect(need[type]).toBeLessThanOrEqual(FIGURE_SET[type])
    }
  })
})
