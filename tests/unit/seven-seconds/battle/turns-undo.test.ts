import { expect, test } from 'vitest'
import { give, newBattle, upTo } from './setup-steps.ts'

/** Undo takes the events of the last decision off the log; the same command gives the same once more. */

test('typed dice are not remembered: after undo others may be typed, and the program’s own are as before', () => {
  const state = newBattle()
  const typed = give(state, 'roll-roles', 'a', {}, [6, 1])
  expect(typed.state.dice).toEqual(state.dice)
  expect(typed.events.some(({ kind }) => kind === 'dice-moved')).toBe(false)
  expect(give(state, 'roll-roles', 'a', {}, [1, 6]).state.attacker).toBe('b')
  expect(give(state, 'roll-roles', 'a', {})).toEqual(give(newBattle(), 'roll-roles', 'a', {}))
})

test('a shuffle that is undone is the same shuffle again', () => {
  const drawn = give(upTo('cards', 'attack', { streaks: [3, 0] }), 'draw-cards', 'a', {}).state
  const { missions, troops } = drawn.sides.a.hand ?? { missions: [], troops: [] }
  const keep = () => give(drawn, 'keep-cards', 'a', { mission: missions[1] ?? '', troops: troops[0] ?? '' })
  expect(keep()).toEqual(keep())
  expect(keep().events.map(({ kind }) => kind)).toContain('piles-changed')
})
