/** Signs that are typed in one way and printed in another: any of them finds any other. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/[‘’‚‛ʼʹ′`´]/gu, "'"],
  [/[“”„‟«»″]/gu, '"'],
  [/[‐‑‒–—―−]/gu, '-'],
  [/…/gu, '...'],
  [/[ßẞ]/gu, 'ss'],
  [/[øØ]/gu, 'o'],
  [/[łŁ]/gu, 'l'],
]

/** Letters, figures and signs that have no others like them; most texts are made of nothing else. */
const SIMPLE = /^[\n\x20-\x5f\x61-\x7e]*$/u

/** Text as it is searched: case, accents, and which apostrophes, quotes and dashes it has, do not matter. */
export function plain(text: string): string {
  if (SIMPLE.test(text)) return text.toLowerCase()
  const folded = ALIKE.reduce((so, [signs, as]) => so.replace(signs, as), text)
  return folded.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** A number of a day, a round or a battle: `8` is not sought in `18`, and in `8 nov` it stands before its word. */
const SHORT_NUMBER = /^\d{1,2}$/u

/** Points of two sides, as one types them: `16:4`, `16 : -4`. */
const SCORE = /(?<![\d:])(-?\d+)\s*:\s*(-?\d+)(?![\d:])/gu
const IS_SCORE = /^-?\d+:-?\d+$/u

/** What stands in quotes is one phrase, also while its end is not typed yet; else spaces are between words. */
const WORDS = /(?<!\S)"([^"]*)(?:"|$)|\S+/gu

/** One of the words that were typed, and where in a plain text it occurs next; -1 for nowhere. */
export interface Sought {
  readonly word: string
  readonly at: (text: string, from?: number) => number
  /** Of a number that is sought with the word behind it: where it occurs without that. */
  readonly alone?: (text: string) => number
}

/** The words of what was typed, each as it is sought. */
export function soughtIn(typed: string): readonly Sought[] {
  const words = Array.from(plain(typed).replace(SCORE, '$1:$2').matchAll(WORDS), ([word, phrase]) =>
    (phrase ?? word).replace(/\s+/gu, ' ').trim(),
  ).filter(Boolean)
  return words.map((word, at) => {
    if (IS_SCORE.test(word)) return { word, at: (text, from) => standing(text, word, true, from) }
    if (!SHORT_NUMBER.test(word)) return { word, at: (text, from) => joined(text, word, from) }
    const next = words[at + 1]
    const isCounted = next !== undefined && /^\p{L}/u.test(next)
    const whole = isCounted ? `${word} ${next}` : word
    const alone = (text: string): number => standing(text, word, true)
    return {
      word: whole,
      at: (text, from) => standing(text, whole, !isCounted, from),
      ...(isCounted && { alone }),
    }
  })
}

/** Says of a plain text whether every word of what was typed occurs in it. */
export function finder(typed: string): (text: string) => boolean {
  const words = soughtIn(typed)
  return (text) => words.every(({ at }) => at(text) >= 0)
}

/** Where a word occurs; one typed with a hyphen also where spaces stand for it, as in `ember-locks`. */
function joined(text: string, word: string, from?: number): number {
  const at = text.indexOf(word, from)
  return at >= 0 || !/[^-]-[^-]/u.test(word) ? at : text.indexOf(word.replaceAll('-', ' '), from)
}

/** Where something occurs so that no word or number goes on before it, nor after it where it is `whole`. */
function standing(text: string, what: string, whole: boolean, from = 0): number {
  for (let at = text.indexOf(what, from); at >= 0; at = text.indexOf(what, at + 1)) {
    const end = at + what.length
    const goesOn = isOfWord(text.charCodeAt(at - 1)) || (whole && isOfWord(text.charCodeAt(end)))
    const isOfScore = whole && (isColonBeside(text, at - 1, -1) || isColonBeside(text, end, 1))
    if (!goesOn && !isOfScore) return at
  }
  return -1
}

/** Whether a colon stands there, and the number of a score goes on behind it: `4` is not sought in `16:4`. */
const isColonBeside = (text: string, at: number, way: 1 | -1): boolean =>
  text[at] === ':' && isOfNumber(text.charCodeAt(at + way))
const isOfNumber = (code: number): boolean => (code >= 48 && code <= 57) || code === 45

/** Latin letters and digits, of plain text; beyond either end of it there is none. */
const isOfWord = (code: number): boolean => (code >= 48 && code <= 57) || (code >= 97 && code <= 122)
