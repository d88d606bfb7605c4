import type { Look } from './emblem.ts'
import type { Emblem } from './emblem.ts'
import { TINCTURE_COLOURS } from './tinctures.ts'
import { EMBLEM_VERSION } from './words.ts'

const alike = { version: EMBLEM_VERSION, shape: 'shield', arrangement: 'one', mirrored: false } as const
const { bone, crimson, gold, maroon, navy, teal } = TINCTURE_COLOURS

/** The emblems of the shipped factions, by their ids. */
export const SAMPLE_EMBLEMS: Readonly<Record<string, Emblem>> = {
  // The fox that sees and is not seen.
  'new-tokyo': {
    ...alike,
    division: 'plain',
    field: bone,
    second: bone,
    charge: 'fox',
    chargeColour: crimson,
  },
  // One star above, one rank below: everyone serves.
  'peoples-utopian-collective': {
    ...alike,
    division: 'per-chevron',
    field: crimson,
    second: maroon,
    charge: 'star',
    chargeColour: gold,
  },
  // A form, filled in and sealed.
  'council-of-zane': {
    ...alike,
    division: 'per-bend',
    field: teal,
    second: navy,
    charge: 'scroll',
    chargeColour: bone,
  },
}

/** The look of a shipped faction, and what a copy of it begins with; null for what is none. */
export function sampleLook(sample: string): Look | null {
  const emblem = SAMPLE_EMBLEMS[sample]
  if (!emblem) return null
  return { colours: { first: emblem.field, second: emblem.chargeColour }, emblem, picture: null }
}
