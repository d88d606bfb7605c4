/** Characters of a short name. */
export const SHORT_NAME_MOST = 24
/** Words shorter than this say little: a single long word is cut instead. */
const SHORT_NAME_LEAST = 6

/** What a faction is called in tight places, until the group says otherwise: the first whole words of its name. */
export function shortNameOf(name: string): string {
  const all = Array.from(name.trim())
  const most = all.slice(0, SHORT_NAME_MOST).join('').trim()
  const next = all[SHORT_NAME_MOST]
  if (next === undefined || /\s/u.test(next)) return most
  const words = most.replace(/\s+\S*$/u, '')
  return Array.from(words).length < SHORT_NAME_LEAST ? most : words
}
