/** Colours and shapes that there are for the factions of a campaign, before they come again. */
const COLOURS = 6

/** The places of two that stand against each other: they give colour and shape, and are never alike in these. */
export function apart(first: number, second: number): readonly [number, number] {
  return [first, first % COLOURS === second % COLOURS ? (second + 1) % COLOURS : second]
}
