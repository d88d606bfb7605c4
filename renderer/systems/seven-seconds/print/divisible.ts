/** Long English words of the game, and where they may be divided. German ones carry their hyphens. */
const LONG: Readonly<Record<string, string>> = { Countermeasures: 'Counter\u00admeasures' }

/** A word for a narrow place on paper: the browser knows no hyphens of its own. */
export const divisible = (word: string): string => LONG[word] ?? word
