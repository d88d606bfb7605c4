/** What a group may rule otherwise in its campaign (◆); the first of each is what Muster does unasked. */

/** A draw gives no points; it leaves both streaks as they are, or ends them (p.29, R5). */
export const DRAWS = ['leave-streaks', 'end-streaks'] as const

/** "Your opponent" for a halved price: the latest one, any other faction, or one that is chosen (p.29, R4). */
export const OPPONENTS = ['latest-opponent', 'any-rival', 'chosen-rival'] as const

/** The opponent's numbers: those at the end of one's latest battle, or as they stand when one buys (p.29, R7). */
export const OPPONENT_NUMBERS = ['battle-end', 'as-they-stand'] as const
