/**
 * What was typed, over what is true by now: a field that stands as it stood when typing began takes what is there now.
 * `typed` grew from `from`. Lists of another length are taken as they were typed.
 */
export function rebased<T>(typed: T, from: unknown, now: T): T {
  if (JSON.stringify(typed) === JSON.stringify(from)) return now
  if (!isNested(typed) || !isNested(from) || !isNested(now)) return typed
  const keys = Object.keys(typed)
  if ([from, now].some((other) => !isAlike(typed, other, keys))) return typed
  const fields = keys.map((key) => [key, rebased(typed[key], from[key], now[key])] as const)
  return (Array.isArray(typed) ? fields.map(([, field]) => field) : Object.fromEntries(fields)) as T
}

function isNested(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function isAlike(typed: object, other: object, keys: readonly string[]): boolean {
  const theirs = Object.keys(other)
  return (
    Array.isArray(typed) === Array.isArray(other) &&
    theirs.length === keys.length &&
    theirs.every((key) => keys.includes(key))
  )
}
