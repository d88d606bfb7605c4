const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** What stands for a bearer without an emblem: the first letter of its name, whole in every script. */
export function initialOf(name: string): string {
  const tidy = name.trim().replace(/^the\s+(?=\S)/iu, '')
  const all = Array.from(graphemes.segment(tidy), ({ segment }) => segment)
  const first = all.find((one) => /[\p{L}\p{N}\p{Extended_Pictographic}\p{Regional_Indicator}]/u.test(one))
  const letter = first ?? all[0] ?? ''
  const large = letter.toLocaleUpperCase()
  // A letter whose capital is two stays as it is.
  return large.length === letter.length ? large : letter
}
