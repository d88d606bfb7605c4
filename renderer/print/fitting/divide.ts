import { signsOf } from '../../../shared/printing/signs.ts'
import type { EquipmentFace, Face, MissionFace, TroopFace, UnitFace } from '../document.ts'

/** A card whose text may be too long for it. */
export type TextFace = MissionFace | TroopFace | UnitFace | EquipmentFace

export const isTextFace = (face: Face): face is TextFace =>
  ['mission', 'troops', 'unit', 'equipment'].includes(face.kind)

/** Type gets smaller by these steps; CSS keeps it at the least that can be read (`--least`). */
const READABLE = [1, 0.94, 0.88, 0.82, 0.76, 0.7] as const
/** What cannot be divided gets smaller still, below that least: hard to read is better than lost. */
const SQUEEZED = [0.6, 0.5, 0.42, 0.35] as const

export const STEPS: readonly number[] = [...READABLE, ...SQUEEZED]
/** The last step that everybody can read. */
export const LAST_READABLE = READABLE.length - 1

/** What type that is squeezed has of the least that can be read, 0 to 1. */
export const squeezeOf = (type: number): number => Math.min(1, type / (STEPS[LAST_READABLE] ?? 1))

/** Pieces of a text of about so many signs, divided between sentences, else between words. */
const PIECE = 150

export function piecesOf(text: string): string[] {
  const sentences = text.split(/(?<=[.!?…])\s+/u)
  return sentences.flatMap((sentence) => {
    if (sentence.length <= PIECE) return [sentence]
    const words = sentence.split(/\s+/u).flatMap((word) => chunks(word, PIECE))
    const lines: string[] = []
    for (const word of words) {
      const last = lines.at(-1)
      if (last !== undefined && last.length + word.length < PIECE) lines[lines.length - 1] = `${last} ${word}`
      else lines.push(word)
    }
    return lines
  })
}

function chunks(word: string, most: number): string[] {
  const signs = signsOf(word)
  if (signs.length <= most) return [word]
  const found: string[] = []
  for (let from = 0; from < signs.length; from += most) found.push(signs.slice(from, from + most).join(''))
  return found
}

/** What a card can be divided into; a card never has fewer than one of them. */
export function itemsOf(face: TextFace): number {
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
export const hasPicture = (face: TextFace): boolean =>
  (face.kind === 'mission' || face.kind === 'troops') && face.card.picture !== undefined

/** The card with its picture left out. */
export function withoutPicture(face: TextFace): TextFace {
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
export function slice(face: TextFace, from: number, to: number): TextFace {
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
