import type { TroopLine } from '../../../../../shared/systems/seven-seconds/cards/documents.ts'
import {
  DRONES,
  TROOPERS,
  type DroneType,
  type TrooperType,
  type UnitType,
} from '../../../../../shared/systems/seven-seconds/words.ts'

/** Who marches: the card's troopers, what its question marks stand for, and the drones. */
export function squadOf(
  line: TroopLine,
  choices: readonly (TrooperType | '')[],
  drones: Readonly<Record<DroneType, number>>,
): { readonly type: UnitType; readonly count: number }[] {
  return [
    ...TROOPERS.map((type) => ({
      type,
      count: line[type] + choices.filter((choice) => choice === type).length,
    })),
    ...DRONES.map((type) => ({ type, count: drones[type] })),
  ].filter(({ count }) => count > 0)
}

/** What drones cost together. */
export function costOf(
  drones: Readonly<Record<DroneType, number>>,
  prices: Readonly<Record<DroneType, number>>,
): number {
  return DRONES.reduce((sum, type) => sum + drones[type] * prices[type], 0)
}

/** Drones that points would still buy, as far as there are figures. */
export function affordable(
  drones: Readonly<Record<DroneType, number>>,
  { prices, most }: Readonly<Record<'prices' | 'most', Readonly<Record<DroneType, number>>>>,
  points: number,
): readonly DroneType[] {
  return DRONES.filter((type) => prices[type] <= points && drones[type] < most[type])
}
