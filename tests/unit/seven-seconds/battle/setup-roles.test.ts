import { describe, expect, test } from 'vitest'
import type { EventOf } from '../../../../shared/systems/seven-seconds/battle/documents/events.ts'
import { EDGES, type Edge } from '../../../../shared/systems/seven-seconds/battle/words.ts'
import { after, give, newBattle, refusal, upTo } from './setup-steps.ts'

describe('R9 the role roll: one die each, the higher attacks, a tie is a Chance Encounter', () => {
  test.each([
    // name, streaks, dice, what is added to each, attacker
    ['a rolls higher', [0, 0], [5, 2], [0, 0], 'a'],
    ['b rolls higher', [0, 0], [1, 2], [0, 0], 'b'],
    ['a tie', [0, 0], [4, 4], [0, 0], null],
    ['a streak of 1 wins a tie of the dice', [1, 0], [3, 3], [1, 0], 'a'],
    ['a streak of 1 makes a tie of one less', [1, 0], [3, 4], [1, 0], null],
    ['a streak of 2 adds 2', [0, 2], [3, 2], [0, 2], 'b'],
    ['a streak of 3 adds 3', [0, 3], [4, 1], [0, 3], null],
    ['a longer streak adds no more', [4, 0], [3, 6], [3, 0], null],
    ['a far longer streak adds no more', [99, 0], [2, 6], [3, 0], 'b'],
    ['6 and 3 is more than a die can show', [3, 0], [6, 6], [3, 0], 'a'],
    ['streaks of both sides are added', [1, 2], [4, 3], [1, 2], null],
  ] as const)('%s', (_name, streaks, dice, plus, attacker) => {
    const { state, events } = give(newBattle({ streaks }), 'roll-roles', 'b', {}, dice)
    const rolled = events.filter((event): event is EventOf<'rolled'> => event.kind === 'rolled')
    expect(rolled.map((roll) => [roll.side, roll.dice, roll.plus])).toEqual([
      ['a', [dice[0]], plus[0]],
      ['b', [dice[1]], plus[1]],
    ])
    expect(state).toMatchObject({
      attacker,
      kind: attacker ? 'attack-defense' : 'chance-encounter',
      phase: attacker ? 'edges' : 'first-initiative',
      initiative: null,
    })
  })

  test.each([
    ['a number missing', [5], 'dice/too-few'],
    ['none typed', [], 'dice/too-few'],
    ['one too many', [5, 2, 1], 'dice/left-over'],
    ['a 7', [5, 7], 'dice/out-of-range'],
    ['a half', [5.5, 1], 'dice/out-of-range'],
    ['no number', [NaN, 1], 'dice/out-of-range'],
  ])('typed dice with %s are refused', (_name, dice, code) =>
    expect(refusal(newBattle(), 'roll-roles', 'a', {}, dice)).toBe(code),
  )

  test('dice of the program are remembered: the same state gives the same roles', () => {
    const state = newBattle({ seed: 3 })
    const once = give(state, 'roll-roles', 'a', {})
    expect(give(state, 'roll-roles', 'a', {})).toEqual(once)
    expect(once.state.dice).not.toEqual(state.dice)
    expect(once.events.at(-1)).toEqual({ kind: 'dice-moved', dice: once.state.dice })
  })
})

describe('R27 the Initiative Counter before the first round', () => {
  test('attack: nobody rolls, the attacker will take it', () => {
    expect(refusal(upTo('edges', 'attack'), 'roll-initiative', 'a', {}, [6, 1])).toBe('battle/not-now')
    expect(upTo('action', 'attack')).toMatchObject({ initiative: 'a', round: 1, turn: { side: 'a' } })
  })

  test.each([
    ['the higher takes it', [0, 0], [2, 3], 'b'],
    ['a tie is rolled again', [0, 0], [4, 4, 5, 1], 'a'],
    ['as often as it takes', [0, 0], [1, 1, 6, 6, 3, 3, 2, 6], 'b'],
    ['a Winning Streak adds nothing', [3, 3], [2, 3], 'b'],
  ] as const)('Chance Encounter: %s', (_name, streaks, dice, initiative) => {
    const tied = newBattle({ streaks })
    const state = after(after(tied, 'roll-roles', 'a', {}, [2, 2]), 'roll-initiative', 'b', {}, dice)
    expect(state).toMatchObject({ initiative, phase: 'edges', round: 0 })
  })
})

describe('table edges', () => {
  const opposite: readonly [Edge, Edge][] = [
    ['north', 'south'],
    ['south', 'north'],
    ['east', 'west'],
    ['west', 'east'],
  ]
  test('there are four', () =>
    expect(opposite.map(([edge]) => edge).toSorted()).toEqual([...EDGES].toSorted()))

  test.each([
    // kind, who picks, what follows
    ['attack', 'the defender', 'b', 'a', 'objectives'],
    ['chance', 'the player without the Initiative Counter', 'b', 'a', 'cards'],
  ] as const)('%s: %s picks, the other has the opposite one', (kind, _who, picker, other, next) => {
    const state = upTo('edges', kind)
    expect(refusal(state, 'choose-edge', other, { edge: 'north' })).toBe('battle/other-side')
    for (const [edge, far] of opposite) {
      const picked = after(state, 'choose-edge', picker, { edge })
      expect(picked.sides[picker].edge).toBe(edge)
      expect(picked.sides[other].edge).toBe(far)
      expect(picked.phase).toBe(next)
    }
  })

  test('the role does not hang on the side: b attacks and a picks', () => {
    const state = after(newBattle(), 'roll-roles', 'a', {}, [1, 6])
    expect(refusal(state, 'choose-edge', 'b', { edge: 'east' })).toBe('battle/other-side')
    expect(after(state, 'choose-edge', 'a', { edge: 'east' }).sides.b.edge).toBe('west')
  })
})
