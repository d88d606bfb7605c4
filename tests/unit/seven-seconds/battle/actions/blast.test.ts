import { describe, expect, test } from 'vitest'
import type { BattleState, Pending } from '../../../../../shared/systems/seven-seconds/battle/state/state.ts'
import {
  battle,
  eventsOf,
  fateOf,
  kindsOf,
  offered,
  offersOf,
  play,
  verdict,
  type Battle,
} from '../builders.ts'
import { resolveBlast, rollDamage } from '../orders.ts'

const A = 'a-tactical-1'
const DIRECT = { deviation: null, spared: 'b-scout-1' } as const
const DEVIATED = { deviation: { inches: 8, direction: 90 }, spared: null } as const

/** A missile of Nuclear 4 has gone off; Armour is 3 on both sides. */
function blasting(
  over: Battle = {},
  blast: Partial<Extract<Pending, { kind: 'blast' }>> = DEVIATED,
): BattleState {
  const pending: Pending = {
    kind: 'blast',
    cause: 'missile',
    radius: 4,
    centre: 'b-scout-1',
    deviation: null,
    spared: null,
    touched: [],
    ...blast,
  }
  return battle({
    units: ['a tactical', 'a scout', 'b tactical', 'b scout', 'b basic'],
    acting: A,
    activation: { actionsLeft: 1, pending },
    tech: { a: '443444', b: '443444' },
    ...over,
  })
}

describe('R19 how many dice (p.21): Nuclear less the whole inches', () => {
  test.each([
    [0, 4],
    [0.9, 4],
    [1, 3],
    [1.9, 3],
    [2, 2],
    [3, 1],
    [3.9, 1],
    [4, 0],
  ])('%d" away: %i', (inches, dice) => {
    const rolls = Array.from({ length: dice }, () => 1)
    const struck = play(blasting(), [resolveBlast(A, { 'b-tactical-1': inches }), ...rolls])
    const found = eventsOf(struck, 'rolled')
    expect(found.map((roll) => roll.dice.length)).toEqual(dice === 0 ? [] : [dice])
    expect(fateOf(struck.state, 'b-tactical-1')).toBe('unharmed')
  })

  test('beyond Nuclear inches nobody is in it', () => {
    expect(verdict(blasting(), resolveBlast(A, { 'b-tactical-1': 4 }))).toBe('allowed')
    expect(verdict(blasting(), resolveBlast(A, { 'b-tactical-1': 4.1 }))).toBe('breaks blast/too-far p.21')
  })
})

describe('R19 what they do: damaged, then stunned, then destroyed', () => {
  test.each<[string, number[], string]>([
    // a trooper at 2": two dice against Armour 3
    ['tactical', [3, 3], 'unharmed'],
    ['tactical', [4, 1, 3, 3], 'damaged'],
    ['tactical', [1, 4, 4, 3, 1, 2], 'damaged stunned'],
    ['tactical', [6, 6, 6, 6, 3, 4], 'destroyed by blast of a-tactical-1'],
    ['tactical damaged', [1, 4], 'destroyed by blast of a-tactical-1'],
    ['tactical damaged', [3, 3], 'damaged'],
    ['tactical stunned', [4, 1, 4, 1, 3, 3], 'damaged stunned'],
    ['tactical stunned', [4, 1, 4, 1, 3, 4], 'destroyed by blast of a-tactical-1'],
    ['assault', [4, 4], 'unharmed'],
    ['assault', [5, 1, 4, 4], 'damaged'],
  ])('%s with %j: %s', (victim, rolls, fate) => {
    const id = `b-${victim.split(' ')[0] ?? ''}-1`
    const state = blasting({ units: ['a tactical', `b ${victim}`, 'b scout'] })
    expect(fateOf(play(state, [resolveBlast(A, { [id]: 2 }), ...rolls]).state, id)).toBe(fate)
  })

  test.each([0, 2, 4])('a drone %d" away is destroyed without a roll', (inches) => {
    const struck = play(blasting(), resolveBlast(A, { 'b-basic-1': inches }))
    expect(fateOf(struck.state, 'b-basic-1')).toBe('destroyed by blast of a-tactical-1')
  })

  test('stun on the Stunned is no event, and the third roll still comes', () => {
    const state = blasting({ units: ['a tactical', 'b tactical stunned', 'b scout'] })
    const struck = play(state, [resolveBlast(A, { 'b-tactical-1': 3 }), 4, 4, 3])
    expect(eventsOf(struck, 'rolled').map(({ purpose }) => purpose)).toEqual([
      'blast-damage',
      'blast-stun',
      'blast-destroy',
    ])
    expect(kindsOf(struck.events)).not.toContain('stunned')
  })
})

describe('R19 whom it strikes', () => {
  test('friend and foe, the original target of a deviation too', () => {
    const within = { 'a-scout-1': 3, 'b-scout-1': 3, 'b-basic-1': 0 }
    const struck = play(blasting(), [resolveBlast(A, within), 4, 1, 1]).state
    const fates = Object.keys(within).map((id) => fateOf(struck, id))
    expect(fates).toEqual(['damaged', 'unharmed', 'destroyed by blast of a-tactical-1'])
  })

  test('the firer: Stunned by its own missile it acts no more', () => {
    const struck = play(blasting(), [resolveBlast(A, { [A]: 3 }), 6, 6, 1]).state
    expect(fateOf(struck, A)).toBe('damaged stunned')
    expect(struck.turn?.side).toBe('b')
  })

  test('the firer: Damaged it must make its suit obey first', () => {
    const struck = play(blasting(), [resolveBlast(A, { [A]: 3 }), 6, 1]).state
    expect(offered(struck, 'a')).toEqual(['check-suit', 'end-activation'])
  })

  test('the firer: destroyed its activation is over', () => {
    const struck = play(blasting(), [resolveBlast(A, { [A]: 3 }), 6, 6, 6]).state
    expect(fateOf(struck, A)).toBe(`destroyed by blast of ${A}`)
    expect(struck.turn?.side).toBe('b')
  })

  test('not whom a direct hit has destroyed already', () => {
    expect(verdict(blasting({}, DIRECT), resolveBlast(A, { 'b-scout-1': 0 }))).toBe(
      'impossible measure/unknown p.21',
    )
  })

  test('no Objective: it cannot be named', () => {
    const state = blasting({ objectives: { alpha: 'b3' } })
    expect(verdict(state, resolveBlast(A, { alpha: 0 }))).toBe('unreadable within.0.id')
    const struck = play(state, resolveBlast(A)).state
    expect(struck.objectives.alpha).toEqual({ holder: 'b', destroyed: false, counters: 3 })
  })

  test('the offer names every unit and Blip on the table, and asks how far', () => {
    const state = blasting({ blips: ['a decoy', 'b scout'], objectives: { alpha: '-' } })
    const within = offersOf(state, 'a', 'resolve-blast')[0]?.within
    if (within?.kind !== 'list') throw new Error('No list of units.')
    expect(within.of).toMatchObject({
      id: { of: [A, 'a-scout-1', 'a-blip-1', 'b-tactical-1', 'b-scout-1', 'b-basic-1', 'b-blip-1'] },
      inches: { kind: 'number', least: 0, most: 4, whole: false },
    })
    expect(within).toMatchObject({ measured: true, key: 'id', least: 0 })
  })
})

describe('R19 areasRevealBlips', () => {
  test('hidden Blips are revealed and resolved at the distance of the Blip', () => {
    const state = blasting({ blips: ['b engineer & basic'] })
    const struck = play(state, resolveBlast(A, { 'b-blip-1': 3 }), [rollDamage(A), 4, 3])
    expect(eventsOf(struck, 'blip-revealed')).toMatchObject([{ blip: 'b-blip-1', reason: 'blast' }])
    expect(fateOf(struck.state, 'b-engineer-1')).toBe('damaged')
    expect(fateOf(struck.state, 'b-basic-2')).toBe('destroyed by blast of a-tactical-1')
  })

  test('own ones too, and a Decoy goes', () => {
    const struck = play(blasting({ blips: ['a decoy'] }), resolveBlast(A, { 'a-blip-1': 1 })).state
    expect(struck.blips).toEqual({})
  })

  test.each([
    [true, 'allowed'],
    [false, 'impossible measure/unknown p.21'],
  ])('%s: a Blip in it is %s', (areasRevealBlips, expected) => {
    const state = blasting({ blips: ['b scout'], rules: { areasRevealBlips } })
    expect(verdict(state, resolveBlast(A, { 'b-blip-1': 1 }))).toBe(expected)
  })
})

describe('R18 off the table', () => {
  const off = { onTable: false }

  test.each<[boolean, string, number[]]>([
    [true, 'destroyed by blast of a-tactical-1', []],
    [false, 'unharmed', []],
  ])('blastOffTable %s: a drone at the edge is %s, and no crater stays', (blastOffTable, fate, craters) => {
    const state = blasting({ rules: { blastOffTable } })
    const struck = play(state, resolveBlast(A, { 'b-basic-1': 1 }, off)).state
    expect(fateOf(struck, 'b-basic-1')).toBe(fate)
    expect(struck.craters).toEqual(craters)
  })

  test('only a missile that deviates leaves it', () => {
    expect(verdict(blasting({}, DIRECT), resolveBlast(A, {}, off))).toBe('impossible blast/on-table p.21')
    expect(verdict(blasting({}, DEVIATED), resolveBlast(A, {}, off))).toBe('allowed')
    expect(offersOf(blasting({}, DIRECT), 'a', 'resolve-blast')[0]?.onTable).toMatchObject({ value: true })
    expect(offersOf(blasting({}, DEVIATED), 'a', 'resolve-blast')[0]?.onTable).toMatchObject({
      kind: 'yes-no',
    })
  })
})

describe('R18 craters', () => {
  test.each<['nuclear' | 1 | 3, Partial<Extract<Pending, { kind: 'blast' }>>, number]>([
    ['nuclear', DIRECT, 4],
    ['nuclear', DEVIATED, 4],
    [1, DIRECT, 1],
    [3, DEVIATED, 3],
  ])('craterRadius %s: %j leaves one of %i"', (craterRadius, blast, radius) => {
    const reading = { intervening: 'worst', ownPieceTakesToll: false, heavyInches: 'all-pieces' } as const
    const state = blasting({ rules: { reading: { ...reading, craterRadius } } }, blast)
    expect(eventsOf(play(state, resolveBlast(A)), 'crater-made')).toEqual([{ kind: 'crater-made', radius }])
  })

  test('what was measured is told, and the crater is there before anybody is harmed', () => {
    const struck = play(blasting(), [resolveBlast(A, { 'b-basic-1': 1, 'b-tactical-1': 3 }), 1])
    expect(kindsOf(struck.events)).toEqual(['blast-measured', 'crater-made', 'destroyed', 'rolled'])
    expect(eventsOf(struck, 'blast-measured')).toEqual([
      {
        kind: 'blast-measured',
        unit: A,
        within: [
          { id: 'b-basic-1', inches: 1 },
          { id: 'b-tactical-1', inches: 3 },
        ],
        onTable: true,
      },
    ])
  })

  test('the blast reaches as far as Nuclear whatever the crater', () => {
    const reading = { intervening: 'worst', ownPieceTakesToll: false, heavyInches: 'all-pieces' } as const
    const state = blasting({ rules: { reading: { ...reading, craterRadius: 1 } } })
    expect(verdict(state, resolveBlast(A, { 'b-tactical-1': 4 }))).toBe('allowed')
  })
})

test('without a blast there is none to resolve', () => {
  const state = battle({ units: ['a tactical', 'b scout'], acting: A })
  expect(verdict(state, resolveBlast(A))).toBe('impossible action/not-begun p.17')
  expect(offersOf(state, 'a', 'resolve-blast')).toEqual([])
})
