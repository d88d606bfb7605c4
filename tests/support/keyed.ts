/** Every message of a tree of texts by its key. */
export function keyed(texts: unknown, key = ''): [string, string][] {
  if (typeof texts === 'string') return [[key, texts]]
  return Object.entries(texts as Readonly<Record<string, unknown>>).flatMap(([part, of]) =>
    keyed(of, key === '' ? part : `${key}.${part}`),
  )
}
