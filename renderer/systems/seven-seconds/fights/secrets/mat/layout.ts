import { SQUARES, sideOf, type UnitId } from '../../../../../../shared/systems/seven-seconds/battle/words.ts'
import { UNITS, type UnitType } from '../../../../../../shared/systems/seven-seconds/words.ts'

/** Units on the squares of a Holding Area that is still being filled. Plain data: every change gives a new one. */
export interface Layout {
  /** Units by square. */
  squares: Readonly<Record<number, readonly UnitId[]>>
  /** How it was before, the latest last. */
  past: readonly Readonly<Record<number, readonly UnitId[]>>[]
}

/** Troopers and drones on one square (p.8). */
const MOST = 2

export function makeLayout(): Layout {
  return { squares: {}, past: [] }
}

export function squareOf({ squares }: Layout, unit: UnitId): number | null {
  return SQUARES.find((square) => squares[square]?.includes(unit)) ?? null
}

export function unitsOn({ squares }: Layout, square: number): readonly UnitId[] {
  return squares[square] ?? []
}

export function isFull(layout: Layout, square: number): boolean {
  return unitsOn(layout, square).length >= MOST
}

/** Those that stand on no square yet. */
export function offMat(layout: Layout, units: readonly UnitId[]): UnitId[] {
  return units.filter((unit) => squareOf(layout, unit) === null)
}

/** Puts a unit on a square, or with null beside the mat; a full square leaves everything as it was. */
export function moved(layout: Layout, unit: UnitId, to: number | null): Layout {
  if (squareOf(layout, unit) === to || (to !== null && isFull(layout, to))) return layout
  const without = Object.fromEntries(
    SQUARES.map((square) => [square, unitsOn(layout, square).filter((one) => one !== unit)]),
  )
  const squares = to === null ? without : { ...without, [to]: [...(without[to] ?? []), unit] }
  return changed(layout, squares)
}

/** Puts everybody on a square beside the mat. */
export function emptied(layout: Layout, square: number): Layout {
  if (unitsOn(layout, square).length === 0) return layout
  return changed(layout, { ...layout.squares, [square]: [] })
}

export function spreadAs(
  layout: Layout,
  squares: readonly { readonly square: number; readonly units: readonly UnitId[] }[],
): Layout {
  return changed(layout, Object.fromEntries(squares.map(({ square, units }) => [square, [...units]])))
}

export function cleared(layout: Layout): Layout {
  return changed(layout, {})
}

export function undone(layout: Layout): Layout {
  const before = layout.past.at(-1)
  return before ? { squares: before, past: layout.past.slice(0, -1) } : layout
}

/** As the command wants it. */
export function filled(layout: Layout): { square: number; units: UnitId[] }[] {
  return SQUARES.map((square) => ({ square, units: [...unitsOn(layout, square)] })).filter(
    ({ units }) => units.length > 0,
  )
}

/** Squares whose Blips will be Decoys. */
export function emptySquares(layout: Layout): number {
  return SQUARES.filter((square) => unitsOn(layout, square).length === 0).length
}

/** What a unit is, told from its id. */
export function typeOf(unit: UnitId): UnitType {
  return UNITS.find((type) => sideOf(unit) !== null && unit.split('-')[1] === type) ?? 'tactical'
}

function changed(layout: Layout, squares: Layout['squares']): Layout {
  return { squares, past: [...layout.past, layout.squares] }
}
