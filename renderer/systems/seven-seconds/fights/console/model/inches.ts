import { bandOf } from '../../../../../../shared/systems/seven-seconds/cover.ts'
import type { Distance } from '../../../../../../shared/systems/seven-seconds/battle/rules/sighting.ts'
import { inchesOf } from '../../../../../ui/fields/decimal.ts'

/** Reads a distance: inches, or the Range Band from `6–12`. Else as `inchesOf`. */
export function distanceOf(text: string): Distance | null | undefined {
  const ends = text.split(/[-–]/).map((end) => inchesOf(end))
  const [from, to] = ends
  if (ends.length !== 2 || typeof from !== 'number' || typeof to !== 'number') return inchesOf(text)
  return from < to ? [from, to] : undefined
}

/** Where a distance begins, which is all that a Range Band needs. */
export function nearest(distance: Distance): number {
  return typeof distance === 'number' ? distance : distance[0]
}

/** As it is typed: `9`, `6–12`. */
export function typedDistance(distance: Distance): string {
  return typeof distance === 'number' ? String(distance) : distance.join('–')
}

/** The Range Bands that are offered, of this width: farther away they can be typed. */
export function bandsOf(width: number): readonly Distance[] {
  const FARTHEST = 36
  return Array.from({ length: Math.ceil(FARTHEST / width) }, (_, index) => [
    index * width,
    (index + 1) * width,
  ])
}

/** The Range Band beside what was measured, farther away or nearer; the nearest where nothing was. */
export function bandBeside(text: string, width: number, by: 1 | -1): string {
  const distance = distanceOf(text)
  const at = distance === null || distance === undefined ? -by : bandOf(nearest(distance), width) - 1
  const from = Math.max(0, at + by) * width
  return typedDistance([from, from + width])
}

/** What was measured, where bands have this width: a band of another width may lie in one of these. */
export function inBands(text: string, width: number): string {
  const distance = distanceOf(text)
  if (distance === null || distance === undefined || typeof distance === 'number') return text
  const from = Math.floor(distance[0] / width) * width
  return distance[1] <= from + width ? typedDistance([from, from + width]) : ''
}

/** The most that can be typed in a field: no table is longer. */
export const MOST = 999

/** Inches as they are written: without needless zeroes. */
export function inchesText(distance: Distance): string {
  const ends = typeof distance === 'number' ? [distance] : distance
  return `${ends.map((inches) => Math.round(inches * 100) / 100).join('–')}″`
}
