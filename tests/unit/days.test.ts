import { expect, test } from 'vitest'
import { daysBetween } from '../../renderer/systems/seven-seconds/campaign/war-room/days.ts'

test.each([
  ['the same day', '2026-11-21', '2026-11-21', 0],
  ['tomorrow', '2026-11-21', '2026-11-22', 1],
  ['yesterday', '2026-11-21', '2026-11-20', -1],
  ['over the end of a month', '2026-11-29', '2026-12-02', 3],
  ['over a leap day', '2028-02-28', '2028-03-01', 2],
  ['over the night in which clocks change', '2026-10-24', '2026-10-26', 2],
  ['over a year', '2026-11-21', '2027-11-21', 365],
])('days to %s', (_name, from, to, days) => {
  expect(daysBetween(from, to)).toBe(days)
})
