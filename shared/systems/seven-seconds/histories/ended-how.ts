import type { HistoryBattle } from '../contract/histories.ts'

/**
 * The side that withdrew, as its place: whoever lets it go Controls the Table (p.16). Null where none did, or where
 * the report was corrected so that it says no more which.
 */
export function withdrewIn({ digest, sides }: Pick<HistoryBattle, 'digest' | 'sides'>): 0 | 1 | null {
  if (digest?.ending !== 'withdrawal') return null
  const [a, b] = sides
  if (a.controlsTable === b.controlsTable) return null
  return a.controlsTable ? 1 : 0
}
