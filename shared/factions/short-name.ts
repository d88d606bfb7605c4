/** Characters of a short name. */
export const SHORT_NAME_MOST = 24

/** What a faction is called in tight places, until the group says otherwise: the beginning of its name. */
export function shortNameOf(name: string): string {
  return Array.from(name).slice(0, SHORT_NAME_MOST).join('').trim()
}
