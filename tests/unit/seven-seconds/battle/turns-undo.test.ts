import { expect, test } from 'vitest'
import { decide } from '../../../../shared/systems/seven-seconds/battle/decide.ts'
import type { BattleEvent } from '../../../../shared/systems/seven-seconds/battle/documents/events.ts'
import { fold } from '../../../../shared/systems/seven-seconds/battle/state/evolve.ts'
import { begin } from '../../../../shared/systems/seven-seconds/battle/decide.ts'
import { isRefusal } from '../../../../shared/problem.ts'
import { playBattle, setupOf, type Step } from './arena.ts'
import { give, newBattle, upTo } from './setup-steps.ts'

/** Undo takes the events of the last decision off the log; the state is the fold of those that are left. */

const streaks = (seed: number) => {
  const { a, b } = setupOf().sides
  return setupOf({ sides: { a: { ...a, streak: seed % 4 }, b: { ...b, streak: 3 } } })
}

test.each([11, 12, 13, 14])('battle %i: after undo the same command gives the same events', (seed) => {
  const steps: Step[] = []
  const setup = streaks(seed)
  playBattle(setup, seed, (step) => steps.push(step))
  const log: BattleEvent[] = [...begin(setup, seed).events]
  for (const [index, { before, command, events, after }] of steps.entries()) {
    const isSetup = before.round === 0
    if (isSetup || index % 11 === 0 || index === steps.length - 1) {
      const undone = fold([...log, ...events].slice(0, log.length))
      expect(undone).toEqual(before)
      const again = decide(undone, command)
      expect(isRefusal(again) ? again : again.events).toEqual(events)
      expect(isRefusal(again) ? again : again.state).toEqual(after)
    }
    log.push(...events)
  }
})

test('undone to its beginning and played again, a battle is the same', () => {
  const setup = streaks(3)
  const commands: Step['command'][] = []
  const once = playBattle(setup, 3, ({ command }) => commands.push(command))
  const { events, state } = commands.reduce(
    (log, command) => {
      const decision = decide(log.state, command)
      if (isRefusal(decision)) throw new Error(decision.problem.message)
      return { events: [...log.events, ...decision.events], state: decision.state }
    },
    begin(setup, 3),
  )
  expect(events).toEqual(once.events)
  expect(state).toEqual(once.state)
})

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
