import type { Shown } from '../../../../../shared/heraldry/looks.ts'
import type { Quality } from '../../../../../shared/systems/fast-and-dirty/words.ts'
import type { CutFace, Fit } from '../../../../print/document.ts'
import type { PrintedUnit, PrintedVehicle } from '../printed.ts'
import type { Marker } from './markers.ts'

/** A unit or a vehicle on the card that says when it acts. */
export interface UnitFace {
  readonly kind: 'unit'
  readonly of: PrintedUnit | PrintedVehicle
  readonly force: Shown
  readonly fit?: Fit
}

/** The emblem of a force on the back of its cards. */
export interface EmblemFace {
  readonly kind: 'emblem'
  readonly faction: Shown
}

/** A marker with its sign and its word; a letter or number tells several apart. */
export interface MarkerFace {
  readonly kind: 'marker'
  readonly marker: Marker
  readonly figure: string
  readonly side: 0 | 1 | null
}

export type Template =
  | {
      readonly kind: 'disc'
      /** In inches. */
      readonly radius: number
      /** A disc wider than the paper comes as two halves; the left one has a tab to glue the other on. */
      readonly half: 'left' | 'right' | null
    }
  /** A strip of inches; `from` is what the half before it has already. */
  | {
      readonly kind: 'strip'
      readonly of: 'smoke' | 'flame' | 'ruler'
      readonly from: number
      readonly length: number
      readonly total: number
      readonly tab: boolean
      /** Where a flamethrower's bands end, for each Quality. */
      readonly lanes: readonly { readonly quality: Quality; readonly ends: readonly number[] }[]
    }

/** A template at its true size. */
export interface TemplateFace extends CutFace {
  readonly kind: 'template'
  readonly template: Template
}

/** What Fast and Dirty has on paper. */
export type OwnFace = UnitFace | EmblemFace | MarkerFace | TemplateFace
