import { KILL_WEAPONS, totalKills, type KillWeapon } from '../../people/words.ts'
import type { TrooperType } from '../../words.ts'
import type { Contender, Scope } from './scope.ts'
import type { Measured } from './shapes.ts'

export interface DangerousTrooper {
  readonly trooper: string
  readonly name: string
  readonly unit: TrooperType
  readonly contender: Contender | undefined
  readonly kills: number
  /** By weapon; those that killed nobody are not there. */
  readonly weapons: readonly { readonly weapon: KillWeapon; readonly kills: number }[]
  /** All in which they were, and those in which they killed somebody. */
  readonly battles: readonly string[]
  readonly killedIn: readonly string[]
  readonly killsPerBattle: number
}

/** Troopers with a name and a kill, the most dangerous first. Unknown are battles of whose people nothing is noted. */
export function dangerousTroopers({ battles, who }: Scope): Measured<DangerousTrooper> {
  const served = new Map<string, { battle: string; person: Scope['battles'][0]['people'][0] }[]>()
  for (const { id, people } of battles)
    for (const person of people) {
      const known = served.get(person.trooper)
      if (known) known.push({ battle: id, person })
      else served.set(person.trooper, [{ battle: id, person }])
    }
  const rows = [...served].flatMap(([trooper, times]): DangerousTrooper[] => {
    const last = times.at(-1)?.person
    const kills = times.reduce((sum, { person }) => sum + totalKills(person.kills), 0)
    if (!last || kills === 0) return []
    const { name, unit, participant } = last
    return [
      {
        trooper,
        name,
        unit,
        contender: who(participant),
        kills,
        weapons: KILL_WEAPONS.map((weapon) => ({
          weapon,
          kills: times.reduce((sum, { person }) => sum + (person.kills[weapon] ?? 0), 0),
        })).filter((one) => one.kills > 0),
        battles: times.map(({ battle }) => battle),
        killedIn: times.filter(({ person }) => totalKills(person.kills) > 0).map(({ battle }) => battle),
        killsPerBattle: kills / times.length,
      },
    ]
  })
  return {
    rows: rows.sort((a, b) => b.kills - a.kills || b.killsPerBattle - a.killsPerBattle),
    unknown: battles.filter(({ people }) => people.length === 0).map(({ id }) => id),
  }
}
