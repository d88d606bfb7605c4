import { describe, expect, test } from 'vitest'
import type { Condition } from '../../../../shared/systems/seven-seconds/cards/documents.ts'
import type {
  Command,
  CommandOf,
} from '../../../../shared/systems/seven-seconds/battle/documents/commands.ts'
import { endOf, scoreBattle } from '../../../../shared/systems/seven-seconds/battle/ending/score.ts'
import { evolve } from '../../../../shared/systems/seven-seconds/battle/state/evolve.ts'
import type { BattleState } from '../../../../shared/systems/seven-seconds/battle/state/state.ts'
import { OBJECTIVES, type Side } from '../../../../shared/systems/seven-seconds/battle/words.ts'
import { view } from '../../../../shared/systems/seven-seconds/battle/view.ts'
import { battle, fateOf, offersOf, play, refusalOf, unitIn, type Battle } from './builders.ts'
import { withMissions } from './ending-missions.ts'
import { activate, fireFlamer, fireRifle } from './orders.ts'

const agreed: Command[] = [
  { kind: 'agree-to-end', side: 'a' },
  { kind: 'agree-to-end', side: 'b' },
]
const between = { phase: 'between-rounds', turn: null } as const

function over(missions: Partial<Record<Side, Condition[]>>, given: Battle = {}): BattleState {
  const state = battle({ units: ['a tactical', 'b tactical'], ...given, over: { ...between, ...given.over } })
  return play(withMissions(state, missions), ...agreed).state
}

const deny = (points: number): Condition => ({ kind: 'deny', points })
const pay = { kind: 'each', most: null } as const

describe('E11 the result', () => {
  test.each<[number, number, string]>([
    [0, 0, 'null draw 0'],
    [7, 7, 'null draw 0'],
    [1, 0, 'a marginal 1'],
    [5, 0, 'a marginal 1'],
    [0, 5, 'b marginal 1'],
    [6, 0, 'a normal 2'],
    [0, 6, 'b normal 2'],
    [21, 2, 'a normal 2'],
    [20, 0, 'a decisive 3'],
    [3, 23, 'b decisive 3'],
    [-3, 3, 'b normal 2'],
    [-1, -2, 'a marginal 1'],
  ])('%i to %i: %s', (a, b, expected) => {
    const score = scoreBattle(over({ a: [deny(a)], b: [deny(b)] }))
    expect(score?.a.total).toBe(a)
    expect(score?.b.total).toBe(b)
    const { winner, margin, campaignPoints } = score?.result ?? {}
    expect(`${winner ?? 'null'} ${margin ?? ''} ${campaignPoints ?? ''}`).toBe(expected)
  })

  test('each side is paid by its own mission only', () => {
    const score = scoreBattle(over({ a: [deny(4)] }))
    expect([score?.a.total, score?.b.total]).toEqual([4, 0])
  })

  test('nobody is scored before the battle is over', () => {
    const state = withMissions(battle({ units: ['a tactical', 'b tactical'], over: between }), {
      a: [deny(9)],
    })
    expect(scoreBattle(state)).toBe(null)
    expect(view(state, 'a').score).toBe(null)
  })
})

describe('line by line', () => {
  const near = (place: 'alpha' | 'centre' | 'own-edge' | 'enemy-edge', points: number): Condition => ({
    kind: 'near',
    place,
    inches: 6,
    pay,
    points,
  })
  const objective = (kind: 'secured' | 'destroyed' | 'not-destroyed', points: number): Condition => ({
    kind: 'objectives',
    which: [...OBJECTIVES],
    state: { kind },
    pay,
    points,
  })
  const inspected: Condition = {
    kind: 'objectives',
    which: [...OBJECTIVES],
    state: { kind: 'inspected', counters: 3 },
    pay,
    points: 1,
  }
  const given: Battle = {
    units: [
      'a tactical',
      'a scout stunned damaged',
      'a recce',
      'a basic destroyed',
      'b commander',
      'b tactical destroyed',
      'b assault destroyed',
      'b kamikaze destroyed',
    ],
    blips: ['a scout & basic', 'b engineer'],
    objectives: { alpha: 'a3', beta: 'b', gamma: 'ax4', delta: '-', epsilon: 'a' },
    over: { firstKill: 'a' },
  }
  const rows: [string, Condition, number][] = [
    ['Secured and not destroyed: α, ε', objective('secured', 2), 4],
    ['destroyed: γ', objective('destroyed', 5), 5],
    ['standing: four', objective('not-destroyed', 1), 4],
    ['Inspected: α and γ', inspected, 2],
    ['troopers killed: two', { kind: 'kills', of: 'troopers', pay, points: 3 }, 6],
    ['drones killed: one', { kind: 'kills', of: 'drones', pay, points: 1 }, 1],
    ['own losses: a drone', { kind: 'losses', of: 'units', pay, points: -2 }, -2],
    ['no trooper lost', { kind: 'no-losses', of: 'troopers', points: 4 }, 4],
    ['not no drone lost', { kind: 'no-losses', of: 'drones', points: 4 }, 0],
    [
      'troopers alive, hidden and Stunned ones too: three',
      { kind: 'alive', of: 'troopers', pay, points: 1 },
      3,
    ],
    ['drones alive, hidden ones too: two', { kind: 'alive', of: 'drones', pay, points: 1 }, 2],
    ['nobody in control', { kind: 'control', points: 8 }, 0],
    ['so it was denied', { kind: 'deny', points: 3 }, 3],
    ['first kill', { kind: 'first-kill', points: 5 }, 5],
  ]

  test('each condition is a line, in the order of the card, also where it brings nothing', () => {
    const score = scoreBattle(over({ a: rows.map(([, condition]) => condition) }, given))
    expect(score?.a.lines.map(({ points }, index) => [rows[index]?.[0], points])).toEqual(
      rows.map(([name, , points]) => [name, points]),
    )
    expect(score?.a.total).toBe(rows.reduce((sum, [, , points]) => sum + points, 0))
  })

  test('what was counted', () => {
    expect(endOf(over({}, given))).toEqual({
      objectives: {
        alpha: { holder: 'a', destroyed: false, counters: 3 },
        beta: { holder: 'b', destroyed: false, counters: 0 },
        gamma: { holder: 'a', destroyed: true, counters: 4 },
        delta: { holder: null, destroyed: false, counters: 0 },
        epsilon: { holder: 'a', destroyed: false, counters: 0 },
      },
      losses: { a: { basic: 1 }, b: { tactical: 1, assault: 1, kamikaze: 1 } },
      alive: {
        a: { tactical: 1, scout: 2, recce: 1, basic: 1 },
        b: { commander: 1, engineer: 1 },
      },
      controls: null,
      firstKill: 'a',
      inspected: 'whoever-holds',
      near: [],
    })
  })

  test('a Chance Encounter has no Objectives, and they bring nothing', () => {
    const state = over({ a: [objective('not-destroyed', 5)] }, { attacker: null })
    expect(endOf(state).objectives).toBe(null)
    expect(scoreBattle(state)?.a.total).toBe(0)
  })

  test('who Controls the Table is paid for it, and the other is not', () => {
    const missions = {
      a: [{ kind: 'control', points: 7 }, deny(2)],
      b: [{ kind: 'control', points: 7 }, deny(2)],
    } as const
    const state = withMissions(
      battle({ units: ['a tactical', 'b tactical'], attacker: null, over: between }),
      {
        a: [...missions.a],
        b: [...missions.b],
      },
    )
    const won = play(state, { kind: 'withdraw', side: 'a' }, { kind: 'allow-withdrawal', side: 'b' }).state
    const score = scoreBattle(won)
    expect([score?.a.total, score?.b.total]).toEqual([0, 9])
  })

  describe('measurements', () => {
    const missions = {
      a: [near('alpha', 2), near('own-edge', 1), near('alpha', 5), deny(1)],
      b: [{ kind: 'clear', place: 'alpha', inches: 6, points: 4 } as const, near('enemy-edge', 1)],
    }
    const measuring = over(missions, given)
    const asked = [
      { side: 'a', place: 'alpha', inches: 6 },
      { side: 'a', place: 'edge-a', inches: 6 },
      { side: 'b', place: 'edge-a', inches: 6 },
    ] as const
    const answer = (...counts: number[]): CommandOf<'measure-end'> => ({
      kind: 'measure-end',
      side: 'b',
      near: asked.map((question, index) => ({ ...question, count: counts[index] ?? 0 })),
    })

    test('are asked for, each once, and nothing is scored before', () => {
      expect(measuring.phase).toBe('measuring')
      expect(scoreBattle(measuring)).toBe(null)
      for (const side of ['a', 'b'] as const) {
        expect(offersOf(measuring, side, 'measure-end')).toMatchObject([{ near: { questions: asked } }])
      }
    })

    test.each<[string, number[], number, number]>([
      ['some near α', [2, 1, 1], 2 * 2 + 1 + 2 * 5 + 1, 1],
      ['nobody near anything: b keeps α clear', [0, 0, 0], 1, 4],
    ])('%s', (_name, counts, a, b) => {
      const { state } = play(measuring, answer(...counts))
      expect(state.phase).toBe('over')
      const score = scoreBattle(state)
      expect([score?.a.total, score?.b.total]).toEqual([a, b])
    })

    test.each<[string, CommandOf<'measure-end'>['near']]>([
      ['none', []],
      ['one left out', answer(1, 1, 1).near.slice(1)],
      ['one twice', [...answer(1, 1, 1).near.slice(1), ...answer(1, 1, 1).near.slice(1, 2)]],
      ['one more', [...answer(1, 1, 1).near, { side: 'a', place: 'beta', inches: 6, count: 1 }]],
      [
        'another in its place',
        [...answer(1, 1, 1).near.slice(1), { side: 'b', place: 'alpha', inches: 6, count: 1 }],
      ],
      ['another distance', answer(1, 1, 1).near.map((one) => ({ ...one, inches: 5 }))],
    ])('answers with %s are refused', (_name, answers) =>
      expect(refusalOf(measuring, { ...answer(), near: answers })).toBe('measure/not-all p.16'),
    )

    // Nobody looks how many troopers the side has left.
    test('no more troopers are near than are alive', () => {
      // Three of a, two of b.
      expect(play(measuring, answer(3, 3, 2)).state.phase).toBe('over')
      expect(refusalOf(measuring, answer(4, 0, 0))).toMatch('p.16')
    })

    test('own words are asked for by their side, without a bound, and pay what was counted', () => {
      const own: Condition = {
        kind: 'own',
        text: 'A flag taken',
        pay: { kind: 'each', most: null },
        points: 2,
      }
      const state = over({ a: [own, own], b: [own] }, given)
      const questions = [
        { side: 'a', deed: 'A flag taken' },
        { side: 'b', deed: 'A flag taken' },
      ] as const
      expect(offersOf(state, 'a', 'measure-end')).toMatchObject([{ near: { questions } }])
      const near = [
        { ...questions[0], count: 40 },
        { ...questions[1], count: 0 },
      ]
      const done = play(state, { kind: 'measure-end', side: 'a', near }).state
      const score = scoreBattle(done)
      expect([score?.a.total, score?.b.total]).toEqual([160, 0])
      expect(refusalOf(state, { kind: 'measure-end', side: 'a', near: near.slice(1) })).toBe(
        'measure/not-all p.16',
      )
    })

    test('after the attacker has settled the Objectives', () => {
      const state = withMissions(
        battle({ units: ['a tactical', 'b tactical'], objectives: given.objectives ?? {}, over: between }),
        missions,
      )
      const won = play(state, { kind: 'withdraw', side: 'b' }, { kind: 'allow-withdrawal', side: 'a' }).state
      expect(won.phase).toBe('settling')
      const states = { alpha: 'secured', beta: 'secured', delta: 'secured', epsilon: 'secured' } as const
      expect(play(won, { kind: 'settle-objectives', side: 'a', states }).state.phase).toBe('measuring')
    })
  })
})

describe('first kill', () => {
  const state = battle({ units: ['a tactical', 'a basic', 'b tactical', 'b scout', 'b basic'] })
  const kill = (unit: string, by: string | null) => ({ kind: 'destroyed', unit, cause: 'gauss', by }) as const
  test.each<[string, [string, string | null][], Side | null]>([
    ['an enemy trooper', [['b-tactical-1', 'a-tactical-1']], 'a'],
    ['by a drone', [['a-tactical-1', 'b-basic-1']], 'b'],
    ['an enemy drone is none', [['b-basic-1', 'a-tactical-1']], null],
    ['an own trooper is none', [['a-tactical-1', 'a-basic-1']], null],
    ['nor its own death', [['a-tactical-1', 'a-tactical-1']], null],
    ['nor nobody’s', [['a-tactical-1', null]], null],
    [
      'the second does not count',
      [
        ['b-tactical-1', 'a-tactical-1'],
        ['a-tactical-1', 'b-scout-1'],
      ],
      'a',
    ],
    [
      'an own trooper before it does not count',
      [
        ['a-tactical-1', 'a-basic-1'],
        ['b-scout-1', 'a-basic-1'],
      ],
      'a',
    ],
    [
      'a drone before it does not count',
      [
        ['b-basic-1', 'a-basic-1'],
        ['a-tactical-1', 'b-scout-1'],
      ],
      'b',
    ],
  ])('%s', (_name, kills, expected) => {
    const after = kills.map(([unit, by]) => kill(unit, by)).reduce(evolve, state)
    expect(after.firstKill).toBe(expected)
  })

  test('as it is fought', () => {
    const shot = battle({ units: ['a tactical', 'b scout 1tc', 'b tactical'], acting: 'a-tactical-1' })
    const { state: after } = play(shot, [fireRifle('a-tactical-1', 'b-scout-1', { range: 6 }), 1])
    expect(fateOf(after, 'b-scout-1')).toBe('destroyed by gauss of a-tactical-1')
    expect(after.firstKill).toBe('a')
  })

  test('own fire is none', () => {
    const fire = battle({ units: ['a tactical', 'a scout damaged', 'b tactical'], acting: 'a-tactical-1' })
    const { state: after } = play(fire, [fireFlamer('a-tactical-1', ['a-scout-1']), 1, 6])
    expect(fateOf(after, 'a-scout-1')).toBe('destroyed by flamer of a-tactical-1')
    expect(after.firstKill).toBe(null)
  })
})

describe('R30 who is killed', () => {
  const shot = battle({
    units: ['a tactical', 'b scout 6tc damaged near:alpha', 'b tactical'],
    objectives: { alpha: 'b2' },
    acting: 'a-tactical-1',
    over: { round: 4 },
  })
  const { state } = play(shot, [fireRifle('a-tactical-1', 'b-scout-1', { range: 1 }), 6, 6, 6, 6, 6, 1])

  test('it is known how, by whom and in which round', () =>
    expect(unitIn(state, 'b-scout-1')).toMatchObject({
      where: 'destroyed',
      fate: { cause: 'gauss', by: 'a-tactical-1', round: 4 },
    }))

  test('all its counters are gone, and it stands near nothing', () =>
    expect(unitIn(state, 'b-scout-1')).toMatchObject({
      counters: 0,
      activation: false,
      jamming: false,
      near: [],
    }))

  test('it is a loss, and not alive', () => {
    const { losses, alive } = endOf(state)
    expect(losses).toEqual({ a: {}, b: { scout: 1 } })
    expect(alive).toEqual({ a: { tactical: 1 }, b: { tactical: 1 } })
  })

  test('it takes no part any more', () => {
    expect(refusalOf(state, fireRifle('a-tactical-1', 'b-scout-1'))).toBe('rifle/no-enemy p.20')
    const turn = {
      ...state,
      turn: { side: 'b', allowance: 1, units: 0, extraBlips: 0, squad: [], activation: null },
    } as const
    expect(refusalOf(turn, activate('b-scout-1'))).toBe('unit/destroyed p.24')
  })

  test('nor in the next round', () => {
    const { state: next } = play({ ...state, ...between }, [{ kind: 'roll-initiative', side: 'a' }, 6, 1])
    expect(unitIn(next, 'b-scout-1').activation).toBe(false)
  })
})
