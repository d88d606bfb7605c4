import { expect, test } from 'vitest'
import { numbersInForce } from '../../../renderer/systems/seven-seconds/fights/console/model/numbers.ts'
import { unitProfile } from '../../../shared/systems/seven-seconds/profiles.ts'
import type { Tech, UnitType } from '../../../shared/systems/seven-seconds/words.ts'

const rate = { sensors: 2, stealth: 3, armour: 5, countermeasures: 1, nuclear: 3, robotics: 4 }
const tech: Tech = { 1: rate, 2: rate, 3: rate }
const told = (unit: UnitType): string[] =>
  numbersInForce(unitProfile(unit, 2, tech), tech).map(
    ({ stat, value, changed }) => `${stat} ${value}${changed ? '!' : ''}`,
  )

test('a card shows the numbers in force, and which of them the type changes', () => {
  expect(told('scout')).toEqual(['sensors 3!', 'stealth 4!', 'armour 5', 'countermeasures 1', 'nuclear 3'])
  // Five is the most: nothing was added.
  expect(told('assault')).toContain('armour 5')
})

test('Nuclear is shown only of who has a use for it', () => {
  expect(told('commander').join()).not.toContain('nuclear')
  expect(told('kamikaze').join()).toContain('nuclear 4')
})
