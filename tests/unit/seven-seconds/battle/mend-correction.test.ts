import { describe, expect, test } from 'vitest'
import { isRefusal } from '../../../../shared/problem.ts'
import { decide } from '../../../../shared/systems/seven-seconds/battle/decide.ts'
import { nextStep } from '../../../../shared/systems/seven-seconds/battle/mend/connecting.ts'
import { correctLines } from '../../../../shared/systems/seven-seconds/battle/decide.ts'
import type { BattleEvent } from '../../../../shared/systems/seven-seconds/battle/documents/events.ts'
import type { Line as AnyLine } from '../../../../shared/battle/correction.ts'
import type { BattleState } from '../../../../shared/systems/seven-seconds/battle/state/state.ts'
import { runs } from '../../../support/long.ts'
import { playBattle, setupOf } from '../../games/seven-seconds.ts'
import { battle } from './builders.ts'
import { activate, endActivation, fireRifle, move } from './orders.ts'

type Line = AnyLine<BattleEvent>

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

/** The same of these commands. */
function playedBy(start: BattleState, commands: readonly unknown[]): Played {
  const states: BattleState[] = []
  const lines: Line[] = []
  let after = start
  for (const command of commands) {
    const decision = decide(after, command)
    if (isRefusal(decision)) throw new Error(decision.problem.code)
    states.push(after)
    lines.push({ decision: lines.length + 1, command, rolls: null, from: null, events: decision.events })
    after = decision.state
  }
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

const turned = <T extends object>(event: T): T => Object.fromEntries(Object.entries(event).toReversed()) as T

describe('a line of the log corrected', () => {
  test('is the same also where it was stored, with its fields in another order', () => {
    const game = played(1)
    const stored = game.lines.map((line) => ({ ...line, events: line.events.map(turned) }))
    const { command } = game.lines[0] ?? {}
    expect(correct({ ...game, lines: stored }, 0, { command, rolls: null }).same).toBe(true)
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
    const game = playedBy(start, commands)
    const was = diceIn(game.lines[1])
    const corrected = correct(game, 1, {
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
    const game = playedBy(start, [
      activate('a-tactical-1'),
      move('a-tactical-1', 3),
      move('a-tactical-1', 2),
      activate('b-scout-1'),
    ])
    const { dropped, lines } = correct(game, 0, null)
    expect(dropped.map(({ decision, problem }) => [decision, problem.code])).toEqual([
      [2, 'unit/not-activated'],
      [3, 'unit/not-activated'],
    ])
    // The turn in which nothing is done now is passed, so that the other side's comes.
    expect(lines.map(({ decision, told }) => [decision, told.command])).toEqual([
      [null, { kind: 'pass', side: 'a' }],
      [4, activate('b-scout-1')],
    ])
  })

  test('what was begun ends where the line that ended it is gone, and nothing else is put in', () => {
    const start = battle({ units: ['a tactical', 'b tactical', 'b scout'] })
    const game = playedBy(start, [
      activate('a-tactical-1'),
      move('a-tactical-1', 3),
      move('a-tactical-1', 2),
      activate('b-scout-1'),
      move('b-scout-1', 1),
    ])
    const { dropped, lines } = correct(game, 2, null)
    expect(dropped).toEqual([])
    expect(lines.map(({ decision, told }) => [decision, (told.command as { kind: string }).kind])).toEqual([
      [null, 'end-activation'],
      [4, 'activate'],
      [5, 'move'],
    ])
  })

  test('while a battle goes on nothing is rolled for what is put in: its dice are still to fall', () => {
    let putIn = 0
    for (let seed = 31; seed <= 30 + runs(3, 6); seed += 1) {
      const game = played(seed)
      for (const [index, { command }] of game.lines.entries()) {
        if (!['intercept', 'fire-missile'].includes((command as { kind: string }).kind)) continue
        const { lines } = correct(game, index, null)
        for (const { decision, events } of lines) {
          if (decision !== null) continue
          putIn += 1
          expect(events.map(({ kind }) => kind)).not.toContain('rolled')
        }
      }
    }
    expect(putIn).toBeGreaterThan(0)
  })

  test('a battle that was over is over again, and what is put in harms nobody', () => {
    const counted = { tried: 0, over: 0, putIn: 0 }
    for (let seed = 21; seed <= 20 + runs(3, 5); seed += 1) {
      const game = played(seed)
      expect(game.after.phase).toBe('over')
      for (const [index, line] of game.lines.entries()) {
        if (!line.events.some(({ kind }) => kind === 'destroyed')) continue
        const [first, ...later] = game.lines.slice(index)
        const before = game.states[index]
        if (!first || !before) throw new Error('A line has a state before it.')
        const correction = correctLines(before, [first, ...later], game.after, null, true)
        if (isRefusal(correction)) throw new Error(correction.problem.code)
        counted.tried += 1
        if (correction.lines.at(-1)?.state.phase === 'over') counted.over += 1
        const putIn = correction.lines.filter(({ decision }) => decision === null)
        counted.putIn += putIn.length
        // A missile on its way may still hit.
        const harmless = putIn.filter(
          ({ told }) => !['intercept', 'resolve-blast'].includes((told.command as { kind: string }).kind),
        )
        const kinds = new Set(harmless.flatMap(({ events }) => events.map(({ kind }) => kind)))
        for (const harm of ['destroyed', 'stunned', 'damaged', 'blip-revealed', 'rolled'] as const)
          expect(kinds).not.toContain(harm)
      }
    }
    expect(counted.tried).toBeGreaterThan(20)
    expect(counted.putIn).toBeGreaterThan(0)
    expect(counted.over / counted.tried).toBeGreaterThan(0.8)
  })
})

describe('what is put in before a line that fits no more', () => {
  test.each([
    ['where no field is on', 'b haywire', 'end-activation'],
    ['where the piece may stand in a jamming field', 'b haywire jamming', undefined],
  ])('%s an open activation ends, or the players say how (p.22)', (_name, drone, kind) => {
    const state = battle({ units: ['a tactical', drone], acting: 'a-tactical-1' })
    expect(nextStep(state, 'turn')?.kind).toBe(kind)
  })
})
