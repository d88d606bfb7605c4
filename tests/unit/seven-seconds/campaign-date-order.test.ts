import { expect, test } from 'vitest'
import { outOfOrder } from '../../../shared/systems/seven-seconds/campaign/date-order.ts'

const on = (...days: (string | null)[]) => days.map((foughtOn) => ({ foughtOn }))

test.each<[string, (string | null)[], (string | null)[], string | null]>([
  ['alone', [], [], null],
  ['in order', ['2026-11-01'], ['2026-11-30'], null],
  ['on the same day', ['2026-11-20'], ['2026-11-20'], null],
  ['without other dates', [null], [null], null],
  ['after a later one: the nearest', ['2026-11-28', '2026-11-25', null], [], '2026-11-25'],
  ['before an earlier one: the nearest', [], [null, '2026-11-12', '2026-11-01'], '2026-11-12'],
])('a battle of 20 November %s', (_name, before, after, other) => {
  expect(outOfOrder(on(...before), on(...after), '2026-11-20')?.foughtOn ?? null).toBe(other)
})
