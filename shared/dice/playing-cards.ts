/** The playing cards of a pack, each by its number: suit by suit from ace to king, then the jokers. */

export const SUITS = ['clubs', 'diamonds', 'hearts', 'spades'] as const
export type Suit = (typeof SUITS)[number]

/** From the ace, 1, to the king, 13. */
export const RANKS = 13
export const JOKERS = 2

export interface PlayingCard {
  /** Null for a joker. */
  readonly suit: Suit | null
  /** 1–13; of a joker which of them it is. */
  readonly rank: number
}

const SUITED = SUITS.length * RANKS

/** A whole pack without jokers. */
export const PACK: readonly number[] = Array.from({ length: SUITED }, (_, card) => card)
export const PACK_WITH_JOKERS: readonly number[] = Array.from({ length: SUITED + JOKERS }, (_, card) => card)

export function playingCard(card: number): PlayingCard {
  const suit = SUITS[Math.floor(card / RANKS)] ?? null
  return { suit, rank: (card % RANKS) + 1 }
}
