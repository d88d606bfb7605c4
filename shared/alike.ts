/** Plain values that hold the same, in whatever order their fields stand: what was stored has its schema's. */
export function isAlike(one: unknown, other: unknown): boolean {
  return written(one) === written(other)
}

const written = (value: unknown): string => JSON.stringify(value, (_key, inner: unknown) => sorted(inner))

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
}
