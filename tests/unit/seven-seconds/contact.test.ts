import { describe, expect, test } from 'vitest'
import { contactOdds } from '../../../shared/systems/seven-seconds/contact.ts'
import { bandOf } from '../../../shared/systems/seven-seconds/cover.ts'
import { shedBy } from '../../../shared/systems/seven-seconds/targeting.ts'

describe('the last contact of a kamikaze', () => {
  test.each([
    // A die below the Target Counters (p.22).
    [0, 0, 0],
    [1, 0, 0],
    [2, 1, 1 / 6],
    [5, 4, 4 / 6],
    [7, 6, 1],
    [12, 6, 1],
  ])('with %i Target Counters needs up to %i', (counters, needs, hits) => {
    const odds = contactOdds({ counters, stoppedBy: null })
    expect(odds.needs).toBe(needs)
    expect(odds.hits).toBeCloseTo(hits, 12)
    expect(odds.stopped).toBe(0)
    expect(odds.hits + odds.explodes + odds.stopped).toBeCloseTo(1, 12)
  })

  test('is stopped by Countermeasures where the group plays so; those of a Damaged suit have to obey', () => {
    const whole = contactOdds({ counters: 4, stoppedBy: { countermeasures: 3, damaged: false } })
    expect(whole.stopped).toBeCloseTo(3 / 6, 12)
    expect(whole.hits).toBeCloseTo((3 / 6) * (3 / 6), 12)
    const damaged = contactOdds({ counters: 4, stoppedBy: { countermeasures: 3, damaged: true } })
    expect(damaged.stopped).toBeCloseTo((3 / 6) * (4 / 6), 12)
  })
})

test('a multiple of the width lies in the farther Range Band', () => {
  expect([0, 5.9, 6, 12, 17.99].map((inches) => bandOf(inches, 6))).toEqual([1, 1, 2, 3, 3])
})

test('no more Target Counters are shed than there are, than Stealth allows, than whole inches were gone', () => {
  expect(shedBy({ counters: 5, stealth: 3, inches: 6, scale: 1 })).toBe(3)
  expect(shedBy({ counters: 2, stealth: 3, inches: 6, scale: 1 })).toBe(2)
  expect(shedBy({ counters: 5, stealth: 6, inches: 2.9, scale: 1 })).toBe(2)
  expect(shedBy({ counters: 5, stealth: 6, inches: 2.9, scale: 0.5 })).toBe(5)
})
