import type { Dice } from '../../../../dice/source.ts'
import { shuffled } from '../../../../dice/shuffle.ts'
import { breaks, impossible, when } from '../../../../battle/rule.ts'
import { type Rule } from '../rules/rule.ts'
import type { BattleState, Unit } from '../state/state.ts'
import { SIDES, SQUARES, type Side, type UnitId } from '../words.ts'

/** Troopers and drones on one square of the Holding Area (p.8). */
export const UNITS_ON_A_SQUARE = 2

/** Every unit of the side goes on one of the 16 squares, at most two on each. Source: Holding Area, p.8; R25. */
export const fillHoldingArea: Rule<'fill-holding-area'> = {
  phases: ['cards'],
  offers: (state, side) => {
    if (!mayFill(state, side)) return []
    const units = unitsOf(state, side).map(({ id }) => id)
    return [{ squares: { kind: 'squares', units, most: UNITS_ON_A_SQUARE, measured: false } }]
  },
  check: (state, { side, squares }) => {
    if (!mayFill(state, side)) {
      return [
        impossible('holding-area/not-now', 'Muster the squad first; its squares are filled once.', {
          page: 15,
        }),
      ]
    }
    const placed = squares.flatMap(({ units }) => units)
    const own = unitsOf(state, side).map(({ id }) => id)
    const path = ['squares']
    return [
      ...when(new Set(squares.map(({ square }) => square)).size < squares.length, () =>
        impossible('holding-area/square-twice', 'Name each square once.', { page: 8, path }),
      ),
      ...when(placed.length !== own.length || own.some((id) => !placed.includes(id)), () =>
        impossible('holding-area/not-all', 'Put each of your units on one square, and nothing else.', {
          page: 8,
          path,
          values: { placed: placed.length, units: own.length },
        }),
      ),
      ...squares.flatMap(({ square, units }, index) =>
        when(units.length > UNITS_ON_A_SQUARE, () =>
          breaks('holding-area/full', `Square ${square} holds ${UNITS_ON_A_SQUARE} units at most.`, {
            page: 8,
            path: [...path, index],
            values: { square },
          }),
        ),
      ),
    ]
  },
  resolve: (log, { side, squares }) => {
    log.emit({ kind: 'holding-area-filled', side, squares: squares.filter(({ units }) => units.length > 0) })
    if (SIDES.every((one) => log.state.sides[one].placed))
      log.emit({ kind: 'phase-entered', phase: 'deployment' })
  },
}

/** Every unit of the side on some square, the empty ones among them: a layout that nobody can guess. */
export function spread(
  state: BattleState,
  side: Side,
  dice: Pick<Dice, 'pick'>,
): { square: number; units: UnitId[] }[] {
  const places = shuffled(
    SQUARES.flatMap((square) => Array.from({ length: UNITS_ON_A_SQUARE }, () => square)),
    dice,
  )
  const squareOf = unitsOf(state, side).map(({ id }, index) => ({ id, square: places[index] }))
  return SQUARES.map((square) => ({
    square,
    units: squareOf.filter((one) => one.square === square).map(({ id }) => id),
  })).filter(({ units }) => units.length > 0)
}

function mayFill({ sides }: BattleState, side: Side): boolean {
  return sides[side].mustered && !sides[side].placed
}

function unitsOf(state: BattleState, side: Side): Unit[] {
  return Object.values(state.units).filter((unit) => unit.side === side)
}
