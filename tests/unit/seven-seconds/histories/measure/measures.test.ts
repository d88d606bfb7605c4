import { describe, expect, test } from 'vitest'
import {
  lossesByType,
  lossesByWeapon,
} from '../../../../../shared/systems/seven-seconds/histories/measure/losses.ts'
import { luck } from '../../../../../shared/systems/seven-seconds/histories/measure/luck.ts'
import { victoryPointsBy } from '../../../../../shared/systems/seven-seconds/histories/measure/points.ts'
import { race } from '../../../../../shared/systems/seven-seconds/histories/measure/race.ts'
import { rounds } from '../../../../../shared/systems/seven-seconds/histories/measure/rounds.ts'
import { scopeOf } from '../../../../../shared/systems/seven-seconds/histories/measure/scope.ts'
import { shots } from '../../../../../shared/systems/seven-seconds/histories/measure/shots.ts'
import {
  longestStreaks,
  streaks,
} from '../../../../../shared/systems/seven-seconds/histories/measure/streaks.ts'
import { techByStat, techGrowth } from '../../../../../shared/systems/seven-seconds/histories/measure/tech.ts'
import { dangerousTroopers } from '../../../../../shared/systems/seven-seconds/histories/measure/troopers.ts'
import type { BattleFacts } from '../../../../../shared/systems/seven-seconds/campaign/documents.ts'
import { versus } from '../../../../../shared/systems/seven-seconds/histories/measure/versus.ts'
import { winsBy } from '../../../../../shared/systems/seven-seconds/histories/measure/wins.ts'
import { battle, campaign, digest, kill, unit } from './builders.ts'

const C = campaign('c', [
  ['p', 'Ada', 'North'],
  ['q', 'Ben', 'South'],
  ['r', 'Cleo', 'West'],
])
const valuesOf = ({ lines }: ReturnType<typeof race>) =>
  Object.fromEntries(lines.map(({ contender, values }) => [contender.name, values]))

/** North wins twice, loses to West, and draws; South began with 2 points on paper. */
const FOUR = [
  battle(
    'b1',
    { participant: 'p', gained: 2, after: 2, streak: 1 },
    { participant: 'q', gained: 0, after: 2 },
    { winner: 0 },
  ),
  battle(
    'b2',
    { participant: 'q', gained: 1, after: 3, streak: 1 },
    { participant: 'r', gained: 0, after: 0 },
    { winner: 0 },
  ),
  battle(
    'b3',
    { participant: 'r', gained: 0, after: 0 },
    { participant: 'p', gained: 3, after: 5, streak: 2 },
    { winner: 1 },
  ),
  battle(
    'b4',
    { participant: 'p', gained: 1, after: 6, streak: 2 },
    { participant: 'q', gained: 1, after: 4, streak: 1 },
  ),
]
const STANDINGS = [
  { participant: 'p', campaignPoints: 6 },
  { participant: 'q', campaignPoints: 4 },
  { participant: 'r', campaignPoints: 7 },
]

describe('who is compared', () => {
  const second = {
    ...campaign('d', [
      ['x', 'Ben', 'North'],
      ['y', 'Dora', 'South'],
    ]),
  }
  test.each([
    ['participant', ['North', 'South', 'West', 'North', 'South']],
    ['player', ['Ada', 'Ben', 'Cleo', 'Dora']],
    ['faction', ['The North', 'The South', 'The West']],
  ] as const)('%s', (by, names) => {
    const { contenders } = scopeOf([C, second], [], by)
    expect(contenders.map(({ name }) => name)).toEqual(names)
    expect(contenders.map(({ place }) => place)).toEqual(names.map((_, place) => place))
  })
})

describe('the race of Campaign Points', () => {
  test('within a campaign, what everybody had', () => {
    const course = race(scopeOf([{ ...C, standings: STANDINGS }], FOUR, 'participant'), FOUR)
    expect(course.steps).toEqual(['b1', 'b2', 'b3', 'b4'])
    expect(valuesOf(course)).toEqual({
      North: [0, 2, 2, 5, 6],
      South: [2, 2, 3, 3, 4],
      West: [0, 0, 0, 0, 0],
    })
  })
  test('of some battles, what everybody truly had before and after them, also by others', () => {
    const of = (...ids: string[]) =>
      valuesOf(
        race(
          scopeOf(
            [{ ...C, standings: STANDINGS }],
            FOUR.filter(({ id }) => ids.includes(id)),
            'participant',
          ),
          FOUR,
        ),
      )
    expect(of('b1', 'b4')).toEqual({ North: [0, 2, 6], South: [2, 2, 4], West: [0, 0, 0] })
    // South won meanwhile, in a battle that is not shown.
    expect(of('b1', 'b3')).toEqual({ North: [0, 2, 5], South: [2, 2, 3], West: [0, 0, 0] })
    expect(of('b3')).toEqual({ North: [2, 5], South: [3, 3], West: [0, 0] })
  })
  test('who has not fought at all has what the standings say', () => {
    const [first] = FOUR
    const one = first ? [first] : []
    expect(valuesOf(race(scopeOf([{ ...C, standings: STANDINGS }], one, 'participant'), one))).toMatchObject({
      West: [7, 7],
    })
  })
  test('over several campaigns, what the battles gave', () => {
    const second = campaign('d', [['x', 'Ben', 'East']])
    const other = battle(
      'b5',
      { participant: 'x', gained: 4, after: 9 },
      { participant: 'gone' },
      { campaign: 'd' },
    )
    expect(valuesOf(race(scopeOf([C, second], [...FOUR, other], 'player'), [...FOUR, other]))).toEqual({
      Ada: [0, 2, 2, 5, 6, 6],
      Ben: [0, 0, 1, 1, 2, 6],
      Cleo: [0, 0, 0, 0, 0, 0],
    })
  })
})

describe('Winning Streaks', () => {
  const scope = scopeOf([C], FOUR, 'participant')
  test('after each battle', () => {
    expect(valuesOf(streaks(scope, FOUR))).toEqual({
      North: [0, 1, 1, 2, 2],
      South: [0, 0, 1, 1, 1],
      West: [0, 0, 0, 0, 0],
    })
  })
  test('the longest, with the battles that made it', () => {
    expect(
      longestStreaks(scope).map(({ contender, value, battles }) => [contender.name, value, battles]),
    ).toEqual([
      ['North', 2, ['b1', 'b3']],
      ['South', 1, ['b2']],
      ['West', 0, []],
    ])
  })
  test('one that was lost does not go on', () => {
    const run = [2, 0, 1, 2, 3, 0].map((streak, at) =>
      battle(
        `b${at + 1}`,
        { participant: 'p', streak },
        { participant: 'q' },
        { winner: streak > 0 ? 0 : 1 },
      ),
    )
    expect(longestStreaks(scopeOf([C], run, 'participant'))[0]).toMatchObject({
      value: 3,
      battles: ['b3', 'b4', 'b5'],
    })
  })
})

test('a Winning Streak that a draw left as it was is nobody’s longest in that battle alone', () => {
  const drawn = scopeOf([C], FOUR.slice(3), 'participant')
  expect(longestStreaks(drawn).map(({ value }) => value)).toEqual([0, 0, 0])
})

describe('technology', () => {
  const bought = {
    ...C,
    purchases: [
      { participant: 'p', afterNumber: 0, rating: 3, stat: 'armour' },
      { participant: 'p', afterNumber: 2, rating: 3, stat: 'armour' },
      { participant: 'q', afterNumber: 4, rating: 2, stat: 'stealth' },
      // After a battle that was deleted since: it belongs to the last before it.
      { participant: 'q', afterNumber: 9, rating: 1, stat: 'stealth' },
    ],
  } as const
  test('grows with the battles after which it was bought', () => {
    expect(valuesOf(techGrowth(scopeOf([bought], FOUR, 'participant'), FOUR))).toEqual({
      North: [19, 19, 20, 20, 20],
      South: [18, 18, 18, 18, 20],
      West: [18, 18, 18, 18, 18],
    })
  })
  test('by stat and rating, with the battles behind it', () => {
    const rows = techByStat(scopeOf([bought], FOUR, 'participant'), FOUR)
    const armour = rows.find(({ stat }) => stat === 'armour')
    expect(armour?.bought[3]).toEqual({ value: 2, battles: ['b2'] })
    expect(armour?.of[0]?.ratings[2]).toEqual({ rating: 3, start: 1, bought: { value: 2, battles: ['b2'] } })
    const stealth = rows.find(({ stat }) => stat === 'stealth')
    expect([stealth?.bought[1].battles, stealth?.bought[2].battles]).toEqual([['b4'], ['b4']])
  })
  test('what was bought after a battle that is not shown stays out', () => {
    const some = FOUR.filter(({ id }) => id !== 'b2')
    const rows = techByStat(scopeOf([bought], some, 'participant'), FOUR)
    expect(rows.find(({ stat }) => stat === 'armour')?.bought[3].value).toBe(1)
  })
})

describe('losses', () => {
  const fought = [
    battle(
      'b1',
      { participant: 'p', lost: { tactical: 3, scout: 1 } },
      { participant: 'q', lost: {} },
      {
        digest: digest({
          units: [unit('a', 'tactical'), unit('a', 'tactical'), unit('b', 'recce'), unit('a', 'scout')],
          kills: [kill(0, 'gauss'), kill(1, 'blast'), kill(2, 'flamer'), kill(3, 'gauss')],
        }),
      },
    ),
    battle('b2', { participant: 'p', lost: { tactical: 1 } }, { participant: 'q', lost: { commander: 1 } }),
  ]
  const scope = scopeOf([C], fought, 'participant')
  const told = ({ rows }: ReturnType<typeof lossesByType> | ReturnType<typeof lossesByWeapon>) =>
    rows
      .filter(({ all }) => all.value > 0)
      .map(({ of, all, by }) => [of, all.value, all.battles, by.map(({ value }) => value)])

  test('by type: troopers as reported, drones as logged', () => {
    const measured = lossesByType(scope)
    expect(told(measured)).toEqual([
      ['tactical', 4, ['b1', 'b2'], [4, 0, 0]],
      ['commander', 1, ['b2'], [0, 1, 0]],
      ['scout', 1, ['b1'], [1, 0, 0]],
      ['recce', 1, ['b1'], [0, 1, 0]],
    ])
    expect(measured.unknown).toEqual(['b2'])
  })
  test('by weapon: what no log tells is not noted', () => {
    expect(told(lossesByWeapon(scope))).toEqual([
      ['gauss', 2, ['b1'], [2, 0, 0]],
      ['blast', 1, ['b1'], [1, 0, 0]],
      ['flamer', 1, ['b1'], [0, 1, 0]],
      // One of three tacticals in b1, all of b2.
      ['not-noted', 3, ['b1', 'b2'], [2, 1, 0]],
    ])
  })
  test('by weapon: without a log the kills that were noted of the other side say it, drones among them', () => {
    const person = { trooper: 't', name: 'T', unit: 'tactical', participant: 'q' } as const
    const paper = battle(
      'b3',
      { participant: 'p', lost: { tactical: 3 } },
      { participant: 'q', lost: { tactical: 1 } },
      {
        people: [
          { ...person, kills: { gauss: 1, flamer: 1, other: 4 } },
          { ...person, trooper: 'u', participant: 'p', kills: { plasma: 3 } },
        ],
      },
    )
    expect(told(lossesByWeapon(scopeOf([C], [paper], 'participant')))).toEqual([
      ['gauss', 1, ['b3'], [1, 0, 0]],
      ['plasma', 3, ['b3'], [0, 3, 0]],
      ['flamer', 1, ['b3'], [1, 0, 0]],
      ['not-noted', 1, ['b3'], [1, 0, 0]],
    ])
  })
})

describe('Victory Points and wins', () => {
  const card = (id: string) => ({ id, title: `Card ${id}` })
  const fought = [
    battle(
      'b1',
      { participant: 'p', role: 'attacker', victoryPoints: 10 },
      { participant: 'q', role: 'defender', victoryPoints: 4 },
      {
        winner: 0,
        digest: digest({
          a: { mission: card('O-01'), troops: card('T-01') },
          b: { mission: card('D-01'), troops: card('T-01') },
          units: [unit('a', 'scout', 1), unit('b', 'scout', 2), unit('b', 'basic', 3)],
        }),
      },
    ),
    battle(
      'b2',
      { participant: 'q', role: 'attacker', victoryPoints: 5 },
      { participant: 'r', role: 'defender', victoryPoints: 5 },
      { digest: digest({ a: { mission: card('O-01') }, units: [unit('a', 'scout', 1)] }) },
    ),
    battle(
      'b3',
      { participant: 'q', victoryPoints: null },
      { participant: 'r', victoryPoints: null },
      { winner: 1 },
    ),
  ]
  const scope = scopeOf([C], fought, 'participant')

  test('Victory Points by role', () => {
    const { rows, unknown } = victoryPointsBy(scope, 'role')
    expect(rows).toEqual([
      {
        key: 'attacker',
        title: null,
        sides: 2,
        sum: 15,
        mean: 7.5,
        least: 5,
        most: 10,
        battles: ['b1', 'b2'],
      },
      { key: 'defender', title: null, sides: 2, sum: 9, mean: 4.5, least: 4, most: 5, battles: ['b1', 'b2'] },
    ])
    expect(unknown).toEqual(['b3'])
  })
  test('who attacked is unknown where only the result is, and nobody noted the rest', () => {
    const told = battle(
      'b4',
      { participant: 'p' },
      { participant: 'q' },
      { result: { winner: 0, margin: 'normal' } },
    )
    const { rows, unknown } = winsBy(scopeOf([C], [...fought, told], 'participant'), 'role')
    expect(rows.find(({ key }) => key === 'chance-encounter')?.sides).toBe(2)
    expect(unknown).toEqual(['b4'])
  })
  test('Victory Points by mission; of a side without a card nothing is known', () => {
    const { rows, unknown } = victoryPointsBy(scope, 'mission')
    expect(rows.map(({ title, sides, mean }) => [title, sides, mean])).toEqual([
      ['Card O-01', 2, 7.5],
      ['Card D-01', 1, 4],
    ])
    expect(unknown).toEqual(['b2', 'b3'])
  })
  test.each([
    [
      'role',
      [
        ['attacker', 1, 1, 0],
        ['defender', 0, 1, 1],
        ['chance-encounter', 1, 0, 1],
      ],
      [],
    ],
    [
      'rating',
      [
        ['1', 1, 1, 0],
        ['mixed', 0, 0, 1],
      ],
      ['b2', 'b3'],
    ],
    ['troops', [['Muster T-01', 1, 0, 1]], ['b2', 'b3']],
    [
      'mission',
      [
        ['Muster O-01', 1, 1, 0],
        ['Muster D-01', 0, 0, 1],
      ],
      ['b2', 'b3'],
    ],
  ] as const)('wins by %s', (facet, expected, without) => {
    const { rows, unknown } = winsBy(scope, facet)
    expect(
      rows.map(({ key, outcomes: { won, drawn, lost } }) => [key, won.value, drawn.value, lost.value]),
    ).toEqual(expected)
    expect(unknown).toEqual(without)
  })
  test('each outcome names its battles', () => {
    const [attacker] = winsBy(scope, 'role').rows
    expect(attacker?.outcomes).toEqual({
      won: { value: 1, battles: ['b1'] },
      drawn: { value: 1, battles: ['b2'] },
      lost: { value: 0, battles: [] },
    })
  })
})

describe('dice', () => {
  const rolled = (chance: number, rolls: number, good: number) => ({
    purpose: 'rifle' as const,
    chance,
    rolls,
    good,
  })
  const fought = [
    battle(
      'b1',
      { participant: 'p' },
      { participant: 'q' },
      {
        digest: digest({
          rounds: 4,
          a: { luck: [rolled(0.5, 1, 1)], shots: [{ weapon: 'gauss', fired: 3, expected: 1.5, kills: 2 }] },
          b: { luck: [rolled(0.25, 4, 0)] },
        }),
      },
    ),
    battle(
      'b2',
      { participant: 'q' },
      { participant: 'p' },
      {
        digest: digest({
          rounds: 6,
          b: {
            luck: [rolled(0.5, 1, 1)],
            shots: [
              { weapon: 'gauss', fired: 1, expected: 0.5, kills: 0 },
              { weapon: 'missile', fired: 2, expected: 0.25, kills: 1 },
            ],
          },
        }),
      },
    ),
    battle('b3', { participant: 'p' }, { participant: 'q' }),
  ]
  const scope = scopeOf([C], fought, 'participant')

  test('luck, over both sides on which somebody sat', () => {
    const { rows, unknown } = luck(scope)
    expect(rows.map(({ contender, ...row }) => ({ who: contender.name, ...row }))).toEqual([
      {
        who: 'North',
        rolls: 2,
        good: 2,
        expected: 1,
        spread: Math.SQRT1_2,
        atLeast: 0.25,
        atMost: 1,
        exact: true,
        battles: ['b1', 'b2'],
      },
      {
        who: 'South',
        rolls: 4,
        good: 0,
        expected: 1,
        spread: Math.sqrt(0.75),
        atLeast: 1,
        atMost: 0.75 ** 4,
        exact: true,
        battles: ['b1'],
      },
    ])
    expect(unknown).toEqual(['b3'])
  })
  test('shots', () => {
    const { rows } = shots(scope)
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({ fired: 6, expected: 2.25, kills: 3, battles: ['b1', 'b2'] })
    expect(rows[0]?.weapons.gauss).toEqual({ fired: 4, expected: 2, kills: 2, battles: ['b1', 'b2'] })
    expect(rows[0]?.weapons.plasma).toEqual({ fired: 0, expected: 0, kills: 0, battles: [] })
  })
  test('rounds, without a gap', () => {
    expect(rounds(scope)).toEqual({
      rows: [
        { rounds: 4, battles: ['b1'] },
        { rounds: 5, battles: [] },
        { rounds: 6, battles: ['b2'] },
      ],
      unknown: ['b3'],
    })
    expect(rounds(scopeOf([C], [], 'participant')).rows).toEqual([])
  })
})

test('the most dangerous troopers', () => {
  const served = (trooper: string, participant: string, kills: object) => ({
    trooper,
    name: trooper.toUpperCase(),
    unit: 'scout' as const,
    participant,
    kills,
  })
  const fought = [
    battle(
      'b1',
      { participant: 'p' },
      { participant: 'q' },
      {
        people: [served('mara', 'p', { gauss: 1, blast: 1 }), served('ilse', 'q', {})],
      },
    ),
    battle(
      'b2',
      { participant: 'p' },
      { participant: 'q' },
      {
        people: [served('mara', 'p', {}), served('tom', 'q', { gauss: 2 })],
      },
    ),
    battle('b3', { participant: 'p' }, { participant: 'q' }),
  ]
  const { rows, unknown } = dangerousTroopers(scopeOf([C], fought, 'participant'))
  expect(
    rows.map(({ name, contender, kills, killsPerBattle, battles, killedIn }) => [
      name,
      contender?.name,
      kills,
      killsPerBattle,
      battles,
      killedIn,
    ]),
  ).toEqual([
    ['TOM', 'South', 2, 2, ['b2'], ['b2']],
    ['MARA', 'North', 2, 1, ['b1', 'b2'], ['b1']],
  ])
  expect(rows[1]?.weapons).toEqual([
    { weapon: 'gauss', kills: 1 },
    { weapon: 'blast', kills: 1 },
  ])
  expect(unknown).toEqual(['b3'])
})

test('head-to-head: nobody attacked in a Chance Encounter, and of a role that was not noted nothing is known', () => {
  const met = (result: BattleFacts['result']) => {
    const sides = [{ participant: 'p' }, { participant: 'q' }] as const
    const fought = [battle('b1', ...sides, { winner: 0, result })]
    const { rows } = versus(scopeOf([C], fought, 'participant'), 'p', 'q')
    return rows.find(({ of }) => of === 'attacked')?.values.map((one) => one?.value ?? null)
  }
  expect(met(null)).toEqual([0, 0])
  expect(met({ winner: 0, margin: 'normal', encounter: true })).toEqual([0, 0])
  expect(met({ winner: 0, margin: 'normal' })).toEqual([null, null])
})

test('head-to-head: only battles in which the two met', () => {
  const fought = [
    battle(
      'b1',
      { participant: 'p', role: 'attacker', victoryPoints: 3, gained: 2, controlsTable: true },
      { participant: 'q', role: 'defender', victoryPoints: 1, lost: { scout: 2 } },
      { winner: 0 },
    ),
    battle(
      'b2',
      { participant: 'q', victoryPoints: 6, gained: 1 },
      { participant: 'p', victoryPoints: 6, gained: 1 },
    ),
    battle('b3', { participant: 'q', victoryPoints: 50, gained: 9 }, { participant: 'r' }, { winner: 0 }),
  ]
  const found = versus(scopeOf([C], fought, 'participant'), 'p', 'q')
  expect(found.battles).toEqual(['b1', 'b2'])
  expect(found.drawn).toEqual({ value: 1, battles: ['b2'] })
  expect(found.unknown).toEqual(['b1', 'b2'])
  const told = Object.fromEntries(
    found.rows.map(({ of, values }) => [of, values.map((one) => one?.value ?? null)]),
  )
  expect(told).toEqual({
    won: [1, 0],
    attacked: [1, 0],
    'campaign-points': [3, 1],
    'victory-points': [9, 7],
    controlled: [1, 0],
    killed: [2, 0],
    shots: [null, null],
    'expected-kills': [null, null],
    kills: [null, null],
    luck: [null, null],
  })
})
