import type { DividedText } from '../../../print/prints.ts'
import { piecesOn } from '../cards/items.ts'
import type { UnitFace } from './faces/face.ts'

/** How a Unit card goes on on further ones: each holds some of its items, and its stats stand on all of them. */
export const divided: DividedText<UnitFace> = {
  itemsOf: ({ card }) => Math.max(1, piecesOn(card).length),
  slice: (face, from, to) => ({ ...face, items: { from, to } }),
  hasPicture: ({ card }) => card.picture !== null,
  withoutPicture: (face) => ({ ...face, card: { ...face.card, picture: null } }),
  picturesGoFirst: () => true,
}
