import { defineAsyncComponent, h, type Component, type FunctionalComponent } from 'vue'
import { fastAndDirty } from '../../../../shared/systems/fast-and-dirty/game.ts'
import { oddsPrint } from '../../../odds/rooms.ts'
import EmblemBack from '../../../print/cards/EmblemBack.vue'
import { ONE_CARD, type FaceKind, type Prints } from '../../../print/prints.ts'
import { storyPrints } from '../../../adventures/prints.ts'
import { glossaryPrint } from '../../../rulebook/glossary-print.ts'
import { battlePrint } from '../../../table/battle-print.ts'
import { faces as table } from '../faces/faces.ts'
import { adventure } from '../library/adventure.ts'
import { oddsBook } from '../odds/book.ts'
import ArmsBlock from './blocks/ArmsBlock.vue'
import RecordBlock from './blocks/RecordBlock.vue'
import TreeBlock from './blocks/TreeBlock.vue'
import VehicleBlock from './blocks/VehicleBlock.vue'
import ZonesBlock from './blocks/ZonesBlock.vue'
import type { EmblemFace, OwnFace } from './faces/face.ts'
import MarkerMark from './faces/MarkerMark.vue'
import TemplateMark from './faces/TemplateMark.vue'
import UnitCard from './faces/UnitCard.vue'
import './texts.ts'

const emblem: FunctionalComponent<{ face: EmblemFace }> = ({ face }) =>
  h(EmblemBack, { bearer: face.faction })

const faces: Readonly<Record<OwnFace['kind'], FaceKind>> = {
  unit: { view: UnitCard, isCard: true, bleeds: true, text: ONE_CARD },
  emblem: { view: emblem, bleeds: true },
  marker: { view: MarkerMark },
  template: { view: TemplateMark },
}

const form = (load: () => Promise<{ default: Component }>): Component => defineAsyncComponent(load)

/** What is printed of Fast and Dirty. */
export const prints: Prints = {
  parts: [
    {
      key: 'cards',
      whats: [{ key: 'unit-cards', form: form(() => import('./sets/CardsForm.vue')) }],
    },
    {
      key: 'sheets',
      whats: [
        { key: 'force-sheet', form: form(() => import('./sets/ForceForm.vue')) },
        { key: 'vehicle-sheet', form: form(() => import('./sets/VehiclesForm.vue')) },
        { key: 'scenario-sheet', form: form(() => import('./sets/ScenarioForm.vue')) },
        { key: 'campaign-tree', form: form(() => import('./sets/TreeForm.vue')) },
        { key: 'reference', form: form(() => import('./sets/ReferenceForm.vue')) },
        oddsPrint(fastAndDirty.id, oddsBook),
        glossaryPrint(fastAndDirty.id),
        battlePrint(fastAndDirty.id, table),
        ...storyPrints(fastAndDirty.id, adventure, table),
      ],
    },
    {
      key: 'pieces',
      whats: [{ key: 'markers', form: form(() => import('./sets/MarkersForm.vue')) }],
    },
  ],
  faces,
  blocks: {
    arms: ArmsBlock,
    record: RecordBlock,
    vehicle: VehicleBlock,
    zones: ZonesBlock,
    tree: TreeBlock,
  },
}
