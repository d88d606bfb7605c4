import { FIGURE_SET } from '../../../../../shared/systems/seven-seconds/data/campaign.ts'
import { TROOPERS, type TrooperType } from '../../../../../shared/systems/seven-seconds/words.ts'
import { wholeNumber } from '../../../../ui/fields/whole-number.ts'

/** What is needed of each type, as it is typed. */
export type TypedNeed = Record<TrooperType, string>

/** Nothing typed yet. */
export function emptyNeed(): TypedNeed {
  return { tactical: '', commander: '', assault: '', scout: '', engineer: '' }
}

/** The numbers that were typed; null while one of them is no number that a figure set allows (R31). */
export function needOf(typed: TypedNeed): Record<TrooperType, number> | null {
  const need = { tactical: 0, commander: 0, assault: 0, scout: 0, engineer: 0 }
  for (const type of TROOPERS) {
    const number = wholeNumber(typed[type], { least: 0, most: FIGURE_SET[type] })
    if (number === undefined) return null
    need[type] = number ?? 0
  }
  return need
}
