import type { Rect, Size } from './words.ts'

export interface Shelved<Item> extends Rect {
  readonly item: Item
}

/** Room between two pieces that are cut out by their own shape. */
const BETWEEN = 4

/**
 * Pieces of many sizes on pages: the tallest first, side by side on shelves one below the other. `areas` gives the
 * room on a page by its number. A page on which nothing fits any more is followed by the next; a piece that no page
 * has room for is left over.
 */
export function onShelves<Item extends Size>(
  items: readonly Item[],
  areas: (page: number) => Rect,
): { pages: Shelved<Item>[][]; over: Item[] } {
  const rest = areas(1)
  const fits = (item: Size, area: Rect): boolean => item.width <= area.width && item.height <= area.height
  const over = items.filter((item) => !fits(item, rest) && !fits(item, areas(0)))
  let waiting = items.filter((item) => !over.includes(item)).toSorted((a, b) => b.height - a.height)
  const pages: Shelved<Item>[][] = []
  while (waiting.length > 0) {
    const area = areas(pages.length)
    const { placed, left } = fillPage(waiting, area)
    pages.push(placed)
    waiting = left
  }
  return { pages, over }
}

function fillPage<Item extends Size>(
  items: readonly Item[],
  area: Rect,
): { placed: Shelved<Item>[]; left: Item[] } {
  const placed: Shelved<Item>[] = []
  let left = [...items]
  let y = area.y
  for (;;) {
    const room = area.y + area.height - y
    const first = left.find((item) => item.height <= room && item.width <= area.width)
    if (!first) return { placed, left }
    let x = area.x
    const over: Item[] = []
    for (const item of left) {
      const fits = item.height <= first.height && x + item.width <= area.x + area.width
      if (!fits) {
        over.push(item)
        continue
      }
      placed.push({ x, y, width: item.width, height: item.height, item })
      x += item.width + BETWEEN
    }
    left = over
    y += first.height + BETWEEN
  }
}
