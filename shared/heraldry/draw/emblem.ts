import { blackOrWhite, contrast } from '../contrast.ts'
import type { Emblem } from '../emblem.ts'
import type { Shape } from '../words.ts'
import { spots } from './arrangements.ts'
import { chargeDrawing } from './charges/index.ts'
import { divisionPath } from './divisions.ts'
import { polygon } from './path.ts'
import { SHAPE_DRAWINGS } from './shapes.ts'

/** What a part is painted with: a colour of the emblem, or the line around it. */
export type Ink = 'field' | 'second' | 'charge' | 'rim'

/** One path of an emblem. With `line` it is drawn as a line of that width, else filled (even-odd). */
export interface Part {
  readonly ink: Ink
  readonly d: string
  readonly line?: number
  readonly transform?: string
}

/** Everything but the colours. */
export type Figure = Omit<Emblem, 'version' | 'field' | 'second' | 'chargeColour'>

/** The outline of a shape as a path. */
export const outlinePath = (shape: Shape): string => polygon(SHAPE_DRAWINGS[shape].outline)

/** An emblem's paths in the order in which they are painted, in the units of `BOX`; `size` is its width in px. */
export function emblemParts(emblem: Figure, size: number): Part[] {
  const outline = outlinePath(emblem.shape)
  const division = divisionPath(emblem.division, emblem.shape)
  return [
    { ink: 'field', d: outline },
    ...(division === '' ? [] : [{ ink: 'second', d: division } as const]),
    ...chargeParts(emblem),
    { ink: 'rim', d: outline, line: rimWidth(size) },
  ]
}

function chargeParts({ charge, shape, division, arrangement, mirrored }: Figure): Part[] {
  if (charge === null) return []
  const round = (n: number): number => Math.round(n * 1000) / 1000
  return spots(shape, division, arrangement).flatMap(({ x, y, size }) => {
    const scale = round(size / 100)
    const left = round(x + (mirrored ? size : -size) / 2)
    const transform = `translate(${left} ${round(y - size / 2)}) scale(${mirrored ? -scale : scale} ${scale})`
    return chargeDrawing(charge).map((piece) => ({ ink: 'charge', ...piece, transform }) as const)
  })
}

/** About 1.4 px around a small emblem, 3 px around a large one. */
const rimWidth = (size: number): number => Math.round(((1.1 + size * 0.012) / size) * 1000) / 10

/** The colours to paint a part with. */
export type Paints = Readonly<Record<Ink, string>>

/**
 * An emblem's own colours. Its rim is seen against what it runs along, so that one of the two shows on any
 * ground: the charge's colour where that does, else the other colour of the shield.
 */
export function paintsOf({ field, second, chargeColour, charge, division }: Emblem): Paints {
  const [edge, other] = division === 'border' ? [second, field] : [field, second]
  const wished = charge === null ? [other] : [chargeColour, other]
  const rim = wished.find((colour) => contrast(colour, edge) >= 2)
  return { field, second, charge: chargeColour, rim: rim ?? blackOrWhite(edge) }
}
