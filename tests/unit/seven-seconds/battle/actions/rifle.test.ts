import { describe, expect, test } from 'vitest'
import type { CommandOf } from '../../../../../shared/systems/seven-seconds/battle/documents/commands.ts'
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
} from '../builders.ts'
import { fireRifle } from '../orders.ts'

/** A shooter and a target with 3 Target Counters and Armour 3: three dice at hand. */
function duel(shooter: 'tactical' | 'assault', victim: string) {
  return battle({
    units: [`a ${shooter}`, `b ${victim}`],
    acting: `a-${shooter}-1`,
    tech: { b: '333333' },
  })
}

describe('R16 what may be shot at (p.20)', () => {
  const state = battle({
    units: ['a tactical', 'a scout 3tc', 'b tactical 3tc', 'b scout', 'b engineer 3tc destroyed'],
    blips: ['b basic'],
    objectives: { alpha: '5' },
    acting: 'a-tactical-1',
  })
  const at = (id: string, over = {}) => fireRifle('a-tactical-1', id, over)

  test.each<[string, ReturnType<typeof at>, string]>([
    ['an enemy with Target Counters', at('b-tactical-1'), 'allowed'],
    ['an enemy without', at('b-scout-1'), 'breaks rifle/no-counters p.20'],
    ['a Blip', at('b-blip-1'), 'impossible rifle/no-enemy p.20'],
    ['an Objective', at('alpha'), 'impossible rifle/no-enemy p.20'],
    ['an own unit', at('a-scout-1'), 'breaks rifle/no-enemy p.20'],
    ['a destroyed one', at('b-engineer-1'), 'impossible rifle/no-enemy p.20'],
    ['out of the arc', at('b-tactical-1', { outOfArc: true }), 'breaks rifle/no-dice p.20'],
    ['out of sight', at('b-tactical-1', { intervening: 'blocking' }), 'breaks rifle/no-dice p.20'],
    ['too far', at('b-tactical-1', { range: 36 }), 'breaks rifle/no-dice p.20'],
  ])('%s', (_name, order, expected) => expect(verdict(state, order)).toBe(expected))

  test('R12 the offer asks for the range, the cover that the target stands in, and what lies between, each for itself', () => {
    const [offer] = offersOf(state, 'a', 'fire-rifle')
    expect(offer?.target).toMatchObject({ of: ['b-tactical-1'] })
    expect(offer?.range).toMatchObject({ kind: 'number', whole: false, measured: true })
    expect(offer?.targetCover).toMatchObject({ of: ['none', 'light', 'heavy', 'blocking'], measured: true })
    expect(Object.keys(offer ?? {})).toEqual([
      'unit',
      'target',
      'range',
      'targetCover',
      'intervening',
      'outOfArc',
    ])
  })

  test('with nobody targeted it is not offered', () => {
    expect(offered(battle({ units: ['a tactical', 'b scout'], acting: 'a-tactical-1' }), 'a')).not.toContain(
      'fire-rifle',
    )
  })

  test('what was declared is told: the target, what was measured and the dice that it left', () => {
    const seen = { range: 13, targetCover: 'none', intervening: 'none', outOfArc: false } as const
    const shot = play(state, [at('b-tactical-1', seen), 6])
    expect(kindsOf(shot.events)).toEqual(['rifle-fired', 'counters-changed', 'rolled', 'action-spent'])
    expect(eventsOf(shot, 'rifle-fired')).toEqual([
      { kind: 'rifle-fired', unit: 'a-tactical-1', target: 'b-tactical-1', ...seen, dice: 1 },
    ])
  })

  test('the firer gets 1 Target Counter, the target keeps its own', () => {
    const shot = play(state, [at('b-tactical-1'), 6, 6, 6])
    expect(eventsOf(shot, 'counters-changed')).toEqual([
      { kind: 'counters-changed', target: 'a-tactical-1', by: 1, reason: 'fired' },
    ])
    expect(counters(shot.state, 'b-tactical-1')).toBe(3)
  })
})

describe('R16 the lowest die kills or grazes', () => {
  test.each<['tactical' | 'assault', string, number[], string]>([
    // the shooter, the target, the dice (then red and normal), what becomes of it; Armour 3
    ['tactical', 'tactical 3tc', [3, 4, 6], '3tc'],
    ['tactical', 'tactical 3tc', [6, 1, 6], 'destroyed by gauss of a-tactical-1'],
    ['tactical', 'tactical 3tc', [2, 1, 2], 'destroyed by gauss of a-tactical-1'],
    ['tactical', 'tactical 3tc', [2, 6, 6, 3, 3], '3tc'],
    ['tactical', 'tactical 3tc', [6, 2, 2, 4, 3], '3tc stunned'],
    ['tactical', 'tactical 3tc', [6, 2, 6, 3, 4], '3tc damaged'],
    ['tactical', 'tactical 3tc', [6, 2, 6, 6, 6], '3tc damaged stunned'],
    ['tactical', 'assault 3tc', [2, 6, 6, 4, 4], '3tc'],
    ['tactical', 'assault 3tc', [2, 6, 6, 5, 5], '3tc damaged stunned'],
    ['tactical', 'tactical 3tc damaged', [6, 2, 6, 3, 4], 'destroyed by gauss of a-tactical-1'],
    ['tactical', 'tactical 3tc damaged', [6, 2, 6, 4, 3], '3tc damaged stunned'],
    ['tactical', 'tactical 3tc stunned', [6, 2, 6, 4, 3], '3tc stunned'],
    ['tactical', 'basic 3tc', [6, 2, 6], 'destroyed by gauss of a-tactical-1'],
    ['tactical', 'basic 3tc', [6, 3, 6], '3tc'],
    ['assault', 'tactical 3tc', [6, 6, 2], 'destroyed by plasma of a-assault-1'],
    ['assault', 'tactical 3tc', [1, 6, 6], 'destroyed by plasma of a-assault-1'],
    ['assault', 'tactical 3tc', [3, 6, 6, 4, 4], '3tc damaged stunned'],
    ['assault', 'tactical 3tc', [4, 5, 6], '3tc'],
    ['assault', 'recce 3tc', [3, 6, 6], 'destroyed by plasma of a-assault-1'],
  ])('%s at %s with %j: %s', (shooter, victim, rolls, fate) => {
    const id = `b-${victim.split(' ')[0] ?? ''}-1`
    const shot = play(duel(shooter, victim), [fireRifle(`a-${shooter}-1`, id), ...rolls])
    expect(fateOf(shot.state, id)).toBe(fate)
  })

  test('each roll tells what it was compared with', () => {
    const shot = play(duel('tactical', 'tactical 3tc'), [
      fireRifle('a-tactical-1', 'b-tactical-1'),
      6,
      2,
      6,
      3,
      4,
    ])
    expect(eventsOf(shot, 'rolled')).toMatchObject([
      {
        purpose: 'rifle',
        side: 'a',
        unit: 'a-tactical-1',
        dice: [6, 2, 6],
        test: 'at-most',
        target: 2,
        success: true,
      },
      {
        purpose: 'graze',
        side: 'b',
        unit: 'b-tactical-1',
        dice: [3, 4],
        test: 'above',
        target: 3,
        success: true,
      },
    ])
  })

  test('stun on the Stunned is no event', () => {
    const shot = play(duel('tactical', 'tactical 3tc stunned'), [
      fireRifle('a-tactical-1', 'b-tactical-1'),
      ...[2, 6, 6, 6, 1],
    ])
    expect(kindsOf(shot.events)).not.toContain('stunned')
  })
})

test('where the program only assists, an impossible shot rolls no die and marks the firer', () => {
  const state = assisted(duel('tactical', 'tactical'))
  const shot = play(state, fireRifle('a-tactical-1', 'b-tactical-1'))
  expect(deviationsOf(shot)).toEqual(['rifle/no-counters p.20'])
  expect(eventsOf(shot, 'rolled')).toMatchObject([{ dice: [], success: false }])
  expect(counters(shot.state, 'a-tactical-1')).toBe(1)
})

test('E8 at 25" with 6 Target Counters two dice are rolled, and a 1 on either kills', () => {
  const state = battle({ units: ['a tactical', 'b tactical 6tc'], acting: 'a-tactical-1' })
  const order = fireRifle('a-tactical-1', 'b-tactical-1', { range: 25 })
  for (const rolls of [
    [1, 6],
    [6, 1],
  ]) {
    expect(fateOf(play(state, [order, ...rolls]).state, 'b-tactical-1')).toContain('destroyed')
  }
  expect(fateOf(play(state, [order, 6, 6]).state, 'b-tactical-1')).toBe('6tc')
})

test('R32 a small rifle at 13" is in its third band', () => {
  const state = battle({
    units: ['a tactical', 'b tactical 6tc'],
    acting: 'a-tactical-1',
    rules: { scale: 0.5 },
  })
  const shot = play(state, [fireRifle('a-tactical-1', 'b-tactical-1', { range: 13 }), 6, 6])
  expect(eventsOf(shot, 'rolled')[0]?.dice).toHaveLength(2)
})

describe('a Range Band instead of inches (p.12)', () => {
  const state = battle({ units: ['a tactical', 'b tactical 6tc'], acting: 'a-tactical-1' })
  const over = (range: CommandOf<'fire-rifle'>['range']) =>
    fireRifle('a-tactical-1', 'b-tactical-1', { range })
  const full = (dice: number): number[] => Array.from({ length: dice }, () => 6)
  test.each<[CommandOf<'fire-rifle'>['range'], number]>([
    [[0, 12], 6],
    [[12, 24], 3],
    [[24, 36], 2],
  ])('%j gives %i dice, as every inch in it does', (range, dice) => {
    expect(verdict(state, over(range))).toBe('allowed')
    expect(eventsOf(play(state, [over(range), ...full(dice)]), 'rifle-fired')).toMatchObject([
      { range, dice },
    ])
    const [from, to] = typeof range === 'number' ? [range, range] : range
    for (const inches of [from, to - 0.1])
      expect(eventsOf(play(state, [over(inches), ...full(dice)]), 'rifle-fired')).toMatchObject([{ dice }])
  })

  test.each<[CommandOf<'fire-rifle'>['range'], string]>([
    [[6, 12], 'impossible measure/band p.12'],
    [[0, 24], 'impossible measure/band p.12'],
    [[0, 8], 'impossible measure/band p.12'],
  ])('%j is none of a gauss rifle', (range, expected) => {
    expect(verdict(state, over(range))).toBe(expected)
  })

  test('small figures have bands of half the width (p.6)', () => {
    const small = battle({
      units: ['a tactical', 'b tactical 6tc'],
      acting: 'a-tactical-1',
      rules: { scale: 0.5 },
    })
    expect(verdict(small, over([6, 12]))).toBe('allowed')
    expect(verdict(small, over([0, 12]))).toBe('impossible measure/band p.12')
  })
})
