/** A sentence that is said thousands of times at once: read once, and then only filled in. */
export function pattern<Name extends string>(
  t: (key: string, values: Record<string, string>) => string,
  key: string,
  names: readonly Name[],
): (values: Readonly<Record<Name, string>>) => string {
  // Signs that stand in no sentence, one for each name.
  const signs = names.map((_name, at) => String.fromCharCode(1 + at))
  const parts = t(key, Object.fromEntries(names.map((name, at) => [name, signs[at] ?? '']))).split(
    // The signs stay in between.
    new RegExp(`([${signs.join('')}])`, 'u'),
  )
  const filled = parts.map((part) => {
    const name = names[signs.indexOf(part)]
    return name === undefined ? (): string => part : (values: Readonly<Record<Name, string>>) => values[name]
  })
  return (values) => filled.map((fill) => fill(values)).join('')
}
