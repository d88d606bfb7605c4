import { signsOf } from '../../shared/printing/signs.ts'

/** Longer names are refused by some file systems, which count bytes. */
const LONGEST = 200
/** Names that Windows keeps for itself. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)$/i

/** A file's name from a title: without marks of direction and signs that a file system refuses, and never empty. */
export function pdfName(title: string): string {
  const clean = title
    .replace(/[\u2066-\u2069]/g, '')
    .replace(/[<>:"/\\|?*\p{Cc}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  let whole = ''
  for (const sign of signsOf(clean)) {
    if (Buffer.byteLength(whole + sign) > LONGEST) break
    whole += sign
  }
  const short = whole.replace(/[. ]+$/, '')
  return `${short === '' || RESERVED.test(short) ? 'Muster print' : short}.pdf`
}
