import { expect, test } from 'vitest'
import type { Preferences, PreferenceValues } from '../../electron/program/preferences.ts'
import { openClock } from '../../electron/safekeeping/clock.ts'

/** Starts the program on these days, one after the other; gives the clock of the last. */
function started(...days: readonly string[]) {
  let values = { days: [] as string[] } as unknown as PreferenceValues
  const preferences: Preferences = {
    get: () => values,
    set: (change) => {
      values = { ...values, ...change }
      return true
    },
  }
  const [clock] = days.map((day) => openClock(preferences, () => Date.parse(`${day}T20:00:00Z`))).slice(-1)
  if (!clock) throw new Error('It was never started.')
  return { ...clock, day: new Date(clock.trusted()).toISOString().slice(0, 10) }
}

test('clears nothing before it has said so on three days', () => {
  expect(started('2026-11-21', '2026-11-22').trusted()).toBe(0)
  expect(started('2026-11-21', '2026-11-22', '2026-11-22').trusted()).toBe(0)
  expect(started('2026-11-21', '2026-11-22', '2026-11-23').day).toBe('2026-11-22')
})

test('six months ahead for two days makes nothing older', () => {
  const days = ['2026-11-21', '2026-11-22', '2026-11-23']
  expect(started(...days, '2027-05-23', '2027-05-24').day).toBe('2026-11-24')
  expect(started(...days, '2027-05-23', '2026-11-24').day).toBe('2026-11-24')
})

test.each([
  ['the next day', ['2026-11-22', '2026-11-23'], false],
  ['after a pause of half a year', ['2026-05-23', '2026-11-23'], false],
  ['back by a day', ['2026-11-23', '2026-11-22'], true],
  ['back by ten years', ['2026-11-23', '2016-11-23'], true],
  ['ahead by ten years', ['2026-11-23', '2036-11-23'], true],
  ['for the first time', ['2026-11-23'], false],
])('a clock that goes on %s', (_name, days, jumps) => {
  expect(started(...days).jump !== null).toBe(jumps)
})
