/** Which backups are kept. How long ago the clock says they were made counts for nothing. */

interface Made {
  /** In the order in which they were made. */
  readonly number: number
  /** What the clock said, ISO 8601. */
  readonly madeAt: string
}

/** The newest ones, whatever their days: an evening has one each half hour. */
const NEWEST = 16
const TIERS = [
  { most: 12, of: (day: string) => day },
  { most: 10, of: weekOf },
  { most: 9, of: (day: string) => day.slice(0, 7) },
] as const

/**
 * The numbers of those to keep: the newest 16; the last of each of the newest 12 days, 10 weeks and 9 months that have
 * any; and two of every 2nd, 4th, 8th … by number alone, for a clock that stands still. A clock that goes wrong makes
 * other days than there were, and pushes out no more than as many.
 */
export function keptOf(all: readonly Made[]): ReadonlySet<number> {
  const newestFirst = all.toSorted((a, b) => b.number - a.number)
  const kept = new Set(newestFirst.slice(0, NEWEST).map(({ number }) => number))
  for (const { most, of } of TIERS) {
    const seen = new Set<string>()
    for (const { number, madeAt } of newestFirst) {
      const span = of(madeAt.slice(0, 10))
      if (seen.has(span)) continue
      if (seen.size === most) break
      seen.add(span)
      kept.add(number)
    }
  }
  for (let step = 2; step <= (newestFirst[0]?.number ?? 0); step *= 2)
    for (const { number } of newestFirst.filter((one) => one.number % step === 0).slice(0, 2))
      kept.add(number)
  return kept
}

/** The Monday of its week. */
function weekOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7))
  return date.toISOString().slice(0, 10)
}
