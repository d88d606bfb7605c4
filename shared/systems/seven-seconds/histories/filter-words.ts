/** The vocabulary of finding battles; screens loop over the same lists that the schema knows. */

/** Which role a side had; `unknown` where nobody noted it. */
export const FILTER_ROLES = ['attacker', 'defender', 'chance-encounter', 'unknown'] as const
export type FilterRole = (typeof FILTER_ROLES)[number]

/** How it ended for a side. */
export const ENDED = ['won', 'lost', 'drawn'] as const
export type Ended = (typeof ENDED)[number]

/** What battles can be sorted by. */
export const ORDERS = ['date', 'number', 'margin', 'length', 'losses'] as const
