import type { ScaleLinear } from 'd3-scale'
import { line } from 'd3-shape'

/** A stretch that several lines share: each is seen in dashes, between those of the others. */
export interface SharedStretch {
  readonly path: string
  readonly dash: string
  readonly offset: number
}

export interface DrawnLine {
  /** Where the line runs alone. */
  readonly path: string
  readonly shared: readonly SharedStretch[]
  /** One for each value that is marked; larger where others lie on it, so that each is seen around the next. */
  readonly marks: readonly { readonly x: number; readonly y: number; readonly scale: number }[]
}

type Scale = ScaleLinear<number, number>

/** The length of a dash in px. */
const DASH = 7
/** How much larger each mark is than the one on it, and the lowest of them at most than the uppermost. */
const LARGER = 0.35
const LARGEST = 0.7
/** With more battles than this the marks would be one thick line. */
const MOST_MARKS = 60

/** Draws histories of values over one another: every point lies on its value, and none hides another. */
export function drawLines(histories: readonly (readonly number[])[], x: Scale, y: Scale): DrawnLine[] {
  const sameAt = (at: number, value: number | undefined): number[] =>
    histories.flatMap((points, index) => (points[at] === value ? [index] : []))

  const draw = line()
  const stretch = (at: number, from: number, to: number): string =>
    draw([
      [x(at), y(from)],
      [x(at + 1), y(to)],
    ]) ?? ''

  return histories.map((points, index) => {
    const alone: string[] = []
    const shared: SharedStretch[] = []
    for (let at = 1; at < points.length; at += 1) {
      const [from = 0, to = 0] = [points[at - 1], points[at]]
      const path = stretch(at - 1, from, to)
      const together = histories.flatMap((other, one) =>
        other[at] === to && other[at - 1] === from ? [one] : [],
      )
      if (together.length === 1) alone.push(path)
      else
        shared.push({
          path,
          dash: `${DASH} ${DASH * (together.length - 1)}`,
          offset: -DASH * together.indexOf(index),
        })
    }
    const first = points.length > MOST_MARKS ? points.length - 1 : 0
    const marks = points.slice(first).map((value, step) => {
      const here = sameAt(first + step, value)
      const above = here.length - 1 - here.indexOf(index)
      const larger = Math.min(LARGER, LARGEST / Math.max(1, here.length - 1))
      return { x: x(first + step), y: y(value), scale: 1 + larger * above }
    })
    return { path: alone.join(''), shared, marks }
  })
}
