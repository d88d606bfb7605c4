import { textPage } from '../../../shared/printing/columns.ts'
import { paginate } from '../../../shared/printing/paginate.ts'
import type { PrintOptions } from '../../../shared/printing/words.ts'
import { headOf, keepsNext, type Block } from '../blocks/block.ts'
import type { FlowedPart, FlowPart } from '../document.ts'

/** A text on trial: its type against the usual one, and how wide its columns are, in millimetres. */
export interface FlowTrial {
  readonly part: FlowPart
  readonly type: number
  readonly width: number
  /** It is the set's first part: its first page carries the ruler. */
  readonly first: boolean
}

const SMALLER = 0.04
/** Seven points: smaller type is worse to read at the table than a further page. */
const LEAST = 0.74

export function flowTrial(part: FlowPart, options: PrintOptions, first: boolean, type = 1): FlowTrial {
  const width = textPage(options, part.columns, false).columns[0]?.width ?? 0
  return { part, type, width, first }
}

/** The trial with smaller type, where this one takes more pages than it shall; else null. */
export function smaller(trial: FlowTrial, { pages }: FlowedPart, options: PrintOptions): FlowTrial | null {
  const { mostPages } = trial.part
  const mayShrink = mostPages !== null && !options.largeType && trial.type - SMALLER >= LEAST
  return mayShrink && pages.length > mostPages ? { ...trial, type: trial.type - SMALLER } : null
}

/** Shares the blocks out over columns and pages; `heights` are theirs in millimetres. */
export function flowed(trial: FlowTrial, heights: readonly number[], options: PrintOptions): FlowedPart {
  const { part, type, first } = trial
  const room = (column: number): number => {
    const page = Math.floor(column / part.columns)
    return textPage(options, part.columns, first && page === 0).columns[0]?.height ?? 0
  }
  const columns = paginate(
    part.blocks.map((_, index) => {
      const under = headOf(part.blocks, index)
      return {
        height: heights[index] ?? 0,
        keepsNext: keepsNext(part.blocks, index),
        ...(under === null ? {} : { under }),
      }
    }),
    room,
  ).map((numbers) => numbers.flatMap((number): Block[] => part.blocks.slice(number, number + 1)))
  const pages: (readonly Block[])[][] = []
  for (const [index, column] of columns.entries()) {
    if (index % part.columns === 0) pages.push([])
    pages.at(-1)?.push(column)
  }
  return { ...part, kind: 'flowed', type, pages }
}
