import { TROOPERS, type UnitType } from '../words.ts'
import type { Size } from '../../../printing/words.ts'

/** What a paper figure stands on: two flaps as wide as it is, glued one over the other. */
export const FLAP = 12.5
const WIDTH = 25
const TALL = 36
const LOW = 26

/** A trooper or a drone: the drones are lower. */
export function panelSize(unit: UnitType): Size {
  const isTrooper = TROOPERS.some((trooper) => trooper === unit)
  return { width: WIDTH, height: isTrooper ? TALL : LOW }
}

/** The strip that is cut out: flap, back, front, flap. */
export function stripSize(unit: UnitType): Size {
  const { width, height } = panelSize(unit)
  return { width, height: 2 * (height + FLAP) }
}
