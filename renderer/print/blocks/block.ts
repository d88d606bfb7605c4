import type { Shown } from '../../../shared/heraldry/looks.ts'
import type { SideColour } from '../../../shared/side-colours.ts'
import type { Drawing } from '../../ui/plots/drawing.ts'

/** A line of a sheet that is never divided between two pages. */
export type Block =
  | {
      readonly kind: 'title'
      readonly text: string
      readonly lead: string
      readonly faction: Shown | null
    }
  | { readonly kind: 'heading'; readonly text: string; readonly small?: boolean }
  | {
      readonly kind: 'text'
      readonly text: string
      /** Stands before it. */
      readonly name?: string
      readonly soft?: boolean
      /** It belongs to what follows, as a date under a heading does. */
      readonly leads?: boolean
      /** Of the rule book. */
      readonly pages?: string | null
    }
  | { readonly kind: 'markdown'; readonly text: string }
  /** A row of a table; cells of figures stand to the right. */
  | {
      readonly kind: 'row'
      readonly cells: readonly string[]
      readonly widths: readonly number[]
      readonly figures?: readonly number[]
      readonly head?: boolean
      /** To be filled in by hand: as tall as a line of writing. */
      readonly empty?: boolean
    }
  /** A plot as wide as its column, with its title over it and what is to be said of it. */
  | {
      readonly kind: 'plot'
      readonly title: string
      readonly about: string
      readonly drawing: Drawing
      /** Of those whom it shows, by their places. */
      readonly colours: readonly SideColour[]
      /** What it shows, for who cannot see it. */
      readonly label: string
      /** Below it. */
      readonly note: string
    }
  /** A photo with its caption. */
  | { readonly kind: 'photo'; readonly picture: string; readonly caption: string }
  /** What the game alone draws, by the name of its view. */
  | {
      readonly kind: 'own'
      readonly view: string
      readonly given: object
      /** It belongs to what follows, as the head of a table does. */
      readonly leads?: boolean
      /** One of several that a last line below them counts. */
      readonly counted?: boolean
    }

export const isRow = (block: Block | undefined) => block?.kind === 'row'
export const isHead = (block: Block | undefined) => block?.kind === 'row' && block.head === true

/** The number of the head of the table that a row belongs to; null for what is no such row. */
export function headOf(blocks: readonly Block[], index: number): number | null {
  const row = blocks[index]
  if (row?.kind !== 'row' || row.head) return null
  for (let at = index - 1; isRow(blocks[at]); at -= 1) {
    if (isHead(blocks[at])) return at
  }
  return null
}

/** A table of no more rows stands on one page. */
const SHORT = 6

/** A heading of Markdown, or a line that stands in bold for one. */
export const HEADING = /^(?:#{1,6} [^\n]*|\*\*[^*\n]+\*\*)$/u

const isQuote = (block: Block | undefined) => block?.kind === 'markdown' && /^\s*>/u.test(block.text)

/** A quote has nobody who says it, and a last line under troopers nobody it counts, where a page begins with it. */
function belongsTo(block: Block, next: Block | undefined): boolean {
  if (isQuote(next)) return true
  return block.kind === 'own' && block.counted === true && next?.kind === 'text' && next.soft === true
}

/** Whether a block keeps what follows with it: what leads to it, and no row of a table stands alone on a page. */
export function keepsNext(blocks: readonly Block[], index: number): boolean {
  const block = blocks[index]
  if (block === undefined) return false
  const leads =
    block.kind === 'title' ||
    block.kind === 'heading' ||
    isHead(block) ||
    ((block.kind === 'text' || block.kind === 'own') && block.leads === true) ||
    (block.kind === 'markdown' && HEADING.test(block.text.trim())) ||
    belongsTo(block, blocks[index + 1])
  if (leads) return true
  const head = headOf(blocks, index)
  if (head === null) return false
  let end = index + 1
  while (isRow(blocks[end]) && !isHead(blocks[end])) end += 1
  const isLast = index === end - 1
  const isShort = end - head - 1 <= SHORT
  return !isLast && (isShort || index === head + 1 || index === end - 2)
}
