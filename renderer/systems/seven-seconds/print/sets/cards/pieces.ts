import type { Piece } from '../../../../../../shared/printing/sheets.ts'
import type {
  MissionCard,
  TroopCard,
} from '../../../../../../shared/systems/seven-seconds/cards/documents.ts'
import type { PileName } from '../../../../../../shared/systems/seven-seconds/cards/words.ts'
import type { OwnFace } from '../../faces/face.ts'

export type CardPiece = Piece<OwnFace>

export function missionPiece(card: MissionCard, deckName: string): CardPiece {
  return { front: { kind: 'mission', card, deckName }, back: { kind: 'back', pile: card.deck } }
}

export function troopPiece(card: TroopCard, deckName: string): CardPiece {
  return { front: { kind: 'troops', card, deckName }, back: { kind: 'back', pile: 'troops' } }
}

export function blankPiece(pile: PileName): CardPiece {
  return { front: { kind: 'blank', pile }, back: { kind: 'back', pile } }
}
