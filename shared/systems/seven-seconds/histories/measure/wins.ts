import { groupOf, type Facet, type Group } from './facets.ts'
import type { Scope } from './scope.ts'
import type { Counted, Measured } from './shapes.ts'
import { tally } from './tally.ts'

export const OUTCOMES = ['won', 'drawn', 'lost'] as const
export type Outcome = (typeof OUTCOMES)[number]

export interface WinsRow extends Group {
  readonly sides: number
  readonly outcomes: Readonly<Record<Outcome, Counted>>
}

/** How a side of a battle came out. */
export function outcomeOf({ account }: { account: { winner: 0 | 1 | null } }, at: 0 | 1): Outcome {
  return account.winner === null ? 'drawn' : account.winner === at ? 'won' : 'lost'
}

/** How the sides of each group came out, those seen most often first. */
export function winsBy(scope: Scope, facet: Facet): Measured<WinsRow> {
  const counts = tally()
  const groups = new Map<string, Group>()
  const unknown = new Set<string>()
  for (const side of scope.sides) {
    const group = groupOf(facet, side)
    if (group === null) {
      unknown.add(side.battle.id)
      continue
    }
    groups.set(group.key, group)
    counts.add(`${outcomeOf(side.battle, side.at)} ${group.key}`, 1, side.battle.id)
  }
  const rows = [...groups.values()].map((group) => {
    const of = (outcome: Outcome): Counted => counts.of(`${outcome} ${group.key}`)
    const outcomes = { won: of('won'), drawn: of('drawn'), lost: of('lost') }
    return { ...group, outcomes, sides: OUTCOMES.reduce((sum, one) => sum + outcomes[one].value, 0) }
  })
  return { rows: rows.sort((a, b) => b.sides - a.sides), unknown: [...unknown] }
}
