import type { Shown } from '../../../../../shared/heraldry/looks.ts'
import type { HouseRules } from '../../../../../shared/systems/blast-em/house-rules.ts'
import type { Carried, WhoRef } from '../../../../../shared/systems/blast-em/words.ts'
import type { Fit } from '../../../../print/document.ts'
import type { PrintedModel } from '../models.ts'

/** A model with all that is rolled for it. */
export interface ModelFace {
  readonly kind: 'model'
  readonly model: PrintedModel
  /** Whose it is; null for whom nobody has chosen. */
  readonly team: Shown | null
  readonly fit?: Fit
}

/** A gadget, and what it does by the house rules. */
export interface GadgetFace {
  readonly kind: 'gadget'
  readonly carried: Carried
  readonly rules: HouseRules
  readonly fit?: Fit
}

/** The back of a card: whose pile it is of. */
export interface BackFace {
  readonly kind: 'back'
  readonly pile: 'badGuys' | 'gadgets'
}

/** The emblem of a team on the back of its cards. */
export interface EmblemFace {
  readonly kind: 'emblem'
  readonly faction: Shown
}

/** A Hazard Token, closed or seen; what it holds stands on neither side. */
export interface TokenFace {
  readonly kind: 'token'
  readonly side: 'closed' | 'seen'
  /** As the mission counts it; null for one of a plain set. */
  readonly n: number
}

/** A figure of paper, in a strip to be folded. */
export interface StandUpFace {
  readonly kind: 'stand-up'
  readonly who: WhoRef
  readonly typeName: string | null
  readonly name: string
  /** Initials, or its number among several. */
  readonly mark: string
  readonly team: Shown | null
}

/** What Blast 'Em! has on paper. */
export type OwnFace = ModelFace | GadgetFace | BackFace | EmblemFace | TokenFace | StandUpFace
