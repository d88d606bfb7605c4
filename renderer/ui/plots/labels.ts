/** Moves labels apart that would lie on each other, from the top down; gives where each stands, in their order. */
export function spread(wanted: readonly number[], height: number): number[] {
  const order = wanted.map((y, index) => ({ y, index })).toSorted((a, b) => a.y - b.y)
  const placed = [...wanted]
  let free = -Infinity
  for (const { y, index } of order) {
    free = Math.max(y, free)
    placed[index] = free
    free += height
  }
  return placed
}

/** How wide a letter of the plots' type is on average, in px at 13 px. */
const LETTER = 6.4

const letters = new Intl.Segmenter()
const lettersOf = (text: string): string[] => Array.from(letters.segment(text), ({ segment }) => segment)

/** A text cut to about so many px, with the sign for it. */
export function shortened(text: string, room: number): string {
  const most = Math.max(2, Math.floor(room / LETTER))
  const all = lettersOf(text)
  if (all.length <= most) return text
  const start = all.slice(0, most - 1).join('')
  return `${start.trimEnd()}…`
}

/** About how wide a text is, in px. */
export function widthOf(text: string): number {
  return lettersOf(text).length * LETTER
}
