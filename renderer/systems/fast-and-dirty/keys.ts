import type { KeyGroup } from '../screens.ts'
import './texts/cover.ts'

/** What keys do in a battle of Fast and Dirty. */
export const keys: readonly KeyGroup[] = [
  {
    title: 'fastAndDirty.keys.title',
    at: ['fight'],
    lines: [
      { keys: ['1 – 9', 'A – Z'], does: 'fastAndDirty.keys.acts' },
      { keys: ['0'], does: 'fastAndDirty.keys.end' },
      { keys: ['U'], does: 'fastAndDirty.keys.loose' },
    ],
  },
]
