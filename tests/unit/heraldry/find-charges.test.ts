import { expect, test } from 'vitest'
import { findCharges } from '../../../renderer/heraldry/find-charges.ts'
import { heraldry } from '../../../renderer/heraldry/texts.ts'
import { TINCTURES } from '../../../shared/heraldry/tinctures.ts'
import { ARRANGEMENTS, CHARGES, DIVISIONS, SHAPES } from '../../../shared/heraldry/words.ts'

const all = CHARGES.map((charge) => ({ label: heraldry.charge[charge], find: heraldry.find[charge] }))

test.each([
  ['crow', ['Raven', 'Crown']],
  ['WOLF', ['Wolf']],
  [' dog ', ['Hound']],
  ['ringed p', ['Ringed planet']],
  ['sword', ['Sword']],
  ['nothing such', []],
])('“%s” finds %j', (text, labels) => {
  expect(findCharges(all, text).map(({ label }) => label)).toEqual(labels)
})

test('every word of heraldry has a text', () => {
  expect(Object.keys(heraldry.shape)).toEqual(SHAPES)
  expect(Object.keys(heraldry.division)).toEqual(DIVISIONS)
  expect(Object.keys(heraldry.arrangement)).toEqual(ARRANGEMENTS)
  expect(Object.keys(heraldry.tincture)).toEqual(TINCTURES)
  expect(Object.keys(heraldry.charge)).toEqual(CHARGES)
  expect(Object.keys(heraldry.find)).toEqual(CHARGES)
})
