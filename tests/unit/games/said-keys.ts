import type { Named } from '../../../renderer/table/faces.ts'

/** Keys of what is said, with those of the words within. */
export function keysOf(said: Named): string[] {
  if (typeof said === 'string') return []
  const within = Object.values(said.values ?? {}).flatMap((value) =>
    typeof value === 'number' ? [] : Array.isArray(value) ? value.flatMap(keysOf) : keysOf(value as Named),
  )
  return [said.key, ...within]
}
