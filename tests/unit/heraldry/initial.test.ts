import { expect, test } from 'vitest'
import { initialOf, initialsOf } from '../../../shared/heraldry/initial.ts'

test.each([
  ['New Tokyo', 'N'],
  ['The Lantern Clades', 'L'],
  ['the', 'T'],
  ['  “Quoted” men', 'Q'],
  ['éclair', 'É'],
  ['e\u0301clair', 'E\u0301'],
  ['ßharp', 'ß'],
  ['7th Fleet', '7'],
  ['👩‍🚀 Crew', '👩‍🚀'],
  ['🇯🇵 Nippon', '🇯🇵'],
  ['كتيبة الفجر', 'ك'],
  ['חטיבה', 'ח'],
  ['नियम', 'नि'],
  ['\u202eturned', 'T'],
  ['…', '…'],
  ['', ''],
])('%s: %s', (name, initial) => {
  expect(initialOf(name)).toBe(initial)
})

test.each([
  ['The Long Odds', ['The Long Odds', 'Spare Parts'], 'L'],
  ['The Long Odds', ['The Long Odds', 'Last Berth'], 'LO'],
  ['Lanterns', ['Lanterns', 'Last Berth'], 'La'],
  ['Last Berth', ['Lanterns', 'Last Berth'], 'LB'],
  ['Twins', ['Twins', 'Twins'], 'T'],
  ['L', ['L', 'Last Berth'], 'L'],
])('%s beside %j is %s', (name, beside, initials) => {
  expect(initialsOf(name, beside)).toBe(initials)
})
