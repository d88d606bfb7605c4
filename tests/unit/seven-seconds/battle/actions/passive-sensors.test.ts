import { describe, expect, test } from 'vitest'
import type { BattleRules } from '../../../../../shared/systems/seven-seconds/battle/documents/rules.ts'
import { battle, counters, eventsOf, fateOf, kindsOf, offersOf, play, type Battle } from '../builders.ts'
import { activate, jump, kamikaze, move } from '../orders.ts'

const all = (state: Parameters<typeof counters>[0], ids: readonly string[]): number[] =>
  ids.map((id) => counters(state, id))

describe('R15 a Move past enemies (p.18)', () => {
  test.each<[string, string[], number, number[]]>([
    // whom it passes, what the mover gets, what three enemies have then
    ['nobody', [], 0, [0, 0, 5]],
    ['one', ['b-scout-1'], 1, [1, 0, 5]],
    ['a drone', ['b-basic-1'], 1, [0, 1, 5]],
    ['three', ['b-scout-1', 'b-basic-1', 'b-tactical-1'], 3, [1, 1, 6]],
  ])('%s', (_name, passes, own, theirs) => {
    const state = battle({
      units: ['a tactical', 'b scout', 'b basic', 'b tactical 5tc'],
      acting: 'a-tactical-1',
    })
    const moved = play(state, move('a-tactical-1', 6, { passes })).state
    expect(counters(moved, 'a-tactical-1')).toBe(own)
    expect(all(moved, ['b-scout-1', 'b-basic-1', 'b-tactical-1'])).toEqual(theirs)
  })

  test('the counters of the Move come off before those of passive sensors come on', () => {
    const state = battle({ units: ['a tactical 2tc', 'b scout'], acting: 'a-tactical-1' })
    const moved = play(state, move('a-tactical-1', 6, { passes: ['b-scout-1'] }))
    expect(eventsOf(moved, 'counters-changed').map(({ target, by }) => [target, by])).toEqual([
      ['a-tactical-1', -2],
      ['b-scout-1', 1],
      ['a-tactical-1', 1],
    ])
  })

  test('a Move of 0" is sensed too: its start is part of the path', () => {
    const state = battle({ units: ['a tactical 1tc', 'b scout'], acting: 'a-tactical-1' })
    const moved = play(state, move('a-tactical-1', 0, { passes: ['b-scout-1'] })).state
    expect(all(moved, ['a-tactical-1', 'b-scout-1'])).toEqual([2, 1])
  })

  test('E4 Stealth 4 past three enemies: 3 on it and 1 on each; again: 3 off, 3 on, 2 on each', () => {
    const enemies = ['b-scout-1', 'b-scout-2', 'b-scout-3']
    const state = battle({ units: ['a tactical', 'b scout', 'b scout', 'b scout'], acting: 'a-tactical-1' })
    const order = move('a-tactical-1', 3, { passes: enemies })
    const once = play(state, order)
    expect(all(once.state, ['a-tactical-1', ...enemies])).toEqual([3, 1, 1, 1])
    const twice = play(once.state, order)
    expect(
      eventsOf(twice, 'counters-changed').filter(({ target }) => target === 'a-tactical-1'),
    ).toMatchObject([{ by: -3 }, { by: 3 }])
    expect(all(twice.state, ['a-tactical-1', ...enemies])).toEqual([3, 2, 2, 2])
  })

  test('E5 a scout moves past two enemies and jumps clear: 2 off, 1 on for the Jump, nothing sensed', () => {
    const state = battle({
      units: ['a scout', 'b tactical', 'b tactical'],
      acting: 'a-scout-1',
      tech: { a: '111111' },
    })
    const enemies = ['b-tactical-1', 'b-tactical-2']
    const moved = play(state, move('a-scout-1', 6, { passes: enemies }))
    expect(all(moved.state, ['a-scout-1', ...enemies])).toEqual([2, 1, 1])
    const jumped = play(moved.state, jump('a-scout-1', 9))
    expect(eventsOf(jumped, 'counters-changed')).toMatchObject([{ by: -2 }, { by: 1, reason: 'jumped' }])
    expect(all(jumped.state, ['a-scout-1', ...enemies])).toEqual([1, 1, 1])
  })

  test('a Jump is sensed where it lands, last of all', () => {
    const state = battle({ units: ['a scout 9tc', 'b tactical'], acting: 'a-scout-1', tech: { a: '111111' } })
    const jumped = play(state, jump('a-scout-1', 9, { passes: ['b-tactical-1'] }))
    expect(eventsOf(jumped, 'counters-changed').map(({ target, by }) => [target, by])).toEqual([
      ['a-scout-1', -2],
      ['a-scout-1', 1],
      ['b-tactical-1', 1],
      ['a-scout-1', 1],
    ])
  })

  test('the flight of a kamikaze is sensed as well', () => {
    const state = battle({ units: ['a kamikaze', 'b tactical'], acting: 'a-kamikaze-1' })
    const flown = play(state, kamikaze('a-kamikaze-1', 4, { passes: ['b-tactical-1'] })).state
    expect(all(flown, ['a-kamikaze-1', 'b-tactical-1'])).toEqual([1, 1])
  })
})

describe('R15 the Stunned', () => {
  test.each([
    // senses, what the mover and the Stunned one get where another enemy is awake
    [true, 2, 1],
    [false, 1, 0],
  ])('stunnedSense %s: the mover gets %i, the Stunned one %i', (stunnedSense, own, theirs) => {
    const state = battle({
      units: ['a tactical', 'b scout stunned', 'b tactical'],
      acting: 'a-tactical-1',
      rules: { stunnedSense },
    })
    const moved = play(state, move('a-tactical-1', 6, { passes: ['b-scout-1', 'b-tactical-1'] })).state
    expect(all(moved, ['a-tactical-1', 'b-scout-1', 'b-tactical-1'])).toEqual([own, theirs, 1])
  })
})

describe('R15, R28 Objectives get one and give none', () => {
  test.each<[BattleRules['objectivesSense'], 'a' | 'b' | null, 'a' | 'b', number]>([
    // whose movement counts, who attacks, who moves, Target Counters on the Objective that had 2
    ['both', 'a', 'a', 3],
    ['both', 'b', 'a', 3],
    ['attacker', 'a', 'a', 3],
    ['attacker', 'b', 'a', 2],
    ['attacker', 'b', 'b', 3],
    ['attacker', 'a', 'b', 2],
  ])('%s, %s attacks, %s moves: %i', (objectivesSense, attacker, side, after) => {
    const id = `${side}-tactical-1`
    const state = battle({
      units: ['a tactical', 'b tactical'],
      objectives: { alpha: '2' },
      acting: id,
      attacker,
      rules: { objectivesSense },
    })
    const moved = play(state, move(id, 6, { passes: ['alpha'] })).state
    expect(all(moved, ['alpha', id])).toEqual([after, 0])
  })

  test('a Jump senses the Objectives near its landing', () => {
    const state = battle({ units: ['a scout', 'b tactical'], objectives: { beta: '-' }, acting: 'a-scout-1' })
    expect(counters(play(state, jump('a-scout-1', 9, { passes: ['beta'] })).state, 'beta')).toBe(1)
  })

  test('a Destroyed Objective can still be sensed: its counters are a fact of their own', () => {
    const state = battle({
      units: ['a scout', 'b tactical'],
      objectives: { beta: 'x1' },
      acting: 'a-scout-1',
    })
    expect(counters(play(state, move('a-scout-1', 6, { passes: ['beta'] })).state, 'beta')).toBe(2)
  })
})

describe('R15 enemy Blips within 6" are revealed', () => {
  test.each<[string, string, number, Record<string, string>]>([
    // the Blip, what the mover gets, what becomes of the Blip's units
    ['a Decoy gives none', 'b decoy', 0, {}],
    ['one unit', 'b scout', 1, { 'b-scout-1': '1tc' }],
    [
      'two units: 2 on the mover, 1 on each',
      'b scout & basic',
      2,
      { 'b-scout-1': '1tc', 'b-basic-1': '1tc' },
    ],
  ])('%s', (_name, blip, own, fates) => {
    const state = battle({ units: ['a tactical', 'b tactical'], blips: [blip], acting: 'a-tactical-1' })
    const moved = play(state, move('a-tactical-1', 6, { passes: ['b-blip-1'] }))
    expect(eventsOf(moved, 'blip-revealed')).toMatchObject([
      { blip: 'b-blip-1', units: Object.keys(fates), reason: 'passive-sensors' },
    ])
    expect(counters(moved.state, 'a-tactical-1')).toBe(own)
    for (const [id, fate] of Object.entries(fates)) expect(fateOf(moved.state, id)).toBe(fate)
    expect(moved.state.blips).toEqual({})
  })
})

describe('R15 a moving Blip is revealed first', () => {
  const met = (blip: string, over: Battle = {}) =>
    battle({ units: ['a engineer', 'b tactical', 'b tactical'], blips: [blip], acting: 'a-blip-1', ...over })
  const passes = ['b-tactical-1', 'b-tactical-2']

  test('a Decoy is removed and nothing else happens, not to enemy Blips either', () => {
    const state = met('a decoy', { blips: ['a decoy', 'b scout'], objectives: { alpha: '-' } })
    const moved = play(state, move('a-blip-1', null, { passes: [...passes, 'b-blip-1', 'alpha'] }))
    expect(eventsOf(moved, 'blip-revealed')).toMatchObject([{ blip: 'a-blip-1', units: [] }])
    expect(eventsOf(moved, 'counters-changed')).toEqual([])
    expect(Object.keys(moved.state.blips)).toEqual(['b-blip-1'])
    expect(moved.state.turn?.side).toBe('b')
  })

  test('one unit takes one for each enemy, each enemy one', () => {
    const moved = play(met('a scout'), move('a-blip-1', null, { passes })).state
    expect(all(moved, ['a-scout-1', ...passes])).toEqual([2, 1, 1])
  })

  test('two units each take what the mover takes, each enemy gets one', () => {
    const moved = play(met('a scout & basic'), move('a-blip-1', null, { passes })).state
    expect(all(moved, ['a-scout-1', 'a-basic-1', ...passes])).toEqual([2, 2, 1, 1])
  })

  test('it reveals enemy Blips too: one for each unit on either side', () => {
    const state = battle({
      units: ['b tactical'],
      blips: ['a scout & basic', 'b engineer & recce'],
      acting: 'a-blip-1',
    })
    const moved = play(state, move('a-blip-1', null, { passes: ['b-blip-1'] })).state
    expect(all(moved, ['a-scout-1', 'a-basic-1', 'b-engineer-1', 'b-recce-1'])).toEqual([2, 2, 1, 1])
  })

  test('near an enemy Decoy it is revealed and takes none', () => {
    const state = battle({ units: ['b tactical'], blips: ['a scout', 'b decoy'], acting: 'a-blip-1' })
    const moved = play(state, move('a-blip-1', null, { passes: ['b-blip-1'] }))
    expect(eventsOf(moved, 'blip-revealed').map(({ blip }) => blip)).toEqual(['a-blip-1', 'b-blip-1'])
    expect(fateOf(moved.state, 'a-scout-1')).toBe('unharmed')
  })

  test('near Objectives alone it stays hidden, and marks them', () => {
    const state = battle({
      units: ['b tactical'],
      blips: ['a scout'],
      objectives: { alpha: '-' },
      acting: 'a-blip-1',
    })
    const moved = play(state, move('a-blip-1', null, { passes: ['alpha'] }))
    expect(kindsOf(moved.events)).not.toContain('blip-revealed')
    expect(counters(moved.state, 'alpha')).toBe(1)
  })

  test('its units have no action left: they were used as a Blip', () => {
    const moved = play(met('a scout'), move('a-blip-1', null, { passes })).state
    expect(moved.units['a-scout-1']).toMatchObject({ where: 'table', activation: false })
    expect(moved.turn?.side).toBe('b')
  })

  describe('R15 blipsRevealBlips', () => {
    const two = (blipsRevealBlips: boolean) =>
      battle({
        units: ['b tactical'],
        blips: ['a scout', 'b scout'],
        acting: 'a-blip-1',
        rules: { blipsRevealBlips },
      })

    test.each([
      [true, [], [1, 1]],
      [false, ['a-blip-1', 'b-blip-1'], [0, 0]],
    ])('%s: Blips %j stay hidden where two meet', (rule, hidden, marks) => {
      const moved = play(two(rule), move('a-blip-1', null, { passes: ['b-blip-1'] })).state
      expect(Object.keys(moved.blips)).toEqual(hidden)
      expect(all(moved, ['a-scout-1', 'b-scout-1'])).toEqual(marks)
    })

    // The enemy Blip stays hidden although a unit, by then revealed, has moved within 6" of it.
    test('a Blip that an enemy unit reveals moved past the enemy Blip as a unit', () => {
      const order = move('a-blip-1', null, { passes: ['b-blip-1', 'b-tactical-1'] })
      const moved = play(two(false), order).state
      expect(Object.keys(moved.blips)).toEqual([])
      expect(all(moved, ['a-scout-1', 'b-scout-1', 'b-tactical-1'])).toEqual([2, 1, 1])
    })

    test('a unit reveals enemy Blips either way', () => {
      const state = battle({
        units: ['a tactical', 'b tactical'],
        blips: ['b scout'],
        acting: 'a-tactical-1',
        rules: { blipsRevealBlips: false },
      })
      expect(play(state, move('a-tactical-1', 6, { passes: ['b-blip-1'] })).state.blips).toEqual({})
    })
  })
})

test('an extra Blip that moves near the enemy is revealed as any other', () => {
  const state = battle({
    units: ['b tactical'],
    blips: ['a decoy', 'a scout'],
    acting: 'a-blip-1',
    over: { passed: [] },
  })
  const moved = play(
    state,
    move('a-blip-1', null),
    activate('a-blip-2', { as: 'extra-blip' }),
    move('a-blip-2', null, { passes: ['b-tactical-1'] }),
  ).state
  expect(all(moved, ['a-scout-1', 'b-tactical-1'])).toEqual([1, 1])
})

test('the offer names enemy units and Blips and the Objectives, never an own unit', () => {
  const state = battle({
    units: ['a tactical', 'a scout', 'b tactical', 'b scout destroyed'],
    blips: ['a decoy', 'b decoy'],
    objectives: { alpha: '-' },
    acting: 'a-tactical-1',
  })
  expect(offersOf(state, 'a', 'move')[0]?.passes).toMatchObject({ of: ['b-tactical-1', 'b-blip-1', 'alpha'] })
})
