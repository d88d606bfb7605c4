import type { Size } from '../../../shared/printing/words.ts'

/** On a card that is wider than high, as much as the height has room for. */
const OF_HEIGHT = 0.72

/**
 * The unit that a card's measures are in, for the style of its place: on paper its size is known. Asking the browser
 * for it, as the screen has to, makes each card a container of its own and costs a fifth of a print's memory.
 */
export const cardUnit = ({ width, height }: Size): Readonly<Record<string, string>> => ({
  '--card-unit': `${Math.min(width, OF_HEIGHT * height) / 100}mm`,
})
