import { QUALITY_TABLE } from './data/units.ts'
import { shownPoints } from './decimal.ts'
import { platoonsIn, pointsOf } from './documents/force.ts'
import { fielded, type Bringing, type Fielded } from './documents/fielded.ts'
import { sheetOf, strengthOf, unitOf, type UnitDraft } from './documents/unit.ts'
import { fireEffect } from './fire.ts'
import { riflemenOf } from './units.ts'
import { rowOf } from './weapons.ts'

/** What a force comes to as a whole, to be put beside another. */
export interface Measure {
  readonly points: number
  readonly platoons: number
  readonly units: number
  readonly soldiers: number
  readonly vehicles: number
  /** The mean of what a die succeeds on, over soldiers and crews. */
  readonly quality: number
  /** Casualties that break every unit on foot. */
  readonly break: number
  /** Hits of all units on foot in one fire each, at close range, on infantry in the open. */
  readonly hits: number
}

/** Units that are whole enough to have a sheet. */
const isWhole = (unit: Fielded<UnitDraft>): boolean => {
  const { strength, support } = unitOf(unit)
  return strength >= Math.max(1, support.length)
}
const oneDecimal = (n: number): number => Math.round(n * 10) / 10

export function measureOf(force: Bringing): Measure {
  const units = fielded(force).units.filter(isWhole)
  const soldiers = units.reduce((sum, unit) => sum + strengthOf(unit), 0)
  const crews = force.vehicles.reduce((sum, { crew }) => sum + crew, 0)
  const level = [
    ...units.map((unit) => QUALITY_TABLE[unit.quality].level * strengthOf(unit)),
    ...force.vehicles.map(({ quality, crew }) => QUALITY_TABLE[quality].level * crew),
  ].reduce((sum, one) => sum + one, 0)
  return {
    points: shownPoints(pointsOf(force)),
    platoons: platoonsIn(force),
    units: units.length,
    soldiers,
    vehicles: force.vehicles.length,
    quality: soldiers + crews > 0 ? oneDecimal(level / (soldiers + crews)) : 0,
    break: units.reduce((sum, unit) => sum + sheetOf(unit).break, 0),
    hits: oneDecimal(units.reduce((sum, unit) => sum + meanHits(unit), 0)),
  }
}

/** What a squad hits of infantry in the open on average, close by; who fires nothing of its own hits nothing. */
function meanHits(draft: Fielded<UnitDraft>): number {
  const unit = unitOf(draft)
  if (draft.kind === 'nonCombatants' || draft.offBoard || draft.serves !== null) return 0
  const saws = unit.support.filter((one) => one === 'squadAutomaticWeapon').length
  const { hits } = fireEffect({
    ...{ dice: unit.strength > 1 ? 2 : 1, quality: unit.quality, band: 'close', cover: 'none', saws },
    riflemen: rowOf(unit.basic).damage === null ? 0 : riflemenOf(unit),
    weapons: unit.support.filter((one) => one !== 'squadAutomaticWeapon'),
  })
  return hits.reduce((sum, chance, n) => sum + n * chance, 0)
}
