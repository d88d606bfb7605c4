/**
 * What was read now, with the very objects of before wherever nothing has changed: a screen draws anew only what
 * it is given anew. Both are plain JSON.
 */
export function keepSame<Now>(now: Now, before: unknown): Now {
  return shared(now, before) as Now
}

function shared(now: unknown, before: unknown): unknown {
  if (now === before || typeof now !== 'object' || now === null) return now
  if (typeof before !== 'object' || before === null) return now
  if (Array.isArray(now)) return Array.isArray(before) ? sharedList(now, before) : now
  return Array.isArray(before) ? now : sharedRecord(now, before)
}

function sharedList(now: readonly unknown[], before: readonly unknown[]): readonly unknown[] {
  const next = now.map((item, index) => shared(item, before[index]))
  const isSame = next.length === before.length && next.every((item, index) => item === before[index])
  return isSame ? before : next
}

function sharedRecord(now: object, before: object): object {
  const known = new Map<string, unknown>(Object.entries(before))
  const names = Object.keys(now)
  const next = Object.entries(now).map(([name, value]): [string, unknown] => [
    name,
    shared(value, known.get(name)),
  ])
  const isSame =
    names.length === known.size && next.every(([name, value]) => known.has(name) && known.get(name) === value)
  return isSame ? before : Object.fromEntries(next)
}
