import { defineAsyncComponent, h, type Component, type FunctionalComponent } from 'vue'
import { downsync } from '../../../../shared/systems/downsync/game.ts'
import { storyPrints } from '../../../adventures/prints.ts'
import { oddsPrint } from '../../../odds/rooms.ts'
import EmblemBack from '../../../print/cards/EmblemBack.vue'
import type { FaceKind, Prints } from '../../../print/prints.ts'
import { glossaryPrint } from '../../../rulebook/glossary-print.ts'
import { battlePrint } from '../../../table/battle-print.ts'
import { faces as table } from '../faces/faces.ts'
import { adventure } from '../library/adventure.ts'
import UnitCard from '../cards/UnitCard.vue'
import { oddsBook } from '../odds/book.ts'
import FieldBlock from './blocks/FieldBlock.vue'
import { divided } from './card.ts'
import DiscMark from './faces/DiscMark.vue'
import type { EmblemFace, OwnFace } from './faces/face.ts'
import TokenMark from './faces/TokenMark.vue'
import './texts.ts'

const emblem: FunctionalComponent<{ face: EmblemFace }> = ({ face }) =>
  h(EmblemBack, { bearer: face.faction })

const faces: Readonly<Record<OwnFace['kind'], FaceKind>> = {
  'downsync-unit': { view: UnitCard, isCard: true, bleeds: true, text: divided },
  emblem: { view: emblem, bleeds: true },
  ping: { view: DiscMark },
  base: { view: DiscMark },
  'unit-token': { view: TokenMark },
}

const form = (load: () => Promise<{ default: Component }>): Component => defineAsyncComponent(load)

/** What is printed of Downsync. */
export const prints: Prints = {
  parts: [
    {
      key: 'cards',
      whats: [{ key: 'downsync-cards', form: form(() => import('./sets/CardsForm.vue')) }],
    },
    {
      key: 'sheets',
      whats: [
        { key: 'force-list', form: form(() => import('./sets/ListForm.vue')) },
        { key: 'downsync-mission', form: form(() => import('./sets/MissionForm.vue')) },
        { key: 'reference', form: form(() => import('./sets/ReferenceForm.vue')) },
        oddsPrint(downsync.id, oddsBook),
        glossaryPrint(downsync.id),
        battlePrint(downsync.id, table),
        ...storyPrints(downsync.id, adventure, table),
      ],
    },
    {
      key: 'pieces',
      whats: [
        { key: 'ping-discs', form: form(() => import('./sets/DiscsForm.vue')) },
        { key: 'token-strips', form: form(() => import('./sets/TokensForm.vue')) },
      ],
    },
  ],
  faces,
  blocks: { field: FieldBlock },
}
