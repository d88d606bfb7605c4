import { describe, expect, test } from 'vitest'
import '../support/proof.ts'
import { keptOf } from '../../electron/safekeeping/kept.ts'

interface Made {
  readonly number: number
  readonly madeAt: string
}

/** As the program does it: one more is made, then what is not kept goes. */
function grown(days: readonly string[], before: readonly Made[] = []): Made[] {
  let all = [...before]
  let number = Math.max(0, ...before.map((one) => one.number))
  for (const day of days) {
    number += 1
    all.push({ number, madeAt: `${day}T20:00:00.000Z` })
    const kept = keptOf(all)
    all = all.filter((one) => kept.has(one.number))
  }
  return all
}

const daysFrom = (first: string, count: number, step = 1): string[] =>
  Array.from({ length: count }, (_, index) => {
    const date = new Date(`${first}T00:00:00Z`)
    date.setUTCDate(date.getUTCDate() + index * step)
    return date.toISOString().slice(0, 10)
  })
const days = (all: readonly Made[]): string[] => [...new Set(all.map(({ madeAt }) => madeAt.slice(0, 10)))]

describe('backups that are kept', () => {
  test('of one evening are those of every half hour', () => {
    expect(grown(Array.from({ length: 16 }, () => '2026-11-23'))).toHaveLength(16)
  })

  test('of 400 days are few, and go back to the first months', ({ task }) => {
    task.meta.proof = { times: 400, found: {} }
    const all = grown(daysFrom('2025-10-20', 400))
    expect(all.length).toBeLessThan(60)
    const newestFirst = days(all).toReversed()
    expect(newestFirst.slice(0, 12)).toEqual(daysFrom('2025-10-20', 400).slice(-12).toReversed())
    const months = new Set(days(all).map((day) => day.slice(0, 7)))
    for (const month of [
      '2026-11',
      '2026-10',
      '2026-09',
      '2026-08',
      '2026-07',
      '2026-06',
      '2026-05',
      '2026-04',
    ])
      expect([...months]).toContain(month)
    const weeks = daysFrom('2026-11-23', 10, -7)
    for (const monday of weeks)
      expect(days(all).some((day) => day >= monday && day < (daysFrom(monday, 2, 7)[1] ?? ''))).toBe(true)
  })

  test.each([
    ['six months ahead, and back again', daysFrom('2027-05-23', 3)],
    ['ten years back, and right again', daysFrom('2016-11-23', 3)],
  ])('stay when the clock is %s', (_name, wrong) => {
    const before = grown(daysFrom('2026-08-01', 115))
    const after = grown(daysFrom('2026-11-24', 2), grown(wrong, before))
    const lost = before.filter(({ number }) => !after.some((one) => one.number === number))
    // As many days, and a week or two and a month that there were not.
    expect(lost.length).toBeLessThanOrEqual(2 * (wrong.length + 2))
    expect(after.some(({ madeAt }) => madeAt < '2026-09-01' && madeAt > '2026-07-31')).toBe(true)
  })

  test('reach far back also when the clock stands still', ({ task }) => {
    task.meta.proof = { times: 400, found: {} }
    const all = grown(Array.from({ length: 400 }, () => '2020-01-01'))
    const numbers = all.map(({ number }) => number)
    expect(numbers.some((number) => number <= 256)).toBe(true)
    expect(numbers.some((number) => number > 256 && number <= 384)).toBe(true)
    expect(numbers.at(-1)).toBe(400)
  })
})
