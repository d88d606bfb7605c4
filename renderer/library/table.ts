import { plainCell, readCsv, writeCsv, type Row } from '../../shared/csv.ts'
import type { LibraryKind, TableCell } from './kinds.ts'
import { goesAlong, shapeOf, withAt, type Path, type Shape } from './form/shape.ts'

/**
 * Documents of a kind as a table that spreadsheets read and write: a row each, a column for each thing that can be
 * typed (`damage.dice`). What a cell cannot hold, such as a list of lines, stands in it as its kind writes it, else as JSON.
 */

export interface Column {
  readonly path: readonly string[]
  readonly shape: Shape
}

/** The columns of a kind, in the order of its form. */
export function columnsOf(kind: LibraryKind): Column[] {
  return inside(shapeOf(kind.schema), [])
}

function inside(shape: Shape, path: readonly string[]): Column[] {
  if (shape.kind === 'fixed' || (shape.kind === 'maybe' && shape.of.kind === 'text' && shape.of.isPicture))
    return []
  if (shape.kind !== 'fields') return [{ path, shape }]
  return Object.entries(shape.fields).flatMap(([name, of]) => inside(of, [...path, name]))
}

/** What its first row calls it. */
export const columnName = ({ path }: Column): string => path.join('.')

/** The table of some documents; of none its first row alone. */
export function tableOf(kind: LibraryKind, documents: readonly object[]): string {
  const columns = columnsOf(kind)
  const rows = documents.map((document) => columns.map((column) => written(kind, column, document)))
  return writeCsv([columns.map(columnName), ...rows])
}

/** What stands in a column of the first sample that has something there. */
export const exampleIn = (kind: LibraryKind, column: Column): string =>
  kind.samples.map((sample) => written(kind, column, sample)).find((cell) => cell !== '') ?? ''

const cellOf = (kind: LibraryKind, column: Column): TableCell | undefined => kind.cells?.[columnName(column)]

function written(kind: LibraryKind, column: Column, document: object): string {
  const value = at(document, column.path)
  const { shape } = column
  const cell = cellOf(kind, column)
  if (cell) return cell.write(value)
  if (value === null || value === undefined) return ''
  if (isWords(shape) && Array.isArray(value)) return value.join(' ')
  if (typeof value === 'object') return JSON.stringify(value)
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** Where a row is no document: what stands in that cell, else why. */
export interface Fault {
  readonly column: string
  readonly value: string
  readonly message: string
  /** The words of which one has to stand there, where it has to be one of some. */
  readonly fits?: readonly string[]
  /** What a number there has to be. */
  readonly within?: { readonly least: number; readonly most: number; readonly whole: boolean }
}

/** What a table holds, and what of it is no document. */
export interface TableRead {
  readonly documents: readonly object[]
  /** Row by row, each with all that is wrong in it. */
  readonly wrong: readonly { readonly line: number; readonly faults: readonly Fault[] }[]
  /** Columns that say nothing of such a document. */
  readonly unknown: readonly string[]
}

/** Reads a table; what a row leaves out is as in a new document. Null where its first row names no column of the kind. */
export function readTable(kind: LibraryKind, text: string): TableRead | null {
  const [head, ...rows] = readCsv(text)
  const names = (head?.cells ?? []).map((cell) => cell.toLowerCase())
  const columns = columnsOf(kind).filter((one) => names.includes(columnName(one).toLowerCase()))
  if (!columns.some(({ path }) => path.join() === 'name')) return null
  const known = columns.map((one) => columnName(one).toLowerCase())
  const read = rows.map((row) => ({ row, ...documentIn(kind, columns, names, row) }))
  return {
    documents: read.flatMap(({ document }) => document ?? []),
    wrong: read.flatMap(({ row: { line }, faults }) => (faults.length > 0 ? [{ line, faults }] : [])),
    unknown: (head?.cells ?? []).filter((cell) => cell !== '' && !known.includes(cell.toLowerCase())),
  }
}

interface Made {
  readonly document: object | null
  readonly faults: readonly Fault[]
}

function documentIn(
  kind: LibraryKind,
  columns: readonly Column[],
  names: readonly string[],
  { cells, openQuote }: Row,
): Made {
  if (openQuote !== undefined) return { document: null, faults: [{ column: '', value: '', message: '' }] }
  const textOf = (name: string): string => plainCell(cells[names.indexOf(name.toLowerCase())] ?? '')
  const unread: Fault[] = []
  let document: unknown = kind.blank()
  for (const column of columns) {
    const cell = textOf(columnName(column))
    const own = isJson(cell) ? undefined : cellOf(kind, column)?.read(cell)
    if (own && 'wrong' in own) {
      unread.push({ column: columnName(column), value: own.wrong, message: '', fits: own.fits })
      continue
    }
    const value = own ? own.value : valueIn(cell, column.shape)
    // What needs no value of a new document needs none here.
    if (value === undefined || (cell === '' && at(document, column.path) === undefined)) continue
    const along = goesAlong(document, column.path, kind.along)
    document = withAt(document, column.path, value)
    if (along !== null) document = withAt(document, along, value)
  }
  const read = kind.schema.safeParse(document)
  if (read.success && unread.length === 0) return { document: read.data as object, faults: [] }
  const unfit = (read.error?.issues ?? []).map(({ path, message }): Fault => {
    const way = path.join('.')
    const column = columns.find((one) => way === columnName(one) || way.startsWith(`${columnName(one)}.`))
    const name = column ? columnName(column) : way
    return { column: name, value: textOf(name), message, ...(column && wanted(column.shape)) }
  })
  const faults = [...unread, ...unfit]
  // Of several words in a cell that do not fit, the cell is told once.
  return {
    document: null,
    faults: faults.filter(
      (one, at) => one.value === '' || faults.findIndex(({ column }) => column === one.column) === at,
    ),
  }
}

/** What fits a cell, as far as it can be said. */
function wanted(shape: Shape): Pick<Fault, 'fits' | 'within'> {
  if (shape.kind === 'maybe' || shape.kind === 'list') return wanted(shape.of)
  if (shape.kind === 'choice') return { fits: shape.of.map(String) }
  if (shape.kind === 'yes-no') return { fits: ['yes', 'no'] }
  if (shape.kind !== 'number') return {}
  const { least, most, whole } = shape
  return { within: { least, most, whole } }
}

const YES = ['yes', 'true', '1', 'x', 'ja']
const NO = ['no', 'false', '0', '', 'nein']

/** What a cell says; undefined where it is empty and something has to stand there. */
function valueIn(cell: string, shape: Shape): unknown {
  if (shape.kind === 'maybe') return cell === '' ? null : valueIn(cell, shape.of)
  if (shape.kind === 'yes-no') {
    const said = cell.toLowerCase()
    return YES.includes(said) ? true : NO.includes(said) ? false : cell
  }
  if (shape.kind === 'text') return cell
  if (isWords(shape) && cell === '') return []
  if (cell === '') return undefined
  if (shape.kind === 'number') return Number(cell.replace('−', '-').replace(',', '.'))
  if (shape.kind === 'choice') return wordIn(cell, shape.of)
  if (isWords(shape)) return cell.split(/[\s;,]+/u).map((word) => wordIn(word, shape.of.of))
  try {
    return JSON.parse(cell)
  } catch {
    return cell
  }
}

/** As tables had lists once. */
const isJson = (cell: string): boolean => cell.startsWith('[')

/** However it is written. */
const wordIn = (cell: string, words: readonly (string | number)[]): string | number =>
  words.find((one) => String(one).toLowerCase() === cell.toLowerCase()) ?? cell

type Words = Extract<Shape, { kind: 'list' }> & { readonly of: Extract<Shape, { kind: 'choice' }> }
const isWords = (shape: Shape): shape is Words => shape.kind === 'list' && shape.of.kind === 'choice'

function at(document: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (of, step) =>
      typeof of === 'object' && of !== null ? new Map(Object.entries(of)).get(String(step)) : undefined,
    document,
  )
}
