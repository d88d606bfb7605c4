import type { Figures } from '../../../texts/figures.ts'
import type { Tone } from '../drawing.ts'

/** A drawing with everything at its place, in px. */
export interface Laid {
  readonly width: number
  readonly height: number
  readonly shapes: readonly Shape[]
  readonly spots: readonly Spot[]
}

export type Shape =
  | {
      readonly kind: 'rect'
      readonly x: number
      readonly y: number
      readonly width: number
      readonly height: number
      readonly tone: Tone | 'band'
      /** Its outline alone: it is below nought. */
      readonly hollow?: boolean
    }
  | {
      readonly kind: 'line'
      readonly x1: number
      readonly y1: number
      readonly x2: number
      readonly y2: number
      readonly as: 'grid' | 'axis' | 'expected'
    }
  | {
      readonly kind: 'path'
      readonly d: string
      readonly place: number
      readonly dash?: string
      readonly offset?: number
    }
  | {
      readonly kind: 'mark'
      readonly x: number
      readonly y: number
      readonly place: number
      readonly scale: number
      /** On a bar of its colour: drawn in that of the ground. */
      readonly cut?: boolean
    }
  | {
      readonly kind: 'text'
      readonly x: number
      readonly y: number
      readonly text: string
      readonly anchor: 'start' | 'middle' | 'end'
      readonly as: 'tick' | 'name' | 'value'
      /** The colour of a side. */
      readonly place?: number
    }

/** A place that tells what it shows, and may lead to what is behind it. */
export interface Spot {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly told: () => string
  readonly behind: readonly string[]
}

export const text = (
  x: number,
  y: number,
  words: string,
  anchor: 'start' | 'middle' | 'end',
  as: 'tick' | 'name' | 'value',
  place?: number,
): Shape => ({ kind: 'text', x, y, text: words, anchor, as, ...(place === undefined ? {} : { place }) })

export const line = (
  [x1, y1]: readonly [number, number],
  [x2, y2]: readonly [number, number],
  as: 'grid' | 'axis' | 'expected',
): Shape => ({ kind: 'line', x1, y1, x2, y2, as })

/** The spot next to a point, as far as `reach` px; -1 where there is none. */
export function nearest(spots: readonly Spot[], x: number, y: number, reach: number): number {
  let found = -1
  let best = reach
  spots.forEach((spot, index) => {
    const dx = Math.max(spot.x - x, 0, x - spot.x - spot.width)
    const dy = Math.max(spot.y - y, 0, y - spot.y - spot.height)
    const distance = Math.hypot(dx, dy)
    if (distance < best) {
      best = distance
      found = index
    }
  })
  return found
}

/** How an axis tells a value. */
export type Ticks = Figures
