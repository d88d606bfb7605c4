import { chancesOfSum } from '../../../dice/exact.ts'

/** How likely each count is, from none: the index is the count. */
export type Spread = readonly number[]

/** Of so many tries, each as likely to come off. */
export function triesOf(count: number, chance: number): number[] {
  let spread: number[] = [1]
  for (let n = 0; n < count; n += 1) spread = chancesOfSum(spread, [1 - chance, chance])
  return spread
}

/** What comes of a count that is itself uncertain. */
export function thenOf(first: Spread, of: (count: number) => Spread): number[] {
  const all: number[] = []
  for (const [count, chance] of first.entries())
    if (chance > 0) for (const [at, share] of of(count).entries()) all[at] = (all[at] ?? 0) + chance * share
  return all
}

export const atLeast = (spread: Spread, least: number): number =>
  spread.reduce((sum, chance, count) => (count >= least ? sum + chance : sum), 0)
export const meanOf = (spread: Spread): number =>
  spread.reduce((sum, chance, count) => sum + count * chance, 0)

/** No more than there are. */
export function atMost(spread: Spread, most: number): number[] {
  return spread.length <= most + 1
    ? [...spread]
    : [...spread.slice(0, most), spread.slice(most).reduce((sum, chance) => sum + chance, 0)]
}
