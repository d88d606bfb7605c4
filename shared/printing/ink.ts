import type { Ink } from './words.ts'

/** What is printed on. */
export const PAPER = '#ffffff'

/** How much of a colour is left where ink is saved. */
const SAVED = 0.45

/** A colour `#rrggbb` as it goes onto paper: as it is, paler, or as a grey of the same lightness. */
export function inked(colour: string, ink: Ink): string {
  if (ink === 'colour') return colour
  const parts = [1, 3, 5].map((from) => Number.parseInt(colour.slice(from, from + 2), 16))
  if (ink === 'saving') return written(parts.map((part) => 255 - (255 - part) * SAVED))
  const [red = 0, green = 0, blue = 0] = parts
  const grey = 0.2126 * red + 0.7152 * green + 0.0722 * blue
  return written([grey, grey, grey])
}

function written(parts: readonly number[]): string {
  return `#${parts.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`
}
