import { backPlace, frontPlace, gridIn, roomOf, type FacePlace, type Grid } from './grid.ts'
import { PAPER_SIZES, printable } from './paper.ts'
import { rulerPlaces, type RulerPlace } from './ruler.ts'
import type { PrintOptions, Rect, Size } from './words.ts'

/** Something that is cut out, with what stands on its front and on its back. */
export interface Piece<Face> {
  readonly front: Face
  readonly back: Face | null
}

export interface PlacedFace<Face> extends FacePlace {
  readonly face: Face
}

/** One side of a printed sheet. */
export interface Sheet<Face> {
  readonly side: 'front' | 'back'
  readonly faces: readonly PlacedFace<Face>[]
  /** What is cut, on either side in its own place. */
  readonly cuts: readonly Rect[]
  readonly bleed: number
  readonly ruler: RulerPlace | null
}

type SheetOptions = Pick<PrintOptions, 'paper' | 'margin' | 'bleed' | 'perPage' | 'sides'>

/** The grid of the first page, which carries the ruler, and that of the others; null where no piece fits. */
export interface Grids {
  readonly first: Grid
  readonly rest: Grid
  readonly ruler: RulerPlace
}

export function gridsFor(options: SheetOptions, piece: Size): Grids | null {
  const area = printable(options)
  const grid = (within: Rect): Grid | null => gridIn(within, piece, options.bleed, options.perPage)
  const rest = grid(area)
  if (!rest) return null
  const candidates = rulerPlaces(area).flatMap(({ ruler, left }) => {
    const first = grid(left)
    return first ? [{ first, ruler }] : []
  })
  const [best] = candidates.toSorted((a, b) => roomOf(b.first) - roomOf(a.first))
  if (!best) return null
  // Where the ruler costs nothing all pages are alike, so that one cut goes through the whole stack.
  return { ...best, rest: roomOf(best.first) === roomOf(rest) ? best.first : rest }
}

/**
 * Pieces of one size on as few sheets as can be, each back behind its front. Printed on one side only, backs are
 * left out. The first sheet carries the ruler, where it is the set's first.
 */
export function layOut<Face>(
  pieces: readonly Piece<Face>[],
  size: Size,
  options: SheetOptions,
  withRuler = true,
): Sheet<Face>[] | null {
  const grids = gridsFor(options, size)
  if (!grids) return null
  const paper = PAPER_SIZES[options.paper]
  const sheets: Sheet<Face>[] = []
  let from = 0
  while (from < pieces.length) {
    const carriesRuler = withRuler && from === 0
    const grid = carriesRuler ? grids.first : grids.rest
    const own = pieces.slice(from, from + roomOf(grid, options.perPage))
    from += own.length
    const places = own.map((_, index) => frontPlace(grid, index))
    sheets.push({
      side: 'front',
      faces: places.flatMap((place, index) => {
        const piece = own[index]
        return piece ? [{ ...place, face: piece.front }] : []
      }),
      cuts: places.map(rectOf),
      bleed: options.bleed,
      ruler: carriesRuler ? grids.ruler : null,
    })
    const { sides } = options
    if (sides === 'single' || own.every(({ back }) => back === null)) continue
    const backs = places.map((place) => backPlace(paper, place, sides))
    sheets.push({
      side: 'back',
      faces: own.flatMap(({ back: face }, index) => {
        const place = backs[index]
        return face === null || !place ? [] : [{ ...place, face }]
      }),
      cuts: backs.map(rectOf),
      bleed: options.bleed,
      ruler: null,
    })
  }
  return sheets
}

const rectOf = ({ x, y, width, height }: Rect): Rect => ({ x, y, width, height })
