import type { ToldEvent } from '../../shared/contract/fights.ts'

/**
 * The one sentence that tells a moment of a log: that of its event, or of the next of the same decision that says
 * something; null where none does.
 */
export function sentenceOf(
  moment: number,
  log: readonly ToldEvent[],
  says: (event: ToldEvent) => string | null,
): string | null {
  const from = log.findIndex(({ number }) => number >= moment)
  const decision = log[from]?.decision
  for (const event of log.slice(Math.max(0, from))) {
    if (event.decision !== decision) return null
    const said = says(event)
    if (said !== null) return said
  }
  return null
}
