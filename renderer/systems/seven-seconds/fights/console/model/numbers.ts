import { STATS, type Stat, type Tech } from '../../../../../../shared/systems/seven-seconds/words.ts'
import type { UnitProfile } from '../../../../../../shared/systems/seven-seconds/profiles.ts'

/** A number in force of a unit, and whether it is another than its faction's. */
export interface NumberInForce {
  readonly stat: Stat
  readonly value: number
  readonly changed: boolean
}

/** Nuclear is of use only to who fires missiles or explodes. */
export function usesNuclear({ missiles, explodes }: UnitProfile): boolean {
  return missiles || explodes
}

/** The numbers that a unit has a use for. */
export function numbersInForce(profile: UnitProfile, tech: Tech): readonly NumberInForce[] {
  return STATS.flatMap((stat) => {
    const value = profile[stat]
    if (value === null || (stat === 'nuclear' && !usesNuclear(profile))) return []
    return [{ stat, value, changed: value !== tech[profile.rating][stat] }]
  })
}
