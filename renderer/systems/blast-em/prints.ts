import type { Prints } from '../../print/prints.ts'
import { glossaryPrint } from '../../rulebook/glossary-print.ts'
import { oddsPrint } from '../../odds/rooms.ts'
import { battlePrint } from '../../table/battle-print.ts'
import { blastEm } from '../../../shared/systems/blast-em/game.ts'
import { faces } from './faces/faces.ts'
import { oddsBook } from './odds/book.ts'

/** What is printed of Blast 'Em!: what the house prints of any battle. */
export const prints: Prints = {
  parts: [
    {
      key: 'sheets',
      whats: [battlePrint(blastEm.id, faces), oddsPrint(blastEm.id, oddsBook), glossaryPrint(blastEm.id)],
    },
  ],
  faces: {},
  blocks: {},
}
