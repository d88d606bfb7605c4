/** What somebody may have meant: the word that is a slip or two away, or that this is the beginning of; else null. */
export function nearest(typed: string, known: readonly string[]): string | null {
  const begun = known.filter((word) => typed.length >= LEAST_BEGINNING && word.startsWith(typed))
  if (begun.length === 1) return begun[0] ?? null
  const slips = Math.max(1, Math.floor(typed.length / LETTERS_A_SLIP))
  const near = known
    .filter((word) => Math.abs(word.length - typed.length) <= slips)
    .map((word) => ({ word, away: distance(typed, word) }))
    .filter(({ away }) => away <= slips)
    .toSorted((one, other) => one.away - other.away)
  return near[0]?.word ?? null
}

const LEAST_BEGINNING = 3
const LETTERS_A_SLIP = 4

/** Letters left out, added, mistaken, or two that changed places. */
function distance(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, at) => at)]
  const cell = (row: number, column: number): number => rows[row]?.[column] ?? Infinity
  for (let row = 1; row <= one.length; row += 1) {
    const now = [row]
    rows.push(now)
    for (let column = 1; column <= other.length; column += 1) {
      const same = one.charAt(row - 1) === other.charAt(column - 1)
      const swapped =
        row > 1 &&
        column > 1 &&
        one.charAt(row - 1) === other.charAt(column - 2) &&
        one.charAt(row - 2) === other.charAt(column - 1)
      now.push(
        Math.min(
          cell(row - 1, column) + 1,
          cell(row, column - 1) + 1,
          cell(row - 1, column - 1) + (same ? 0 : 1),
          swapped ? cell(row - 2, column - 2) + 1 : Infinity,
        ),
      )
    }
  }
  return cell(one.length, other.length)
}
