import type { Problem } from '../../../problem.ts'
import { checkDeck } from '../cards/check.ts'
import { CARDS_VERSION, type CardSet, type MissionCard, type TroopCard } from '../cards/documents.ts'
import { PILES, type PileName } from '../cards/words.ts'

/** A card of a deck, and how it lies there. */
export interface DeckCard {
  readonly id: string
  readonly card: MissionCard | TroopCard
  readonly copies: number
  readonly off: boolean
}

interface NamedDeck {
  readonly id: string
  readonly name: string
}

export function isMission(card: MissionCard | TroopCard): card is MissionCard {
  return 'deck' in card
}

/** The pile that a card lies in. */
export function pileOf(card: MissionCard | TroopCard): PileName {
  return isMission(card) ? card.deck : 'troops'
}

/** By pile, then by number, as a deck is read. */
export function inOrder<Card extends DeckCard>(cards: readonly Card[]): Card[] {
  const place = ({ card }: DeckCard): number => PILES.indexOf(pileOf(card)) * 100 + card.number
  return cards.toSorted((one, other) => place(one) - place(other))
}

/** Every card that is not switched off, once. */
export function cardsOf({ id, name }: NamedDeck, cards: readonly DeckCard[]): CardSet {
  const on = inOrder(cards).filter(({ off }) => !off)
  return setOf(
    id,
    name,
    on.map(({ card }) => card),
  )
}

/** What a battle is played with: every card as often as it is in its pile. */
export function playedCards({ id, name }: NamedDeck, cards: readonly DeckCard[]): CardSet {
  const on = inOrder(cards).filter(({ off }) => !off)
  return setOf(
    id,
    name,
    on.flatMap(({ card, copies }) => Array.from({ length: copies }, () => card)),
  )
}

function setOf(id: string, name: string, cards: readonly (MissionCard | TroopCard)[]): CardSet {
  return {
    version: CARDS_VERSION,
    id,
    name,
    missions: cards.filter(isMission),
    troops: cards.filter((card): card is TroopCard => !isMission(card)),
  }
}

/** Without these no battle could be played to its end. What else is found is advice. */
const STOPS: readonly string[] = [
  'card/too-few',
  'card/number-twice',
  'card/no-trooper',
  'card/commander',
  'card/choice',
]

export interface DeckProblems {
  /** What keeps the deck from being played with. */
  readonly stops: readonly Problem[]
  /** What a group may want otherwise, and may leave so. */
  readonly advice: readonly Problem[]
}

/** Looks over the cards that are not switched off; the paths lead into `cardsOf`. */
export function deckProblems(cards: readonly DeckCard[]): DeckProblems {
  const copies = new Map(cards.map(({ card, copies: of }) => [card, of]))
  // Their ids are made in the order of time.
  const byAge = cards.toSorted((one, other) => (one.id < other.id ? -1 : 1))
  const ages = new Map(byAge.map(({ card }, age) => [card, age]))
  const found = checkDeck(cardsOf({ id: 'deck', name: 'deck' }, cards), {
    copies: (card) => copies.get(card) ?? 1,
    age: (card) => ages.get(card) ?? 0,
  })
  return {
    stops: found.filter(({ code }) => STOPS.includes(code)),
    advice: found.filter((one) => !STOPS.includes(one.code) && !isEmptyText(one)),
  }
}

/** A card may go without words of its own. */
function isEmptyText({ code, path }: Problem): boolean {
  return code === 'card/no-text' && path.at(-1) !== 'title'
}

/** The cards in each pile, copies and all. */
export function pileSizes(cards: readonly DeckCard[]): Record<PileName, number> {
  const size = (pile: PileName): number =>
    cards
      .filter(({ card, off }) => !off && pileOf(card) === pile)
      .reduce((sum, { copies }) => sum + copies, 0)
  return {
    offense: size('offense'),
    defense: size('defense'),
    'chance-encounter': size('chance-encounter'),
    troops: size('troops'),
  }
}
