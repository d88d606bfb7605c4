import type { KeyGroup } from '../systems/screens.ts'
import { shortcut } from '../ui/keys.ts'
import './texts.ts'

/** What keys do in a battle at the house's table. */
export const keys: readonly KeyGroup[] = [
  {
    title: 'table.keys.title',
    at: ['fight'],
    lines: [
      { keys: ['1 – 9', 'A – Z'], does: 'table.keys.do' },
      { keys: ['0'], does: 'table.keys.end' },
      { keys: [shortcut('Enter')], does: 'table.keys.finish' },
      { keys: ['U'], does: 'table.loose.keys' },
    ],
  },
]
