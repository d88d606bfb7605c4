/** Text as it is searched: case and accents do not matter. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** Says of a plain text whether every word of what was typed occurs in it. */
export function finder(typed: string): (text: string) => boolean {
  const words = plain(typed).split(/\s+/).filter(Boolean)
  return (text) => words.every((word) => text.includes(word))
}
