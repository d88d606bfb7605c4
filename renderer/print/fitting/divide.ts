import { signsOf } from '../../../shared/printing/signs.ts'

/** Type gets smaller by these steps; CSS keeps it at the least that can be read (`--least`). */
const READABLE = [1, 0.94, 0.88, 0.82, 0.76, 0.7] as const
/** What cannot be divided gets smaller still, below that least: hard to read is better than lost. */
const SQUEEZED = [0.6, 0.5, 0.42, 0.35] as const

export const STEPS: readonly number[] = [...READABLE, ...SQUEEZED]
/** The last step that everybody can read. */
export const LAST_READABLE = READABLE.length - 1

/** What type that is squeezed has of the least that can be read, 0 to 1. */
export const squeezeOf = (type: number): number => Math.min(1, type / (STEPS[LAST_READABLE] ?? 1))

/** Pieces of a text of about so many signs, divided between sentences, else between words. */
const PIECE = 150

export function piecesOf(text: string): string[] {
  const sentences = text.split(/(?<=[.!?…])\s+/u)
  return sentences.flatMap((sentence) => {
    if (sentence.length <= PIECE) return [sentence]
    const words = sentence.split(/\s+/u).flatMap((word) => chunks(word, PIECE))
    const lines: string[] = []
    for (const word of words) {
      const last = lines.at(-1)
      if (last !== undefined && last.length + word.length < PIECE) lines[lines.length - 1] = `${last} ${word}`
      else lines.push(word)
    }
    return lines
  })
}

function chunks(word: string, most: number): string[] {
  const signs = signsOf(word)
  if (signs.length <= most) return [word]
  const found: string[] = []
  for (let from = 0; from < signs.length; from += most) found.push(signs.slice(from, from + most).join(''))
  return found
}
