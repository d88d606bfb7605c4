/** The line of a JSON text on which the value of each path begins; paths are steps joined by dots. */
export type JsonLines = (path: readonly PropertyKey[]) => number

const DEEPEST = 12

/**
 * Looks where the values of a JSON text stand that has been parsed without an error. What lies deeper than any
 * card goes is not looked at.
 */
export function jsonLines(text: string): JsonLines {
  const lines = new Map<string, number>()
  const open: { path: string; key: string | null; index: number | null }[] = []
  let line = 1
  let at = 0
  const pathHere = (): string => {
    const top = open.at(-1)
    if (!top) return ''
    return `${top.path}.${top.key ?? String(top.index ?? 0)}`
  }
  const note = (): void => {
    if (open.length <= DEEPEST && !lines.has(pathHere())) lines.set(pathHere(), line)
  }
  const stringEnd = (from: number): number => {
    let end = from + 1
    while (end < text.length && text.charAt(end) !== '"') end += text.charAt(end) === '\\' ? 2 : 1
    return end
  }
  while (at < text.length) {
    const letter = text.charAt(at)
    if (letter === '\n') line += 1
    else if (letter === '{' || letter === '[') {
      note()
      open.push({ path: pathHere(), key: null, index: letter === '[' ? 0 : null })
    } else if (letter === '}' || letter === ']') open.pop()
    else if (letter === ',') {
      const top = open.at(-1)
      if (top) {
        top.key = null
        if (top.index !== null) top.index += 1
      }
    } else if (letter === '"') {
      const end = stringEnd(at)
      const top = open.at(-1)
      if (top?.index === null && top.key === null) top.key = text.slice(at + 1, end)
      else note()
      at = end
    } else if (/[\w-]/.test(letter)) note()
    at += 1
  }
  return (path) => {
    // Where a field is missing, what it is missing from tells the line.
    for (let length = path.length; length > 0; length -= 1) {
      const known = lines.get(`.${path.slice(0, length).map(String).join('.')}`)
      if (known !== undefined) return known
    }
    return 1
  }
}
