import type { SideColour } from '../../../../../shared/side-colours.ts'
import type { Block } from '../../../../print/blocks/block.ts'
import { head, row, text } from '../../../../print/blocks/make.ts'
import { onPaper } from '../../../../ui/plots/drawing.ts'
import type { Figure, Say } from './figure.ts'

/** So many columns of numbers stand side by side; more go into a further table. */
const COLUMNS = 6
/** A longer table is printed with every second battle, or fewer. */
const LONGEST = 120
const NAME = 2.4
/** What a sign of the longest word takes of a column's width, in the largest type. */
const SIGN = 0.155

export interface ToPrint {
  readonly figure: Figure
  readonly title: string
  readonly about: string
  /** Of which battles nothing is known; null where there is none. */
  readonly unknown: string | null
  /** By places. */
  readonly colours: readonly SideColour[]
}

/** A figure on paper: its plot, what is not known, and its table. */
export function printedFigure(
  { figure, title, about, unknown, colours }: ToPrint,
  withTable: boolean,
  { t }: Say,
): Block[] {
  const { drawing, summary } = figure
  if (drawing === null) return []
  return [
    { kind: 'plot', title, about, drawing: onPaper(drawing), colours, label: summary, note: unknown ?? '' },
    ...(withTable ? tables(figure, t) : []),
  ]
}

function tables(figure: Figure, t: Say['t']): Block[] {
  const columns = figure.head
  const rows = figure.rows()
  const every = Math.ceil(rows.length / LONGEST)
  const shown = rows.filter((_, at) => at % every === 0 || at === rows.length - 1)
  const names = columns.slice(1)
  const parts = Array.from({ length: Math.ceil(names.length / COLUMNS) }, (_, part) => part * COLUMNS)
  const note = every > 1 ? [text(t('numbers.printed.every', { n: every }), null, true)] : []
  return [
    ...note,
    ...parts.flatMap((from): Block[] => {
      const ofPart = <One>(cells: readonly One[]): One[] => [
        ...cells.slice(0, 1),
        ...cells.slice(from + 1, from + 1 + COLUMNS),
      ]
      const labels = ofPart(columns)
      const body = shown.map((cells) => ofPart(cells).map((cell) => cell.text))
      const widths = columnWidths(labels.map((_, at) => body.map((cells) => cells[at] ?? '')))
      // What a row is about stands at its start, a figure too.
      const figures = labels.flatMap((_, at) =>
        at > 0 && body.every((cells) => isFigure(cells[at])) ? [at] : [],
      )
      return [head(labels, widths, figures), ...body.map((cells) => row(cells, widths, figures))]
    }),
  ]
}

/** Shares of a table's width for its columns: a column of words is never narrower than its longest. */
export function columnWidths(columns: readonly (readonly string[])[]): number[] {
  return columns.map((cells, at) => Math.max(at === 0 ? NAME : 1, SIGN * longestWord(cells)))
}

/** A soft hyphen is where a word may be divided. */
const longestWord = (cells: readonly string[]): number =>
  Math.max(0, ...cells.flatMap((cell) => cell.split(/[\s\u00ad-]+/u).map((word) => word.length)))

const isFigure = (cell: string | undefined): boolean => /^[+−]?[\d.,]+\s?%?$/.test(cell ?? '')
