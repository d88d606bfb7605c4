import type { Base, GameSizeId, Sizes } from '../words.ts'

export interface GameSize {
  /** Units of each Signature: every slot is filled (R37). */
  readonly slots: Readonly<Sizes>
  /** Command Point Capacity. */
  readonly commandPoints: number
}

/** Game Sizes (lines 155–173). */
export const GAME_SIZE_TABLE: Readonly<Record<GameSizeId, GameSize>> = {
  small: { slots: { small: 2, medium: 3, large: 1 }, commandPoints: 5 },
  standard: { slots: { small: 4, medium: 5, large: 2 }, commandPoints: 7 },
}

/** Millimetres across (lines 138–143, 320; R1). */
export const BASE_MM: Readonly<Record<Base, number>> = { small: 60, medium: 70, large: 80, infantry: 40 }

/** The trait that brings a Ping beside the Units (line 408). */
export const DECOY = 'Decoy'
/** Pings that it brings (lines 408, 669; R34). */
export const DECOYS_OF_TRAIT = 1

/** Inches of a side of the Battlefield (lines 92, 122, 653). */
export const FIELD = 48
/** What a game takes, in minutes (line 83). */
export const GAME_MINUTES = { least: 45, most: 60 } as const
