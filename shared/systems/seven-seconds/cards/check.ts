import { problem, type Problem } from '../../../problem.ts'
import { checkMissionCard, deedOf } from './check-missions.ts'
import { checkTroopCard } from './check-troops.ts'
import { cardId, type CardSet, type MissionCard, type TroopCard } from './documents.ts'
import { LINES, MISSION_DECKS, type MissionDeck, type PileName } from './words.ts'

export { checkMissionCard } from './check-missions.ts'
export { checkTroopCard } from './check-troops.ts'

/** Cards that a pile must hold: two sides with a streak of 3 draw two each before any goes back (R9). */
const LEAST_IN_PILE = 4

/**
 * What is wrong with a set of cards, its cards in it `copies` times; `[]` when nothing is. Problems: those of every card, with
 * `['missions', index]` or `['troops', index]` before their path; `card/number-twice`, `card/title-twice` and
 * `card/pay-order` with the path of the later card; `card/too-few` with the path `[pile]`.
 * Source: Designer Notes, Mission and Force Cards, p.33: points favour the weaker force.
 */
export function checkDeck(
  set: CardSet,
  copies: (card: MissionCard | TroopCard) => number = () => 1,
): Problem[] {
  const size = (cards: readonly (MissionCard | TroopCard)[]): number =>
    cards.reduce((sum, card) => sum + copies(card), 0)
  return [
    ...set.missions.flatMap((card, at) => within(['missions', at], checkMissionCard(card))),
    ...set.troops.flatMap((card, at) => within(['troops', at], checkTroopCard(card))),
    ...repeated('missions', set.missions),
    ...repeated('troops', set.troops),
    ...MISSION_DECKS.flatMap((deck) => checkPayOrder(set, deck)),
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

function repeated(pile: 'missions' | 'troops', cards: readonly (MissionCard | TroopCard)[]): Problem[] {
  const ids = cards.map(cardId)
  const titles = cards.map(({ title }) => title)
  return cards.flatMap(({ title }, at) => {
    const id = ids[at] ?? ''
    const problems: Problem[] = []
    if (ids.indexOf(id) < at)
      problems.push(
        problem('card/number-twice', `There is another ${id}: give this one its own number.`, [pile, at], {
          id,
        }),
      )
    if (titles.indexOf(title) < at)
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
function checkPayOrder(set: CardSet, deck: MissionDeck): Problem[] {
  const paid = inDeck(set, deck).flatMap(({ card, at }) =>
    card.conditions.map((condition, place) => ({
      deed: deedOf(condition),
      line: LINES.indexOf(card.troopLine),
      points: condition.points,
      path: ['missions', at, 'conditions', place],
    })),
  )
  return paid.flatMap((one) => {
    const better = paid.find(
      (other) => other.deed === one.deed && other.line < one.line && other.points > one.points,
    )
    if (!better) return []
    const message = `A stronger line gets ${better.points} for this and here it is ${one.points}: pay the weaker at least as much.`
    return problem('card/pay-order', message, one.path, { points: one.points, stronger: better.points })
  })
}
