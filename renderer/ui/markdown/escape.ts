/** A name within a line stands as it is written, whatever Markdown would make of it. */
export function escapeInline(text: string): string {
  return text
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/[\\`*_[\]<>#|~&]/g, '\\$&')
}

/** A name that may begin a line: it makes no list and no heading of it either. */
export function escapeMarkdown(text: string): string {
  return escapeInline(text)
    .replace(/^(\d+)([.)])/u, '$1\\$2')
    .replace(/^[-+=:]/u, '\\$&')
}
