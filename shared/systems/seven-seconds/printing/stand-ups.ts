import { TROOPERS, type UnitType } from '../words.ts'
import { stripOf } from '../../../printing/stand-ups.ts'
import type { Size } from '../../../printing/words.ts'

const WIDTH = 25
const TALL = 36
const LOW = 26

/** A trooper or a drone: the drones are lower. */
export function panelSize(unit: UnitType): Size {
  const isTrooper = TROOPERS.some((trooper) => trooper === unit)
  return { width: WIDTH, height: isTrooper ? TALL : LOW }
}

export const stripSize = (unit: UnitType): Size => stripOf(panelSize(unit))
