const LONGEST = 60

/**
 * A file name that every file system takes: letters, digits, spaces, dots, dashes, and none that begins with a dot;
 * `otherwise` where nothing of it is left.
 */
export function safeFileName(name: string, otherwise: string): string {
  const safe = name
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N} ._-]+/gu, '-')
    .replace(/^[. -]+|[. -]+$/g, '')
  const short = Array.from(safe).slice(0, LONGEST).join('').trim()
  return short === '' || /^(con|prn|aux|nul|com\d|lpt\d)$/i.test(short) ? otherwise : short
}
