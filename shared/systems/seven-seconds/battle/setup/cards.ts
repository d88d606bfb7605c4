import { isRefusal } from '../../../../problem.ts'
import { drawHand, keepCards as keepOf, type Hand } from '../../cards/draw.ts'
import type { MissionDeck } from '../../cards/words.ts'
import { one } from '../../../../battle/field.ts'
import type { Log } from '../rules/rule.ts'
import { impossible, when, type Hindrance } from '../../../../battle/rule.ts'
import { type Rule } from '../rules/rule.ts'
import type { BattleState } from '../state/state.ts'
import type { Side } from '../words.ts'

/**
 * A mission of the side's deck and a troop card, with the extra ones of its Winning Streak; where there is
 * nothing to choose the cards are kept at once. Source: Attack / Defense, Chance Encounter, p.15; Winning Streak, p.29; R9.
 */
export const drawCards: Rule<'draw-cards'> = {
  phases: ['cards'],
  offers: (state, side) => (hasDrawn(state, side).length === 0 ? [{}] : []),
  check: (state, { side }) => {
    const drawn = hasDrawn(state, side)
    if (drawn.length > 0) return drawn
    const answer = draw(state, side)
    if (!isRefusal(answer)) return []
    const { problem } = answer
    return [{ problem: { ...problem, path: [], values: { ...problem.values, page: 15 } }, firm: true }]
  },
  resolve: (log, { side }) => {
    const answer = draw(log.state, side)
    if (isRefusal(answer)) return
    const { hand, piles } = answer
    log.emit({ kind: 'cards-drawn', side, hand })
    log.emit({ kind: 'piles-changed', piles })
    const [mission, otherMission] = hand.missions
    const [troops, otherTroops] = hand.troops
    if (
      mission !== undefined &&
      troops !== undefined &&
      otherMission === undefined &&
      otherTroops === undefined
    ) {
      keep(log, side, { mission, troops })
    }
  },
}

/** Of each kind one card is kept; the others go back and their pile is shuffled (p.29, R9). */
export const keepCards: Rule<'keep-cards'> = {
  phases: ['cards'],
  offers: ({ sides }, side) => {
    const { hand } = sides[side]
    return hand ? [{ mission: one(different(hand.missions)), troops: one(different(hand.troops)) }] : []
  },
  check: (state, { side, mission, troops }) => {
    const { hand } = state.sides[side]
    if (!hand)
      return [impossible('card/nothing-to-keep', 'There are no drawn cards to choose from.', { page: 29 })]
    return [...notDrawn('mission', mission, hand.missions), ...notDrawn('troops', troops, hand.troops)]
  },
  resolve: (log, { side, mission, troops }) => keep(log, side, { mission, troops }),
}

/** Of several copies of a card either is as good. */
function different(ids: readonly string[]): readonly string[] {
  return [...new Set(ids)]
}

function keep(log: Log, side: Side, choice: { readonly mission: string; readonly troops: string }): void {
  const hand: Hand | null = log.state.sides[side].hand
  const answer = hand && keepOf(log.state.piles, hand, choice, log.dice)
  if (!answer || isRefusal(answer)) return
  log.emit({ kind: 'cards-kept', side, ...choice })
  if (hand.missions.length + hand.troops.length > 2) log.emit({ kind: 'piles-changed', piles: answer.piles })
}

/**
 * The first side's cards lie above the second's, whoever draws first: were both put back and drawn in the other order,
 * each would hold what the other has seen.
 */
function draw(state: BattleState, side: Side): ReturnType<typeof drawHand> {
  const { piles, setup } = state
  const handOf = (of: Side, above: Hand | null) =>
    drawHand(piles, deckOf(state, of), setup.sides[of].streak, above)
  if (side === 'a' || setup.version < 3 || hasDrawn(state, 'a').length > 0) return handOf(side, null)
  const first = handOf('a', null)
  return isRefusal(first) ? first : handOf(side, first.hand)
}

function hasDrawn(state: BattleState, side: Side): readonly Hindrance[] {
  const { hand, mission } = state.sides[side]
  return when(hand !== null || mission !== null, () =>
    impossible('card/drawn-already', 'This side has drawn its cards already.', { page: 15, path: ['side'] }),
  )
}

function notDrawn(field: 'mission' | 'troops', id: string, drawn: readonly string[]): readonly Hindrance[] {
  return when(!drawn.includes(id), () =>
    impossible('card/not-drawn', 'Keep one of the cards that were drawn.', {
      page: 29,
      path: [field],
      values: { id },
    }),
  )
}

function deckOf({ attacker }: BattleState, side: Side): MissionDeck {
  if (attacker === null) return 'chance-encounter'
  return attacker === side ? 'offense' : 'defense'
}
