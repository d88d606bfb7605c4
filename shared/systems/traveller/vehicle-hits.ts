import { requireModifier, requireWord } from '../arguments.ts'
import { SUMS, THROWS } from './checks.ts'
import { DAMAGE_STEP, DAMAGE_TABLE, LOCATIONS } from './data/vehicles.ts'
import { DEFAULT_RULES, type HouseRules } from './house-rules.ts'
import { COLUMNS, type Column, type HitSize, type Location } from './words.ts'

const [LAST] = DAMAGE_TABLE.slice(-1)

/**
 * The hits of so much damage, in the row's order, then what is above the table: every two steps a Double, by house rule
 * beside a Single for each. Source: lines 237–252; R27; E9.
 */
export function vehicleHits(
  damage: number,
  { extraHits }: Pick<HouseRules, 'extraHits'> = DEFAULT_RULES,
): HitSize[] {
  requireModifier('damage', damage)
  if (damage <= 0) return []
  const row = DAMAGE_TABLE.find(({ upTo }) => damage <= upTo)
  if (row) return [...row.hits]
  const { upTo, hits } = LAST ?? { upTo: 0, hits: [] }
  const steps = Math.ceil((damage - upTo) / DAMAGE_STEP)
  const doubles = Array.from({ length: Math.floor(steps / 2) }, (): HitSize => 2)
  const singles = Array.from({ length: extraHits === 'both' ? steps : steps % 2 }, (): HitSize => 1)
  return [...hits, ...doubles, ...singles]
}

/** What the Location Table says of a row. */
export function locationOf(row: number, column: Column): Location {
  const found = LOCATIONS[row]
  if (!found) throw new RangeError(`A location cannot be ${row}.`)
  return found[column]
}

/** The chance of every location in a column. Source: lines 254–266; R35. */
export function locationOdds(column: Column): Partial<Record<Location, number>> {
  requireWord('column', column, COLUMNS)
  const ways = new Map<Location, number>()
  for (const [row, of] of SUMS) {
    const place = locationOf(row, column)
    ways.set(place, (ways.get(place) ?? 0) + of)
  }
  return Object.fromEntries([...ways].map(([place, of]) => [place, of / THROWS]))
}
