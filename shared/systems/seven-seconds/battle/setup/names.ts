import { impossible, when, type Hindrance } from '../../../../battle/rule.ts'
import { type Rule } from '../rules/rule.ts'
import { isTrooper } from '../state/look.ts'
import type { BattleState } from '../state/state.ts'
import type { Phase, Side, UnitId } from '../words.ts'

/** Names are asked for before round 1; whoever forgot gives them later, unasked. */
const ASKED_IN: readonly Phase[] = ['cards', 'deployment']
export const NAMED_IN: readonly Phase[] = [...ASKED_IN, 'action', 'between-rounds', 'withdrawal']

/**
 * A side names its troopers, of its roster or as it likes; drones have none. The names are as hidden as the units
 * themselves, and go on the table with them. Source: Killed, p.24; R30.
 */
export const nameUnits: Rule<'name-units'> = {
  phases: NAMED_IN,
  offers: (state, side) => {
    if (!ASKED_IN.includes(state.phase)) return []
    const units = troopersOf(state, side)
    return units.length > 0 ? [{ names: { kind: 'names', units, measured: false } }] : []
  },
  check: (state, { side, names }) => {
    const own = troopersOf(state, side)
    const of = { page: 24 }
    if (own.length === 0) return [impossible('names/not-now', 'Muster the squad first, then name it.', of)]
    return names.flatMap(({ unit, trooper }, index): readonly Hindrance[] => {
      const path = ['names', index]
      const before = names.slice(0, index)
      return [
        ...when(!own.includes(unit), () =>
          impossible('names/not-yours', 'Name your own troopers; drones have no names.', { ...of, path }),
        ),
        ...when(trooper !== null && before.some((one) => one.trooper === trooper), () =>
          impossible('names/twice', 'A trooper of the roster stands in two places: choose another for one.', {
            ...of,
            path,
          }),
        ),
      ]
    })
  },
  resolve: (log, { side, names }) => log.emit({ kind: 'units-named', side, names }),
}

function troopersOf(state: BattleState, side: Side): UnitId[] {
  return Object.values(state.units)
    .filter((unit) => unit.side === side && isTrooper(unit.type))
    .map(({ id }) => id)
}
