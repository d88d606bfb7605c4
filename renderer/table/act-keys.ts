/** One for each, as they stand: digits, then letters but that of “something else is so”. */
export const KEYS = Array.from('123456789abcdefghijklmnopqrstvwxyz')

/**
 * What each key is for, in the order of the keys: one act; or, where there are more acts than keys, the same act to each
 * of several, which are told apart by the next key. What would be left over shares the last.
 */
export function keyed<Act>(lines: readonly (readonly Act[])[]): readonly (readonly Act[])[] {
  const acts = lines.flat()
  if (acts.length <= KEYS.length) return acts.map((one) => [one])
  const alike = lines.filter(({ length }) => length > 0)
  const own = alike.length > KEYS.length ? KEYS.length - 1 : KEYS.length
  const rest = alike.slice(own).flat()
  return rest.length > 0 ? [...alike.slice(0, own), rest] : alike
}
