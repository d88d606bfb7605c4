import { contrast, mendedOn } from '../../../shared/heraldry/contrast.ts'
import { shownLook, type Shown } from '../../../shared/heraldry/looks.ts'
import { tellingColour } from '../../../shared/heraldry/telling.ts'
import { PAPER } from '../../../shared/printing/ink.ts'
import { useInk } from './ink.ts'

/** What a mark needs to be seen (WCAG's measure for graphics), and lines upon it. */
const SEEN = 3
const UPON = 2

/**
 * A bearer's colours on paper as a side's: the most telling so that it shows on white, a pale one beside it, and a
 * second to be drawn upon it.
 */
export function useSide(): (bearer: Shown) => Readonly<Record<string, string>> {
  const { onPaper } = useInk()
  return (bearer) => {
    const look = shownLook(bearer)
    const side = mendedOn(PAPER, onPaper(tellingColour(look)), SEEN)
    const { first, second } = look.colours
    const upon = [second, first].map(onPaper).find((colour) => contrast(colour, side) >= UPON)
    return {
      '--side': side,
      '--side-soft': `color-mix(in srgb, ${side} 35%, white)`,
      '--second': upon ?? PAPER,
    }
  }
}
