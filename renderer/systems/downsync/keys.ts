import type { KeyGroup } from '../screens.ts'
import './texts/cover.ts'

/** What keys do in a battle of Downsync. */
export const keys: readonly KeyGroup[] = [
  {
    title: 'downsync.keys.title',
    at: ['fight'],
    lines: [
      { keys: ['1 – 9', 'A – Z'], does: 'downsync.keys.acts' },
      { keys: ['U'], does: 'downsync.keys.loose' },
    ],
  },
]
