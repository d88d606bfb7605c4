import { band, some, words, type Field } from '../../../../battle/field.ts'
import { impossible, when, type Hindrance } from '../../../../battle/rule.ts'
import { buildingsOn } from '../../documents/mission.ts'
import type { BaseCount } from '../../words.ts'
import type { CommandOf } from '../documents/commands.ts'
import { living } from '../state/look.ts'
import type { BattleState, UnitState } from '../state/state.ts'
import type { Fields } from './rule.ts'

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
const roomFor = (state: BattleState, unit: UnitState): ReadonlyMap<string, number> =>
  new Map(
    buildingsIn(state, whole(unit)).flatMap(({ name, holds, inside }) =>
      holds > inside ? [[name, holds - inside] as const] : [],
    ),
  )

/** In which building some of its bases may end, and which; null where all of it goes the same way. */
export function partedFields(state: BattleState, unit: UnitState): Fields | null {
  const rooms = [...roomFor(state, unit).keys()]
  const bases = living(unit).map(({ number }) => String(number))
  return bases.length < 2 || rooms.length === 0 ? null : { building: band(rooms), inside: some(bases) }
}

type Parted = Pick<CommandOf<'move-parted'>, 'building' | 'inside'>

/** Of its bases some end in the building, no more than have room there, and the others in none. Source: line 300. */
export function checkParted(
  state: BattleState,
  unit: UnitState | null,
  { building, inside }: Parted,
): readonly Hindrance[] {
  const bases = unit ? living(unit).length : 0
  const room = (unit && roomFor(state, unit).get(building ?? '')) ?? 0
  return [
    ...when(inside.length === 0 || inside.length >= bases, () =>
      impossible('move/parted', 'Some of its bases end in the building, and not all: say which.', {
        page: 300,
        path: ['inside'],
      }),
    ),
    ...when(inside.length > room, () =>
      impossible('move/no-room', `It has room for ${room}: let fewer in.`, {
        page: 300,
        path: ['inside'],
        values: { room },
      }),
    ),
  ]
}

/** Each of its bases, and the building that it ends in. */
export const goingParted = (
  unit: UnitState,
  { building, inside }: Parted,
): readonly { readonly base: BaseCount; readonly building: string }[] =>
  living(unit).map(({ number }) => ({
    base: number,
    building: inside.some((base) => base === String(number)) ? (building ?? '') : '',
  }))
