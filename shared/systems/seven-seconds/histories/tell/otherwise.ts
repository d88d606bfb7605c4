import type { HistoryPerson } from '../../contract/histories.ts'
import { totalKills, type Kills } from '../../people/words.ts'
import { enemiesDestroyed, type Course, type Who } from './course.ts'

/** What is recorded of somebody in a battle, as far as it matters here. */
interface Recorded extends Pick<HistoryPerson, 'trooper' | 'name' | 'unit' | 'fate'> {
  readonly kills: Kills
}

/** Somebody of whom the campaign records something else than the battle's log tells. What is recorded counts. */
export interface Otherwise<Person> {
  readonly person: Person
  /** They fell by one and not by the other. */
  readonly fate: boolean
  /** Null where both say the same. */
  readonly kills: { readonly recorded: number; readonly logged: number } | null
}

/** Somebody of a roster in a log: who joined it only after the battle had but a name there. */
export function isThem({ trooper, name, type }: Who, person: Omit<Recorded, 'fate' | 'kills'>): boolean {
  return trooper === null ? name === person.name && type === person.unit : trooper === person.trooper
}

/** Who is recorded otherwise, in the order of `people`; of whom the log knows nothing, or not which they are, nobody can say. */
export function recordedOtherwise<Person extends Recorded>(
  people: readonly Person[],
  { named, rounds }: Pick<Course, 'named' | 'rounds'>,
): Otherwise<Person>[] {
  const kills = enemiesDestroyed(rounds)
  const fell = new Set(
    rounds.flatMap(({ moments }) =>
      moments.flatMap((moment) => (moment.kind === 'kill' ? moment.victims.map(({ id }) => id) : [])),
    ),
  )
  return people.flatMap((person): Otherwise<Person>[] => {
    const [who, ...others] = named.filter((one) => isThem(one, person))
    if (!who || others.length > 0 || people.some((other) => other !== person && isThem(who, other))) return []
    const recorded = totalKills(person.kills)
    const logged = kills.filter(({ by }) => by.id === who.id).length
    const fate = fell.has(who.id) !== (person.fate === 'killed')
    if (!fate && recorded === logged) return []
    return [{ person, fate, kills: recorded === logged ? null : { recorded, logged } }]
  })
}
