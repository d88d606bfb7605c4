import { describe, expect, test } from 'vitest'
import type { Command } from '../../../../shared/systems/seven-seconds/battle/documents/commands.ts'
import { battle, eventsOf, play, type Battle } from './builders.ts'
import { activate, endActivation, jump, move, pass, reveal } from './orders.ts'
import { extra, idle, revealed } from './turns-orders.ts'

/** `a`, `b` or `-` for α when a far engineer of side a has ended its activation. */
function holder(objective: string, pieces: Battle, commands: Command[] = idle('a-engineer-1')): string {
  const units = ['a engineer', 'a recce', 'b engineer', ...(pieces.units ?? [])]
  const state = battle({ ...pieces, units, objectives: { alpha: objective } })
  return play(state, ...commands).state.objectives.alpha?.holder ?? '-'
}

const on = (...words: string[]): Battle => ({ units: words.map((word) => `${word} near:alpha`) })

describe('R28 after an activation: Secured, Contested or as it was', () => {
  test.each<[string, string, Battle, string]>([
    ['a unit of one side', '-', on('a tactical'), 'a'],
    ['a unit of the other', '-', on('b tactical'), 'b'],
    ['units of both', '-', on('a tactical', 'b scout'), '-'],
    ['two of one', '-', on('b tactical', 'b scout'), 'b'],
    ['many against one', '-', on('a tactical', 'a scout', 'b basic'), '-'],
    ['a drone', '-', on('a basic'), 'a'],
    ['a Stunned trooper', '-', on('b tactical stunned'), 'b'],
    ['one that has acted', '-', on('a tactical spent'), 'a'],
    ['not the destroyed', '-', on('a tactical destroyed'), '-'],
    ['the destroyed do not contest', 'a', on('a scout', 'b tactical destroyed'), 'a'],
    ['a Blip', '-', { blips: ['a tactical near:alpha'] }, 'a'],
    ['a Decoy', '-', { blips: ['b decoy near:alpha'] }, 'b'],
    ['a Blip against a unit', 'a', { ...on('a tactical'), blips: ['b decoy near:alpha'] }, '-'],
    ['taken from the other side', 'b', on('a tactical'), 'a'],
    ['contested by the other side', 'b', on('a tactical', 'b scout'), '-'],
    ['one that has not moved since it was deployed', '-', on('a tactical unmoved'), '-'],
    ['such a Blip', '-', { blips: ['a tactical unmoved near:alpha'] }, '-'],
    ['such a one beside one that has', '-', on('a tactical unmoved', 'a scout'), 'a'],
    ['such a one contests', 'b', on('a tactical unmoved'), '-'],
    ['and keeps what is its own', 'a', on('a tactical unmoved'), 'a'],
    ['nobody near what nobody held', '-', {}, '-'],
    ['nobody near what a held', 'a', {}, 'a'],
    ['nobody near what b held', 'b', {}, 'b'],
    ['units near another Objective only', 'b', { units: ['a tactical near:beta'] }, 'b'],
    ['destroyed: nobody takes it any more', 'x', on('a tactical'), '-'],
    ['destroyed: it keeps what it was', 'bx', on('a tactical'), 'b'],
  ])('%s', (_name, before, pieces, expected) => expect(holder(before, pieces)).toBe(expected))

  test('Target Counters on it make no difference', () => expect(holder('b7', on('a tactical'))).toBe('a'))

  test('all five are looked at, whoever acted', () => {
    const state = battle({
      units: ['a engineer', 'b engineer', 'a scout near:alpha,beta', 'b scout near:beta,gamma,delta'],
      objectives: { alpha: '-', beta: 'a', gamma: '-', delta: 'dx', epsilon: 'a' },
    })
    const { state: after } = play(state, ...idle('a-engineer-1'))
    const held = Object.entries(after.objectives).map(([name, { holder: side }]) => `${name} ${side ?? '-'}`)
    expect(held).toEqual(['alpha a', 'beta -', 'gamma b', 'delta -', 'epsilon a'])
  })

  test('what does not change is no event', () => {
    const state = battle({
      units: ['a engineer', 'b scout', 'a scout near:alpha'],
      objectives: { alpha: 'a' },
    })
    expect(eventsOf(play(state, ...idle('a-engineer-1')), 'objective-held')).toEqual([])
  })
})

describe('R28 when it is looked at', () => {
  const far = battle({
    units: ['a scout', 'a engineer', 'b scout', 'b engineer'],
    blips: ['a decoy'],
    objectives: { alpha: '-' },
  })
  const to = { passes: ['alpha'], near: ['alpha' as const] }

  const ruled = (rules: Battle['rules']) => ({
    ...far,
    setup: { ...far.setup, rules: { ...far.setup.rules, ...rules } },
  })

  test('after each Move: who goes on has Secured it all the same', () => {
    const first = play(far, activate('a-scout-1'), move('a-scout-1', 6, to)).state
    expect(first.objectives.alpha?.holder).toBe('a')
    const away = play(first, move('a-scout-1', 6, { passes: ['alpha'] })).state
    expect(away.objectives.alpha).toMatchObject({ holder: 'a', counters: 2 })
  })

  test('securedAfter each-activation: at its end alone', () => {
    const state = ruled({ securedAfter: 'each-activation' })
    const first = play(state, activate('a-scout-1'), move('a-scout-1', 6, to)).state
    expect(first.objectives.alpha?.holder).toBe(null)
    expect(play(first, endActivation('a-scout-1')).state.objectives.alpha?.holder).toBe('a')
  })

  test('a Blip that has moved comes to light with units that have', () => {
    const near = battle({
      units: ['a engineer', 'b scout'],
      blips: ['a tactical near:alpha unmoved', 'a scout near:beta'],
      objectives: { alpha: '-', beta: '-' },
    })
    const after = play(near, reveal('a-blip-1'), reveal('a-blip-2'), ...idle('a-engineer-1')).state
    expect([after.objectives.alpha?.holder, after.objectives.beta?.holder]).toEqual([null, 'a'])
  })

  test('securedBy anyone: who was deployed there has it', () => {
    expect(holder('-', { ...on('a tactical unmoved'), rules: { securedBy: 'anyone' } })).toBe('a')
  })

  test.each<[string, Command[]]>([
    ['after a Move', [activate('a-scout-1'), move('a-scout-1', 6, to), endActivation('a-scout-1')]],
    ['after a Jump', [activate('a-scout-1'), jump('a-scout-1', 9, to), endActivation('a-scout-1')]],
    [
      'after a Jump, by what it lands within 6" of alone',
      [activate('a-scout-1'), jump('a-scout-1', 9, { passes: ['alpha'] }), endActivation('a-scout-1')],
    ],
    ['after a Blip’s', [activate('a-blip-1'), move('a-blip-1', null, to)]],
    [
      'after one of the further Blips',
      [...idle('a-engineer-1'), extra('a-blip-1'), move('a-blip-1', null, to)],
    ],
  ])('%s', (_name, commands) => expect(play(far, ...commands).state.objectives.alpha?.holder).toBe('a'))

  test('after a Stunned trooper’s that does not wake', () => {
    const state = battle({ units: ['a tactical stunned near:alpha', 'b scout'], objectives: { alpha: '-' } })
    expect(play(state, [activate('a-tactical-1'), 6]).state.objectives.alpha?.holder).toBe('a')
  })

  test('after the enemy’s', () => {
    const state = battle({
      units: ['a scout near:alpha', 'b scout', 'b basic'],
      objectives: { alpha: '-' },
      side: 'b',
    })
    expect(play(state, ...idle('b-scout-1')).state.objectives.alpha?.holder).toBe('a')
  })

  test('not after a pass', () => {
    const state = battle({ units: ['a scout near:alpha', 'b scout'], objectives: { alpha: '-' } })
    expect(play(state, pass('a'), pass('b')).state.objectives.alpha?.holder).toBe(null)
  })

  test('units that a Blip was stand where it stood', () => {
    const state = battle({
      units: ['a engineer', 'b scout'],
      blips: ['a tactical & basic near:alpha'],
      objectives: { alpha: 'b' },
    })
    expect(play(state, reveal('a-blip-1'), ...idle('a-engineer-1')).state.objectives.alpha?.holder).toBe('a')
  })

  test('a revealed Decoy is gone: the enemy near it holds after the next activation', () => {
    const state = battle({
      units: ['a engineer', 'b scout near:alpha', 'b engineer'],
      blips: ['a decoy near:alpha'],
      objectives: { alpha: '-' },
    })
    expect(play(state, ...idle('a-engineer-1')).state.objectives.alpha?.holder).toBe(null)
    const { state: after } = play(state, reveal('a-blip-1'), ...idle('a-engineer-1'))
    expect(after.objectives.alpha?.holder).toBe('b')
  })

  // `activate` closes the turn of a Decoy without looking at the Objectives.
  test('after that of a Decoy that was revealed to be activated', () => {
    const state = battle({
      units: ['a engineer spent', 'b scout spent near:alpha'],
      blips: ['a decoy near:alpha'],
      objectives: { alpha: '-' },
    })
    const { state: after } = play(state, revealed('a-blip-1'))
    expect(after.phase).toBe('between-rounds')
    expect(after.objectives.alpha?.holder).toBe('b')
  })
})

describe('blipsHoldObjectives (R28)', () => {
  test.each<[boolean, string, Battle, string]>([
    [true, '-', { blips: ['a tactical near:alpha'] }, 'a'],
    [false, '-', { blips: ['a tactical near:alpha'] }, '-'],
    [true, '-', { blips: ['b decoy near:alpha'] }, 'b'],
    [false, '-', { blips: ['b decoy near:alpha'] }, '-'],
    [true, 'a', { ...on('a tactical'), blips: ['b scout near:alpha'] }, '-'],
    [false, 'a', { ...on('a tactical'), blips: ['b scout near:alpha'] }, 'a'],
    [false, 'b', { blips: ['b decoy near:alpha'] }, 'b'],
    [false, '-', on('a basic'), 'a'],
  ])('%s: %s with %j is %s', (blipsHoldObjectives, before, pieces, expected) =>
    expect(holder(before, { ...pieces, rules: { blipsHoldObjectives } })).toBe(expected),
  )
})

describe('leftObjectives (R28)', () => {
  test.each<['keep' | 'contested', string, Battle, string]>([
    ['keep', 'a', {}, 'a'],
    ['contested', 'a', {}, '-'],
    ['keep', 'b', {}, 'b'],
    ['contested', 'b', {}, '-'],
    ['contested', '-', {}, '-'],
    ['contested', 'b', on('b tactical'), 'b'],
    ['contested', 'b', on('a tactical'), 'a'],
    ['contested', 'bx', {}, 'b'],
    ['keep', 'b', { ...on('b tactical destroyed') }, 'b'],
  ])('%s: %s with %j is %s', (leftObjectives, before, pieces, expected) =>
    expect(holder(before, { ...pieces, rules: { leftObjectives } })).toBe(expected),
  )
})
