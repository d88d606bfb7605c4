import type { OwnName } from '../../../../../../shared/systems/seven-seconds/contract/fights.ts'
import type { Trooper } from '../../../../../../shared/systems/seven-seconds/contract/roster.ts'
import { sameName } from '../../../../../../shared/names/pick.ts'
import type { Unit } from '../../../../../../shared/systems/seven-seconds/battle/state/state.ts'

type Living = Pick<Trooper, 'id' | 'name' | 'unit' | 'fallen'>

/** The living of the roster that a unit can be. */
export function livingFor(unit: Pick<Unit, 'type'>, roster: readonly Living[]): Living[] {
  return roster.filter((one) => one.fallen === null && one.unit === unit.type)
}

/** Units whose name another one of the side has too. */
export function namedTwice(typed: Readonly<Record<string, string>>): ReadonlySet<string> {
  const all = Object.entries(typed).map(([unit, name]) => ({ unit, name: sameName(name.trim()) }))
  const alike = all.filter(({ unit, name }) =>
    all.some((other) => name !== '' && other.unit !== unit && other.name === name),
  )
  return new Set(alike.map(({ unit }) => unit))
}

/** What is typed beside each unit, as the command wants it: a name of the roster is its trooper, each of them once. */
export function namesOf(
  units: readonly Pick<Unit, 'id' | 'type'>[],
  typed: Readonly<Record<string, string>>,
  roster: readonly Living[],
): OwnName[] {
  const taken = new Set<string>()
  return units.flatMap((unit): OwnName[] => {
    const name = (typed[unit.id] ?? '').trim()
    if (name === '') return []
    const found = livingFor(unit, roster).find(
      (one) => !taken.has(one.id) && sameName(one.name) === sameName(name),
    )
    if (found) taken.add(found.id)
    return [{ unit: unit.id, name: found?.name ?? name, trooper: found?.id ?? null }]
  })
}
