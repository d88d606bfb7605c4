import type { z } from 'zod'
import { COMMON_ACTIONS } from '../../../../../shared/systems/downsync/data/actions.ts'
import type { TableCell } from '../../../../library/kinds.ts'

/**
 * Rows of a list in one cell of a table, as somebody types them: a line each, its name first, then in parts what is said of
 * it, in any order: `Rifles; A; Enemy Unit; 14"; ROF 1; KILL`. In quotes stand a row's text, and a name that would be read
 * as more than one part.
 */

interface Named {
  readonly id: string
  readonly name: string
  readonly text: string
}

/** Something that may be said of a row. */
export interface Part<Row> {
  /** None where it goes without saying. */
  readonly write: (row: Row) => readonly string[]
  /** What a part says; null where it is about something else. */
  readonly read: (said: string) => Said | null
  /** What is told where a part does not fit. */
  readonly fits: readonly string[]
}
type Said = Readonly<Record<string, unknown>>

/** A part that is one of some words, however it is written; `unsaid` is meant where none of them stands. */
export const wordPart = <Key extends string, Word extends string>(
  key: Key,
  words: Readonly<Record<Word, string>>,
  unsaid: NoInfer<Word> | null = null,
): Part<Readonly<Record<Key, Word | null>>> => ({
  write: ({ [key]: word }) => (word === null || word === unsaid ? [] : [words[word]]),
  read: (said) => {
    const found = Object.entries<string>(words).find((names) => names.some((one) => isLike(one, said)))
    return found ? { [key]: found[0] } : null
  },
  fits: Object.values<string>(words),
})

const isLike = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

/** A cell with such rows; `whole` gives one of what is said of it. */
export function linesCell<Row extends Named>(
  schema: z.ZodType<Row>,
  parts: readonly Part<Row>[],
  whole: (said: Said & Pick<Row, 'id' | 'name'>) => object,
): TableCell {
  const fits = [...parts.flatMap((part) => part.fits), '"what it does"']
  const idPart: Part<unknown> = {
    write: () => [],
    read: (said) => {
      const id = /^id (\S+)$/iu.exec(said)?.[1]
      return id === undefined ? null : { id }
    },
    fits: [],
  }
  const said = ({ text, isQuoted }: Piece): Said | null => {
    if (isQuoted) return { text }
    for (const { read } of [...parts, idPart]) {
      const found = read(text)
      if (found) return found
    }
    return null
  }
  const rowIn = ([first, ...rest]: readonly Piece[], before: readonly Row[]): Row | { wrong: string } => {
    const name = first?.text ?? ''
    const read = (given: Said) => {
      const id = freeId(typeof given.id === 'string' ? given.id : idFor(name), before)
      return schema.safeParse(whole({ ...given, id, name }))
    }
    let given: Said = {}
    let row = read(given)
    if (!row.success) return { wrong: name || rest.map(({ text }) => text).join('; ') }
    for (const piece of rest) {
      const more = added(given, said(piece))
      row = read(more ?? {})
      if (!more || !row.success) return { wrong: piece.text }
      given = more
    }
    return row.data
  }
  return {
    write: (value) => {
      const rows = schema.array().parse(value)
      return rows
        .map((row, at) => {
          const idUnasked = freeId(idFor(row.name), rows.slice(0, at))
          return [
            STARTS_OTHERWISE.test(row.name) || /[;|]/u.test(row.name) ? quoted(row.name) : row.name,
            ...parts.flatMap((part) => part.write(row)),
            ...(row.text === '' ? [] : [quoted(row.text)]),
            ...(row.id === idUnasked ? [] : [`id ${row.id}`]),
          ].join('; ')
        })
        .join('\n')
    },
    read: (cell) => {
      const rows: Row[] = []
      for (const line of linesIn(cell)) {
        const row = rowIn(line, rows)
        if ('wrong' in row) return { wrong: row.wrong, fits }
        rows.push(row)
      }
      return { value: rows }
    },
  }
}

/** What is said twice adds up in a list, and is wrong else. */
function added(given: Said, more: Said | null): Said | null {
  if (!more) return null
  const both = Object.entries(more).filter(([key]) => given[key] !== undefined)
  if (!both.every(([key, value]) => Array.isArray(given[key]) && Array.isArray(value))) return null
  const lists = both.map(([key, value]) => [key, [given[key], value].flat()] as const)
  return { ...given, ...more, ...Object.fromEntries(lists) }
}

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`
/** What a spreadsheet takes for a formula, or a reader for a quote or for JSON. */
const STARTS_OTHERWISE = /^["“„'[=+@-]/u

/** How a row is called in its document that somebody has named. */
export function idFor(name: string): string {
  const letters = name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .replace(/^[^a-z]+/u, '')
  return letters.slice(0, 40).replace(/-+$/u, '') || 'x'
}

/** By these ids a battle knows what every Unit may do (lines 464–476). */
const COMMON: readonly string[] = Object.keys(COMMON_ACTIONS)

function freeId(id: string, before: readonly Named[]): string {
  const isTaken = (one: string): boolean => COMMON.includes(one) || before.some((row) => row.id === one)
  let free = id
  for (let n = 2; isTaken(free); n += 1) free = `${id.slice(0, 36)}-${n}`
  return free
}

interface Piece {
  readonly text: string
  readonly isQuoted: boolean
}

/** What stands in quotes, whichever way somebody's program turns them, else whatever goes on to the next sign. */
const PIECE = /\s*(?:"((?:[^"]|"")*)"|[“„]([^“”]*)[“”])[^\S\n]*(?=[;|\n]|$)|[^;|\n]*/uy

/** The lines of a cell in their parts; a `|` ends a line, too. */
function linesIn(cell: string): Piece[][] {
  const lines: Piece[][] = [[]]
  for (let at = 0; at <= cell.length; at += 1) {
    PIECE.lastIndex = at
    const [whole = '', plain, curly] = PIECE.exec(cell) ?? []
    const inQuotes = plain?.replaceAll('""', '"') ?? curly
    lines.at(-1)?.push({ text: (inQuotes ?? whole).trim(), isQuoted: inQuotes !== undefined })
    at += whole.length
    if (cell.charAt(at) !== ';') lines.push([])
  }
  return lines
    .map(([name, ...rest]) => [...(name ? [name] : []), ...rest.filter(({ text }) => text !== '')])
    .filter((line) => line.some(({ text }) => text !== ''))
}
