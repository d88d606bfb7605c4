import { follow, type Courses } from './courses.ts'
import type { Scope } from './scope.ts'
import type { MeasuredBattle } from './shapes.ts'

/**
 * The race of Campaign Points (p.29). Within one campaign the points that everybody had after each of these battles,
 * what other battles gave meanwhile too: `all` are the campaign's battles, shown or not. Over several campaigns the
 * points that these battles gave, added up.
 */
export function race(scope: Scope, all: readonly MeasuredBattle[]): Courses {
  if (scope.campaigns.length === 1) {
    return standing(scope, all, opening(scope, all), (side) => side.pointsAfter)
  }
  const { battles, who } = scope
  return follow(scope, new Map(), (index, { key }, before) =>
    (battles[index]?.sides ?? []).reduce((points, { participant }, at) => {
      const gained = battles[index]?.account.sides[at === 0 ? 0 : 1].pointsGained ?? 0
      return who(participant)?.key === key ? points + gained : points
    }, before),
  )
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

/** What everybody had before the campaign's first battle; who has not fought has what the standings say. */
function opening({ campaigns, who }: Scope, all: readonly MeasuredBattle[]): Map<string, number> {
  const starts = new Map<string, number>()
  for (const { sides, account } of all)
    sides.forEach(({ participant }, at) => {
      const key = who(participant)?.key
      const { pointsAfter, pointsGained } = account.sides[at === 0 ? 0 : 1]
      if (key !== undefined && !starts.has(key)) starts.set(key, pointsAfter - pointsGained)
    })
  for (const { participant, campaignPoints } of campaigns.flatMap(({ standings }) => standings)) {
    const key = who(participant)?.key
    if (key !== undefined && !starts.has(key)) starts.set(key, campaignPoints)
  }
  return starts
}
