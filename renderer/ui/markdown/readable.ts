/** A text in Markdown as one line of plain words, for an excerpt: the signs that only arrange it are left out. */
export function readable(text: string): string {
  return text
    .replace(/^\s*(?:#{1,6}|>|[-+*]|\d+[.)])\s+/gmu, '')
    .replace(/(?<!\\)[*_`~]/gu, '')
    .replace(/\\([\\`*_[\]<>#|~&.)=:+-])/gu, '$1')
    .replace(/\s+/gu, ' ')
    .trim()
}
