import { defineAsyncComponent, h, type Component, type FunctionalComponent } from 'vue'
import { blastEm } from '../../../../shared/systems/blast-em/game.ts'
import { storyPrints } from '../../../adventures/prints.ts'
import EmblemBack from '../../../print/cards/EmblemBack.vue'
import { ONE_CARD, type FaceKind, type Prints } from '../../../print/prints.ts'
import { oddsPrint } from '../../../odds/rooms.ts'
import { glossaryPrint } from '../../../rulebook/glossary-print.ts'
import { battlePrint } from '../../../table/battle-print.ts'
import { faces as table } from '../faces/faces.ts'
import { adventure } from '../library/adventure.ts'
import { oddsBook } from '../odds/book.ts'
import MemberBlock from './blocks/MemberBlock.vue'
import type { EmblemFace, OwnFace } from './faces/face.ts'
import GadgetCard from './faces/GadgetCard.vue'
import ModelCard from './faces/ModelCard.vue'
import PileBack from './faces/PileBack.vue'
import StandUpFigure from './faces/StandUpFigure.vue'
import TokenMark from './faces/TokenMark.vue'
import './texts.ts'

const emblem: FunctionalComponent<{ face: EmblemFace }> = ({ face }) =>
  h(EmblemBack, { bearer: face.faction })
const CARD = { isCard: true, bleeds: true, text: ONE_CARD } as const

const faces: Readonly<Record<OwnFace['kind'], FaceKind>> = {
  model: { ...CARD, view: ModelCard },
  gadget: { ...CARD, view: GadgetCard },
  back: { view: PileBack, bleeds: true },
  emblem: { view: emblem, bleeds: true },
  token: { view: TokenMark },
  'stand-up': { view: StandUpFigure },
}

const form = (load: () => Promise<{ default: Component }>): Component => defineAsyncComponent(load)

/** What is printed of Blast 'Em!. */
export const prints: Prints = {
  parts: [
    {
      key: 'cards',
      whats: [
        { key: 'characters', form: form(() => import('./sets/CharactersForm.vue')) },
        { key: 'bad-guys', form: form(() => import('./sets/BadGuysForm.vue')) },
        { key: 'gadgets', form: form(() => import('./sets/GadgetsForm.vue')) },
      ],
    },
    {
      key: 'sheets',
      whats: [
        { key: 'team', form: form(() => import('./sets/TeamForm.vue')) },
        { key: 'mission', form: form(() => import('./sets/MissionForm.vue')) },
        { key: 'reference', form: form(() => import('./sets/ReferenceForm.vue')) },
        { key: 'healing', form: form(() => import('./sets/HealingForm.vue')) },
        oddsPrint(blastEm.id, oddsBook),
        glossaryPrint(blastEm.id),
        battlePrint(blastEm.id, table),
        ...storyPrints(blastEm.id, adventure, table),
      ],
    },
    {
      key: 'pieces',
      whats: [
        { key: 'tokens', form: form(() => import('./sets/TokensForm.vue')) },
        { key: 'stand-ups', form: form(() => import('./sets/StandUpsForm.vue')) },
      ],
    },
  ],
  faces,
  blocks: { member: MemberBlock },
}
