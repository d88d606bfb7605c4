import type { TreeBattle } from '../../../../shared/systems/fast-and-dirty/documents/campaign.ts'

/** Where battles of a campaign stand when it is drawn: from left to right as they may follow each other. */

/** In its column, `at` so many boxes from the first; what is in its column stands in the middle together. */
interface Spot {
  readonly column: number
  readonly at: number
}
export interface Placed extends Spot {
  readonly battle: TreeBattle
}
export interface Line {
  readonly from: Placed
  readonly to: Placed
  readonly by: 'attacker' | 'defender' | 'both'
  /** Where it passes the columns between them, beside what stands there. */
  readonly via: readonly Spot[]
}
export interface Drawn {
  readonly placed: readonly Placed[]
  readonly lines: readonly Line[]
  readonly columns: number
  /** Boxes that the longest column has room for. */
  readonly rows: number
}

/** What a line takes up beside boxes that it passes. */
const LANE = 0.3
/** A line of the attacker leaves above that of the defender. */
const ABOVE = 0.01

/** Something in a column: a battle, or a line that passes it. */
interface Item {
  readonly column: number
  readonly size: number
  readonly battle: TreeBattle | null
  /** What leads to it, in the column before. */
  readonly before: { readonly item: Item; readonly shift: number }[]
  at: number
}
interface Edge {
  readonly from: string
  readonly to: string
  readonly by: Line['by']
}
const SHIFT = { attacker: -ABOVE, both: 0, defender: ABOVE } as const

/** Each battle stands as far right as the longest way to it; what no line leads to stands in the first column. */
export function drawnTree(battles: readonly TreeBattle[]): Drawn {
  const columns = columnsOf(battles)
  const item = (column: number, battle: TreeBattle | null): Item => ({
    ...{ column, battle, size: battle ? 1 : LANE },
    ...{ before: [], at: 0 },
  })
  const boxes = new Map(battles.map((battle) => [battle.id, item(columns.get(battle.id) ?? 0, battle)]))
  const lanes: Item[] = []
  const edges = battles.flatMap(edgesOf).flatMap((edge) => {
    const [from, to] = [boxes.get(edge.from), boxes.get(edge.to)]
    if (!from || !to || from === to) return []
    const via = Array.from({ length: Math.max(0, to.column - from.column - 1) }, (_none, at) =>
      item(from.column + at + 1, null),
    )
    const way = [from, ...via, to]
    for (const [at, one] of way.entries()) {
      const before = way[at - 1]
      if (before) one.before.push({ item: before, shift: SHIFT[edge.by] })
    }
    lanes.push(...via)
    return [{ ...edge, via }]
  })
  const all = [...boxes.values(), ...lanes]
  const last = Math.max(0, ...all.map(({ column }) => column))
  const rows = placeAll(all, last)
  const placed = battles.map((battle): Placed => {
    const { column = 0, at = 0 } = boxes.get(battle.id) ?? {}
    return { battle, column, at }
  })
  return {
    placed,
    lines: edges.flatMap(({ from, to, by, via }): Line[] => {
      const [start, end] = [from, to].map((id) => placed.find(({ battle }) => battle.id === id))
      return start && end
        ? [{ from: start, to: end, by, via: via.map(({ column, at }) => ({ column, at })) }]
        : []
    }),
    columns: last + 1,
    rows,
  }
}

function columnsOf(battles: readonly TreeBattle[]): ReadonlyMap<string, number> {
  const columns = new Map(battles.map(({ id }) => [id, 0]))
  // A circle ends after as many rounds as there are battles.
  for (let round = 1; round < battles.length; round += 1)
    for (const { id, ifAttacker, ifDefender } of battles)
      for (const next of [ifAttacker, ifDefender]) {
        const least = (columns.get(id) ?? 0) + 1
        if (next !== null && (columns.get(next) ?? Infinity) < least && least < battles.length)
          columns.set(next, least)
      }
  return columns
}

function edgesOf({ id: from, ifAttacker, ifDefender }: TreeBattle): Edge[] {
  if (ifAttacker !== null && ifAttacker === ifDefender) return [{ from, to: ifAttacker, by: 'both' }]
  return [
    ...(ifAttacker === null ? [] : [{ from, to: ifAttacker, by: 'attacker' as const }]),
    ...(ifDefender === null ? [] : [{ from, to: ifDefender, by: 'defender' as const }]),
  ]
}

/** What is in each column, in the order of what leads there; gives how many boxes high the longest is. */
function placeAll(all: readonly Item[], last: number): number {
  const inColumn = Array.from({ length: last + 1 }, (_none, column) =>
    all.filter((one) => one.column === column),
  )
  const sizeOf = (items: readonly Item[]): number => items.reduce((sum, { size }) => sum + size, 0)
  const rows = Math.max(1, ...inColumn.map(sizeOf))
  for (const items of inColumn) {
    const key = ({ before }: Item): number =>
      before.reduce((sum, { item, shift }) => sum + item.at + shift, 0) / Math.max(1, before.length)
    let top = (rows - sizeOf(items)) / 2
    for (const one of items.toSorted((a, b) => key(a) - key(b))) {
      one.at = top + one.size / 2
      top += one.size
    }
  }
  return rows
}
