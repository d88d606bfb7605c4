import { describe, expect, test } from 'vitest'
import { isRefusal } from '../../../../../shared/problem.ts'
import { decide } from '../../../../../shared/systems/seven-seconds/battle/decide.ts'
import {
  assisted,
  battle,
  counters,
  deviationsOf,
  eventsOf,
  fateOf,
  kindsOf,
  offered,
  offersOf,
  play,
  refusal,
  verdict,
  type Battle,
} from '../builders.ts'
import { endActivation, move, reveal, spendPool, target, wish } from '../orders.ts'

const A = 'a-tactical-1'

/** A tactical whose pool of so many points waits to be spent. */
function withPool(points: number, over: Battle = {}) {
  return battle({
    units: ['a tactical', 'a scout', 'b tactical', 'b scout'],
    acting: A,
    activation: { actionsLeft: 1, pending: { kind: 'pool', points } },
    ...over,
  })
}

describe('R13 the Sensor Pool (p.19)', () => {
  test.each<[string, number, string]>([
    ['1 die', 1, 'allowed'],
    ['as many as Sensors', 4, 'allowed'],
    ['none', 0, 'breaks target/dice p.19'],
    ['more than Sensors', 5, 'breaks target/dice p.19'],
  ])('%s', (_name, dice, expected) => {
    const state = battle({ units: ['a tactical', 'b scout'], acting: A })
    expect(verdict(state, target(A, dice))).toBe(expected)
  })

  test.each<[number[], number]>([
    [[1], 1],
    [[6, 6], 12],
    [[2, 3, 4, 1], 10],
  ])('dice %j are a pool of %i, and each puts 1 Target Counter on the acting unit', (rolls, points) => {
    const state = battle({ units: ['a tactical 2tc', 'b scout'], acting: A })
    const aimed = play(state, [target(A, rolls.length), ...rolls])
    expect(eventsOf(aimed, 'pool-opened')).toEqual([{ kind: 'pool-opened', unit: A, points }])
    expect(counters(aimed.state, A)).toBe(2 + rolls.length)
    expect(kindsOf(aimed.events)).toEqual(['counters-changed', 'rolled', 'action-spent', 'pool-opened'])
  })

  test("a recce drone rolls up to its Robotics, a scout one die more than its faction's Sensors", () => {
    const tech = { a: '211113' }
    const most = (type: string) =>
      offersOf(battle({ units: [`a ${type}`, 'b scout'], acting: `a-${type}-1`, tech }), 'a', 'target')[0]
        ?.dice
    expect(most('recce')).toMatchObject({ least: 1, most: 3, whole: true })
    expect(most('scout')).toMatchObject({ least: 1, most: 3 })
    expect(most('tactical')).toMatchObject({ least: 1, most: 2 })
  })

  test('nothing else is done before the pool is spent, by nobody', () => {
    const state = withPool(7, { blips: ['a scout', 'b scout'] })
    expect(offered(state, 'a')).toEqual(['spend-pool'])
    expect(offered(state, 'b')).toEqual([])
    expect(verdict(state, move(A, 3))).toBe('impossible action/half-done p.17')
    expect(verdict(state, endActivation(A))).toBe('breaks action/half-done p.17')
    expect(verdict(state, reveal('b-blip-1'))).toBe('breaks action/half-done p.17')
  })

  test('a pool is spent once, by the unit that rolled it', () => {
    const state = withPool(7)
    expect(verdict(state, spendPool('a-scout-1', wish('b-scout-1', 1)))).toBe(
      'impossible action/not-begun p.17',
    )
    const spent = play(state, spendPool(A, wish('b-scout-1', 1))).state
    expect(verdict(spent, spendPool(A, wish('b-scout-1', 1)))).toBe('impossible action/not-begun p.17')
  })

  test('after its last action play passes when the pool is spent, not before', () => {
    const state = battle({ units: ['a recce', 'b scout'], acting: 'a-recce-1' })
    const aimed = play(state, [target('a-recce-1', 1), 3]).state
    expect(aimed.turn).toMatchObject({ side: 'a', activation: { actionsLeft: 0 } })
    expect(play(aimed, spendPool('a-recce-1')).state.turn?.side).toBe('b')
  })
})

describe('R13 spending it', () => {
  test('the offer asks for each target how many, how far, what cover and whether it is in the arc', () => {
    const state = withPool(7, {
      objectives: { alpha: '-' },
      grounds: { 'ground-1': 1 },
      blips: ['a scout', 'b decoy'],
    })
    const [offer] = offersOf(state, 'a', 'spend-pool')
    const wishes = offer?.wishes
    if (wishes?.kind !== 'list') throw new Error('No list of wishes.')
    expect(wishes).toMatchObject({ key: 'target', least: 0 })
    const { target: named } = wishes.of
    const marked = ['b-tactical-1', 'b-scout-1', 'b-blip-1', 'alpha', 'ground-1', 'ground-2']
    expect(named?.kind === 'one' ? named.of.slice(0, marked.length) : []).toEqual(marked)
    expect(wishes.of.counters).toMatchObject({ least: 0, most: 7, whole: true, measured: false })
    expect(Object.keys(wishes.of)).toEqual([
      'target',
      'counters',
      'range',
      'targetCover',
      'intervening',
      'outOfArc',
    ])
  })

  test.each<[string, ReturnType<typeof wish>[], string]>([
    ['all on one', [wish('b-scout-1', 12)], 'allowed'],
    ['one too many', [wish('b-scout-1', 13)], 'breaks target/pool-too-small p.19'],
    ['nothing: what is left over is lost', [], 'allowed'],
    ['several share it', [wish('b-scout-1', 4, { range: 8 }), wish('b-tactical-1', 4)], 'allowed'],
    [
      'several want too much',
      [wish('b-scout-1', 4, { range: 8 }), wish('b-tactical-1', 5)],
      'breaks target/pool-too-small p.19',
    ],
    [
      'behind what blocks',
      [wish('b-scout-1', 1, { intervening: 'blocking' })],
      'breaks target/cannot-be-targeted p.19',
    ],
    ['no counters behind what blocks', [wish('b-scout-1', 0, { intervening: 'blocking' })], 'allowed'],
    ['an own unit', [wish('a-scout-1', 1)], 'breaks target/unknown p.19'],
    ['itself', [wish(A, 1)], 'breaks target/unknown p.19'],
    ['nobody', [wish('b-scout-7', 1)], 'impossible target/unknown p.19'],
    ['an Objective off the table', [wish('beta', 1)], 'impossible target/unknown p.19'],
    ['one twice', [wish('b-scout-1', 1), wish('b-scout-1', 1)], 'impossible target/twice p.19'],
    ['an Objective', [wish('alpha', 12)], 'allowed'],
    ['marked ground', [wish('ground-1', 12)], 'allowed'],
    ['new ground', [wish('ground-2', 12)], 'allowed'],
  ])('%s', (_name, wishes, expected) => {
    const state = withPool(12, { objectives: { alpha: '-' }, grounds: { 'ground-1': 1 } })
    expect(verdict(state, spendPool(A, ...wishes))).toBe(expected)
  })

  test.each<[number, Record<string, number>, string[]]>([
    // points, marked ground, patches that are offered
    [3, {}, ['ground-1', 'ground-2', 'ground-3']],
    [1, {}, ['ground-1']],
    [2, { 'ground-1': 1, 'ground-2': 4 }, ['ground-1', 'ground-2', 'ground-3', 'ground-4']],
  ])('with %i points as many new patches of ground can be marked, beside %j', (points, grounds, expected) => {
    const state = withPool(points, { grounds })
    const [offer] = offersOf(state, 'a', 'spend-pool')
    const named = offer?.wishes?.kind === 'list' ? offer.wishes.of.target : undefined
    const offeredGround = named?.kind === 'one' ? named.of.filter((id) => id.startsWith('ground-')) : []
    expect(offeredGround).toEqual(expected)
    const fresh = expected.filter((id) => !(id in grounds)).map((id) => wish(id, 1))
    expect(verdict(state, spendPool(A, ...fresh))).toBe('allowed')
    const beyond = `ground-${expected.length + 1}`
    expect(verdict(state, spendPool(A, wish(beyond, 1)))).toBe('impossible target/unknown p.19')
  })

  test('what was wished for is told, with what was measured and what is lost', () => {
    const wishes = [wish('b-scout-1', 2, { range: 8, targetCover: 'light' }), wish('ground-1', 1)]
    expect(eventsOf(play(withPool(12), spendPool(A, ...wishes)), 'pool-spent')).toEqual([
      // 8" away in light cover is 3 points for each (E6), close by 1.
      { kind: 'pool-spent', unit: A, wishes, left: 12 - 2 * 3 - 1 },
    ])
  })

  test('the refusal points at the wish that fails', () => {
    const order = spendPool(A, wish('b-tactical-1', 2), wish('b-scout-1', 9))
    expect(refusal(withPool(10), order)).toMatchObject({
      path: ['wishes', 1, 'counters'],
      values: { target: 2, cost: 9, left: 8, pool: 10, page: 19 },
    })
  })

  test('the counters land on top of those that are there, and the actor gets no more', () => {
    const state = withPool(12, {
      units: ['a tactical 2tc', 'b tactical 3tc', 'b scout'],
      objectives: { alpha: '4' },
      grounds: { 'ground-1': 1 },
    })
    const wishes = [wish('b-tactical-1', 4), wish('alpha', 3), wish('ground-1', 2), wish('ground-2', 1)]
    const { state: after } = play(state, spendPool(A, ...wishes))
    const marked = [A, 'b-tactical-1', 'b-scout-1', 'alpha', 'ground-1', 'ground-2']
    expect(marked.map((id) => counters(after, id))).toEqual([2, 7, 0, 7, 3, 1])
  })

  test('the toll of terrain is paid once for each target', () => {
    const seen = { range: 8, intervening: 'light' } as const
    // 2 toll and 2 for each counter, on each target: 2 + 4 and 2 + 2.
    const order = spendPool(A, wish('b-scout-1', 2, seen), wish('b-tactical-1', 1, seen))
    expect([verdict(withPool(10), order), verdict(withPool(9), order)]).toEqual([
      'allowed',
      'breaks target/pool-too-small p.19',
    ])
  })

  test('outside the arc a trooper pays double; a drone has no facing', () => {
    const seen = { outOfArc: true }
    expect(verdict(withPool(5), spendPool(A, wish('b-scout-1', 3, seen)))).toBe(
      'breaks target/pool-too-small p.19',
    )
    const drone = withPool(3, { units: ['a recce', 'b scout'], acting: 'a-recce-1' })
    expect(verdict(drone, spendPool('a-recce-1', wish('b-scout-1', 3, seen)))).toBe('allowed')
  })

  test('where the program only assists, what the pool does not reach lands all the same', () => {
    const spent = play(assisted(withPool(2)), spendPool(A, wish('b-scout-1', 3)))
    expect(deviationsOf(spent)).toEqual(['target/pool-too-small p.19'])
    expect(spent.events[0]?.kind).toBe('pool-spent')
    expect(counters(spent.state, 'b-scout-1')).toBe(3)
  })
})

describe('involuntary revealing (p.17)', () => {
  test('E9 a Blip with two drones given 3 Target Counters: both get 3', () => {
    const spent = play(withPool(12, { blips: ['b basic & recce'] }), spendPool(A, wish('b-blip-1', 3)))
    expect(eventsOf(spent, 'blip-revealed')).toEqual([
      { kind: 'blip-revealed', blip: 'b-blip-1', units: ['b-basic-1', 'b-recce-1'], reason: 'targeted' },
    ])
    expect([fateOf(spent.state, 'b-basic-1'), fateOf(spent.state, 'b-recce-1')]).toEqual(['3tc', '3tc'])
  })

  test('a Decoy goes, with its Target Counters', () => {
    const spent = play(withPool(12, { blips: ['b decoy'] }), spendPool(A, wish('b-blip-1', 3)))
    expect(spent.state.blips).toEqual({})
    expect(eventsOf(spent, 'counters-changed')).toEqual([])
  })

  test('R13 Blips are revealed after the whole pool is spent', () => {
    const order = spendPool(A, wish('b-blip-1', 2), wish('b-scout-1', 2), wish('b-blip-2', 2))
    const spent = play(withPool(12, { blips: ['b basic', 'b decoy'] }), order)
    expect(kindsOf(spent.events)).toEqual([
      'pool-spent',
      'counters-changed',
      'blip-revealed',
      'counters-changed',
      'blip-revealed',
    ])
  })

  test('a wish for none reveals nothing', () => {
    const spent = play(withPool(12, { blips: ['b basic'] }), spendPool(A, wish('b-blip-1', 0)))
    expect(Object.keys(spent.state.blips)).toEqual(['b-blip-1'])
  })

  test.each([
    ['b scout & basic', true],
    ['b scout & basic spent', false],
  ])('R25 an Activation Counter on the Blip becomes one on each unit: %s', (blip, activation) => {
    const { units } = play(withPool(12, { blips: [blip] }), spendPool(A, wish('b-blip-1', 1))).state
    expect([units['b-scout-2']?.activation, units['b-basic-1']?.activation]).toEqual([activation, activation])
  })
})

test('typed dice: too few, too many and impossible ones are refused', () => {
  const state = battle({ units: ['a tactical', 'b scout'], acting: A })
  const code = (rolls: number[]) => {
    const decision = decide(state, target(A, 2), rolls)
    return isRefusal(decision) ? decision.problem.code : 'carried out'
  }
  expect([code([3]), code([3, 4]), code([3, 4, 5]), code([3, 7])]).toEqual([
    'dice/too-few',
    'carried out',
    'dice/left-over',
    'dice/out-of-range',
  ])
})
