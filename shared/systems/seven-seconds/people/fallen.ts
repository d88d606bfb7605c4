import { TROOPERS, type TrooperType } from '../words.ts'

/** So many troopers of each type; a type that is not there has none. */
export type Counts = Readonly<Partial<Record<TrooperType, number | undefined>>>

/**
 * The fallen of one side of a battle that have no name yet, by type: its recorded losses, less the named
 * troopers that were killed. `named` holds the type of each of these. Only types with somebody left are there.
 */
export function unnamedFallen(
  lost: Counts,
  named: readonly TrooperType[],
): Partial<Record<TrooperType, number>> {
  return above(lost, countTypes(named))
}

/** Named troopers killed beyond the recorded losses of their type: a correction of the battle has lowered these. */
export function namedBeyondLosses(
  lost: Counts,
  named: readonly TrooperType[],
): Partial<Record<TrooperType, number>> {
  return above(countTypes(named), lost)
}

/** How many of each type stand in a list of types. */
export function countTypes(types: readonly TrooperType[]): Partial<Record<TrooperType, number>> {
  const counts: Partial<Record<TrooperType, number>> = {}
  for (const type of types) counts[type] = (counts[type] ?? 0) + 1
  return counts
}

/** All types together. */
export function totalOf(counts: Counts): number {
  return TROOPERS.reduce((sum, type) => sum + (counts[type] ?? 0), 0)
}

function above(more: Counts, less: Counts): Partial<Record<TrooperType, number>> {
  const counts: Partial<Record<TrooperType, number>> = {}
  for (const type of TROOPERS) {
    const left = (more[type] ?? 0) - (less[type] ?? 0)
    if (left > 0) counts[type] = left
  }
  return counts
}
