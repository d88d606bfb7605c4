/** Healing (lines 256–270). */

/** Sides of the die for the turns that are left to the Mostly Dead (line 260). */
export const DYING_SIDES = 4
/** Sides of the die that being Mostly Dead adds to the card (lines 256, 260). */
export const DYING_DIE_SIDES = 4
/** Inches between healer and patient (line 266). */
export const TREAT_INCHES = 1

/** What cards count, ace to king, by the house rule for the court cards (line 256, R25). */
export const CARD_VALUES = {
  rank: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13],
  ten: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10],
} as const

/** Wounds from which a model is Mostly Dead, and below which it is out (line 147). */
export const MOSTLY_DEAD_AT = 0
