import { textPage } from '../../../shared/printing/columns.ts'
import { paginate } from '../../../shared/printing/paginate.ts'
import type { PrintOptions } from '../../../shared/printing/words.ts'
import { above, goingOn, readsOn, type GoesOn } from '../blocks/again.ts'
import { keepsNext, type Block } from '../blocks/block.ts'
import type { FlowedPart, FlowPart } from '../document.ts'
import { sparing } from './empty-lines.ts'

/** A text on trial: its type against the usual one, and how wide its columns are, in millimetres. */
export interface FlowTrial {
  readonly part: FlowPart
  readonly type: number
  readonly width: number
  /** It is the set's first part: its first page carries the ruler. */
  readonly first: boolean
  /** Headings as they stand again where their part goes on, by the number of the first. */
  readonly again: ReadonlyMap<number, Block>
}

const SMALLER = 0.04
/** Seven points: smaller type is worse to read at the table than a further page. */
const LEAST = 0.74
/** So much smaller, and no more, to spare a page of so few lines. */
const LEAST_TO_SPARE = 0.88
const FEW = 6

export function flowTrial(
  part: FlowPart,
  options: PrintOptions,
  first: boolean,
  goesOn: GoesOn,
  type = 1,
): FlowTrial {
  const width = textPage(options, part.columns, false).columns[0]?.width ?? 0
  return { part, type, width, first, again: goingOn(part.blocks, goesOn) }
}

/** The trial with smaller type, where this one takes more pages than it shall; else null. */
export function smaller(trial: FlowTrial, { pages }: FlowedPart, options: PrintOptions): FlowTrial | null {
  const { mostPages, sparesPage = false } = trial.part
  const spares = mostPages === null && sparesPage && hasFewLines(pages)
  const most = spares ? pages.length - 1 : mostPages
  const least = spares ? LEAST_TO_SPARE : LEAST
  const mayShrink = most !== null && !options.largeType && trial.type - SMALLER >= least
  return mayShrink && pages.length > most ? { ...trial, type: trial.type - SMALLER } : null
}

/** Its last page holds a few lines alone, and is not its only one. */
function hasFewLines(pages: FlowedPart['pages']): boolean {
  const last = pages.at(-1)?.flat() ?? []
  return pages.length > 1 && last.length <= FEW && last.every(({ kind }) => kind !== 'own' && kind !== 'plot')
}

/** Shares the blocks out over columns and pages; `heights` are theirs in millimetres, then those of `again`. */
export function flowed(trial: FlowTrial, heights: readonly number[], options: PrintOptions): FlowedPart {
  const { part, type, first, again } = trial
  const room = (column: number): number => {
    const page = Math.floor(column / part.columns)
    return textPage(options, part.columns, first && page === 0).columns[0]?.height ?? 0
  }
  const repeated = new Map([...again.keys()].map((index, at) => [index, part.blocks.length + at] as const))
  const heightOf = (number: number): number => heights[number] ?? 0
  /** The columns of these blocks, by number; what stands again in them has the numbers of `again`. */
  const share = (numbers: readonly number[]): number[][] => {
    const blocks = numbers.flatMap((number) => part.blocks.slice(number, number + 1))
    const lines = numbers.map((own, index) => ({
      height: heightOf(own),
      readsOn: readsOn(part.blocks[own]),
      keepsNext: keepsNext(blocks, index),
      under: above(part.blocks, own).map((of) => {
        const number = repeated.get(of) ?? of
        return { number: numbers.length + number, height: heightOf(number) }
      }),
    }))
    return paginate(lines, room, part.columns).map((column) =>
      column.map((number) => numbers[number] ?? number - numbers.length),
    )
  }
  const all = [...part.blocks, ...again.values()]
  const columns = sparing(
    part.blocks,
    (numbers) => share(numbers),
    (one) => Math.ceil(one.length / part.columns),
  ).map((numbers) => numbers.flatMap((number): Block[] => all.slice(number, number + 1)))
  const pages: (readonly Block[])[][] = []
  for (const [index, column] of columns.entries()) {
    if (index % part.columns === 0) pages.push([])
    pages.at(-1)?.push(column)
  }
  return { ...part, kind: 'flowed', type, pages }
}
