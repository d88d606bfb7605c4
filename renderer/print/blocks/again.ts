import { headOf, HEADING, isRow, type Block } from './block.ts'

/** What a heading says above what goes on on a further page. */
export type GoesOn = (title: string) => string

/** A line in bold is the lowest of headings. */
const BOLD = 9

/** How high a heading stands, 1 the highest; null for what is none. */
function levelOf(block: Block | undefined): number | null {
  if (block?.kind === 'plot') return 1
  if (block?.kind === 'heading') return block.small === true ? 2 : 1
  if (block?.kind !== 'markdown') return null
  const source = block.text.trim()
  return HEADING.test(source) ? (/^#+/u.exec(source)?.[0].length ?? BOLD) + 1 : null
}

/** The headings that a block stands under, by number, the highest first. */
function headingsOf(blocks: readonly Block[], index: number): number[] {
  const found: number[] = []
  let below = levelOf(blocks[index]) ?? Infinity
  for (let at = index - 1; at >= 0 && below > 1; at -= 1) {
    const level = levelOf(blocks[at])
    if (level === null || level >= below) continue
    found.unshift(at)
    below = level
  }
  return found
}

/**
 * What stands again, by number, above a block that begins a page in the middle of a part: the headings and the head
 * of the table that tell what it is of.
 */
export function above(blocks: readonly Block[], index: number): number[] {
  return [...headingsOf(blocks, index), headOf(blocks, index)].filter((one) => one !== null)
}

/** Whether a block goes on as it is in the next column of its page: its heading is still in sight. */
export const readsOn = (block: Block | undefined): boolean =>
  !isRow(block) && !(block?.kind === 'own' && block.counted) && levelOf(block) === null

/** The headings of blocks as they stand again where their part goes on, by number. */
export function goingOn(blocks: readonly Block[], goesOn: GoesOn): ReadonlyMap<number, Block> {
  const found = new Map<number, Block>()
  for (const index of new Set(blocks.flatMap((_, index) => above(blocks, index)))) {
    const block = blocks[index]
    if (block?.kind === 'heading') found.set(index, { ...block, text: goesOn(block.text) })
    if (block?.kind === 'plot') found.set(index, { kind: 'heading', text: goesOn(block.title) })
    if (block?.kind === 'markdown') found.set(index, { ...block, text: markdownGoesOn(block.text, goesOn) })
  }
  return found
}

const markdownGoesOn = (source: string, goesOn: GoesOn): string =>
  source
    .trim()
    .replace(/^(#+ |\*\*)(.*?)(\**)$/u, (_, before: string, title: string, after: string) =>
      [before, goesOn(title), after].join(''),
    )
