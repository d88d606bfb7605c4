const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

const letters = (text: string): string[] => Array.from(graphemes.segment(text), ({ segment }) => segment)
const tidied = (name: string): string => name.trim().replace(/^the\s+(?=\S)/iu, '')

/** What stands for a bearer without an emblem: the first letter of its name, whole in every script. */
export function initialOf(name: string): string {
  const all = letters(tidied(name))
  const first = all.find((one) => /[\p{L}\p{N}\p{Extended_Pictographic}\p{Regional_Indicator}]/u.test(one))
  const letter = first ?? all[0] ?? ''
  const large = letter.toLocaleUpperCase()
  // A letter whose capital is two stays as it is.
  return large.length === letter.length ? large : letter
}

/** The same where it stands beside others: two letters where one of them, of another name, would have the same one. */
export function initialsOf(name: string, beside: readonly string[]): string {
  const initial = initialOf(name)
  if (!beside.some((other) => other !== name && initialOf(other) === initial)) return initial
  const [first = '', ...others] = tidied(name)
    .split(/\s+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
  const second = others.length > 0 ? initialOf(others.join(' ')) : letters(first)[1]
  return `${initial}${second ?? ''}`
}
