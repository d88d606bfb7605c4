import type { Piece } from '../../../../shared/printing/sheets.ts'
import type { Size } from '../../../../shared/printing/words.ts'
import type { TokenFace } from './faces/face.ts'

/** Hazard Tokens are cut from a grid of squares, about an inch wide. */
export const COUNTER_SIZE: Size = { width: 24, height: 24 }

/** So many tokens by their numbers: table, log and brief call them so. */
export function tokenPieces(count: number): Piece<TokenFace>[] {
  return Array.from({ length: count }, (_none, index) => {
    const n = index + 1
    return { front: { kind: 'token', side: 'closed', n }, back: { kind: 'token', side: 'seen', n } }
  })
}
