/** Cards of one deck: more than any game has, and few enough to be read at once. */
export const MOST_CARDS = 400
/** Rows of a table, or cards of a JSON text, that are looked at: some may be for other decks, or wrong. */
export const MOST_LISTED = 5 * MOST_CARDS
/** How often a card may be in its pile. */
export const MOST_COPIES = 9
export const MOST_CONDITIONS = 12
/** Question marks of a line. */
export const MOST_CHOICES = 12
/** Characters of a card's orders or flavour. */
export const WORDS_ROOM = 600
