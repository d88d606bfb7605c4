import type { Piece } from '../../../../shared/printing/sheets.ts'
import type { Size } from '../../../../shared/printing/words.ts'
import type { TokenFace } from './faces/face.ts'

/** Hazard Tokens are cut from a grid of squares, about an inch wide. */
export const COUNTER_SIZE: Size = { width: 24, height: 24 }

/** Tokens of a mission by their numbers, or such as nobody counts. */
export function tokenPieces(count: number, areCounted: boolean): Piece<TokenFace>[] {
  return Array.from({ length: count }, (_none, index) => {
    const n = areCounted ? index + 1 : null
    return { front: { kind: 'token', side: 'closed', n }, back: { kind: 'token', side: 'seen', n } }
  })
}
