import type { ListDraft } from '../../../../shared/systems/downsync/documents/force-list.ts'
import type { MissionDraft } from '../../../../shared/systems/downsync/documents/mission.ts'
import type { CardFace } from '../../../../shared/systems/downsync/documents/unit-card.ts'
import { SAMPLE_CARDS } from '../../../../shared/systems/downsync/samples/cards.ts'
import { SAMPLE_LISTS } from '../../../../shared/systems/downsync/samples/lists.ts'
import { SAMPLE_MISSIONS } from '../../../../shared/systems/downsync/samples/missions.ts'

/** What cards, lists and missions that lie ready say, by where it stands: pages have it in other languages too. */

type Said = readonly (readonly [place: string, said: string])[]
const CARDS: readonly (readonly [string, CardFace])[] = Object.values(SAMPLE_CARDS).flatMap((cards) =>
  Object.entries(cards),
)

/** A text that stands in several places has the first of them. */
const onceEach = (all: Said): Readonly<Record<string, string>> =>
  Object.fromEntries(
    all.filter(
      ([, said], index) => said !== '' && !all.slice(0, index).some(([, before]) => before === said),
    ),
  )

/** In the program's own language. */
export const ready = {
  is: onceEach(CARDS.map(([id, { description }]) => [id, description])),
  says: onceEach(
    CARDS.flatMap(([id, { traits, actions, counters }]) => [
      ...traits.map((one) => [one.id, one.text] as const),
      ...actions.map((one) => [`${id}-${one.id}`, one.text] as const),
      ...counters.map((one) => [`${id}-counter-${one.id}`, one.text] as const),
    ]),
  ),
  lists: onceEach(Object.entries(SAMPLE_LISTS).map(([id, { notes }]) => [id, notes])),
  missions: onceEach(
    Object.entries(SAMPLE_MISSIONS).flatMap(([id, mission]: readonly [string, MissionDraft]): Said => [
      [`${id}-brief`, mission.brief],
      ['notes', mission.notes],
      ...mission.tokens.map((one) => [`${id}-token`, one.name] as const),
      ...mission.terrain.map((one) => [`${id}-${one.id}`, one.name] as const),
    ]),
  ),
} as const

const PLACES: ReadonlyMap<string, string> = new Map(
  Object.entries(ready).flatMap(([group, all]) =>
    Object.entries(all).map(([place, said]) => [said, `${group}.${place}`] as const),
  ),
)

/** Has a text by its place. */
type Say = (place: string) => string
/** As far as it is still what lay ready. */
const inWords = (text: string, say: Say): string => {
  const place = PLACES.get(text)
  return place === undefined ? text : say(place)
}

/** In the words of a page. */
export function cardIn<Card extends CardFace>(card: Card, say: Say): Card {
  const told = <One extends { readonly text: string }>(one: One): One => ({
    ...one,
    text: inWords(one.text, say),
  })
  return {
    ...card,
    description: inWords(card.description, say),
    traits: card.traits.map(told),
    actions: card.actions.map(told),
    counters: card.counters.map(told),
  }
}

export const listIn = (list: ListDraft, say: Say): ListDraft => ({
  ...list,
  notes: inWords(list.notes, say),
  cards: list.cards.map((card) => cardIn(card, say)),
})

export const missionIn = (mission: MissionDraft, say: Say): MissionDraft => ({
  ...mission,
  brief: inWords(mission.brief, say),
  notes: inWords(mission.notes, say),
  tokens: mission.tokens.map((one) => ({ ...one, name: inWords(one.name, say) })),
  terrain: mission.terrain.map((one) => ({ ...one, name: inWords(one.name, say) })),
})
