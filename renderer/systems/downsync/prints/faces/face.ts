import type { Shown } from '../../../../../shared/heraldry/looks.ts'
import type { CardFace } from '../../../../../shared/systems/downsync/documents/unit-card.ts'
import type { Base, Sig } from '../../../../../shared/systems/downsync/words.ts'
import type { CutFace, Fit } from '../../../../print/document.ts'
import type { PrintedToken } from './tokens.ts'

/** A Unit card with all that it says; a long one on several. */
export interface UnitFace {
  readonly kind: 'downsync-unit'
  readonly card: CardFace
  /** What the Unit is called in its list; empty: as its card is. */
  readonly called: string
  readonly bearer: Shown
  readonly items?: { readonly from: number; readonly to: number }
  readonly fit?: Fit
}

/** A card as it is, of no list. */
export const plainCardFace = (card: CardFace): UnitFace => ({
  kind: 'downsync-unit',
  card,
  called: '',
  bearer: { name: card.faction, look: null },
})

/** The emblem of a force on the back of its cards. */
export interface EmblemFace {
  readonly kind: 'emblem'
  readonly faction: Shown
}

/** Whose a disc is: told by its rim and its strokes. */
export type DiscSide = 0 | 1 | null

/** A Ping at its true size: a Signature and nothing else. */
export interface PingFace extends CutFace {
  readonly kind: 'ping'
  readonly sig: Sig
  /** As the table calls it. */
  readonly number: number
  readonly side: DiscSide
}

/** The base of a Unit, or one of its infantry. */
export interface BaseFace extends CutFace {
  readonly kind: 'base'
  readonly base: Base
  readonly name: string
  /** Of its infantry; null for a vehicle. */
  readonly number: number | null
  readonly side: DiscSide
}

/** A token or counter of 8 millimetres. */
export interface TokenFace {
  readonly kind: 'unit-token'
  readonly token: PrintedToken
  /** Of a counter that a card names: its first letters. */
  readonly letters: string
}

/** What Downsync has on paper. */
export type OwnFace = UnitFace | EmblemFace | PingFace | BaseFace | TokenFace
