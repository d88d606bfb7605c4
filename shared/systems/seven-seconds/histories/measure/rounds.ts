import { withoutLog, type Scope } from './scope.ts'
import type { Measured } from './shapes.ts'
import { tally } from './tally.ts'

export interface RoundsRow {
  readonly rounds: number
  readonly battles: readonly string[]
}

/** How many rounds battles took, from the shortest to the longest without a gap. */
export function rounds({ battles }: Scope): Measured<RoundsRow> {
  const counts = tally()
  for (const { id, digest } of battles) if (digest) counts.add(String(digest.rounds), 1, id)
  const seen = counts.keys().map(Number)
  const least = Math.min(...seen)
  const length = seen.length === 0 ? 0 : Math.max(...seen) - least + 1
  return {
    rows: Array.from({ length }, (_, index) => {
      const n = least + index
      return { rounds: n, battles: counts.of(String(n)).battles }
    }),
    unknown: withoutLog(battles),
  }
}
