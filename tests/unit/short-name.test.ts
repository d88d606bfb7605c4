import { expect, it } from 'vitest'
import { SHORT_NAME_MOST, shortNameOf } from '../../shared/systems/seven-seconds/factions/short-name.ts'

it.each([
  ['Kestrels', 'Kestrels'],
  ['  Kestrels of the North  ', 'Kestrels of the North'],
  ['The Most Serene and Perpetually Vigilant Hegemony', 'The Most Serene and'],
  ['Exactly twenty-four long', 'Exactly twenty-four long'],
  ['Exactly twenty-four long and more', 'Exactly twenty-four long'],
  ['Donaudampfschifffahrtsgesellschaft', 'Donaudampfschifffahrtsge'],
  ['A Donaudampfschifffahrtsgesellschaft', 'A Donaudampfschifffahrts'],
  ['ממלכת הפנסים של קצה הגבול הצפוני', 'ממלכת הפנסים של קצה'],
  ['', ''],
])('shortens “%s” to whole words: “%s”', (name, short) => {
  expect(shortNameOf(name)).toBe(short)
  expect(Array.from(short).length).toBeLessThanOrEqual(SHORT_NAME_MOST)
})
