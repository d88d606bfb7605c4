import type { Shown } from '../../../../../shared/heraldry/looks.ts'
import type { MissionCard, TroopCard } from '../../../../../shared/systems/seven-seconds/cards/documents.ts'
import type { PileName } from '../../../../../shared/systems/seven-seconds/cards/words.ts'
import type { Counter, CutTemplate } from '../../../../../shared/systems/seven-seconds/printing/pieces.ts'
import type { UnitProfile } from '../../../../../shared/systems/seven-seconds/profiles.ts'
import type { Scale, UnitType } from '../../../../../shared/systems/seven-seconds/words.ts'
import type { Fit } from '../../../../print/document.ts'
import type { Equipment } from './units/equipment.ts'

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

/** What 7 Seconds has on paper. */
export type OwnFace =
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

/** A card whose text may be too long for it. */
export type TextFace = MissionFace | TroopFace | UnitFace | EquipmentFace
