import { problem, type Problem } from '../../../../problem.ts'
import type { Condition } from '../../cards/documents.ts'
import { LINES, MISSION_DECKS } from '../../cards/words.ts'
import { readChoices } from '../choices.ts'
import { MOST_CONDITIONS } from '../limits.ts'
import { LINE_COLUMNS } from './columns.ts'
import { beginningOf, noCondition, noPoints, readConditionWords } from './condition-words.ts'
import { plainCell, readCsv, type Row } from '../../../../csv.ts'
import { readHead, tooMany, type Told } from './head.ts'

/** Something of a file that should be a card: not checked yet, or what stands against it. */
export interface Found {
  readonly line: number
  readonly card: Readonly<Record<string, unknown>>
  readonly copies: number
  readonly problems: readonly Problem[]
}

/** A row by the names of its columns. */
type Cells = (column: string) => string

/** What a file holds: what should be cards, and what of it is not read. */
export interface ReadFile<Of extends Found = Found> {
  readonly found: readonly Of[]
  readonly dropped: readonly Told[]
}

/**
 * Reads the cards of a table by the columns that its first row names. Problems: `table/open-quote`,
 * `table/too-many` and those of `readHead`.
 */
export function readRows(text: string): ReadFile | { readonly problem: Problem } {
  const [first, ...rows] = readCsv(text)
  if (first?.openQuote !== undefined) return { problem: openQuote(first.openQuote) }
  const head = readHead(first, rows)
  if ('problem' in head) return head
  const refused = tooMany(rows.length)
  if (refused) return refused
  const { columns, isTroops, dropped } = head
  const places = new Map(columns.map((column, at) => [column, at] as const).toReversed())
  const found = rows.map((row) =>
    row.openQuote === undefined
      ? readRow(row, places, isTroops)
      : { line: row.openQuote, card: {}, copies: 1, problems: [openQuote(row.openQuote)] },
  )
  return { found, dropped }
}

function openQuote(line: number): Problem {
  const message = `A quote opens on line ${line} and is not closed, so nothing is read from there on. Close it; a quote within a cell is written twice.`
  return problem('table/open-quote', message, [], { line })
}

/** What the cell of a column cannot be, as a sentence; `text` is the beginning of what stands in it. */
const WRONG = {
  'table/number': (column: string, text: string, { least = 0, most = 0 }: Bounds) =>
    `${column}: “${text}” is not a whole number from ${least} to ${most}.`,
  'table/title': () => 'title: this card has none. Give it one.',
  'table/choices': (column: string, text: string) =>
    `${column}: “${text}” names no choice: write two or more of T, S, A, E for each question mark, such as TS AE.`,
  'table/rating': (column: string, text: string) => `${column}: “${text}” is no rating: write 1, 2 or 3.`,
  'table/pile': (_column: string, text: string) =>
    text === 'troops'
      ? 'pile: troop cards have a table of their own. Take this line out here.'
      : `pile: “${text}” is no pile: write ${MISSION_DECKS.join(', ')}.`,
  'table/line': (_column: string, text: string) => `line: “${text}” is no line: write A, B or C.`,
  'table/no-condition': () => 'condition 1: a mission needs a condition. Write one, and its points.',
} as const

type Bounds = Readonly<Record<string, number>>

/** Problems: those of `WRONG`, `table/condition` and `table/points`, with the column as their path. */
function readRow({ line, cells }: Row, places: ReadonlyMap<string, number>, isTroops: boolean): Found {
  const problems: Problem[] = []
  const cell: Cells = (column) => plainCell(cells[places.get(column) ?? -1] ?? '')
  const wrong = (code: keyof typeof WRONG, column: string, bounds: Bounds = {}): void => {
    const text = beginningOf(cell(column))
    problems.push(problem(code, WRONG[code](column, text, bounds), [column], { column, text, ...bounds }))
  }
  const number = (column: string, least: number, most: number, empty: number | null): number => {
    const typed = cell(column).replace('−', '-')
    if (typed === '' && empty !== null) return empty
    const read = /^-?\d{1,4}$/.test(typed) ? Number(typed) : Number.NaN
    if (read >= least && read <= most) return read
    wrong('table/number', column, { least, most })
    return least
  }
  const about = { number: number('number', 1, 99, null), title: cell('title') }
  if (about.title === '') wrong('table/title', 'title')
  const copies = number('copies', 1, 9, 1)
  const card = isTroops
    ? {
        ...about,
        flavour: cell('flavour'),
        lines: Object.fromEntries(LINES.map((name) => [name, squad(name)])),
      }
    : { ...about, deck: pile(), orders: cell('orders'), troopLine: marching(), conditions: conditions() }
  return { line, card, copies, problems }

  function squad(name: string): object {
    const of = (column: string): string => `${name.toLowerCase()} ${column}`
    const figures = LINE_COLUMNS.filter((column) => column !== '?' && column !== 'rating').map(
      (column) => [column, number(of(column), 0, 99, column === 'commander' ? 1 : 0)] as const,
    )
    const choices = readChoices(cell(of('?')))
    if (choices === null) wrong('table/choices', of('?'))
    const rating = Number(cell(of('rating')).replace(/(st|nd|rd)$/i, ''))
    if (![1, 2, 3].includes(rating)) wrong('table/rating', of('rating'))
    return { ...Object.fromEntries(figures), choices: choices ?? [], rating }
  }

  function pile(): string {
    const typed = cell('pile').toLowerCase().replace(/\s+/g, '-')
    if (!MISSION_DECKS.some((one) => one === typed)) wrong('table/pile', 'pile')
    return typed
  }

  function marching(): string {
    const typed = cell('line').toUpperCase()
    if (!LINES.some((one) => one === typed)) wrong('table/line', 'line')
    return typed
  }

  function conditions(): Condition[] {
    const read: Condition[] = []
    for (let n = 1; n <= MOST_CONDITIONS; n += 1) {
      const [column, worth] = [`condition ${n}`, `points ${n}`]
      if (cell(column) === '' && cell(worth) === '') continue
      const points = number(worth, -50, 50, null)
      if (points === 0) problems.push(noPoints(worth, [worth]))
      const condition = readConditionWords(cell(column), points)
      if (condition) read.push(condition)
      else problems.push(noCondition(cell(column), column, [column]))
    }
    if (read.length === 0 && problems.length === 0) wrong('table/no-condition', 'condition 1')
    return read
  }
}
