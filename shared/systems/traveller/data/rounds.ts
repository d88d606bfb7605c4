/** The combat round: Initiative, what an action may do, reactions (lines 3–86). */

/** Seconds of a round (line 7). */
export const ROUND_SECONDS = 6
/** Actions of a round (line 7), and the Minor Actions that a Significant one may be given for (line 39). */
export const ACTIONS = { minor: 1, significant: 1, minorForSignificant: 2 } as const

/** What counts as rolled for the prepared (line 3). */
export const PREPARED_ROLL = 12
/** Hastening: to Initiative, and to all checks of the round (line 11). */
export const HASTE = { initiative: 2, dm: -1 } as const
/** Each reaction: to Initiative, and to all skill checks until the next round (line 64). */
export const REACTION = { initiative: -2, dm: -1 } as const

/** Metres of a Minor Action's movement (line 17). */
export const MOVE_METRES = 6
/** What difficult terrain, and crouching or crawling, leaves of it (lines 17, 168; R18, R40). */
export const HALVED = 0.5

/** Aiming: for each Minor Action, and at most (line 29). */
export const AIM = { each: 1, most: 6 } as const
/** Minor Actions that drawing and reloading take of most weapons (line 25). */
export const READYING = { draw: 1, reload: 1 } as const
