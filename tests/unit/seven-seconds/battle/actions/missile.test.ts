import { describe, expect, test } from 'vitest'
import { AS_IT_LIES } from '../../../../../shared/dice/source.ts'
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
  verdict,
  type Battle,
} from '../builders.ts'
import { fireMissile, fireRifle, move, resolveBlast } from '../orders.ts'

const A = 'a-tactical-1'
const fire = (at: string, over: Partial<ReturnType<typeof fireMissile>> = {}) => fireMissile(A, at, over)

/** Side b answers with Countermeasures 3; side a's missiles have Nuclear 2. */
const TECH = { a: '444424', b: '444344' }

function range(over: Battle = {}) {
  const units = ['a tactical', 'b tactical 3tc', 'b scout']
  return battle({ units, acting: A, tech: TECH, ...over })
}

describe('R17 what a missile may be fired at (p.21)', () => {
  const state = range({
    units: ['a tactical', 'a scout 3tc', 'b tactical 3tc', 'b scout', 'b engineer destroyed', 'b basic 1tc'],
    blips: ['b scout'],
    objectives: { alpha: '1', beta: '-', gamma: 'x3' },
    grounds: { 'ground-1': 2 },
  })

  test.each<[string, string, string]>([
    ['an enemy unit with Target Counters', 'b-tactical-1', 'allowed'],
    ['an enemy drone', 'b-basic-1', 'allowed'],
    ['an enemy unit without', 'b-scout-1', 'breaks missile/no-counters p.21'],
    ['an Objective with Target Counters', 'alpha', 'allowed'],
    ['an Objective without', 'beta', 'breaks missile/no-counters p.21'],
    ['a Destroyed Objective', 'gamma', 'breaks missile/destroyed-already p.21'],
    ['an Objective off the table', 'delta', 'impossible missile/no-target p.21'],
    ['marked ground', 'ground-1', 'allowed'],
    ['ground without a mark', 'ground-2', 'impossible missile/no-target p.21'],
    ['a Blip', 'b-blip-1', 'impossible missile/no-target p.21'],
    ['an own unit', 'a-scout-1', 'breaks missile/no-target p.21'],
    ['a destroyed one', 'b-engineer-1', 'impossible missile/no-target p.21'],
  ])('%s', (_name, at, expected) => expect(verdict(state, fire(at))).toBe(expected))

  test('the offer names them, and asks for the cover of the target and who stands along the path, no sight or arc', () => {
    const [offer] = offersOf(state, 'a', 'fire-missile')
    expect(Object.keys(offer ?? {})).toEqual(['unit', 'target', 'targetCover', 'interceptors', 'leftOut'])
    expect(offer?.target).toMatchObject({ of: ['b-tactical-1', 'b-basic-1', 'alpha', 'ground-1'] })
    expect(offer?.interceptors).toMatchObject({
      of: ['b-tactical-1', 'b-scout-1', 'b-basic-1'],
      measured: true,
    })
    expect(offer?.targetCover).toMatchObject({ of: ['none', 'light', 'heavy'], measured: true })
  })

  test('nothing blocks a missile: such a cover is refused, and costs nothing', () => {
    const aimed = fire('b-tactical-1', { targetCover: 'blocking' })
    expect(verdict(state, aimed)).toBe('impossible missile/no-blocking p.21')
    expect(verdict(assisted(state), aimed)).toBe('impossible missile/no-blocking p.21')
  })

  test('R17 missilesAtGround', () => {
    const grounds = { 'ground-1': 2 }
    const on = (missilesAtGround: boolean) => range({ grounds, rules: { missilesAtGround } })
    const targets = (state: ReturnType<typeof range>) => offersOf(state, 'a', 'fire-missile')[0]?.target
    expect([verdict(on(true), fire('ground-1')), verdict(on(false), fire('ground-1'))]).toEqual([
      'allowed',
      'breaks missile/at-ground p.21',
    ])
    expect([targets(on(true)), targets(on(false))]).toMatchObject([
      { of: ['b-tactical-1', 'ground-1'] },
      { of: ['b-tactical-1'] },
    ])
  })

  test('with nothing targeted it is not offered', () => {
    expect(offered(range({ units: ['a tactical', 'b scout'] }), 'a')).not.toContain('fire-missile')
  })

  test('R17 one Target Counter is enough, cover or not, but heavy cover leaves nothing to hit', () => {
    const state = range({ units: ['a tactical', 'b tactical 1tc'] })
    expect(verdict(state, fire('b-tactical-1', { targetCover: 'heavy' }))).toBe('allowed')
    const fired = play(state, [fire('b-tactical-1', { targetCover: 'heavy' }), 4, 1, 1, 1, 0])
    expect(fateOf(fired.state, 'b-tactical-1')).toBe('1tc')
    expect(eventsOf(fired, 'rolled')[1]).toMatchObject({ purpose: 'missile', target: 0, success: false })
  })
})

describe('R17 Countermeasures', () => {
  test.each<[string, string[], number[], string[]]>([
    // interceptors as named; Countermeasures 3: their dice; who rolled
    ['the target rolls, named or not', [], [3], ['b-tactical-1']],
    ['the target rolls, named or not', ['b-tactical-1'], [3], ['b-tactical-1']],
    ['the target rolls last', ['b-scout-1'], [4, 1], ['b-scout-1', 'b-tactical-1']],
    ['in the order of the path', ['b-scout-2', 'b-scout-1'], [4, 2], ['b-scout-2', 'b-scout-1']],
    ['the first that stops it is the last', ['b-scout-2', 'b-scout-1'], [1], ['b-scout-2']],
    ['all fail', ['b-scout-2', 'b-scout-1'], [4, 5, 3], ['b-scout-2', 'b-scout-1', 'b-tactical-1']],
  ])('%s: %j with %j', (_name, interceptors, rolls, rolled) => {
    const state = range({ units: ['a tactical', 'b tactical 3tc', 'b scout', 'b scout'] })
    const fired = play(state, [fire('b-tactical-1', { interceptors }), ...rolls])
    const found = eventsOf(fired, 'rolled')
    expect(found.map(({ unit }) => unit)).toEqual(rolled)
    expect(found.at(-1)).toMatchObject({ purpose: 'countermeasures', side: 'b', target: 3, success: true })
  })

  test('a missile that is stopped does nothing more: no blast, no crater, and play goes on', () => {
    const fired = play(range(), [fire('b-tactical-1'), 3])
    expect(kindsOf(fired.events)).toEqual([
      'missile-fired',
      'counters-changed',
      'action-spent',
      'rolled',
      'missile-intercepted',
    ])
    expect(eventsOf(fired, 'missile-intercepted')).toMatchObject([{ unit: A, by: 'b-tactical-1' }])
    expect(fired.state).toMatchObject({
      craters: [],
      turn: { activation: { actionsLeft: 1, pending: null } },
    })
    expect(fateOf(fired.state, 'b-tactical-1')).toBe('3tc')
  })

  test('Objectives and ground have none', () => {
    for (const at of ['alpha', 'ground-1']) {
      const state = range({ objectives: { alpha: '3' }, grounds: { 'ground-1': 3 } })
      expect(eventsOf(play(state, [fire(at), 3]), 'rolled')).toMatchObject([{ purpose: 'missile' }])
    }
  })

  test.each<[string, number[], string[]]>([
    // Damaged Countermeasures work on a 1–4 of their own
    ['obeys and stops it', [4, 3], ['suit', 'countermeasures']],
    ['obeys and fails', [1, 4, 1], ['suit', 'countermeasures', 'missile']],
    ['fails to obey', [5, 1], ['suit', 'missile']],
  ])('those of a Damaged suit: %s', (_name, rolls, purposes) => {
    const state = range({ units: ['a tactical', 'b tactical 3tc damaged'] })
    const fired = play(state, [fire('b-tactical-1'), ...rolls])
    expect(eventsOf(fired, 'rolled').map(({ purpose }) => purpose)).toEqual(purposes)
  })

  test('those of a Stunned trooper work', () => {
    const state = range({ units: ['a tactical', 'b tactical 3tc stunned'] })
    expect(kindsOf(play(state, [fire('b-tactical-1'), 3]).events)).not.toContain('blast-opened')
  })

  test('a drone rolls against its Robotics', () => {
    const state = range({ units: ['a tactical', 'b basic 3tc'], tech: { ...TECH, b: '111112' } })
    expect(eventsOf(play(state, [fire('b-basic-1'), 3, 1]), 'rolled')[0]).toMatchObject({
      target: 2,
      success: false,
    })
  })

  test.each<[string, string]>([
    ['a-scout-1', 'impossible measure/unknown p.21'],
    ['a-tactical-1', 'impossible measure/unknown p.21'],
    ['b-engineer-1', 'impossible measure/unknown p.21'],
    ['b-scout-1', 'allowed'],
  ])('%s along the path: %s', (id, expected) => {
    const state = range({
      units: ['a tactical', 'a scout', 'b tactical 3tc', 'b scout', 'b engineer destroyed'],
    })
    expect(verdict(state, fire('b-tactical-1', { interceptors: [id] }))).toBe(expected)
  })

  test('what was declared is told: target, cover, its Target Counters, who stands along the path', () => {
    const fired = play(range(), [
      fire('b-tactical-1', { interceptors: ['b-scout-1'], targetCover: 'light' }),
      ...[6, 6, 6, 1, 1, 0],
    ])
    expect(eventsOf(fired, 'missile-fired')).toEqual([
      {
        kind: 'missile-fired',
        unit: A,
        target: 'b-tactical-1',
        targetCover: 'light',
        counters: 3,
        interceptors: ['b-scout-1'],
      },
    ])
  })
})

describe('R17 to hit: a die up to the Target Counters that cover leaves', () => {
  test.each<[number, number, boolean]>([
    // Target Counters, die, direct hit
    [1, 1, true],
    [1, 2, false],
    [3, 3, true],
    [3, 4, false],
    [5, 6, false],
    [6, 6, true],
    [9, 6, true],
  ])('%i Target Counters, die %i: %s', (marks, die, direct) => {
    const state = range({ units: ['a tactical', `b tactical ${marks}tc`] })
    const rolls = direct ? [6, die] : [6, die, 3, 4, 90]
    const fired = play(state, [fire('b-tactical-1'), ...rolls])
    expect(fateOf(fired.state, 'b-tactical-1').includes('destroyed')).toBe(direct)
  })

  test('the Target Counters count as they were before the firer got its own', () => {
    expect(counters(play(range(), [fire('b-tactical-1'), 6, 1]).state, A)).toBe(1)
  })
})

describe('R18 where it strikes', () => {
  test('a direct hit destroys the target; the Mean Point of Impact is its centre', () => {
    const fired = play(range(), [fire('b-tactical-1'), 6, 3])
    expect(fateOf(fired.state, 'b-tactical-1')).toBe(`destroyed by missile of ${A}`)
    expect(eventsOf(fired, 'blast-opened')).toEqual([
      {
        kind: 'blast-opened',
        unit: A,
        cause: 'missile',
        radius: 2,
        centre: 'b-tactical-1',
        deviation: null,
        spared: 'b-tactical-1',
        touched: null,
      },
    ])
  })

  test('anything else deviates 2d6" in a direction of whole degrees, from the target', () => {
    const fired = play(range(), [fire('b-tactical-1'), 6, 4, 2, 6, 359])
    expect(eventsOf(fired, 'rolled').map(({ purpose, dice }) => [purpose, dice])).toEqual([
      ['countermeasures', [6]],
      ['missile', [4]],
      ['deviation', [2, 6]],
      ['direction', [359]],
    ])
    expect(eventsOf(fired, 'blast-opened')).toMatchObject([
      { centre: 'b-tactical-1', deviation: { inches: 8, direction: 359 }, spared: null, radius: 2 },
    ])
    expect(fateOf(fired.state, 'b-tactical-1')).toBe('3tc')
  })

  test('the dice on the table may show the direction: nobody names it', () => {
    const fired = play(range(), [fire('b-tactical-1'), 6, 4, 2, 6, AS_IT_LIES])
    expect(eventsOf(fired, 'blast-opened')).toMatchObject([{ deviation: { inches: 8, direction: null } }])
    expect(offered(fired.state, 'a')).toEqual(['resolve-blast'])
  })

  test('an Objective is destroyed by a direct hit and not by a deviation', () => {
    const state = range({ objectives: { alpha: 'b3' } })
    const direct = play(state, [fire('alpha'), 3])
    expect(direct.state.objectives.alpha).toEqual({ holder: 'b', destroyed: true, counters: 3 })
    const deviated = play(state, [fire('alpha'), 4, 1, 1, 0], resolveBlast(A))
    expect(deviated.state.objectives.alpha).toEqual({ holder: 'b', destroyed: false, counters: 3 })
  })

  test('ground that is hit keeps its Target Counters', () => {
    const struck = play(range({ grounds: { 'ground-1': 2 } }), [fire('ground-1'), 2], resolveBlast(A))
    expect(counters(struck.state, 'ground-1')).toBe(2)
    expect(kindsOf(struck.events)).not.toContain('destroyed')
  })

  test('the firer acts again after the blast, not before', () => {
    const fired = play(range(), [fire('b-tactical-1'), 6, 1]).state
    expect(offered(fired, 'a')).toEqual(['resolve-blast'])
    expect(verdict(fired, move(A, 3))).toBe('impossible action/half-done p.17')
    const after = play(fired, resolveBlast(A)).state
    expect(after.turn?.activation).toMatchObject({ actionsLeft: 1, pending: null })
    expect(verdict(after, fireRifle(A, 'b-scout-1'))).toBe('breaks rifle/no-counters p.20')
  })
})

test('where the program only assists, a commander fires one too, with its Nuclear', () => {
  const C = 'a-commander-1'
  const state = assisted(range({ units: ['a commander', 'b tactical 3tc'], acting: C }))
  const fired = play(state, [fireMissile(C, 'b-tactical-1'), 6, 1])
  expect(deviationsOf(fired)).toEqual(['unit/unable p.21'])
  expect(eventsOf(fired, 'blast-opened')).toMatchObject([{ unit: C, radius: 2 }])
})

test('where the program only assists, a missile at the untargeted deviates for certain', () => {
  const state = assisted(range())
  const fired = play(state, [fire('b-scout-1'), 6, 1, 1, 1, 0])
  expect(deviationsOf(fired)).toEqual(['missile/no-counters p.21'])
  expect(fateOf(fired.state, 'b-scout-1')).toBe('unharmed')
})
