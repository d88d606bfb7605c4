import { isHead, type Block } from '../blocks/block.ts'

/** A table of empty lines alone keeps so many. */
const FEWEST = 2

/** Boxes to tick and lines that name what is filled in say something: they are never spared. */
const isEmpty = (block: Block | undefined): boolean =>
  block?.kind === 'row' && block.empty === true && block.cells.every((cell) => cell === '')

/** The empty lines that can be spared, by number, table by table. */
function spare(blocks: readonly Block[]): number[][] {
  const runs: number[][] = []
  for (const [index, block] of blocks.entries()) {
    if (!isEmpty(block)) continue
    if (isEmpty(blocks[index - 1])) runs.at(-1)?.push(index)
    else runs.push([index])
  }
  return runs.map((run) => (isHead(blocks[(run[0] ?? 0) - 1]) ? run.slice(FEWEST) : run))
}

/**
 * Shares blocks out with as many empty lines as there is room for: they take no page of their own. `share` lays out
 * the blocks that it is given by number, `pages` counts what came of it.
 */
export function sparing<Shared>(
  blocks: readonly Block[],
  share: (numbers: readonly number[]) => Shared,
  pages: (shared: Shared) => number,
): Shared {
  const numbers = blocks.map((_, index) => index)
  const runs = spare(blocks)
  const without = (gone: ReadonlySet<number>): Shared => share(numbers.filter((one) => !gone.has(one)))
  let found = without(new Set())
  if (runs.every((run) => run.length === 0)) return found
  const least = pages(without(new Set(runs.flat())))
  const gone = new Set<number>()
  while (pages(found) > least) {
    const [longest] = runs.toSorted((a, b) => b.length - a.length)
    const last = longest?.pop()
    if (last === undefined) break
    found = without(gone.add(last))
  }
  return found
}
