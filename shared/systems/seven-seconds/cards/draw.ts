import { problem, type Refusal } from '../../../problem.ts'
import { shuffled } from '../../../dice/shuffle.ts'
import type { Dice } from '../../../dice/source.ts'
import { streakEffect } from '../campaign/streak.ts'
import { cardId, type CardSet } from './documents.ts'
import type { MissionDeck, PileName } from './words.ts'

/** Card ids face down, the top one first. Who may not know the order must not be shown this. */
export type Piles = Readonly<Record<PileName, readonly string[]>>

type Shuffler = Pick<Dice, 'pick'>

/** What a side has drawn and not yet chosen from. */
export interface Hand {
  readonly deck: MissionDeck
  readonly missions: readonly string[]
  readonly troops: readonly string[]
}

/** The one card of each kind that a side plays with. */
export interface Choice {
  readonly mission: string
  readonly troops: string
}

/** The four piles of a set, shuffled; every battle starts with all cards of the set. */
export function openPiles(set: CardSet, dice: Shuffler): Piles {
  const missions = (deck: MissionDeck): string[] =>
    shuffled(set.missions.filter((card) => card.deck === deck).map(cardId), dice)
  return {
    offense: missions('offense'),
    defense: missions('defense'),
    'chance-encounter': missions('chance-encounter'),
    troops: shuffled(set.troops.map(cardId), dice),
  }
}

/**
 * Draws a side's mission and troop card with the extra ones of its Winning Streak: from 2 one troop card, from
 * 3 a mission as well (p.29, R9). The cards of `above` stay on top for whom they are meant. Problem: `card/pile-empty`
 * with the pile as its path.
 */
export function drawHand(
  piles: Piles,
  deck: MissionDeck,
  streak: number,
  above: Hand | null = null,
): { readonly hand: Hand; readonly piles: Piles } | Refusal {
  const { extraMissionCards, extraTroopCards } = streakEffect(streak)
  const missions = 1 + extraMissionCards
  const troops = 1 + extraTroopCards
  const topMission = above?.deck === deck ? above.missions.length : 0
  const topTroops = above?.troops.length ?? 0
  if (piles[deck].length < topMission + missions) return { problem: pileEmpty(deck) }
  if (piles.troops.length < topTroops + troops) return { problem: pileEmpty('troops') }
  return {
    hand: {
      deck,
      missions: piles[deck].slice(topMission, topMission + missions),
      troops: piles.troops.slice(topTroops, topTroops + troops),
    },
    piles: {
      ...piles,
      [deck]: piles[deck].toSpliced(topMission, missions),
      troops: piles.troops.toSpliced(topTroops, troops),
    },
  }
}

/**
 * Keeps one card of each kind; the others go back and their pile is shuffled, a pile that gets none back is
 * not (p.29, R9). Problem: `card/not-drawn` with the path `['mission']` or `['troops']`.
 */
export function keepCards(
  piles: Piles,
  hand: Hand,
  choice: Choice,
  dice: Shuffler,
): { readonly piles: Piles } | Refusal {
  if (!hand.missions.includes(choice.mission)) return { problem: notDrawn('mission', choice.mission) }
  if (!hand.troops.includes(choice.troops)) return { problem: notDrawn('troops', choice.troops) }
  const back = (pile: readonly string[], drawn: readonly string[], kept: string): readonly string[] => {
    // A deck may hold a card several times: of two copies in the hand one is kept and one goes back.
    const returned = drawn.toSpliced(drawn.indexOf(kept), 1)
    return returned.length === 0 ? pile : shuffled([...pile, ...returned], dice)
  }
  const missions = back(piles[hand.deck], hand.missions, choice.mission)
  const troops = back(piles.troops, hand.troops, choice.troops)
  return { piles: { ...piles, [hand.deck]: missions, troops } }
}

function pileEmpty(pile: PileName) {
  const message = `The ${pile} pile has too few cards left: play with a set that has more.`
  return problem('card/pile-empty', message, [pile], { pile })
}

function notDrawn(kind: keyof Choice, id: string) {
  return problem('card/not-drawn', `${id} was not drawn: keep one of the drawn cards.`, [kind], { id })
}
