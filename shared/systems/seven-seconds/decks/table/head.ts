import { problem, type Problem } from '../../../../problem.ts'
import { MOST_CARDS, MOST_CONDITIONS, MOST_LISTED } from '../limits.ts'
import { missionColumns, TROOP_COLUMNS } from './columns.ts'
import { beginningOf } from './condition-words.ts'
import type { Row } from '../../../../csv.ts'
import { nearest } from './nearest.ts'

/** Something of a file that is left out, with the line that it stands on. */
export interface Told {
  readonly line: number
  readonly problem: Problem
}

/** What the first row of a table says of the rows below it. */
export interface TableHead {
  /** The columns as they stand, in small letters. */
  readonly columns: readonly string[]
  readonly isTroops: boolean
  /** Columns that are not read. */
  readonly dropped: readonly Told[]
}

const MISSIONS = missionColumns(MOST_CONDITIONS)
const TROOPS = TROOP_COLUMNS.map((column) => column.toLowerCase())
/** Without these no row could be a card. */
const NEEDED = {
  missions: ['pile', 'number', 'title', 'line'],
  troops: ['number', 'title', 'a rating', 'b rating', 'c rating'],
} as const

/** Reads the first row. Problems: `table/no-columns`, `table/columns`; of columns left out those of `leftOut`. */
export function readHead(head: Row | undefined, rows: readonly Row[]): TableHead | { problem: Problem } {
  const columns = (head?.cells ?? []).map((cell) => cell.toLowerCase())
  const isTroops = isTroopTable(columns)
  const known = isTroops ? TROOPS : MISSIONS
  if (!columns.some((column) => known.includes(column))) {
    const message =
      'The first row names no columns that Muster knows: begin with one of the templates, and keep its first row.'
    return { problem: problem('table/no-columns', message) }
  }
  const missing = NEEDED[isTroops ? 'troops' : 'missions'].filter((column) => !columns.includes(column))
  if (missing.length > 0) {
    const unknown = columns.filter((column) => column !== '' && !known.includes(column))
    return { problem: lacking(missing, unknown) }
  }
  const line = head?.line ?? 1
  return { columns, isTroops, dropped: leftOut(columns, known, rows).map((one) => ({ line, problem: one })) }
}

/** Of more rows or cards than are looked at: it would take long, and nobody could read what is said of them. */
export function tooMany(listed: number): { readonly problem: Problem } | null {
  if (listed <= MOST_LISTED) return null
  const message = `There are ${listed} cards in it, and a deck takes ${MOST_CARDS}: leave out what does not belong in this one.`
  return { problem: problem('table/too-many', message, [], { listed, most: MOST_CARDS }) }
}

/** By the columns that only one of the two tables has. */
function isTroopTable(columns: readonly string[]): boolean {
  const own = (known: readonly string[], others: readonly string[]): number =>
    columns.filter((column) => known.includes(column) && !others.includes(column)).length
  return own(TROOPS, MISSIONS) > own(MISSIONS, TROOPS)
}

function lacking(missing: readonly string[], unknown: readonly string[]): Problem {
  const named = (columns: readonly string[]): string =>
    columns
      .slice(0, MOST_TOLD)
      .map((column) => `“${beginningOf(column)}”`)
      .join(', ')
  const [one, several] = [named(missing), named(unknown)]
  const message = `The first row lacks ${missing.length === 1 ? 'the column' : 'the columns'} ${one}.${
    unknown.length === 0 ? '' : ` It names ${several}, which Muster does not know.`
  } Write the names as the templates do.`
  return problem('table/columns', message, [], { missing: one, unknown: several })
}

/** So many are told: a file that has more is something else. */
export const MOST_TOLD = 20

/** Problems: `table/unknown-column`, `table/column-twice`, `table/nameless-column`. */
function leftOut(columns: readonly string[], known: readonly string[], rows: readonly Row[]): Problem[] {
  const found: Problem[] = []
  const seen = new Set<string>()
  for (const column of columns.filter((one) => one !== '')) {
    if (found.length >= MOST_TOLD) break
    const text = beginningOf(column)
    if (seen.has(column)) {
      const message = `The column “${text}” stands twice; only the first is read.`
      found.push(problem('table/column-twice', message, [column], { column: text }))
    } else if (!known.includes(column)) {
      found.push(unknown('table/unknown-column', 'column', column, known, [column]))
    }
    seen.add(column)
  }
  const nameless = rows
    .map(({ line, cells }) => ({ line, at: cells.findIndex((cell, at) => cell !== '' && !columns[at]) }))
    .find(({ at }) => at !== -1)
  if (!nameless) return found
  const { line, at } = nameless
  const message = `Column ${at + 1} has no name, and on line ${line} something stands in it.`
  return [...found, problem('table/nameless-column', message, [at], { place: at + 1, line })]
}

/** Of a column or a part of a JSON card that Muster does not know. */
export function unknown(
  code: 'table/unknown-column' | 'table/unknown-part',
  what: string,
  typed: string,
  known: readonly string[],
  path: Problem['path'],
): Problem {
  const text = beginningOf(typed)
  const meant = nearest(typed, known) ?? ''
  const message = `Muster knows no ${what} “${text}”${meant === '' ? '.' : `: is “${meant}” meant?`}`
  return problem(code, message, path, { text, meant })
}
