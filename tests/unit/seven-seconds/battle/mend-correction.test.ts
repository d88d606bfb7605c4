import { describe, expect, test } from 'vitest'
import { isRefusal } from '../../../../shared/problem.ts'
import { decide } from '../../../../shared/systems/seven-seconds/battle/decide.ts'
import { correctLines, type Line } from '../../../../shared/systems/seven-seconds/battle/mend/correction.ts'
import type { BattleState } from '../../../../shared/systems/seven-seconds/battle/state/state.ts'
import { playBattle, setupOf } from './arena.ts'
import { battle } from './builders.ts'
import { activate, endActivation, fireRifle, move } from './orders.ts'

interface Played {
  readonly states: readonly BattleState[]
  readonly lines: readonly Line[]
  readonly after: BattleState
}

function played(seed: number): Played {
  const states: BattleState[] = []
  const lines: Line[] = []
  const { state: after } = playBattle(setupOf(), seed, ({ before, command, events }) => {
    states.push(before)
    lines.push({ decision: lines.length + 1, command, rolls: null, from: null, events })
  })
  return { states, lines, after }
}

function correct(
  { states, lines, after }: Played,
  index: number,
  instead: Parameters<typeof correctLines>[3],
) {
  const [first, ...later] = lines.slice(index)
  const before = states[index]
  if (!first || !before) throw new Error(`There is no line ${index}.`)
  const correction = correctLines(before, [first, ...later], after, instead)
  if (isRefusal(correction)) throw new Error(correction.problem.code)
  return correction
}

/** Dice of the first roll. */
function diceIn(line: Pick<Line, 'events'> | undefined): readonly number[] {
  return line?.events.flatMap((event) => (event.kind === 'rolled' ? [event.dice] : []))[0] ?? []
}

describe('a line of the log corrected', () => {
  test('with the same command and dice gives the identical log, wherever it stands', () => {
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const game = played(seed)
      for (let index = 0; index < game.lines.length; index += 7) {
        const { command } = game.lines[index] ?? {}
        const { lines, dropped, same } = correct(game, index, { command, rolls: null })
        expect(same).toBe(true)
        expect(dropped).toEqual([])
        expect(lines.map(({ events }) => events)).toEqual(game.lines.slice(index).map(({ events }) => events))
        expect(lines.at(-1)?.state).toEqual(game.after)
      }
    }
  })

  test('what it is made of makes it once more', () => {
    let left = 0
    for (const seed of [11, 12, 13, 14]) {
      const game = played(seed)
      const index = game.lines.findIndex(({ command }) => (command as { kind: string }).kind === 'activate')
      const { lines, dropped } = correct(game, index, null)
      left += dropped.length
      let state = game.states[index]
      for (const { told, events } of lines) {
        const again = state && decide(state, told.command, told.rolls, told.from)
        if (!again || isRefusal(again)) throw new Error('It is not made once more.')
        expect(again.events).toEqual(events)
        state = again.state
      }
    }
    expect(left).toBeGreaterThan(0)
  })

  test('keeps the dice that fell where the same are asked for, and rolls only what is more', () => {
    const start = battle({ units: ['a tactical', 'a scout', 'b tactical 6tc', 'b scout'] })
    const commands = [
      activate('a-tactical-1'),
      fireRifle('a-tactical-1', 'b-tactical-1', { targetCover: 'heavy' }),
      endActivation('a-tactical-1'),
      activate('b-scout-1'),
      move('b-scout-1', 3),
    ]
    let state = start
    const states: BattleState[] = []
    const lines = commands.map((command, index): Line => {
      const decision = decide(state, command)
      if (isRefusal(decision)) throw new Error(decision.problem.code)
      states.push(state)
      state = decision.state
      return {
        decision: index + 1,
        command,
        rolls: null,
        from: null,
        events: decision.events,
      }
    })
    const was = diceIn(lines[1])
    const corrected = correct({ states, lines, after: state }, 1, {
      command: fireRifle('a-tactical-1', 'b-tactical-1'),
      rolls: null,
    })
    const dice = diceIn(corrected.lines[0])
    expect(dice.length).toBeGreaterThan(was.length)
    expect(dice.slice(0, was.length)).toEqual(was)
    expect(corrected.dropped).toEqual([])
  })

  test('what no longer fits is named with the rule, and what can stand stays', () => {
    const start = battle({ units: ['a tactical', 'b tactical', 'b scout'] })
    const game = { states: [] as BattleState[], lines: [] as Line[], after: start }
    for (const command of [
      activate('a-tactical-1'),
      move('a-tactical-1', 3),
      move('a-tactical-1', 2),
      activate('b-scout-1'),
    ]) {
      const decision = decide(game.after, command)
      if (isRefusal(decision)) throw new Error(decision.problem.code)
      game.states.push(game.after)
      game.lines.push({
        decision: game.lines.length + 1,
        command,
        rolls: null,
        from: null,
        events: decision.events,
      })
      game.after = decision.state
    }
    const { dropped, lines } = correct(game, 0, null)
    expect(dropped.map(({ decision, problem }) => [decision, problem.code])).toEqual([
      [2, 'unit/not-activated'],
      [3, 'unit/not-activated'],
      [4, 'turn/not-yours'],
    ])
    expect(lines).toEqual([])
  })
})
