import type { Contender, Scope } from './scope.ts'

/** Values of everybody after each battle: what lines are drawn of. */
export interface Courses {
  /** The battle that each step is; the values before the first one are a step more. */
  readonly steps: readonly string[]
  readonly lines: readonly {
    readonly contender: Contender
    /** At the start, then after each battle. */
    readonly values: readonly number[]
  }[]
}

/**
 * Follows a value of everybody over the battles: `change` says what a battle made of the contender's value, or leaves
 * it as it was.
 */
export function follow(
  { battles, contenders }: Scope,
  starts: ReadonlyMap<string, number>,
  change: (battle: number, contender: Contender, before: number) => number,
): Courses {
  return {
    steps: battles.map(({ id }) => id),
    lines: contenders.map((contender) => {
      const values = [starts.get(contender.key) ?? 0]
      battles.forEach((_, index) => values.push(change(index, contender, values.at(-1) ?? 0)))
      return { contender, values }
    }),
  }
}
