import type { Piece } from '../../../shared/printing/sheets.ts'
import type { SidesPrinted, Size } from '../../../shared/printing/words.ts'
import type { Face, Part } from '../document.ts'

/**
 * Counters of a size on a grid. Printed on both sides each has its back behind it; on one side those whose back tells
 * something of its own are folded along their upper edge, and others go without.
 */
export function counterParts(counters: readonly Piece<Face>[], size: Size, sides: SidesPrinted): Part[] {
  const grid = (pieces: readonly Piece<Face>[], of: Size): Part[] =>
    pieces.length === 0 ? [] : [{ kind: 'grid', size: of, pieces }]
  if (sides !== 'single') return grid(counters, size)
  const plain = counters.flatMap(({ front, back }) =>
    back === null || back === front ? [{ front, back: null }] : [],
  )
  const folded = counters.flatMap(({ front, back }) =>
    back === null || back === front ? [] : [{ front: { kind: 'folded', front, back } as const, back: null }],
  )
  return [...grid(plain, size), ...grid(folded, { width: size.width, height: 2 * size.height })]
}
