const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** The signs of a text as a reader counts them: an accent or a joined picture is no sign of its own. */
export function signsOf(text: string): string[] {
  return Array.from(graphemes.segment(text), ({ segment }) => segment)
}
