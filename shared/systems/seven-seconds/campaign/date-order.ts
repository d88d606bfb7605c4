interface Dated {
  /** YYYY-MM-DD. */
  readonly foughtOn: string | null
}

/**
 * The nearest battle that a date stands out of order with: one before it that was fought later, else one after it that
 * was fought earlier. Undefined where its place and its date agree.
 */
export function outOfOrder<Battle extends Dated>(
  before: readonly Battle[],
  after: readonly Battle[],
  own: string,
): Battle | undefined {
  return (
    before.findLast(({ foughtOn }) => foughtOn !== null && foughtOn > own) ??
    after.find(({ foughtOn }) => foughtOn !== null && foughtOn < own)
  )
}
