import type { TreeBattle } from '../../../../shared/systems/fast-and-dirty/documents/campaign.ts'

/** Where battles of a campaign stand when it is drawn: from left to right as they may follow each other. */

export interface Placed {
  readonly battle: TreeBattle
  readonly column: number
  readonly row: number
}
export interface Line {
  readonly from: Placed
  readonly to: Placed
  readonly by: 'attacker' | 'defender' | 'both'
}
export interface Drawn {
  readonly placed: readonly Placed[]
  readonly lines: readonly Line[]
  readonly columns: number
  readonly rows: number
}

/** Each battle stands as far right as the longest way to it; what no line leads to stands in the first column. */
export function drawnTree(battles: readonly TreeBattle[]): Drawn {
  const columns = new Map(battles.map(({ id }) => [id, 0]))
  // A circle ends after as many rounds as there are battles.
  for (let round = 1; round < battles.length; round += 1)
    for (const { id, ifAttacker, ifDefender } of battles)
      for (const next of [ifAttacker, ifDefender]) {
        const least = (columns.get(id) ?? 0) + 1
        if (next !== null && (columns.get(next) ?? Infinity) < least && least < battles.length)
          columns.set(next, least)
      }
  const taken: number[] = []
  const placed = battles.map((battle): Placed => {
    const column = columns.get(battle.id) ?? 0
    const row = taken[column] ?? 0
    taken[column] = row + 1
    return { battle, column, row }
  })
  const at = (id: string | null): Placed | undefined => placed.find(({ battle }) => battle.id === id)
  const lines = placed.flatMap((from): Line[] => {
    const { ifAttacker, ifDefender } = from.battle
    const [won, lost] = [at(ifAttacker), at(ifDefender)]
    if (won && won === lost) return [{ from, to: won, by: 'both' }]
    return [
      ...(won ? [{ from, to: won, by: 'attacker' as const }] : []),
      ...(lost ? [{ from, to: lost, by: 'defender' as const }] : []),
    ]
  })
  return {
    placed,
    lines,
    columns: Math.max(1, ...placed.map(({ column }) => column + 1)),
    rows: Math.max(1, ...placed.map(({ row }) => row + 1)),
  }
}
