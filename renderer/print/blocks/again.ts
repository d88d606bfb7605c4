import { headOf, isRow, type Block } from './block.ts'

/** What a heading says above what goes on on a further page. */
export type GoesOn = (title: string) => string

const isTitled = (block: Block | undefined): boolean => block?.kind === 'heading' || block?.kind === 'plot'
const isSmall = (block: Block | undefined): boolean => block?.kind === 'heading' && block.small === true

/** The heading that a block stands under, by number; `small` ones count only for what stands in their part. */
function headingOf(blocks: readonly Block[], index: number, small: boolean): number | null {
  for (let at = index - 1; at >= 0; at -= 1) {
    if (isTitled(blocks[at]) && (small || !isSmall(blocks[at]))) return at
  }
  return null
}

/**
 * What stands again, by number, above a block that begins a page in the middle of a table, a list of troopers or the
 * small parts under a heading: the headings and the head that tell what it is of.
 */
export function above(blocks: readonly Block[], index: number): number[] {
  const block = blocks[index]
  const belongs = isRow(block) || block?.kind === 'trooper'
  if (!belongs && !isSmall(block)) return []
  const near = headingOf(blocks, index, belongs)
  const upper = near !== null && isSmall(blocks[near]) ? headingOf(blocks, near, false) : null
  return [upper, near, headOf(blocks, index)].filter((one) => one !== null)
}

/** The headings of blocks as they stand again where their part goes on, by number. */
export function goingOn(blocks: readonly Block[], goesOn: GoesOn): ReadonlyMap<number, Block> {
  const found = new Map<number, Block>()
  for (const index of new Set(blocks.flatMap((_, index) => above(blocks, index)))) {
    const block = blocks[index]
    if (block?.kind === 'heading') found.set(index, { ...block, text: goesOn(block.text) })
    if (block?.kind === 'plot') found.set(index, { kind: 'heading', text: goesOn(block.title) })
  }
  return found
}
