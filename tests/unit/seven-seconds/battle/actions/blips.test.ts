import { describe, expect, test } from 'vitest'
import {
  battle,
  counters,
  eventsOf,
  offered,
  offersOf,
  play,
  unitIn,
  verdict,
  type Battle,
} from '../builders.ts'
import {
  activate,
  command,
  endActivation,
  endTurn,
  fireFlamer,
  fireMissile,
  fireRifle,
  jump,
  kamikaze,
  move,
  repair,
  reveal,
  target,
  toggleJammer,
} from '../orders.ts'

const B = 'a-blip-1'

function hidden(blip: string, over: Battle = {}) {
  return battle({ units: ['a engineer', 'b tactical', 'b scout'], blips: [blip], ...over })
}

describe('E10, R25 a Blip revealed to be activated (p.17): full actions for its units', () => {
  test('E10 revealed first: a trooper has two actions', () => {
    const revealed = play(hidden('a tactical'), activate(B, { reveal: true }))
    expect(eventsOf(revealed, 'blip-revealed')).toEqual([
      { kind: 'blip-revealed', blip: B, units: ['a-tactical-1'], reason: 'activated' },
    ])
    const acting = play(revealed.state, activate('a-tactical-1')).state
    expect(acting.turn?.activation?.actionsLeft).toBe(2)
    expect(play(acting, move('a-tactical-1', 3), move('a-tactical-1', 3)).state.turn?.side).toBe('b')
  })

  test('E10 a trooper and a drone: two and one, all before play passes', () => {
    let { state } = play(hidden('a tactical & basic'), activate(B, { reveal: true }))
    expect(state.turn).toMatchObject({ side: 'a', squad: ['a-tactical-1', 'a-basic-1'], activation: null })
    state = play(state, activate('a-tactical-1'), move('a-tactical-1', 3), move('a-tactical-1', 3)).state
    expect(state.turn?.side).toBe('a')
    state = play(state, activate('a-basic-1')).state
    expect(state.turn?.activation?.actionsLeft).toBe(1)
    expect(play(state, move('a-basic-1', 3)).state.turn?.side).toBe('b')
  })

  test('in either order, one finishing before the other begins', () => {
    const { state } = play(hidden('a tactical & basic'), activate(B, { reveal: true }), activate('a-basic-1'))
    expect(verdict(state, activate('a-tactical-1'))).toBe('breaks turn/activation-open p.16')
    expect(verdict(play(state, move('a-basic-1', 3)).state, activate('a-tactical-1'))).toBe('allowed')
  })

  test('they count as one unit of the turn: nobody else acts beside them', () => {
    const { state } = play(hidden('a tactical & basic'), activate(B, { reveal: true }))
    expect(verdict(state, activate('a-engineer-1'))).toBe('breaks activate/too-many p.16')
  })

  test('a Decoy goes, and that was the turn', () => {
    const revealed = play(hidden('a decoy'), activate(B, { reveal: true }))
    expect(revealed.state.blips).toEqual({})
    expect(revealed.state.turn?.side).toBe('b')
  })

  test.each<[boolean, boolean]>([
    [true, true],
    [false, false],
  ])('R25 leftOutKeepsCounter %s: a unit left out has its Activation Counter still: %s', (rule, keeps) => {
    const state = hidden('a tactical & basic', { rules: { leftOutKeepsCounter: rule } })
    const ended = play(
      state,
      activate(B, { reveal: true }),
      activate('a-tactical-1'),
      endActivation('a-tactical-1'),
      endTurn('a'),
    )
    expect(unitIn(ended.state, 'a-basic-1').activation).toBe(keeps)
    expect(eventsOf(ended, 'activation-lost').map(({ piece }) => piece)).toEqual(keeps ? [] : ['a-basic-1'])
    expect(unitIn(ended.state, 'a-engineer-1').activation).toBe(true)
  })

  test('R23, R25 a unit commanded after it has acted keeps its counter where those left out lose theirs', () => {
    const [commander, drone] = ['a-commander-1', 'a-basic-1']
    const { state } = play(
      hidden('a commander & basic', { rules: { leftOutKeepsCounter: false } }),
      activate(B, { reveal: true }),
      activate(drone),
      move(drone, 3),
      activate(commander),
      command(commander, drone),
      endActivation(commander),
    )
    const ended = state.turn?.side === 'a' ? play(state, endTurn('a')).state : state
    expect(unitIn(ended, drone).activation).toBe(true)
  })

  test('it is offered hidden and revealed', () => {
    const ways = offersOf(hidden('a decoy'), 'a', 'activate').filter(
      ({ piece }) => piece?.kind === 'is' && piece.value === B,
    )
    expect(ways.map(({ reveal: way }) => way)).toMatchObject([{ value: false }, { value: true }])
  })

  test('only a Blip can be revealed', () => {
    expect(verdict(hidden('a decoy'), activate('a-engineer-1', { reveal: true }))).toBe(
      'impossible activate/nothing-to-reveal p.17',
    )
  })
})

describe('E10, R25 a Blip has one action, and none is left to its units', () => {
  test('E10 moved and then revealed: the trooper has no action left', () => {
    const moved = play(hidden('a tactical', { acting: B }), move(B, 6)).state
    const revealed = play(moved, reveal(B)).state
    expect(unitIn(revealed, 'a-tactical-1')).toMatchObject({ where: 'table', activation: false })
  })

  test('it may move, and do nothing else', () => {
    const state = hidden('a tactical', { acting: B })
    expect(offered(state, 'a').sort()).toEqual(['end-activation', 'move', 'reveal'])
  })

  test.each([
    jump(B, 6),
    target(B, 1),
    fireRifle(B, 'b-tactical-1'),
    fireMissile(B, 'b-tactical-1'),
    fireFlamer(B),
    command(B, 'a-engineer-1'),
    repair(B, 'a-engineer-1'),
    kamikaze(B, 6),
    toggleJammer(B),
  ])('no command lets a Blip $kind', (order) => {
    expect(verdict(hidden('a tactical', { acting: B }), order)).toBe('unreadable unit')
  })
})

describe('R25 revealed by its owner at any time (p.17)', () => {
  test('on the own turn and on the other one, before and between activations', () => {
    const state = battle({ units: ['a engineer', 'b tactical'], blips: ['a scout', 'b scout'] })
    expect(verdict(state, reveal(B))).toBe('allowed')
    expect(verdict(state, reveal('b-blip-1'))).toBe('allowed')
    expect(verdict(play(state, activate('a-engineer-1')).state, reveal('b-blip-1'))).toBe('allowed')
  })

  test.each([
    ['', true],
    [' spent', false],
  ])('R25 its Activation Counter passes to its units: "%s" %s', (words, activation) => {
    const { state } = play(hidden(`a scout & basic${words}`), reveal(B))
    expect([unitIn(state, 'a-scout-1').activation, unitIn(state, 'a-basic-1').activation]).toEqual([
      activation,
      activation,
    ])
    expect(counters(state, 'a-scout-1')).toBe(0)
  })

  test('its units stand where it stood', () => {
    const state = hidden('a scout & basic near:alpha,beta', { objectives: { alpha: '-', beta: '-' } })
    const { units } = play(state, reveal(B)).state
    expect([units['a-scout-1']?.near, units['a-basic-1']?.near]).toEqual([
      ['alpha', 'beta'],
      ['alpha', 'beta'],
    ])
  })

  test('a Decoy goes', () => {
    const revealed = play(hidden('a decoy'), reveal(B))
    expect(revealed.state.blips).toEqual({})
    expect(eventsOf(revealed, 'blip-revealed')).toMatchObject([{ units: [], reason: 'by-choice' }])
  })

  test.each<[string, string, string]>([
    ['the other side', 'b-blip-1', 'impossible unit/not-yours p.16'],
    ['nobody', 'a-blip-9', 'impossible unit/not-on-table p.16'],
  ])('not that of %s', (_name, blip, expected) => {
    const state = battle({ units: ['a engineer', 'b tactical'], blips: ['a scout', 'b scout'] })
    expect(verdict(state, { ...reveal(blip), side: 'a' })).toBe(expected)
  })

  test('R26 not one that is activated beside the units of the turn', () => {
    const state = hidden('a scout', { acting: B, activation: { as: 'extra-blip' } })
    expect(verdict(state, reveal(B))).toBe('breaks activate/extra-revealed p.16')
    expect(offersOf(state, 'a', 'reveal')).toEqual([])
  })

  test('R26 an extra Blip is not revealed to be activated', () => {
    const state = hidden('a scout', { turn: { units: 1 } })
    expect(verdict(state, activate(B, { as: 'extra-blip' }))).toBe('allowed')
    expect(verdict(state, activate(B, { as: 'extra-blip', reveal: true }))).toBe(
      'breaks activate/extra-revealed p.16',
    )
  })
})

describe('R25 revealed by the enemy', () => {
  test.each<[string, string, boolean[]]>([
    ['a Blip with its counter gives one to each unit', 'b engineer & basic', [true, true]],
    ['a spent Blip gives none', 'b engineer & basic spent', [false, false]],
  ])('%s', (_name, blip, ready) => {
    const state = battle({ units: ['a tactical', 'b tactical'], blips: [blip], acting: 'a-tactical-1' })
    const { units } = play(state, move('a-tactical-1', 3, { passes: ['b-blip-1'] })).state
    expect([units['b-engineer-1']?.activation, units['b-basic-1']?.activation]).toEqual(ready)
  })
})
