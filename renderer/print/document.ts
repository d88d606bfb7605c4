import type { Block } from './blocks/block.ts'
import type { Equipment } from './faces/units/equipment.ts'
import type { Shown } from '../../shared/heraldry/looks.ts'
import type { Counter, CutTemplate } from '../../shared/printing/pieces.ts'
import type { Piece } from '../../shared/printing/sheets.ts'
import type { PrintOptions, Size } from '../../shared/printing/words.ts'
import type { MissionCard, TroopCard } from '../../shared/systems/seven-seconds/cards/documents.ts'
import type { UnitProfile } from '../../shared/systems/seven-seconds/profiles.ts'
import type { Scale, UnitType } from '../../shared/systems/seven-seconds/words.ts'
import type { PileName } from '../../shared/systems/seven-seconds/cards/words.ts'

/** How a card's text was made to fit. */
export interface Fit {
  /** Its type against the usual one. */
  readonly type: number
  /** Which of how many cards it takes this is. */
  readonly part: number
  readonly of: number
}

/** A card with text of its own. What does not fit even in the least type goes on on a further card. */
export interface MissionFace {
  readonly kind: 'mission'
  readonly card: MissionCard
  readonly deckName: string
  readonly fit?: Fit
}

export interface TroopFace {
  readonly kind: 'troops'
  readonly card: TroopCard
  readonly deckName: string
  /** What of it stands here: all, or one of its halves. */
  readonly only?: 'lines' | 'flavour'
  readonly fit?: Fit
}

/** A card with lines to write on. */
export interface BlankFace {
  readonly kind: 'blank'
  readonly pile: PileName
}

export interface BackFace {
  readonly kind: 'back'
  readonly pile: PileName | 'equipment'
}

export interface CounterFace {
  readonly kind: 'counter'
  readonly counter: Counter
}

export interface TemplateFace extends CutTemplate {
  readonly kind: 'template'
}

/** What a unit of a faction is and can do; a trooper may have a name and a face. */
export interface UnitFace {
  readonly kind: 'unit'
  readonly faction: Shown
  readonly profile: UnitProfile
  readonly name: string | null
  readonly portrait: string | null
  readonly fit?: Fit
}

/** A faction's emblem on the back of its cards. */
export interface EmblemFace {
  readonly kind: 'emblem'
  readonly faction: Shown
}

/** A weapon, a device or a drone, told in a few sentences. */
export interface EquipmentFace {
  readonly kind: 'equipment'
  readonly of: Equipment
  /** That of the figures; full where it is left out. */
  readonly scale?: Scale
  /** What of it stands here: all, or one of its halves. */
  readonly only?: 'does' | 'note'
  readonly fit?: Fit
}

/** A figure of paper: both of its sides and what it stands on, in a strip to be folded. */
export interface StandUpFace {
  readonly kind: 'stand-up'
  readonly unit: UnitType
  readonly faction: Shown
}

/** A front and its back on one side of the paper, to be folded along the line between them. */
export interface FoldedFace {
  readonly kind: 'folded'
  readonly front: Face
  readonly back: Face
}

/** What stands on a piece of paper that is cut out. */
export type Face =
  | MissionFace
  | TroopFace
  | UnitFace
  | EquipmentFace
  | EmblemFace
  | StandUpFace
  | BlankFace
  | BackFace
  | CounterFace
  | TemplateFace
  | FoldedFace

export interface GridPart {
  readonly kind: 'grid'
  readonly size: Size
  readonly pieces: readonly Piece<Face>[]
}

/** A text that runs over pages, made of blocks that are not divided. */
export interface FlowPart {
  readonly kind: 'flow'
  /** Stands at the foot of every page. */
  readonly title: string
  readonly columns: 1 | 2 | 3
  /** It shall take no more pages: its type gets smaller for it. */
  readonly mostPages: number | null
  readonly blocks: readonly Block[]
}

/** A text whose blocks have found their pages: for each page its columns. */
export interface FlowedPart extends Omit<FlowPart, 'kind'> {
  readonly kind: 'flowed'
  readonly type: number
  readonly pages: readonly (readonly (readonly Block[])[])[]
}

/** A part of a set. */
export type Part =
  /** Pieces of one size, edge to edge. */
  | GridPart
  /** Pieces of many sizes, each cut out by its own outline. */
  | { readonly kind: 'shapes'; readonly shapes: readonly TemplateFace[] }
  | FlowPart

/** A part whose text has been fitted. */
export type FittedPart = Exclude<Part, FlowPart> | FlowedPart

/** All that a print needs: the print room makes it, and the page that prints lays it out in the same way. */
export interface PrintDocument {
  readonly title: string
  readonly options: PrintOptions
  readonly parts: readonly Part[]
}
