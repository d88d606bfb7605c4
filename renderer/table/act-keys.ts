/** One for each, as they stand: digits, then letters but that of “something else is so”. */
export const KEYS = Array.from('123456789abcdefghijklmnopqrstvwxyz')

/**
 * What each key is for, in the order of the keys: one act; or, where there are more acts than keys, the same act to each
 * of several, which are told apart by the next key.
 */
export function keyed<Act>(lines: readonly (readonly Act[])[]): readonly (readonly Act[])[] {
  const acts = lines.flat()
  return acts.length > KEYS.length ? lines.filter(({ length }) => length > 0) : acts.map((one) => [one])
}
