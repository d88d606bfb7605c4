const LETTERS = Array.from('abcdefghijklmnopqrstuvwxyz')

/** A letter for each thing that can be chosen, the same order giving the same letters; later ones may get none. */
export function lettersFor(
  ids: readonly string[],
  taken: readonly string[] = [],
): ReadonlyMap<string, string> {
  const free = LETTERS.filter((letter) => !taken.includes(letter))
  return new Map(ids.slice(0, free.length).map((id, index) => [id, free[index] ?? '']))
}
