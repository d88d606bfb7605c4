import type { TraitDocument } from '../documents/trait.ts'

/** A trait to start from that no book has: name, text and numbers are invented for Muster. */
export const SAMPLE_TRAITS = {
  'river-born': {
    kind: 'trait',
    version: 1,
    name: 'River-born',
    text: 'They grew up on barges: quick over wet ground, steady when something burns, and no great shots on land.',
    does: [
      { number: 'movement', add: 1 },
      { number: 'moraleSucceeds', add: 1 },
      { number: 'fire', add: -1 },
    ],
    price: 1.2,
  },
} as const satisfies Readonly<Record<string, TraitDocument>>
