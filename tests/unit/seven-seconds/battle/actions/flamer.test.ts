import { describe, expect, test } from 'vitest'
import {
  battle,
  counters,
  eventsOf,
  fateOf,
  kindsOf,
  offersOf,
  play,
  verdict,
  type Battle,
} from '../builders.ts'
import { fireFlamer, rollDamage } from '../orders.ts'

const A = 'a-tactical-1'

function burning(over: Battle = {}) {
  const units = ['a tactical', 'a basic', 'b tactical', 'b basic 2tc', 'b scout destroyed']
  return battle({ units, acting: A, tech: { a: '443444', b: '443444' }, ...over })
}

describe('R20 where the smoke lies (p.22)', () => {
  test.each<[string, ReturnType<typeof fireFlamer>, string]>([
    ['its centre 6" away', fireFlamer(A, [], { inches: 6 }), 'allowed'],
    ['on the firer', fireFlamer(A, [A], { inches: 0 }), 'allowed'],
    ['farther', fireFlamer(A, [], { inches: 6.1 }), 'breaks flamer/too-far p.22'],
    ['out of the arc', fireFlamer(A, [], { outOfArc: true }), 'breaks flamer/out-of-arc p.22'],
    ['over nobody that is there', fireFlamer(A, ['b-engineer-1']), 'impossible measure/unknown p.22'],
    ['over a destroyed one', fireFlamer(A, ['b-scout-1']), 'impossible measure/unknown p.22'],
    ['over an Objective, which it does not harm', fireFlamer(A, ['alpha']), 'unreadable inside.0'],
  ])('%s', (_name, order, expected) => {
    expect(verdict(burning({ objectives: { alpha: '2' } }), order)).toBe(expected)
  })

  test('R32 small figures reach as far', () => {
    const order = fireFlamer(A, [], { inches: 6 })
    expect(verdict(burning({ rules: { scale: 0.5 } }), order)).toBe('allowed')
  })

  test('one Target Counter on the firer, and smoke for the rest of the battle', () => {
    const fired = play(burning(), fireFlamer(A))
    expect(kindsOf(fired.events)).toEqual(['flamer-fired', 'counters-changed', 'action-spent'])
    expect(counters(fired.state, A)).toBe(1)
    expect(fired.state.smokes).toBe(1)
    expect(play(fired.state, fireFlamer(A)).state.smokes).toBe(2)
  })

  test('the offer asks how far and who is inside, units of both sides and Blips', () => {
    expect(offersOf(burning({ blips: ['a decoy', 'b decoy'] }), 'a', 'fire-flamer')).toMatchObject([
      {
        unit: { value: A },
        inches: { least: 0, most: 6, whole: false, measured: true },
        outOfArc: { kind: 'yes-no', must: false, measured: true },
        inside: { of: [A, 'a-basic-1', 'a-blip-1', 'b-tactical-1', 'b-basic-1', 'b-blip-1'], measured: true },
      },
    ])
  })
})

describe('R20 whom it burns: troopers as grazed, drones for certain', () => {
  test.each<[string, string, number[], string]>([
    // Armour 3: red die stuns, normal die damages
    ['an unmarked trooper', 'tactical', [3, 3], 'unharmed'],
    ['an unmarked trooper', 'tactical', [4, 3], 'stunned'],
    ['an unmarked trooper', 'tactical', [3, 4], 'damaged'],
    ['an unmarked trooper', 'tactical', [6, 6], 'damaged stunned'],
    ['a Damaged one', 'tactical damaged', [6, 6], 'destroyed by flamer of a-tactical-1'],
    ['an assault trooper', 'assault', [4, 4], 'unharmed'],
    ['a drone', 'basic', [], 'destroyed by flamer of a-tactical-1'],
  ])('%s, %s with %j: %s', (_name, victim, rolls, fate) => {
    const id = `b-${victim.split(' ')[0] ?? ''}-1`
    const fired = play(burning({ units: ['a tactical', `b ${victim}`] }), [fireFlamer(A, [id]), ...rolls])
    expect(fateOf(fired.state, id)).toBe(fate)
  })

  test('its own side too, and the firer itself', () => {
    const fired = play(burning(), [fireFlamer(A, ['a-basic-1', A]), 1, 6]).state
    expect(fateOf(fired, 'a-basic-1')).toBe(`destroyed by flamer of ${A}`)
    expect(fateOf(fired, A)).toBe('1tc damaged')
  })

  test('a firer that stuns itself acts no more', () => {
    expect(play(burning(), [fireFlamer(A, [A]), 6, 1]).state.turn?.side).toBe('b')
  })

  test('what was declared is told', () => {
    const fired = play(burning(), fireFlamer(A, ['b-basic-1', 'a-basic-1'], { inches: 4.5 }))
    expect(eventsOf(fired, 'flamer-fired')).toEqual([
      { kind: 'flamer-fired', unit: A, inches: 4.5, inside: ['b-basic-1', 'a-basic-1'] },
    ])
  })

  test('in the order in which they are named', () => {
    const fired = play(burning(), [fireFlamer(A, ['b-tactical-1', A]), 1, 2, 3, 3])
    expect(eventsOf(fired, 'rolled').map(({ unit, dice }) => [unit, dice])).toEqual([
      ['b-tactical-1', [1, 2]],
      [A, [3, 3]],
    ])
  })
})

describe('R20 house rules', () => {
  test.each<[boolean, string, string]>([
    [true, 'allowed', 'allowed'],
    [false, 'impossible measure/unknown p.22', 'allowed'],
  ])('flamerNeedsNoCounters %s: an unmarked unit is %s, a marked one %s', (rule, unmarked, marked) => {
    const state = burning({ rules: { flamerNeedsNoCounters: rule } })
    expect(verdict(state, fireFlamer(A, ['b-tactical-1']))).toBe(unmarked)
    expect(verdict(state, fireFlamer(A, ['b-basic-1']))).toBe(marked)
  })

  test.each([
    [true, 'allowed'],
    [false, 'impossible measure/unknown p.22'],
  ])('areasRevealBlips %s: a Blip inside is %s', (areasRevealBlips, expected) => {
    const state = burning({ blips: ['b scout'], rules: { areasRevealBlips } })
    expect(verdict(state, fireFlamer(A, ['b-blip-1']))).toBe(expected)
  })

  test('R19 a Blip inside is revealed, and its units are burnt', () => {
    const fired = play(
      burning({ blips: ['b engineer & recce', 'b decoy'] }),
      fireFlamer(A, ['b-blip-1', 'b-blip-2']),
      [rollDamage(A), 1, 6],
    )
    expect(eventsOf(fired, 'blip-revealed').map(({ units, reason }) => [units, reason])).toEqual([
      [['b-engineer-1', 'b-recce-1'], 'flamer'],
      [[], 'flamer'],
    ])
    expect(fateOf(fired.state, 'b-engineer-1')).toBe('damaged')
    expect(fateOf(fired.state, 'b-recce-1')).toBe(`destroyed by flamer of ${A}`)
  })
})
