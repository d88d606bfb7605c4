import type { KeyGroup } from '../screens.ts'

/** What keys do in a mission of Blast 'Em!. */
export const keys: readonly KeyGroup[] = [
  {
    title: 'blastEm.keys.title',
    at: ['fight'],
    lines: [
      { keys: ['1 – 9', 'A – Z'], does: 'blastEm.keys.acts' },
      { keys: ['0'], does: 'blastEm.keys.end' },
      { keys: ['U'], does: 'blastEm.keys.loose' },
    ],
  },
]
