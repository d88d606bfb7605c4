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

/** How wide a letter of the plots' type is, in px at 13 px: on average, and what is wider than most. */
const LETTER = 6.4
const WIDER: readonly (readonly [RegExp, number])[] = [
  [/^[\p{Extended_Pictographic}\u2e80-\u9fff\uac00-\ud7ff\uff00-\uff60]/u, 16],
  [/^[MWm@%…—]/u, 12.4],
  [/^w/u, 10.2],
  [/^\p{Lu}/u, 8.3],
]
const letterWidth = (letter: string): number => WIDER.find(([wide]) => wide.test(letter))?.[1] ?? LETTER

const letters = new Intl.Segmenter()
const lettersOf = (text: string): string[] => Array.from(letters.segment(text), ({ segment }) => segment)

/** A text cut to about so many px, with the sign for it. */
export function shortened(text: string, room: number): string {
  if (widthOf(text) <= room) return text
  let start = ''
  let left = room - letterWidth('…')
  for (const letter of lettersOf(text)) {
    left -= letterWidth(letter)
    if (left < 0 && start !== '') break
    start += letter
  }
  return `${start.trimEnd()}…`
}

/** About how wide a text is, in px. */
export function widthOf(text: string): number {
  return lettersOf(text).reduce((sum, letter) => sum + letterWidth(letter), 0)
}
