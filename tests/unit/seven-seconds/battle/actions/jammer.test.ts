import { describe, expect, test } from 'vitest'
import { evolve } from '../../../../../shared/systems/seven-seconds/battle/state/evolve.ts'
import type { BattleState } from '../../../../../shared/systems/seven-seconds/battle/state/state.ts'
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
  unitIn,
  verdict,
  type Battle,
} from '../builders.ts'
import {
  activate,
  endActivation,
  explode,
  fireMissile,
  fireRifle,
  jump,
  kamikaze,
  move,
  resolveBlast,
  reveal,
  toggleJammer,
  rollDamage,
} from '../orders.ts'

const H = 'a-haywire-1'

function drone(words = '', over: Battle = {}) {
  return battle({ units: [`a haywire ${words}`.trim(), 'a tactical', 'b scout'], acting: H, ...over })
}

describe('R22 Toggle Jammer (p.22): the whole action, 1 Target Counter for on and for off', () => {
  test.each([
    ['', true],
    ['jamming', false],
  ])('a drone that is "%s" turns it %s', (words, on) => {
    const toggled = play(drone(words), toggleJammer(H))
    expect(eventsOf(toggled, 'jammer-toggled')).toEqual([{ kind: 'jammer-toggled', unit: H, on }])
    expect(unitIn(toggled.state, H)).toMatchObject({ jamming: on, counters: 1 })
    expect(toggled.state.turn?.side).toBe('b')
  })

  test('the field stays on through rounds and moves', () => {
    const moved = play(drone('jamming'), move(H, 6)).state
    expect(unitIn(moved, H).jamming).toBe(true)
  })

  test.each<[boolean, string[]]>([
    [false, []],
    [true, ['end-activation', 'toggle-jammer']],
  ])('jammerAfterMove %s: after a Move a haywire drone is offered %j', (jammerAfterMove, kinds) => {
    for (const order of [move(H, 6), jump(H, 9)]) {
      const moved = play(drone('', { rules: { jammerAfterMove } }), order).state
      expect(offered(moved, 'a').sort()).toEqual(kinds)
    }
  })

  test('jammerAfterMove: the drone moves, toggles for 1 Target Counter and is done', () => {
    const state = drone('3tc', { rules: { jammerAfterMove: true } })
    const toggled = play(state, move(H, 6), toggleJammer(H)).state
    expect(unitIn(toggled, H)).toMatchObject({ jamming: true, counters: 1 })
    expect(toggled.turn?.side).toBe('b')
  })

  test('jammerAfterMove: toggled without a Move it is the whole action all the same', () => {
    const toggled = play(drone('', { rules: { jammerAfterMove: true } }), toggleJammer(H)).state
    expect(toggled.turn?.side).toBe('b')
  })

  test('jammerAfterMove: others gain nothing by it', () => {
    for (const type of ['basic', 'tactical']) {
      const id = `a-${type}-1`
      const state = battle({ units: [`a ${type}`, 'b scout'], acting: id, rules: { jammerAfterMove: true } })
      const moved = play(state, move(id, 6)).state
      expect(offered(moved, 'a')).not.toContain('toggle-jammer')
      if (type === 'basic') expect(moved.turn?.side).toBe('b')
    }
  })

  test('jammerAfterMove off: toggling after a Move is no action that is left', () => {
    const state = drone('', { activation: { actionsLeft: 0 } })
    expect(verdict(state, toggleJammer(H))).toBe('breaks unit/no-action-left p.16')
  })
})

describe('R22 whoever ends its activation in the field', () => {
  /** Someone of side b has used his last action while a drone of side a jams; Armour 3. */
  const inField = (victim: string, over: Battle = {}) => {
    const id = `b-${victim.split(' ')[0] ?? ''}-1`
    const state = battle({
      units: ['a haywire jamming', 'a tactical', `b ${victim}`],
      acting: id,
      activation: { actionsLeft: 1 },
      tech: { b: '443444' },
      ...over,
    })
    return { id, state }
  }

  /** The drones of which whoever acts is asked whether he stands in their field. */
  const fieldsOf = (state: BattleState): readonly string[] => {
    const { side = 'a' } = state.turn ?? {}
    const [offer] = offersOf(state, side, 'end-activation')
    return offer?.fields?.kind === 'some' ? offer.fields.of : []
  }

  test.each<[string, number[], string]>([
    ['tactical', [3], 'unharmed'],
    ['tactical', [4], 'damaged'],
    ['tactical damaged', [4], `destroyed by jamming of ${H}`],
    ['assault', [4], 'unharmed'],
    ['basic', [], `destroyed by jamming of ${H}`],
    ['haywire jamming', [], `destroyed by jamming of ${H}`],
  ])('%s with %j: %s', (victim, rolls, fate) => {
    const { id, state } = inField(victim)
    const ended = play(state, [endActivation(id, [H]), ...rolls])
    expect(fateOf(ended.state, id)).toBe(fate)
    expect(ended.state.turn?.side).toBe('a')
  })

  test('the roll fails above Armour', () => {
    const { id, state } = inField('tactical')
    expect(eventsOf(play(state, [endActivation(id, [H]), 4]), 'rolled')).toMatchObject([
      { purpose: 'jamming', side: 'b', unit: id, test: 'above', target: 3, success: true },
    ])
  })

  test('friend and foe alike', () => {
    const state = battle({
      units: ['a haywire jamming', 'a tactical', 'b scout'],
      acting: 'a-tactical-1',
      tech: { a: '443444' },
    })
    const ended = play(state, [endActivation('a-tactical-1', [H]), 6]).state
    expect(fateOf(ended, 'a-tactical-1')).toBe('damaged')
  })

  test('the drone itself stands in its own field unharmed', () => {
    const state = drone('jamming')
    expect(verdict(state, endActivation(H, [H]))).toBe('impossible measure/unknown p.22')
    expect(fateOf(play(state, move(H, 3)).state, H)).toBe('jamming')
  })

  test('one roll in two fields', () => {
    const { id, state } = inField('tactical', {
      units: ['a haywire jamming', 'a haywire jamming', 'b tactical'],
    })
    expect(eventsOf(play(state, [endActivation(id, [H, 'a-haywire-2']), 3]), 'rolled')).toHaveLength(1)
  })

  test('after the last action the players are asked whether it stands in a field that is on', () => {
    const { id, state } = inField('tactical')
    const moved = play(state, move(id, 3)).state
    expect(moved.turn).toMatchObject({ side: 'b', activation: { actionsLeft: 0 } })
    expect(offersOf(moved, 'b', 'end-activation')).toMatchObject([
      { piece: { value: id }, fields: { of: [H] } },
    ])
    expect(offered(moved, 'b')).toEqual(['end-activation'])
    expect(play(moved, endActivation(id)).state.turn?.side).toBe('a')
  })

  test('whoever said with his Move that he ends in no field is not asked again', () => {
    const { id, state } = inField('tactical')
    const moved = play(state, move(id, 3, { fields: [] }))
    expect(moved.state.turn).toMatchObject({ side: 'a', activation: null })
    expect(eventsOf(moved, 'moved')).toMatchObject([{ piece: id, clearOf: [H] }])
  })

  test('whoever names it is asked, and so is who stands behind something that stops sensors', () => {
    const { id, state } = inField('tactical')
    expect(offersOf(state, 'b', 'move')[0]?.fields).toMatchObject({ kind: 'some', of: [H] })
    const moved = play(state, move(id, 3, { fields: [H] })).state
    expect(fieldsOf(moved)).toEqual([H])
    expect(fieldsOf(play(state, move(id, 3)).state)).toEqual([H])
    expect(verdict(state, move(id, 3, { fields: ['b-tactical-1'] }))).toBe('impossible measure/unknown p.22')
  })

  test('nor whoever said so and has not stirred, until one of the two moves', () => {
    const units = ['a haywire jamming', 'b tactical', 'b scout']
    const state = battle({ units, side: 'b', tech: { b: '443444' }, turn: { allowance: 2 } })
    const said = play(state, activate('b-tactical-1'), endActivation('b-tactical-1'))
    expect(eventsOf(said, 'activation-ended')).toMatchObject([{ piece: 'b-tactical-1', clearOf: [H] }])
    expect(unitIn(said.state, H).clear).toEqual(['b-tactical-1'])
    const again = evolve(said.state, { kind: 'jammer-toggled', unit: H, on: true })
    expect(unitIn(again, H).clear).toEqual([])
    const flown = evolve(said.state, { kind: 'moved', piece: H, by: 'jump', inches: 9, near: [] })
    expect(unitIn(flown, H).clear).toEqual([])
  })

  test('what a Blip said does not count for its units, which stand beside it', () => {
    const state = battle({
      units: ['a haywire jamming', 'b tactical'],
      blips: ['b scout & basic'],
      acting: 'b-blip-1',
    })
    const moved = play(state, move('b-blip-1', null, { fields: [] }), reveal('b-blip-1')).state
    expect(unitIn(moved, H).clear).toEqual(['b-blip-1'])
  })

  test('with no field on the activation ends by itself', () => {
    const { id, state } = inField('tactical', { units: ['a haywire', 'b tactical'] })
    expect(play(state, move(id, 3)).state.turn?.side).toBe('a')
    expect(verdict(state, endActivation(id, [H]))).toBe('impossible measure/unknown p.22')
  })

  test('a Stunned trooper that does not wake ends its activation in it', () => {
    const state = battle({
      units: ['a haywire jamming', 'b tactical stunned'],
      side: 'b',
      tech: { b: '443444' },
    })
    const slept = play(state, [activate('b-tactical-1'), 3]).state
    expect(offered(slept, 'b')).toEqual(['end-activation'])
    expect(fateOf(play(slept, [endActivation('b-tactical-1', [H]), 4]).state, 'b-tactical-1')).toBe(
      'damaged stunned',
    )
  })

  test.each<[string, number[], Record<string, string>]>([
    ['b decoy', [], {}],
    ['b scout', [4], { 'b-scout-1': 'damaged' }],
    ['b scout & basic', [3], { 'b-scout-1': 'unharmed', 'b-basic-1': `destroyed by jamming of ${H}` }],
  ])('a Blip is revealed and resolved by type: %s', (blip, rolls, fates) => {
    const state = battle({
      units: ['a haywire jamming', 'b tactical'],
      blips: [blip],
      acting: 'b-blip-1',
      tech: { b: '443444' },
    })
    const revealed = play(state, endActivation('b-blip-1', [H]))
    // Its dice fall by a command of their own: what is asked for must not tell what a Blip hides.
    const ended = rolls.length === 0 ? revealed : play(revealed.state, [rollDamage('b-blip-1'), ...rolls])
    expect(eventsOf(revealed, 'blip-revealed')).toMatchObject([{ blip: 'b-blip-1', reason: 'jamming' }])
    expect(eventsOf(revealed, 'rolled')).toEqual([])
    expect(ended.state.turn).toMatchObject({ side: 'a' })
    for (const [id, fate] of Object.entries(fates)) {
      expect(fateOf(ended.state, id)).toBe(fate)
      expect(ended.state.units[id]?.activation).toBe(false)
    }
  })

  test('a Blip that was revealed while it moved: its units are in the field', () => {
    const state = battle({
      units: ['a haywire jamming', 'a tactical', 'b tactical'],
      blips: ['b scout & basic'],
      acting: 'b-blip-1',
      tech: { b: '443444' },
    })
    const moved = play(state, move('b-blip-1', null, { passes: ['a-tactical-1'] })).state
    const ended = play(moved, [endActivation('b-blip-1', [H]), 4]).state
    expect([fateOf(ended, 'b-scout-1'), fateOf(ended, 'b-basic-1')]).toEqual([
      '1tc damaged',
      `destroyed by jamming of ${H}`,
    ])
  })

  test('who is destroyed in its own activation is not asked for', () => {
    const state = battle({
      units: ['b haywire jamming', 'a kamikaze', 'a tactical', 'b tactical'],
      acting: 'a-kamikaze-1',
    })
    const gone = play(
      state,
      kamikaze('a-kamikaze-1', 3),
      explode('a-kamikaze-1'),
      resolveBlast('a-kamikaze-1'),
    )
    expect(gone.state.turn?.side).toBe('b')
  })
})

test('R22 the field dies with the drone', () => {
  const state = battle({ units: ['a tactical', 'b haywire 3tc jamming', 'b scout'], acting: 'a-tactical-1' })
  const shot = play(state, [fireRifle('a-tactical-1', 'b-haywire-1'), 1, 1, 1]).state
  expect(unitIn(shot, 'b-haywire-1').jamming).toBe(false)
  expect(play(shot, move('a-tactical-1', 3)).state.turn?.side).toBe('b')
})

test('R22 a field does not touch Countermeasures', () => {
  const state = battle({ units: ['a tactical', 'b haywire 3tc jamming'], acting: 'a-tactical-1' })
  const fired = play(state, [fireMissile('a-tactical-1', 'b-haywire-1'), 4])
  expect(eventsOf(fired, 'rolled')).toMatchObject([{ purpose: 'countermeasures', target: 4, success: true }])
})

test('R22 where the program only assists, a second toggle in an open activation is noted', () => {
  const state = assisted(battle({ units: ['a haywire', 'b haywire jamming'], acting: H }))
  const toggled = play(state, toggleJammer(H), toggleJammer(H))
  expect(kindsOf(toggled.events).filter((kind) => kind === 'jammer-toggled')).toHaveLength(2)
  const second = play(play(state, toggleJammer(H)).state, toggleJammer(H))
  expect(deviationsOf(second)).toEqual(['unit/no-action-left p.16'])
  expect(counters(second.state, H)).toBe(2)
})
