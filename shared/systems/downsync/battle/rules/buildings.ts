import { words, type Field } from '../../../../battle/field.ts'
import { buildingsOn } from '../../documents/mission.ts'
import type { BaseCount } from '../../words.ts'
import { living } from '../state/look.ts'
import type { BattleState, UnitState } from '../state/state.ts'

/** Buildings that the mission names, and who has room in them (lines 300–302). */

interface Going {
  readonly unit: UnitState
  readonly bases: readonly BaseCount[]
}

/** How many Infantry Bases are in each, without those that are about to go somewhere. */
export function buildingsIn(
  { setup, units }: Pick<BattleState, 'setup' | 'units'>,
  going: Going | null = null,
): readonly { readonly name: string; readonly holds: number; readonly inside: number }[] {
  const isGoing = (unit: UnitState, base: BaseCount): boolean =>
    unit.id === going?.unit.id && going.bases.includes(base)
  return buildingsOn(setup.mission).map(({ name, holds }) => ({
    ...{ name, holds },
    inside: Object.values(units)
      .flatMap((unit) => living(unit).filter(({ number }) => !isGoing(unit, number)))
      .filter(({ building }) => building === name).length,
  }))
}

/** The building that somebody ends in: one of the mission with room for all that go there, or any where it names none. */
export function buildingField(state: BattleState, going: Going | null): Field {
  const all = buildingsIn(state, going)
  if (all.length === 0) return { ...words(120), measured: true }
  const many = going?.bases.length ?? 1
  const of = all.flatMap(({ name, holds, inside }) => (holds - inside >= many ? [name] : []))
  return { kind: 'one', of, orNone: true, measured: true }
}

const whole = (unit: UnitState): Going => ({ unit, bases: living(unit).map(({ number }) => number) })

/** Buildings of the mission that have room for a part of its bases at least, with how many. */
export const roomFor = (state: BattleState, unit: UnitState): ReadonlyMap<string, number> =>
  new Map(
    buildingsIn(state, whole(unit)).flatMap(({ name, holds, inside }) =>
      holds > inside ? [[name, holds - inside] as const] : [],
    ),
  )
