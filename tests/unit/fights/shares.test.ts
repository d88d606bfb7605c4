import { expect, test } from 'vitest'
import { roleOdds } from '../../../shared/systems/seven-seconds/role.ts'
import { wholePercents } from '../../../renderer/fights/shares.ts'

test.each([
  { shares: [15 / 36, 6 / 36, 15 / 36], told: [42, 16, 42] },
  { shares: [1 / 3, 1 / 3, 1 / 3], told: [34, 33, 33] },
  { shares: [1, 0, 0], told: [100, 0, 0] },
  { shares: [0.5, 0.5], told: [50, 50] },
  { shares: [35 / 36, 1 / 36], told: [97, 3] },
  { shares: [0.305, 0.305, 0.39], told: [31, 30, 39] },
])('$shares are told as $told', ({ shares, told }) => {
  expect(wholePercents(shares)).toEqual(told)
})

test('the chances of every role roll come to 100 %, and even streaks have even chances', () => {
  for (const a of [0, 1, 2, 3]) {
    for (const b of [0, 1, 2, 3]) {
      const odds = roleOdds(a, b)
      const told = wholePercents([odds.aAttacks, odds.chanceEncounter, odds.bAttacks])
      expect(told.reduce((sum, one) => sum + one, 0)).toBe(100)
      if (a === b) expect(told[0]).toBe(told[2])
    }
  }
})
