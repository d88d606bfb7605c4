/** Gives a whole number from 0 up to below `n`; the main process rolls it. */
export type Random = (n: number) => number

/** Case and accents do not make another name. */
export function sameName(name: string): string {
  return name.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/**
 * So many names out of a list, at random and without one that is taken. When no name is left, the list begins
 * again with Roman numerals: `Anvil II`. An empty list gives no names.
 */
export function pickNames(
  names: readonly string[],
  taken: Iterable<string>,
  count: number,
  random: Random,
): string[] {
  const used = new Set(Array.from(taken, sameName))
  const picked: string[] = []
  if (names.length === 0) return picked
  for (let generation = 1; picked.length < count; generation += 1) {
    const suffix = generation === 1 ? '' : ` ${roman(generation)}`
    const free = names.map((name) => name + suffix).filter((name) => !used.has(sameName(name)))
    while (free.length > 0 && picked.length < count) {
      const at = random(free.length)
      const name = free[at]
      if (name === undefined) throw new RangeError(`There is no name ${at} of ${free.length}.`)
      free.splice(at, 1)
      // The same name in other letters may stand in the list.
      if (used.has(sameName(name))) continue
      used.add(sameName(name))
      picked.push(name)
    }
  }
  return picked
}

const NUMERALS = [
  ['M', 1000],
  ['CM', 900],
  ['D', 500],
  ['CD', 400],
  ['C', 100],
  ['XC', 90],
  ['L', 50],
  ['XL', 40],
  ['X', 10],
  ['IX', 9],
  ['V', 5],
  ['IV', 4],
  ['I', 1],
] as const

/** A number from 1 on in Roman numerals. */
export function roman(n: number): string {
  let left = n
  let text = ''
  for (const [sign, value] of NUMERALS) {
    while (left >= value) {
      text += sign
      left -= value
    }
  }
  return text
}
