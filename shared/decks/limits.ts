/** Cards of one deck: more than any game has, and few enough to be read at once. */
export const MOST_CARDS = 400
/** How often a card may be in its pile. */
export const MOST_COPIES = 9
export const MOST_CONDITIONS = 12
/** Question marks of a line. */
export const MOST_CHOICES = 12
/** Characters of a card's orders or flavour. */
export const WORDS_ROOM = 600
