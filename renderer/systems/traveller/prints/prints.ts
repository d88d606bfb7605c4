import { defineAsyncComponent, type Component } from 'vue'
import { traveller } from '../../../../shared/systems/traveller/game.ts'
import { storyPrints } from '../../../adventures/prints.ts'
import { oddsPrint } from '../../../odds/rooms.ts'
import type { Prints } from '../../../print/prints.ts'
import { glossaryPrint } from '../../../rulebook/glossary-print.ts'
import { battlePrint } from '../../../table/battle-print.ts'
import { faces as table } from '../faces/faces.ts'
import { adventure } from '../library/adventure.ts'
import { oddsBook } from '../odds/book.ts'
import FighterBlock from './blocks/FighterBlock.vue'
import VehicleBlock from './blocks/VehicleBlock.vue'
import './texts.ts'

const form = (load: () => Promise<{ default: Component }>): Component => defineAsyncComponent(load)

/** What is printed of Traveller-style combat. */
export const prints: Prints = {
  parts: [
    {
      key: 'sheets',
      whats: [
        { key: 'fighters', form: form(() => import('./sets/FightersForm.vue')) },
        { key: 'vehicle-sheet', form: form(() => import('./sets/VehicleForm.vue')) },
        { key: 'weapon-table', form: form(() => import('./sets/WeaponsForm.vue')) },
        { key: 'initiative-track', form: form(() => import('./sets/TrackForm.vue')) },
        { key: 'reference', form: form(() => import('./sets/ReferenceForm.vue')) },
        oddsPrint(traveller.id, oddsBook),
        glossaryPrint(traveller.id),
        battlePrint(traveller.id, table),
        ...storyPrints(traveller.id, adventure, table),
      ],
    },
  ],
  faces: {},
  blocks: { fighter: FighterBlock, vehicle: VehicleBlock },
}
