import { mendedOn } from '../../../shared/heraldry/contrast.ts'
import { SAMPLE_EMBLEMS } from '../../../shared/heraldry/samples.ts'
import { PAPER } from '../../../shared/printing/ink.ts'
import type { ShownFaction } from '../blocks/block.ts'
import { useInk } from './ink.ts'

/** What a mark needs to be seen (WCAG's measure for graphics). */
const SEEN = 3

/** A faction's colours on paper as a side's: the first so that it shows on white, and a pale one beside it. */
export function useSide(): (faction: ShownFaction) => {
  readonly class: string | undefined
  readonly style: Readonly<Record<string, string>>
} {
  const { onPaper } = useInk()
  return ({ look, sample, place }) => {
    const shipped = sample === null ? undefined : SAMPLE_EMBLEMS[sample]
    const first = look?.colours.first ?? shipped?.chargeColour
    if (first === undefined) return { class: `side-${(place ?? 0) % 6}`, style: {} }
    const side = mendedOn(PAPER, onPaper(first), SEEN)
    return {
      class: undefined,
      style: { '--side': side, '--side-soft': `color-mix(in srgb, ${side} 35%, white)` },
    }
  }
}
