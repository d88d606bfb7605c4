import { problem, type Problem } from '../../../problem.ts'
import { checkMissionCard, deedOf } from './check-missions.ts'
import { checkTroopCard } from './check-troops.ts'
import { cardId, type CardSet, type MissionCard, type TroopCard } from './documents.ts'
import { LINES, MISSION_DECKS, type MissionDeck, type PileName } from './words.ts'

export { checkMissionCard } from './check-missions.ts'
export { checkTroopCard } from './check-troops.ts'

/** Cards that a pile must hold: two sides with a streak of 3 draw two each before any goes back (R9). */
const LEAST_IN_PILE = 4

type Card = MissionCard | TroopCard

/** What a deck knows of its cards beside what stands on them. */
export interface Lying {
  /** How often a card is in its pile. */
  readonly copies: (card: Card) => number
  /** A higher number for a card that came into the deck later; of two that do not agree that one is told. */
  readonly age: (card: Card) => number
}
const AS_LISTED: Lying = { copies: () => 1, age: () => 0 }

/**
 * What is wrong with a set of cards; `[]` when nothing is. Problems: those of every card, with `['missions', index]` or
 * `['troops', index]` before their path; `card/number-twice`, `card/title-twice` and `card/pay-order` with the path of
 * the card that came later, among those that came together of the later one or the weaker line's; `card/too-few` with
 * the path `[pile]`. Source: Designer Notes, Mission and Force Cards, p.33: points favour the weaker force.
 */
export function checkDeck(set: CardSet, { copies, age }: Lying = AS_LISTED): Problem[] {
  const size = (cards: readonly Card[]): number => cards.reduce((sum, card) => sum + copies(card), 0)
  return [
    ...set.missions.flatMap((card, at) => within(['missions', at], checkMissionCard(card))),
    ...set.troops.flatMap((card, at) => within(['troops', at], checkTroopCard(card))),
    ...repeated('missions', set.missions, age),
    ...repeated('troops', set.troops, age),
    ...MISSION_DECKS.flatMap((deck) => checkPayOrder(set, deck, age)),
    ...MISSION_DECKS.flatMap((deck) => checkSize(deck, size(inDeck(set, deck).map(({ card }) => card)))),
    ...checkSize('troops', size(set.troops)),
  ]
}

function within(path: readonly (string | number)[], problems: readonly Problem[]): Problem[] {
  return problems.map((found) => ({ ...found, path: [...path, ...found.path] }))
}

function inDeck(set: CardSet, deck: MissionDeck): { card: MissionCard; at: number }[] {
  return set.missions.map((card, at) => ({ card, at })).filter(({ card }) => card.deck === deck)
}

function repeated(pile: 'missions' | 'troops', cards: readonly Card[], age: Lying['age']): Problem[] {
  const first = cards.toSorted((one, other) => age(one) - age(other))
  return cards.flatMap((card, at) => {
    const [id, { title }] = [cardId(card), card]
    const problems: Problem[] = []
    if (first.find((one) => cardId(one) === id) !== card)
      problems.push(
        problem('card/number-twice', `There is another ${id}: give this one its own number.`, [pile, at], {
          id,
        }),
      )
    if (first.find((one) => one.title === title) !== card)
      problems.push(
        problem('card/title-twice', `There is another “${title}”: find a new title.`, [pile, at], { title }),
      )
    return problems
  })
}

const NAMES: Readonly<Record<PileName, string>> = {
  offense: 'Offense',
  defense: 'Defense',
  'chance-encounter': 'Chance Encounter',
  troops: 'Troops',
}

function checkSize(pile: PileName, size: number): Problem[] {
  if (size >= LEAST_IN_PILE) return []
  const message = `The pile of ${NAMES[pile]} has ${size} ${size === 1 ? 'card' : 'cards'}: give it ${LEAST_IN_PILE} or more.`
  return [problem('card/too-few', message, [pile], { pile, size, least: LEAST_IN_PILE })]
}

/** Within a deck the same deed never pays a weaker line less, nor does the same loss cost it more. */
function checkPayOrder(set: CardSet, deck: MissionDeck, age: Lying['age']): Problem[] {
  const paid = inDeck(set, deck).flatMap(({ card, at }) =>
    card.conditions.map((condition, place) => ({
      deed: deedOf(condition),
      line: LINES.indexOf(card.troopLine),
      points: condition.points,
      age: age(card),
      path: ['missions', at, 'conditions', place],
    })),
  )
  return paid.flatMap((one) => {
    const { points, path } = one
    const same = paid.filter(({ deed }) => deed === one.deed)
    const better = same.find(
      (other) => other.line < one.line && other.points > points && other.age <= one.age,
    )
    if (better) {
      const message = `A stronger line gets ${better.points} for this and here it is ${points}: pay the weaker at least as much.`
      return problem('card/pay-order', message, path, { points, stronger: better.points })
    }
    const worse = same.find((other) => other.line > one.line && other.points < points && other.age < one.age)
    if (!worse) return []
    const message = `A weaker line gets ${worse.points} for this and here it is ${points}: pay the stronger at most as much.`
    return problem('card/pay-order', message, path, { points, weaker: worse.points })
  })
}
