import { randomInt } from 'node:crypto'
import type { OwnName } from '../../../../shared/systems/seven-seconds/contract/fights.ts'
import type { Checked } from '../../../../shared/contract/index.ts'
import type { Output } from '../../../../shared/systems/seven-seconds/contract/answers.ts'
import { pickNames } from '../../../../shared/names/pick.ts'
import { isRefusal, problem, type Problem, type Refusal } from '../../../../shared/problem.ts'
import type { CommandOf } from '../../../../shared/systems/seven-seconds/battle/documents/commands.ts'
import type { BattleState, Unit } from '../../../../shared/systems/seven-seconds/battle/state/state.ts'
import type { Side } from '../../../../shared/systems/seven-seconds/battle/words.ts'
import { pickSquad } from '../../../../shared/systems/seven-seconds/people/squad.ts'
import { TROOPERS, type TrooperType } from '../../../../shared/systems/seven-seconds/words.ts'
import type { Tables } from '../../../database/store.ts'
import { loadRoll, summaries } from '../people/records.ts'
import { namesOf } from '../people/squad.ts'
import type { SideRoster } from './side-faction.ts'

/**
 * A name for every trooper of a side: the living of its roster who have fought least, and for the others names out of
 * the style or list. Nobody is recruited: the roster is open to both, and would tell who marches.
 */
export function suggestNames(
  tables: Tables,
  state: BattleState,
  { side, names: from }: Pick<Checked<'fights.suggestNames'>, 'side' | 'names'>,
  roster: SideRoster | null,
): Output<'fights.suggestNames'> | Refusal {
  const units = troopersOf(state, side)
  const people = livingOf(tables, roster)
  const need = Object.fromEntries(
    TROOPERS.map((type) => [type, units.filter((unit) => unit.type === type).length]),
  )
  const { members } = pickSquad(
    people.map((one) => ({ ...one, alive: true })),
    need,
  )
  const names = namesOf(tables, from)
  if (isRefusal(names)) return names
  const invented = pickNames(
    names,
    people.map(({ name }) => name),
    units.length - members.length,
    (n) => randomInt(n),
  )
  const waiting = [...members]
  return {
    names: units.flatMap(({ id: unit, type }): OwnName[] => {
      const at = waiting.findIndex((one) => one.unit === type)
      const [member] = at === -1 ? [] : waiting.splice(at, 1)
      if (member) return [{ unit, name: member.name, trooper: member.id }]
      const name = invented.shift()
      return name === undefined ? [] : [{ unit, name, trooper: null }]
    }),
  }
}

/**
 * What stands against the troopers of the roster that a command names: of this faction, alive, of the unit's type.
 * Of a unit that is not the side's own nobody learns the type, nor whether there is one: the rules refuse it.
 */
export function checkNames(
  tables: Tables,
  state: BattleState,
  { side, names }: Pick<CommandOf<'name-units'>, 'side' | 'names'>,
  roster: SideRoster | null,
): Problem | null {
  const wanted = names.filter(({ trooper }) => trooper !== null)
  if (wanted.length === 0) return null
  const living = livingOf(tables, roster)
  const own = troopersOf(state, side)
  for (const [index, { unit, trooper }] of names.entries()) {
    if (trooper === null) continue
    const path = ['names', index, 'trooper']
    const found = living.find(({ id }) => id === trooper)
    if (!found) {
      const message = 'This trooper does not serve with this side, or has fallen: choose somebody else.'
      return problem('names/not-living', message, path)
    }
    const type = own.find(({ id }) => id === unit)?.type
    if (type !== undefined && type !== found.unit) {
      const message = `${found.name} is of another type: choose somebody else for this unit.`
      return problem('names/other-type', message, path, { name: found.name })
    }
  }
  return null
}

interface Living {
  readonly id: string
  readonly name: string
  readonly unit: TrooperType
  readonly battles: number
}

function livingOf(tables: Tables, roster: SideRoster | null): Living[] {
  return roster ? summaries(tables, loadRoll(tables, roster)).filter(({ fallen }) => fallen === null) : []
}

function troopersOf({ units }: BattleState, side: Side): Unit[] {
  return Object.values(units).filter(
    (unit) => unit.side === side && TROOPERS.some((type) => type === unit.type),
  )
}
