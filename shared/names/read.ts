import { z } from 'zod'
import { sameName } from './pick.ts'

/** The names of a list that the group wrote, as they are kept. */
export const namesSchema = z.array(z.string())

/** A list has at most so many names, each at most so long. */
export const MOST_NAMES = 2000
export const LONGEST_NAME = 100

export interface ReadNames {
  readonly names: readonly string[]
  /** Lines that say a name that stood there already. */
  readonly duplicates: number
  readonly empty: number
  /** Lines that are longer than a name can be. */
  readonly tooLong: number
}

// As in every name: no controls, and no marks that turn the text's direction over.
const CONTROL = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu

/** Reads a list of names, one a line, and counts what is left out of it. */
export function readNames(text: string): ReadNames {
  const seen = new Set<string>()
  const names: string[] = []
  let duplicates = 0
  let tooLong = 0
  // The last line's end begins no further line.
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/)
  const written = lines.map((line) => line.replace(CONTROL, ' ').trim()).filter((line) => line !== '')
  for (const name of written) {
    if (name.length > LONGEST_NAME) tooLong += 1
    else if (seen.has(sameName(name))) duplicates += 1
    else {
      seen.add(sameName(name))
      names.push(name)
    }
  }
  const empty = text === '' ? 0 : lines.length - written.length
  return { names, duplicates, empty, tooLong }
}
