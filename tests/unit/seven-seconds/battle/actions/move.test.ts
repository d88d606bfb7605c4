import { describe, expect, test } from 'vitest'
import { decide } from '../../../../../shared/systems/seven-seconds/battle/decide.ts'
import {
  assisted,
  battle,
  counters,
  deviationsOf,
  eventsOf,
  offersOf,
  play,
  unitIn,
  verdict,
} from '../builders.ts'
import { jump, kamikaze, move } from '../orders.ts'

describe('Move (p.18): Target Counters come off, no more than Stealth and no more than whole inches', () => {
  test.each<[string, string, number, number]>([
    // who, with what Stealth or Robotics, inches, Target Counters of 9 that stay
    ['tactical', '131111', 6, 6],
    ['tactical', '131111', 3, 6],
    ['tactical', '131111', 2, 7],
    ['tactical', '131111', 2.9, 7],
    ['tactical', '131111', 0.9, 9],
    ['tactical', '131111', 0, 9],
    ['tactical', '151111', 6, 4],
    ['scout', '131111', 6, 5],
    ['basic', '115112', 6, 7],
    ['recce', '511114', 6, 5],
    ['recce', '511114', 3, 6],
  ])('%s with %s over %d": %i of 9 stay', (type, digits, inches, stay) => {
    const id = `a-${type}-1`
    const state = battle({ units: [`a ${type} 9tc`, 'b scout'], acting: id, tech: { a: digits } })
    expect(counters(play(state, move(id, inches)).state, id)).toBe(stay)
  })

  test('E3 Stealth 3 with 3 Target Counters, moved 2": 2 come off', () => {
    const state = battle({
      units: ['a tactical 3tc', 'b scout'],
      acting: 'a-tactical-1',
      tech: { a: '333333' },
    })
    const moved = play(state, move('a-tactical-1', 2))
    expect(eventsOf(moved, 'counters-changed')).toEqual([
      { kind: 'counters-changed', target: 'a-tactical-1', by: -2, reason: 'moved' },
    ])
  })

  test('never more than are on it', () => {
    const state = battle({ units: ['a tactical 1tc', 'b scout'], acting: 'a-tactical-1' })
    expect(counters(play(state, move('a-tactical-1', 6)).state, 'a-tactical-1')).toBe(0)
  })

  test('the straight line counts, not the movement spent', () => {
    const state = battle({ units: ['a tactical 9tc', 'b scout'], acting: 'a-tactical-1' })
    const moved = play(state, move('a-tactical-1', 2, { spent: 6 }))
    expect(counters(moved.state, 'a-tactical-1')).toBe(7)
  })

  test('a Blip moves and has nothing to shed', () => {
    const state = battle({ units: ['b scout'], blips: ['a decoy'], acting: 'a-blip-1' })
    expect(verdict(state, move('a-blip-1', null))).toBe('allowed')
    expect(eventsOf(play(state, move('a-blip-1', null)), 'counters-changed')).toEqual([])
  })

  test('nobody measures how far a Blip goes; how far a unit goes is measured', () => {
    const blip = battle({ units: ['b scout'], blips: ['a decoy'], acting: 'a-blip-1' })
    expect(offersOf(blip, 'a', 'move')).toMatchObject([
      { inches: { kind: 'is', value: null }, spent: { kind: 'is', value: null } },
    ])
    expect(eventsOf(play(blip, move('a-blip-1', null)), 'moved')).toEqual([
      { kind: 'moved', piece: 'a-blip-1', by: 'move', inches: null, near: [] },
    ])
    const unit = battle({ units: ['a tactical 2tc', 'b scout'], acting: 'a-tactical-1' })
    expect(verdict(unit, move('a-tactical-1', null))).toBe('impossible move/unmeasured p.18')
    expect(verdict(assisted(unit), move('a-tactical-1', null))).toBe('impossible move/unmeasured p.18')
  })

  test('a trooper moves twice, a drone and a Blip once', () => {
    const two = battle({ units: ['a tactical', 'b scout'], acting: 'a-tactical-1' })
    expect(play(two, move('a-tactical-1', 6)).state.turn?.activation?.actionsLeft).toBe(1)
    expect(play(two, move('a-tactical-1', 6), move('a-tactical-1', 6)).state.turn?.side).toBe('b')
    const drone = battle({ units: ['a basic', 'b scout'], acting: 'a-basic-1' })
    expect(play(drone, move('a-basic-1', 6)).state.turn?.side).toBe('b')
    const blip = battle({ units: ['b scout'], blips: ['a scout'], acting: 'a-blip-1' })
    expect(play(blip, move('a-blip-1', null)).state.turn?.side).toBe('b')
  })
})

describe('R14 how far, and over what', () => {
  const state = battle({
    units: ['a tactical near:beta', 'b scout'],
    objectives: { alpha: '-', beta: '-' },
    acting: 'a-tactical-1',
  })
  const a = 'a-tactical-1'
  const beta = { passes: ['beta'] }

  test.each<[string, ReturnType<typeof move>, string]>([
    ['6"', move(a, 6, beta), 'allowed'],
    ['0"', move(a, 0, beta), 'allowed'],
    ['more than 6"', move(a, 6.1, beta), 'breaks move/too-far p.18'],
    ['3" of hindering ground', move(a, 3, { ...beta, spent: 6 }), 'allowed'],
    ['more than 6" spent', move(a, 3.1, { ...beta, spent: 6.2 }), 'breaks move/too-far p.18'],
    ['less spent than the straight line', move(a, 4, { ...beta, spent: 3 }), 'breaks move/spent-less p.18'],
    ['past the enemy', move(a, 4, { passes: ['beta', 'b-scout-1'] }), 'allowed'],
    [
      'past nobody that is there',
      move(a, 4, { passes: ['beta', 'b-scout-2'] }),
      'impossible measure/unknown p.18',
    ],
    ['past one of its own', move(a, 4, { passes: ['beta', a] }), 'impossible measure/unknown p.18'],
    [
      'past an Objective off the table',
      move(a, 4, { passes: ['beta', 'gamma'] }),
      'impossible measure/unknown p.18',
    ],
    ['ending at an Objective', move(a, 4, { passes: ['beta', 'alpha'], near: ['alpha'] }), 'allowed'],
    ['ending at an Objective behind blocking terrain', move(a, 4, { ...beta, near: ['alpha'] }), 'allowed'],
    ['from an Objective behind blocking terrain', move(a, 4), 'allowed'],
  ])('%s', (_name, order, expected) => expect(verdict(state, order)).toBe(expected))

  test('what is near the end is kept', () => {
    const moved = play(state, move(a, 4, { passes: ['beta', 'alpha'], near: ['alpha'] }))
    expect(unitIn(moved.state, a).near).toEqual(['alpha'])
  })

  test('the offer asks for the straight line, the movement spent and who is passed', () => {
    const [offer, ...others] = offersOf(state, 'a', 'move')
    expect(others).toEqual([])
    expect(Object.keys(offer ?? {})).toEqual(['piece', 'inches', 'passes', 'near', 'spent'])
    expect(offer).toMatchObject({
      piece: { kind: 'is', value: a },
      inches: { kind: 'number', least: 0, most: 6, whole: false, measured: true },
      spent: { kind: 'number', most: 6, notBelow: 'inches', measured: true },
      passes: { kind: 'some', of: ['b-scout-1', 'alpha', 'beta'], usual: ['beta'], measured: true },
      near: { kind: 'some', of: ['alpha', 'beta'], usual: [], partOf: 'passes', measured: true },
    })
  })

  test('R14 a Move of 0" turns on the spot, where the group allows it', () => {
    const order = move('a-tactical-1', 0)
    const units = ['a tactical', 'b scout']
    const on = (turnOnTheSpot: boolean) => battle({ units, acting: 'a-tactical-1', rules: { turnOnTheSpot } })
    expect(verdict(on(true), order)).toBe('allowed')
    expect(verdict(on(false), order)).toBe('breaks move/nowhere p.18')
    expect(verdict(on(false), move('a-tactical-1', 0.1))).toBe('allowed')
  })

  // The offer's least is 0" whatever the rule says, so that it offers what is refused.
  test('R14 without turning on the spot the offer says that a Move goes somewhere', () => {
    const state = battle({
      units: ['a tactical', 'b scout'],
      acting: 'a-tactical-1',
      rules: { turnOnTheSpot: false },
    })
    expect(offersOf(state, 'a', 'move')[0]?.inches).toMatchObject({ least: 0, moreThanLeast: true })
  })
})

describe('Jump (p.18)', () => {
  const scout = battle({ units: ['a scout 9tc', 'b tactical'], acting: 'a-scout-1', tech: { a: '121113' } })

  test.each<[string, string, number, number]>([
    // Stealth 3 with the scout's one more; Robotics 3
    ['scout', '9tc', 9, 7],
    ['scout', '9tc', 2, 8],
    ['scout', '9tc', 0.5, 10],
    ['scout', '2tc', 9, 1],
    ['scout', '', 9, 1],
    ['basic', '9tc', 9, 7],
    ['basic', '9tc', 1, 9],
  ])('%s with %s over %d": shed first, then one more: %i', (type, words, inches, after) => {
    const id = `a-${type}-1`
    const units = [`a ${type} ${words}`.trim(), 'b tactical']
    const state = battle({ units, acting: id, tech: { a: '121113' } })
    expect(counters(play(state, jump(id, inches)).state, id)).toBe(after)
  })

  test.each<[string, ReturnType<typeof jump>, string]>([
    ['9"', jump('a-scout-1', 9), 'allowed'],
    ['more than 9"', jump('a-scout-1', 9.1), 'breaks move/too-far p.18'],
    [
      'past nobody that is there',
      jump('a-scout-1', 9, { passes: ['b-scout-1'] }),
      'impossible measure/unknown p.18',
    ],
  ])('%s', (_name, order, expected) => expect(verdict(scout, order)).toBe(expected))

  test('ignores what lies between: no movement spent is asked for, and not what was near the start', () => {
    const state = battle({
      units: ['a scout near:alpha', 'b tactical'],
      objectives: { alpha: '-' },
      acting: 'a-scout-1',
    })
    expect(verdict(state, jump('a-scout-1', 9))).toBe('allowed')
    expect(Object.keys(offersOf(state, 'a', 'jump')[0] ?? {})).toEqual(['unit', 'inches', 'passes', 'near'])
    expect(offersOf(state, 'a', 'jump')[0]?.passes).toMatchObject({ usual: [] })
  })

  test('an Objective near the landing is Secured though blocking terrain keeps it from being sensed (p.11)', () => {
    const state = battle({
      units: ['a scout', 'b tactical'],
      objectives: { alpha: '-' },
      acting: 'a-scout-1',
    })
    const screened = play(state, jump('a-scout-1', 9, { near: ['alpha'] })).state
    expect(unitIn(screened, 'a-scout-1').near).toEqual(['alpha'])
    expect(counters(screened, 'alpha')).toBe(0)
    const seen = play(state, jump('a-scout-1', 9, { passes: ['alpha'] })).state
    expect(unitIn(seen, 'a-scout-1').near).toEqual(['alpha'])
    expect(counters(seen, 'alpha')).toBe(1)
  })

  test('R14 Blips only Move', () => {
    const state = battle({ units: ['b tactical'], blips: ['a scout'], acting: 'a-blip-1' })
    expect(offersOf(state, 'a', 'jump')).toEqual([])
    expect(verdict(state, jump('a-blip-1', 9))).toBe('unreadable unit')
  })
})

describe('R32 figures under 20 mm move half as far and shed for half-inches', () => {
  const small = (type: string) =>
    battle({ units: [`a ${type} 9tc`, 'b scout'], acting: `a-${type}-1`, rules: { scale: 0.5 } })

  test.each<[string, string, string]>([
    ['Move of 3"', verdict(small('scout'), move('a-scout-1', 3)), 'allowed'],
    ['Move of 3.1"', verdict(small('scout'), move('a-scout-1', 3.1)), 'breaks move/too-far p.18'],
    ['Jump of 4.5"', verdict(small('scout'), jump('a-scout-1', 4.5)), 'allowed'],
    ['Jump of 4.6"', verdict(small('scout'), jump('a-scout-1', 4.6)), 'breaks move/too-far p.18'],
    ['flight of 3"', verdict(small('kamikaze'), kamikaze('a-kamikaze-1', 3)), 'allowed'],
    ['flight of 3.1"', verdict(small('kamikaze'), kamikaze('a-kamikaze-1', 3.1)), 'breaks move/too-far p.18'],
  ])('%s', (_name, found, expected) => expect(found).toBe(expected))

  test.each([
    [0.4, 9],
    [0.5, 8],
    [1, 7],
    [1.9, 6],
    [2, 5],
    [3, 5],
  ])('%d" with Stealth 4 leaves %i of 9', (inches, stay) => {
    const state = battle({
      units: ['a tactical 9tc', 'b scout'],
      acting: 'a-tactical-1',
      rules: { scale: 0.5 },
    })
    expect(counters(play(state, move('a-tactical-1', inches)).state, 'a-tactical-1')).toBe(stay)
  })
})

describe('where the program only assists', () => {
  test('a Move that is too far is made, with every broken rule on the first event', () => {
    const state = battle({
      units: ['a tactical 9tc near:alpha', 'b scout'],
      objectives: { alpha: '-' },
      acting: 'a-tactical-1',
    })
    const moved = play(assisted(state), move('a-tactical-1', 8, { spent: 7 }))
    expect(deviationsOf(moved)).toEqual(['move/too-far p.18', 'move/spent-less p.18'])
    expect(moved.events[0]).toMatchObject({ kind: 'moved', inches: 8 })
    expect(counters(moved.state, 'a-tactical-1')).toBe(5)
  })

  test('an enforced refusal leaves nothing behind', () => {
    const state = battle({ units: ['a tactical', 'b scout'], acting: 'a-tactical-1' })
    const before = JSON.stringify(state)
    expect(decide(state, move('a-tactical-1', 7))).toHaveProperty('problem')
    expect(JSON.stringify(state)).toBe(before)
  })
})
