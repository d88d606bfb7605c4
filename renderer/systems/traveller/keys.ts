import type { KeyGroup } from '../screens.ts'
import './texts/cover.ts'

/** What keys do in a fight of Traveller-style combat. */
export const keys: readonly KeyGroup[] = [
  {
    title: 'traveller.keys.title',
    at: ['fight'],
    lines: [
      { keys: ['1 – 9', 'A – Z'], does: 'traveller.keys.acts' },
      { keys: ['0'], does: 'traveller.keys.end' },
      { keys: ['U'], does: 'traveller.keys.loose' },
    ],
  },
]
