import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contrast, LEAST, mendedOn, readableOn, weakContrasts } from '../../../shared/heraldry/contrast.ts'
import { emblemSchema, type Emblem } from '../../../shared/heraldry/emblem.ts'
import { readColour, TINCTURE_COLOURS, TINCTURES } from '../../../shared/heraldry/tinctures.ts'
import {
  SAMPLE_FACTIONS,
  SAMPLE_FACTION_IDS,
} from '../../../shared/systems/seven-seconds/data/sample-factions.ts'
import { aColour, emblem } from './builders.ts'

describe('the contrast of two colours', () => {
  // Ratios of the WCAG working group's own examples.
  test.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#777777', '#ffffff', 4.48],
    ['#767676', '#ffffff', 4.54],
    ['#ff0000', '#ffffff', 4],
    ['#0000ff', '#000000', 2.44],
  ])('%s and %s: %d', (a, b, ratio) => {
    expect(contrast(a, b)).toBeCloseTo(ratio, 1)
  })

  test('is the same both ways, from 1 to 21', () => {
    fc.assert(
      fc.property(aColour, aColour, (a, b) => {
        expect(contrast(a, b)).toBe(contrast(b, a))
        expect(contrast(a, b)).toBeGreaterThanOrEqual(1)
        expect(contrast(a, b)).toBeLessThanOrEqual(21)
      }),
    )
  })

  test('something is readable on every colour', () => {
    fc.assert(
      fc.property(aColour, aColour, (ground, wished) => {
        expect(contrast(ground, readableOn(ground, wished))).toBeGreaterThanOrEqual(LEAST.charge)
      }),
    )
  })
})

describe('what is hard to tell apart', () => {
  test.each<[string, Partial<Emblem>, string[]]>([
    ['black on white', {}, []],
    ['grey on white', { chargeColour: '#bbbbbb' }, ['charge-field']],
    ['no charge at all', { chargeColour: '#ffffff', charge: null }, []],
    ['a plain field has no second colour', { second: '#000000' }, []],
    ['a charge across both colours', { division: 'per-pale', second: '#222222' }, ['charge-second']],
    ['a charge below a chief of its colour', { division: 'chief', second: '#000000' }, []],
    ['a charge within a border of its colour', { division: 'border', second: '#000000' }, []],
    ['a division that is not seen', { division: 'chief', second: '#f0f0f0' }, ['field-second']],
    [
      'everything',
      { division: 'cross', field: '#404040', second: '#444444', chargeColour: '#484848' },
      ['charge-field', 'charge-second', 'field-second'],
    ],
  ])('%s', (_, changed, kinds) => {
    expect(weakContrasts(emblem(changed)).map(({ kind }) => kind)).toEqual(kinds)
  })
})

test('tinctures are colours of their own', () => {
  expect(new Set(Object.values(TINCTURE_COLOURS)).size).toBe(TINCTURES.length)
})

test.each([
  ['#b8860b', '#b8860b'],
  [' #B8860B ', '#b8860b'],
  ['b8860b', '#b8860b'],
  ['#b88', null],
  ['#b8860g', null],
  ['', null],
])('“%s” is read as %s', (text, colour) => {
  expect(readColour(text)).toBe(colour)
})

test.each(SAMPLE_FACTION_IDS)('%s has an emblem of good contrast', (id) => {
  const sample = emblemSchema.parse(SAMPLE_FACTIONS[id].look.emblem)
  expect(weakContrasts(sample)).toEqual([])
})

describe('a colour that is mended', () => {
  test.each([
    ['#1b2f60', '#f1eee6', '#1b2f60'],
    ['#8f5a00', '#f1eee6', '#8f5a00'],
  ])('%s on %s is well as it is', (colour, ground, expected) => {
    expect(mendedOn(ground, colour, 4.5)).toBe(expected)
  })

  test('is read on its ground, whatever it was', () => {
    fc.assert(
      fc.property(aColour, aColour, (ground, colour) => {
        expect(contrast(ground, mendedOn(ground, colour, 4.5))).toBeGreaterThanOrEqual(4.5)
      }),
    )
  })
})
