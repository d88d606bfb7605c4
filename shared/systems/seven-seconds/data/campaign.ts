import type { Margin, Rating, UnitType } from '../words.ts'

/** Campaign Points that win a campaign, by its length (p.29). */
export const CAMPAIGN_LENGTHS: Readonly<Record<'short' | 'medium' | 'long', number>> = {
  short: 6,
  medium: 10,
  long: 20,
}

/** Battles won in a row that win a campaign (p.29). */
export const STREAK_TO_WIN = 4

export interface StreakEffect {
  /** Added to the die that settles who attacks. */
  readonly roleBonus: number
  readonly extraTroopCards: number
  readonly extraMissionCards: number
}

/** What a Winning Streak of 0, 1, 2, 3 gives (p.29); a longer one keeps the last row (R9). */
export const STREAK_EFFECTS: readonly StreakEffect[] = [
  { roleBonus: 0, extraTroopCards: 0, extraMissionCards: 0 },
  { roleBonus: 1, extraTroopCards: 0, extraMissionCards: 0 },
  { roleBonus: 2, extraTroopCards: 1, extraMissionCards: 0 },
  { roleBonus: 3, extraTroopCards: 1, extraMissionCards: 1 },
]

/** The least lead in Victory Points for each margin, from the widest down (Winning, p.14; R5 for the draw). */
export const MARGIN_LEADS: readonly { readonly margin: Margin; readonly from: number }[] = [
  { margin: 'decisive', from: 20 },
  { margin: 'normal', from: 6 },
  { margin: 'marginal', from: 1 },
]

/** Campaign Points of the winner (p.29); a draw gives none (R5). */
export const CAMPAIGN_POINTS: Readonly<Record<Margin, number>> = {
  draw: 0,
  marginal: 1,
  normal: 2,
  decisive: 3,
}

/** Tech Points for one step of a stat (Improving Technology, p.29). */
export const TECH_PRICES: Readonly<Record<Rating, number>> = { 3: 2, 2: 4, 1: 6 }

/** The figures of one set (Miniatures, p.6): no troop card and no purchase may ask for more (R31). */
export const FIGURE_SET: Readonly<Record<UnitType, number>> = {
  commander: 1,
  tactical: 7,
  scout: 4,
  assault: 4,
  engineer: 1,
  basic: 12,
  kamikaze: 6,
  haywire: 6,
  recce: 4,
}
