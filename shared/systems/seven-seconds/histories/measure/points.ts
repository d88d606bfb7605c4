import { groupOf, type Facet, type Group } from './facets.ts'
import type { Scope } from './scope.ts'
import type { Measured } from './shapes.ts'

export interface PointsRow extends Group {
  /** So many sides; a battle may have two of them. */
  readonly sides: number
  readonly sum: number
  readonly mean: number
  readonly least: number
  readonly most: number
  readonly battles: readonly string[]
}

/** Victory Points of the sides of each group (p.14), the best on average first. Unknown where either was not noted. */
export function victoryPointsBy(scope: Scope, facet: Facet): Measured<PointsRow> {
  const groups = new Map<string, { group: Group; points: number[]; battles: Set<string> }>()
  const unknown = new Set<string>()
  for (const side of scope.sides) {
    const { victoryPoints } = side.facts
    const group = groupOf(facet, side)
    if (group === null || victoryPoints === null) {
      unknown.add(side.battle.id)
      continue
    }
    const known = groups.get(group.key) ?? { group, points: [], battles: new Set<string>() }
    known.points.push(victoryPoints)
    known.battles.add(side.battle.id)
    groups.set(group.key, known)
  }
  const rows = [...groups.values()].map(({ group, points, battles }) => {
    const sum = points.reduce((all, one) => all + one, 0)
    return {
      ...group,
      sides: points.length,
      sum,
      mean: sum / points.length,
      least: Math.min(...points),
      most: Math.max(...points),
      battles: [...battles],
    }
  })
  return { rows: rows.sort((a, b) => b.mean - a.mean || b.sides - a.sides), unknown: [...unknown] }
}
