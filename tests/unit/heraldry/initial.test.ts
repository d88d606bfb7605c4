import { expect, test } from 'vitest'
import { initialOf } from '../../../shared/heraldry/initial.ts'

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
