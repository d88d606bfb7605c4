import type { Prints } from '../../renderer/print/prints.ts'
import { glossaryPrint } from '../../renderer/rulebook/glossary-print.ts'
import { battlePrint } from '../../renderer/table/battle-print.ts'
import { faces } from './faces.ts'

/** What is printed of Lantern Night: what the house prints of any battle. */
export const prints: Prints = {
  parts: [{ key: 'sheets', whats: [battlePrint('lanterns', faces), glossaryPrint('lanterns')] }],
  faces: {},
  blocks: {},
}
