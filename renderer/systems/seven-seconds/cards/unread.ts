/**
 * What of a card is not given yet while it is typed: `A` for a line, `A.rating`; `0` for what the first condition asks
 * for, `0.points`. The card says so at its place.
 */
export type Unread = ReadonlySet<string>

export const NOTHING_UNREAD: Unread = new Set()
