import { unitProfile, type UnitProfile } from '../profiles.ts'
import { RATINGS, STATS, UNITS, type Rating, type Stat, type Tech, type UnitType } from '../words.ts'

/** Units of one rating whose same stats go the same way. */
export interface ProfileChange {
  readonly rating: Rating
  readonly units: readonly UnitType[]
  readonly stats: readonly Stat[]
  readonly from: number
  readonly to: number
}

/**
 * What other numbers of a faction change in its units' profiles, a trooper type's +1 and the most of 5 included
 * (Units, p.10; Drones, p.12; R3). A drone answers with its Robotics in several stats: those stand together.
 * In order of rating from the 3rd up, then of stat.
 */
export function profileChanges(before: Tech, after: Tech): ProfileChange[] {
  return RATINGS.toReversed().flatMap((rating) => {
    const found = new Map<string, ProfileChange>()
    for (const unit of UNITS) {
      for (const { stats, from, to } of changesOf(
        unitProfile(unit, rating, before),
        unitProfile(unit, rating, after),
      )) {
        const key = [from, to, ...stats].join()
        found.set(key, { rating, units: [...(found.get(key)?.units ?? []), unit], stats, from, to })
      }
    }
    const place = ({ stats }: ProfileChange): number => Math.min(...stats.map((stat) => STATS.indexOf(stat)))
    return [...found.values()].toSorted((a, b) => place(a) - place(b))
  })
}

/** A unit's stats that change: a trooper's one by one, a drone's, which are all its Robotics, at once. */
function changesOf(was: UnitProfile, is: UnitProfile): Pick<ProfileChange, 'stats' | 'from' | 'to'>[] {
  if (was.robotics !== null && is.robotics !== null) {
    if (was.robotics === is.robotics) return []
    return [{ stats: STATS.filter((stat) => was[stat] !== null), from: was.robotics, to: is.robotics }]
  }
  return STATS.flatMap((stat) => {
    const [from, to] = [was[stat], is[stat]]
    return from === null || to === null || from === to ? [] : { stats: [stat], from, to }
  })
}
