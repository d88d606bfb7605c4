import { follow, standing, type Courses } from './courses.ts'
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
