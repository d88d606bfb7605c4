import type { Contender, Scope } from './scope.ts'
import type { MeasuredBattle } from './shapes.ts'

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

type SideAccount = MeasuredBattle['account']['sides'][0]

/** What everybody has before the first shown battle, then after each: their last battle says it, shown or not. */
export function standing(
  scope: Scope,
  all: readonly MeasuredBattle[],
  starts: ReadonlyMap<string, number>,
  valueOf: (side: SideAccount) => number,
): Courses {
  const now = new Map(starts)
  const shown = new Set(scope.battles.map(({ id }) => id))
  const after: ReadonlyMap<string, number>[] = []
  let before: ReadonlyMap<string, number> | null = null
  for (const battle of all) {
    if (shown.has(battle.id)) before ??= new Map(now)
    battle.sides.forEach(({ participant }, at) => {
      const key = scope.who(participant)?.key
      if (key !== undefined) now.set(key, valueOf(battle.account.sides[at === 0 ? 0 : 1]))
    })
    if (shown.has(battle.id)) after.push(new Map(now))
  }
  return follow(scope, before ?? starts, (index, { key }, had) => after[index]?.get(key) ?? had)
}
