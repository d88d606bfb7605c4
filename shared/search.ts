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

/** Text as it is searched: case, accents, and which apostrophes, quotes and dashes it has, do not matter. */
export function plain(text: string): string {
  const folded = ALIKE.reduce((so, [signs, as]) => so.replace(signs, as), text)
  return folded.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** A number of a day, a round or a battle: `8` is not sought in `18`, and in `8 nov` it stands before its word. */
const SHORT_NUMBER = /^\d{1,2}$/u

/** Says of a plain text whether every word of what was typed occurs in it. */
export function finder(typed: string): (text: string) => boolean {
  const words = plain(typed).split(/\s+/).filter(Boolean)
  const tests = words.map((word, at): ((text: string) => boolean) => {
    if (!SHORT_NUMBER.test(word)) return (text) => text.includes(word)
    const next = words[at + 1]
    const isCounted = next !== undefined && /^\p{L}/u.test(next)
    return isCounted ? (text) => stands(text, `${word} ${next}`, false) : (text) => stands(text, word, true)
  })
  return (text) => tests.every((fits) => fits(text))
}

/** Whether something occurs where no word or number goes on before it, nor after it where it is `whole`. */
function stands(text: string, what: string, whole: boolean): boolean {
  for (let at = text.indexOf(what); at >= 0; at = text.indexOf(what, at + 1)) {
    const goesOn = isOfWord(text.charCodeAt(at - 1)) || (whole && isOfWord(text.charCodeAt(at + what.length)))
    if (!goesOn) return true
  }
  return false
}

/** Latin letters and digits, of plain text; beyond either end of it there is none. */
const isOfWord = (code: number): boolean => (code >= 48 && code <= 57) || (code >= 97 && code <= 122)
