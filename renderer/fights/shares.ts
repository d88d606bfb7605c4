/**
 * Chances that are shown side by side, as whole percents that come to as much as they do together: each is rounded down, and what is left
 * goes to the largest remainders. Equal chances are told equal wherever that comes out.
 */
export function wholePercents(shares: readonly number[]): readonly number[] {
  const exact = shares.map((share) => Number((share * 100).toFixed(6)))
  const percents = exact.map(Math.floor)
  let left = Math.round(sum(exact)) - sum(percents)
  const rests = [...new Set(exact)]
    .map((value) => ({ value, at: exact.flatMap((one, index) => (one === value ? [index] : [])) }))
    .filter(({ value }) => rest(value) > 0)
    .toSorted((one, other) => rest(other.value) - rest(one.value) || other.value - one.value)
  // All that are equal first; then, where no such group fits, one by one.
  for (const each of [rests, rests.flatMap(({ value, at }) => at.map((index) => ({ value, at: [index] })))]) {
    for (const { value, at } of each) {
      if (at.length > left || percents[at[0] ?? 0] !== Math.floor(value)) continue
      for (const index of at) percents[index] = Math.floor(value) + 1
      left -= at.length
    }
  }
  return percents
}

/** What rounding down takes away. */
function rest(value: number): number {
  return Number((value % 1).toFixed(4))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0)
}
