import fc from 'fast-check'
import type { Emblem } from '../../../shared/heraldry/emblem.ts'
import { ARRANGEMENTS, CHARGES, DIVISIONS, EMBLEM_VERSION, SHAPES } from '../../../shared/heraldry/words.ts'

export const aColour = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`)

/** Any emblem that can be stored, ugly ones too. */
export const anEmblem: fc.Arbitrary<Emblem> = fc.record({
  version: fc.constant(EMBLEM_VERSION),
  shape: fc.constantFrom(...SHAPES),
  division: fc.constantFrom(...DIVISIONS),
  field: aColour,
  second: aColour,
  charge: fc.option(fc.constantFrom(...CHARGES)),
  chargeColour: aColour,
  arrangement: fc.constantFrom(...ARRANGEMENTS),
  mirrored: fc.boolean(),
})

export const emblem = (changed: Partial<Emblem> = {}): Emblem => ({
  version: EMBLEM_VERSION,
  shape: 'shield',
  division: 'plain',
  field: '#ffffff',
  second: '#ffffff',
  charge: 'star',
  chargeColour: '#000000',
  arrangement: 'one',
  mirrored: false,
  ...changed,
})
