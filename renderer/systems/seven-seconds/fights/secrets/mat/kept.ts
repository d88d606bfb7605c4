import type { KeptLayout } from '../../../../../../shared/systems/seven-seconds/contract/fights.ts'
import { SQUARES, type UnitId } from '../../../../../../shared/systems/seven-seconds/battle/words.ts'
import { UNITS, type UnitType } from '../../../../../../shared/systems/seven-seconds/words.ts'
import { filled, typeOf, type Layout } from './layout.ts'

/** So many units of a type. */
export interface Some {
  readonly type: UnitType
  readonly count: number
}

/** A kept layout laid out with the units at hand. */
export interface Fitted {
  readonly squares: { readonly square: number; readonly units: UnitId[] }[]
  /** What it wants and this squad does not have. */
  readonly missing: readonly Some[]
  /** What this squad has and it has no place for: that is left beside the mat. */
  readonly left: readonly Some[]
}

/** What stands where, by types: the next squad has other units. */
export function keptOf(layout: Layout): KeptLayout['squares'] {
  return filled(layout).map(({ square, units }) => ({ square, units: units.map(typeOf) }))
}

/** Gives each place of a kept layout the next unit of its type, square by square. */
export function fit(kept: KeptLayout['squares'], units: readonly UnitId[]): Fitted {
  const waiting = [...units]
  const missing: UnitType[] = []
  const squares = SQUARES.flatMap((square) => {
    const wanted = kept.find((one) => one.square === square)?.units ?? []
    const found = wanted.flatMap((type) => {
      const at = waiting.findIndex((unit) => typeOf(unit) === type)
      if (at === -1) missing.push(type)
      return at === -1 ? [] : waiting.splice(at, 1)
    })
    return found.length > 0 ? [{ square, units: found }] : []
  })
  return { squares, missing: counted(missing), left: counted(waiting.map(typeOf)) }
}

function counted(types: readonly UnitType[]): Some[] {
  return UNITS.map((type) => ({ type, count: types.filter((one) => one === type).length })).filter(
    ({ count }) => count > 0,
  )
}
