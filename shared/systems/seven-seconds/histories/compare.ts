import type { BattleView } from '../battle/view.ts'
import { isTrooper } from '../battle/state/look.ts'
import { OBJECTIVES, SIDES, sideOf, type Side, type TargetId } from '../battle/words.ts'

/** What differs between two moments of a battle, as one watcher sees them. */
export type Difference =
  | { readonly of: 'round'; readonly then: number; readonly now: number }
  | { readonly of: 'lost'; readonly side: Side; readonly then: number; readonly now: number }
  /** Victory Points; null before they are counted. */
  | {
      readonly of: 'points'
      readonly side: Side
      readonly then: number | null
      readonly now: number | null
    }
  | { readonly of: 'objective'; readonly id: TargetId; readonly then: Holding; readonly now: Holding }
  | { readonly of: 'where'; readonly id: TargetId; readonly then: Where; readonly now: Where }
  | { readonly of: 'counters'; readonly id: TargetId; readonly then: number; readonly now: number }
  | {
      readonly of: 'damaged' | 'stunned' | 'jamming'
      readonly id: TargetId
      readonly then: boolean
      readonly now: boolean
    }

/** `none` is not there: a Blip that was turned over, a unit that nobody has seen. */
export type Where = 'none' | 'hidden' | 'table' | 'destroyed'
/** Who Secured it; an Objective that is not placed yet is `none`. */
export type Holding = Side | 'contested' | 'destroyed' | 'none'

type Piece = Readonly<{
  where: Where
  counters: number
  damaged: boolean
  stunned: boolean
  jamming: boolean
}>

const NOTHING: Piece = { where: 'none', counters: 0, damaged: false, stunned: false, jamming: false }

/** What differs, the largest first: Victory Points, losses, Objectives, who is where, then what lies on them. */
export function differences(then: BattleView, now: BattleView): readonly Difference[] {
  const before = piecesOf(then)
  const after = piecesOf(now)
  const ids = [...new Set([...after.keys(), ...before.keys()])]
  const found: Difference[] = []
  if (then.round !== now.round) found.push({ of: 'round', then: then.round, now: now.round })
  for (const side of SIDES) {
    const points = { then: then.score?.[side].total ?? null, now: now.score?.[side].total ?? null }
    if (points.then !== points.now) found.push({ of: 'points', side, ...points })
  }
  for (const side of SIDES) {
    const lost = { then: lostBy(then, side), now: lostBy(now, side) }
    if (lost.then !== lost.now) found.push({ of: 'lost', side, ...lost })
  }
  for (const id of OBJECTIVES) {
    const held = { then: holdingOf(then, id), now: holdingOf(now, id) }
    if (held.then !== held.now) found.push({ of: 'objective', id, ...held })
  }
  for (const id of ids) {
    const where = { then: (before.get(id) ?? NOTHING).where, now: (after.get(id) ?? NOTHING).where }
    if (sideOf(id) !== null && where.then !== where.now) found.push({ of: 'where', id, ...where })
  }
  for (const id of ids) {
    const [was, is] = [before.get(id) ?? NOTHING, after.get(id) ?? NOTHING]
    // Who is gone has nothing left that could differ.
    if (is.where === 'destroyed' || is.where === 'none') continue
    if (was.counters !== is.counters) found.push({ of: 'counters', id, then: was.counters, now: is.counters })
    for (const of of ['damaged', 'stunned', 'jamming'] as const)
      if (was[of] !== is[of]) found.push({ of, id, then: was[of], now: is[of] })
  }
  return found
}

function piecesOf({ units, blips, objectives, grounds }: BattleView): Map<TargetId, Piece> {
  const pieces = new Map<TargetId, Piece>()
  for (const unit of units) {
    const where = unit.where === 'holding-area' ? 'hidden' : unit.where
    pieces.set(unit.id, { ...unit, where })
  }
  for (const { id } of blips) pieces.set(id, { ...NOTHING, where: 'table' })
  for (const id of OBJECTIVES) {
    const counters = objectives[id]?.counters
    if (counters !== undefined) pieces.set(id, { ...NOTHING, where: 'table', counters })
  }
  for (const [id, counters] of Object.entries(grounds))
    pieces.set(id, { ...NOTHING, where: 'table', counters })
  return pieces
}

function lostBy({ units }: BattleView, side: Side): number {
  return units.filter((unit) => unit.side === side && unit.where === 'destroyed' && isTrooper(unit.type))
    .length
}

function holdingOf({ objectives }: BattleView, id: (typeof OBJECTIVES)[number]): Holding {
  const found = objectives[id]
  if (!found) return 'none'
  return found.destroyed ? 'destroyed' : (found.holder ?? 'contested')
}
