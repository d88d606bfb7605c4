import { isolate } from '../texts/isolate.ts'

const MOST = 44
/** What stays of its end, which says what kind of file it is. */
const END = 18

/** A file's name as it is said: of any length and from any system, it leaves the words around it alone. */
export function toldFileName(name: string): string {
  const letters = Array.from(name.replace(/[\p{Cc}\p{Bidi_Control}]/gu, ''))
  const short =
    letters.length > MOST
      ? [...letters.slice(0, MOST - END), '…', ...letters.slice(-END)].join('')
      : letters.join('')
  return isolate(short)
}
