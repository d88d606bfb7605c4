import { piecesOf } from '../../../../print/fitting/divide.ts'
import type { DividedText } from '../../../../print/prints.ts'
import type { TextFace } from './face.ts'

/** What a card can be divided into; a card never has fewer than one of them. */
function itemsOf(face: TextFace): number {
  switch (face.kind) {
    case 'mission':
      return piecesOf(face.card.orders).length + face.card.conditions.length
    case 'troops':
      return 1 + piecesOf(face.card.flavour).length
    case 'equipment':
      return 2
    case 'unit':
      return 1
  }
}

/** Whether the group's own picture stands on it. */
const hasPicture = (face: TextFace): boolean =>
  (face.kind === 'mission' || face.kind === 'troops') && face.card.picture !== undefined

/** The card with its picture left out. */
function withoutPicture(face: TextFace): TextFace {
  if (face.kind === 'mission') return { ...face, card: bare(face.card) }
  return face.kind === 'troops' ? { ...face, card: bare(face.card) } : face
}

/** A picture stands on the first of a text's cards. */
function bare<Card extends { readonly picture?: string | undefined }>({
  picture,
  ...card
}: Card): Omit<Card, 'picture'> {
  return card
}

/** The card that holds the items from `from` up to `to`. */
function slice(face: TextFace, from: number, to: number): TextFace {
  if (face.kind === 'unit') return face
  if (face.kind === 'equipment') return { ...face, only: from === 0 ? 'does' : 'note' }
  if (face.kind === 'mission') {
    const orders = piecesOf(face.card.orders)
    return {
      ...face,
      card: {
        ...(from > 0 ? bare(face.card) : face.card),
        orders: orders.slice(from, to).join(' '),
        conditions: face.card.conditions.slice(
          Math.max(0, from - orders.length),
          Math.max(0, to - orders.length),
        ),
      },
    }
  }
  const flavour = piecesOf(face.card.flavour)
    .slice(Math.max(0, from - 1), Math.max(0, to - 1))
    .join(' ')
  const holdsLines = from === 0
  return {
    ...face,
    card: { ...(holdsLines ? face.card : bare(face.card)), flavour },
    only: holdsLines ? 'lines' : 'flavour',
  }
}

/** How the cards with text are divided; a troop card goes without its picture before it takes two. */
export const divided: DividedText<TextFace> = {
  itemsOf,
  slice,
  hasPicture,
  withoutPicture,
  picturesGoFirst: ({ kind }) => kind === 'troops',
}
