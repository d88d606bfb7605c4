import { defineAsyncComponent, h, type Component, type FunctionalComponent } from 'vue'
import { panelSize } from '../../../../shared/systems/seven-seconds/printing/stand-ups.ts'
import { TROOPERS, type UnitType } from '../../../../shared/systems/seven-seconds/words.ts'
import type { FaceKind, Prints } from '../../../print/prints.ts'
import EmblemBack from '../../../print/cards/EmblemBack.vue'
import StandUp from '../../../print/pieces/StandUp.vue'
import { glossaryPrint } from '../../../rulebook/glossary-print.ts'
import { useWords, type Words } from '../../../texts/words.ts'
import '../cards/texts.ts'
import MissionCard from '../cards/MissionCard.vue'
import TroopCard from '../cards/TroopCard.vue'
import StatsBlock from './blocks/StatsBlock.vue'
import TrooperBlock from './blocks/TrooperBlock.vue'
import BlankCard from './faces/BlankCard.vue'
import CardBack from './faces/CardBack.vue'
import CounterMark from './faces/counters/CounterMark.vue'
import { divided } from './faces/divided.ts'
import type { OwnFace } from './faces/face.ts'
import { SILHOUETTES } from './faces/stand-ups/silhouettes.ts'
import TemplateMark from './faces/templates/TemplateMark.vue'
import EquipmentCard from './faces/units/EquipmentCard.vue'
import UnitCard from './faces/units/UnitCard.vue'
import './texts.ts'

type FaceOf<Kind extends OwnFace['kind']> = Extract<OwnFace, { kind: Kind }>

/** Draws a face with a component that knows nothing of paper. */
function drawnBy<Kind extends OwnFace['kind']>(
  view: Component,
  propsOf: (face: FaceOf<Kind>, words: Words) => object,
): FunctionalComponent<{ face: FaceOf<Kind> }> {
  return ({ face }) => h(view, propsOf(face, useWords()))
}

/** What a unit is called below its figure. */
const unitWord = (unit: UnitType, { t }: Words): string =>
  t(TROOPERS.some((type) => type === unit) ? `unit.${unit}` : `fight.words.unit.${unit}`)

const fitOf = ({ fit }: Pick<FaceOf<'mission'>, 'fit'>): object => (fit ? { part: fit } : {})
const CARD = { isCard: true, bleeds: true } as const
const TEXT = { ...CARD, text: divided } as const

const faces: Readonly<Record<OwnFace['kind'], FaceKind>> = {
  mission: {
    ...TEXT,
    view: drawnBy<'mission'>(MissionCard, ({ card, deckName, ...face }) => ({
      card,
      deckName,
      ...fitOf(face),
    })),
  },
  troops: {
    ...TEXT,
    view: drawnBy<'troops'>(TroopCard, ({ card, deckName, only, ...face }) => ({
      card,
      deckName,
      ...(only && { only }),
      ...fitOf(face),
    })),
  },
  unit: { ...TEXT, view: UnitCard },
  equipment: {
    ...TEXT,
    view: drawnBy<'equipment'>(EquipmentCard, ({ of, scale = 1, only, ...face }) => ({
      of,
      scale,
      ...(only && { only }),
      ...fitOf(face),
    })),
  },
  blank: { ...CARD, view: drawnBy<'blank'>(BlankCard, ({ pile }) => ({ pile })) },
  back: { view: drawnBy<'back'>(CardBack, ({ pile }) => ({ pile })), bleeds: true },
  emblem: { view: drawnBy<'emblem'>(EmblemBack, ({ faction }) => ({ bearer: faction })), bleeds: true },
  counter: { view: drawnBy<'counter'>(CounterMark, ({ counter }) => ({ counter })) },
  template: { view: TemplateMark },
  'stand-up': {
    view: drawnBy<'stand-up'>(StandUp, ({ unit, faction }, words) => ({
      panel: panelSize(unit),
      drawing: SILHOUETTES[unit],
      faction,
      word: unitWord(unit, words),
    })),
  },
}

export const prints: Prints = {
  parts: [
    {
      key: 'cards',
      whats: [
        { key: 'deck', form: defineAsyncComponent(() => import('./sets/cards/DeckForm.vue')) },
        {
          key: 'hand',
          form: defineAsyncComponent(() => import('./sets/cards/HandForm.vue')),
          // It is chosen and still hidden.
          empty: 'hand.empty',
        },
        { key: 'units', form: defineAsyncComponent(() => import('./sets/cards/UnitsForm.vue')) },
        { key: 'equipment', form: defineAsyncComponent(() => import('./sets/cards/EquipmentForm.vue')) },
        { key: 'blank', form: defineAsyncComponent(() => import('./sets/cards/BlankForm.vue')) },
      ],
    },
    {
      key: 'sheets',
      whats: [
        { key: 'reference', form: defineAsyncComponent(() => import('./sets/sheets/ReferenceForm.vue')) },
        glossaryPrint('seven-seconds'),
        { key: 'faction', form: defineAsyncComponent(() => import('./sets/sheets/FactionForm.vue')) },
        { key: 'roster', form: defineAsyncComponent(() => import('./sets/sheets/RosterForm.vue')) },
        {
          key: 'record',
          form: defineAsyncComponent(() => import('./sets/sheets/RecordForm.vue')),
          ofCampaign: true,
        },
        {
          key: 'report',
          form: defineAsyncComponent(() => import('./sets/sheets/ReportForm.vue')),
          ofCampaign: true,
          told: true,
        },
        {
          key: 'chronicle',
          form: defineAsyncComponent(() => import('./sets/sheets/ChronicleForm.vue')),
          ofCampaign: true,
          told: true,
        },
        {
          key: 'numbers',
          form: defineAsyncComponent(() => import('./sets/sheets/NumbersForm.vue')),
          ofCampaign: true,
        },
        {
          key: 'fallen',
          form: defineAsyncComponent(() => import('./sets/sheets/FallenForm.vue')),
          ofCampaign: true,
        },
        {
          key: 'rules',
          form: defineAsyncComponent(() => import('./sets/sheets/RulesForm.vue')),
          ofCampaign: true,
        },
      ],
    },
    {
      key: 'pieces',
      whats: [
        { key: 'table', form: defineAsyncComponent(() => import('./sets/pieces/TableForm.vue')) },
        { key: 'stand-ups', form: defineAsyncComponent(() => import('./sets/pieces/StandUpForm.vue')) },
      ],
    },
  ],
  faces,
  blocks: { stats: StatsBlock, trooper: TrooperBlock },
}
