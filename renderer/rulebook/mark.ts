/** A piece of a text: plain, or a word of the book. */
export interface Piece<Word> {
  readonly text: string
  readonly word: Word | null
}

/** A name that somebody gave, within a sentence: whatever it says, it is no word of the book (`texts/isolate.ts`). */
const ISOLATED = '\u2068[^\u2069]*\u2069'
const SPACE = '[\\s\u00a0-]+'

/**
 * Marks the words of a book in texts: each where it stands first, the longest where several begin at the same place,
 * whole words only, in the plural too. What is written with a small letter stands for one with a capital as well, as at
 * the beginning of a sentence; what has a capital is that word only where it has one in the text.
 */
export function openMarker<Word extends { readonly written: readonly string[] }>(
  words: readonly Word[],
): (text: string) => readonly Piece<Word>[] {
  const forms = words
    .flatMap((word) => word.written.map((written) => ({ written, word })))
    .toSorted((one, other) => other.written.length - one.written.length)
  if (forms.length === 0) return (text) => [{ text, word: null }]
  const one = new RegExp(
    `${ISOLATED}|(?<![\\p{L}\\p{N}])(?:${forms.map(({ written }) => `(${patternOf(written)})`).join('|')})(?![\\p{L}\\p{N}])`,
    'gu',
  )

  return (text) => {
    const pieces: Piece<Word>[] = []
    const seen = new Set<Word>()
    let from = 0
    for (const match of text.matchAll(one)) {
      const form = forms[match.slice(1).findIndex(Boolean)]
      if (!form || seen.has(form.word)) continue
      seen.add(form.word)
      if (match.index > from) pieces.push({ text: text.slice(from, match.index), word: null })
      pieces.push({ text: match[0], word: form.word })
      from = match.index + match[0].length
    }
    if (from < text.length) pieces.push({ text: text.slice(from), word: null })
    return pieces
  }
}

const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)

/** A form with its plural, each of its small letters at the beginning of a word a capital too. */
function patternOf(written: string): string {
  const parts = written.split(/[\s-]+/u).map((part) => {
    const [first = '', ...rest] = part
    const capital = first.toLocaleUpperCase('en-GB')
    return capital === first ? literally(part) : `[${first}${capital}]${literally(rest.join(''))}`
  })
  const whole = parts.join(SPACE)
  return /[^aeiou]y$/u.test(whole) ? `${whole.slice(0, -1)}(?:y|ies)` : `${whole}(?:e?s)?`
}
