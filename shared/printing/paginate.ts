/** Something that is printed in one piece: a line of a table, a paragraph, a heading. */
export interface Measured {
  readonly height: number
  /** It does not stand alone at the foot of a page: what follows comes with it. */
  readonly keepsNext?: boolean
  /** What it stands under: that stands again above what goes on on the next page. */
  readonly under?: readonly { readonly number: number; readonly height: number }[]
  /** That stands again only where a sheet of paper begins, not in its next column. */
  readonly readsOn?: boolean
}

/** Rounding of the screen must not send a line to the next page. */
const SLACK = 0.01

/**
 * Which blocks stand on which page. `room` gives the height of a page by its number. Every block stands somewhere,
 * in its order; one that is taller than a page has one to itself. What it stands under has numbers of its own. Where a
 * sheet of paper holds several of these pages, `columns` says how many.
 */
export function paginate(
  blocks: readonly Measured[],
  room: (page: number) => number,
  columns = 1,
): number[][] {
  const pages: number[][] = []
  let page: number[] = []
  let used = 0
  const turn = (): void => {
    if (page.length === 0) return
    pages.push(page)
    page = []
    used = 0
  }
  for (const [from, group] of groups(blocks)) {
    const height = group.reduce((sum, one) => sum + one.height, 0)
    if (used + height > room(pages.length) + SLACK) turn()
    for (const [index, block] of group.entries()) {
      // A group that is taller than a page is divided after all.
      if (used + block.height > room(pages.length) + SLACK) turn()
      const goesOn = page.length === 0 && (!block.readsOn || pages.length % columns === 0)
      const again = goesOn ? (block.under ?? []) : []
      const above = again.reduce((sum, { height }) => sum + height, 0)
      if (above + block.height <= room(pages.length)) {
        page.push(...again.map(({ number }) => number))
        used += above
      }
      page.push(from + index)
      used += block.height
    }
  }
  turn()
  return pages
}

/** Blocks that stay together, with the number of the first. */
function groups(blocks: readonly Measured[]): [number, Measured[]][] {
  const found: [number, Measured[]][] = []
  let open: [number, Measured[]] | null = null
  for (const [index, block] of blocks.entries()) {
    open ??= [index, []]
    open[1].push(block)
    if (block.keepsNext && index < blocks.length - 1) continue
    found.push(open)
    open = null
  }
  return found
}
