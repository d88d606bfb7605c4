import type { Prints } from '../../print/prints.ts'
import { storyPrints } from '../../adventures/prints.ts'
import { glossaryPrint } from '../../rulebook/glossary-print.ts'
import { battlePrint } from '../../table/battle-print.ts'
import { blastEm } from '../../../shared/systems/blast-em/game.ts'
import { faces } from './faces/faces.ts'
import { adventure } from './library/adventure.ts'

/** What is printed of Blast 'Em!: what the house prints of any battle. */
export const prints: Prints = {
  parts: [
    {
      key: 'sheets',
      whats: [
        battlePrint(blastEm.id, faces),
        ...storyPrints(blastEm.id, adventure, faces),
        glossaryPrint(blastEm.id),
      ],
    },
  ],
  faces: {},
  blocks: {},
}
