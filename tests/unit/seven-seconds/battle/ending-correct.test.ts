import { describe, expect, test } from 'vitest'
import { openly, options } from '../../../../shared/systems/seven-seconds/battle/decide.ts'
import { scoreBattle } from '../../../../shared/systems/seven-seconds/battle/ending/score.ts'
import { isOffered } from '../../../../shared/systems/seven-seconds/battle/rules/field.ts'
import { battleResult } from '../../../../shared/systems/seven-seconds/result.ts'
import { playBattle, setupOf } from '../../games/seven-seconds.ts'
import { after, order, refusal, upTo } from './setup-steps.ts'

const { state: over } = playBattle(setupOf(), 3)
const given = { line: 0, points: 17, note: 'Agreed at the table' }

describe('a line of a mission that the players score otherwise', () => {
  test('counts as they say, keeps what the rules gave, and settles the result anew', () => {
    const before = scoreBattle(over)
    const now = scoreBattle(after(over, 'correct-score', 'a', given))
    const [line] = before?.a.lines ?? []
    expect(now?.a.lines[0]).toMatchObject({
      points: 17,
      corrected: { from: line?.points, note: 'Agreed at the table' },
    })
    expect(now?.a.total).toBe((before?.a.total ?? 0) - (line?.points ?? 0) + 17)
    expect(now?.b).toEqual(before?.b)
    expect(now?.result).toEqual(battleResult(now?.a.total ?? 0, now?.b.total ?? 0))
  })

  test('is corrected again, and the last word counts', () => {
    const twice = after(after(over, 'correct-score', 'a', given), 'correct-score', 'a', {
      ...given,
      points: -2,
    })
    expect(twice.corrections).toHaveLength(1)
    expect(scoreBattle(twice)?.a.lines[0]?.points).toBe(-2)
  })

  test.each([
    [{ ...given, line: 9 }, 'score/no-line'],
    [{ ...given, line: -1 }, 'command/unreadable'],
    [{ ...given, points: 1.5 }, 'command/unreadable'],
    [{ ...given, points: 100 }, 'command/unreadable'],
    [{ ...given, note: ' ' }, 'command/unreadable'],
    [{ ...given, note: 'x'.repeat(201) }, 'command/unreadable'],
  ])('%j is refused', (correction, code) => {
    expect(refusal(over, 'correct-score', 'a', correction)).toBe(code)
  })

  test('is offered when all is over, and keeps nobody waiting', () => {
    expect(isOffered(options(over, 'b'), order('correct-score', 'b', given))).toBe(true)
    expect(openly(over).waitsFor).toEqual([])
    expect(refusal(upTo('action', 'attack'), 'correct-score', 'a', given)).toBe('battle/not-now')
  })
})
