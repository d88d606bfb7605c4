/** What a die has to show: a number or less, more than it, or less than it. */
export interface DieTest {
  readonly test: 'at-most' | 'above' | 'below'
  readonly target: number
}

/** Whether a die shows what it has to. */
export function passes({ test, target }: DieTest, die: number): boolean {
  return { 'at-most': die <= target, above: die > target, below: die < target }[test]
}
