import { rulesKept } from '../house-rules.ts'
import type { KeptKind } from '../kept.ts'
import { checkList, LIST_DOCUMENT, type ListDraft } from './documents/force-list.ts'
import { checkMission, MISSION_DOCUMENT, type MissionDraft } from './documents/mission.ts'
import { RULES_DOCUMENT } from './documents/rules.ts'
import { CARD_DOCUMENT, checkCard, type CardDraft } from './documents/unit-card.ts'
import { lookOfSample } from './samples/looks.ts'

/** What a group keeps of Downsync: its Unit cards, force lists, missions and house rules; battles change none of them. */

export const CARD_KIND: KeptKind<CardDraft> = {
  ...CARD_DOCUMENT,
  nameOf: ({ name }) => name,
  picturesOf: ({ picture }) => (picture === null ? [] : [picture]),
  withoutPictures: (card) => ({ ...card, picture: null }),
  check: checkCard,
  goesOn: null,
}

export const LIST_KIND: KeptKind<ListDraft> = {
  ...LIST_DOCUMENT,
  nameOf: ({ name }) => name,
  sampleLook: lookOfSample,
  picturesOf: ({ cards, units }) =>
    [...cards, ...units.flatMap(({ crew }) => crew)].flatMap(({ picture }) => picture ?? []),
  withoutPictures: (list) => ({
    ...list,
    cards: list.cards.map((card) => ({ ...card, picture: null })),
    units: list.units.map((unit) => ({
      ...unit,
      crew: unit.crew.map((one) => ({ ...one, picture: null })),
    })),
  }),
  check: checkList,
  goesOn: null,
}

export const MISSION_KIND: KeptKind<MissionDraft> = {
  ...MISSION_DOCUMENT,
  nameOf: ({ name }) => name,
  picturesOf: () => [],
  withoutPictures: (mission) => mission,
  check: checkMission,
  goesOn: null,
}

export const RULES_KIND = rulesKept(RULES_DOCUMENT)
