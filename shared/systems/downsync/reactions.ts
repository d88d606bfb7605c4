import { requireCount, requireModifier, requireObject } from '../arguments.ts'
import { EXTRA_REACTOR } from './data/rolls.ts'
import { keptOf } from './rolls.ts'

/** Who comes first in a Reaction Engagement, and what it costs to come. */

/** What lies beside a Unit: cards take a die beyond none of its faces (lines 619, 677). */
export const onDie = (number: number): number => Math.min(FACES.most, Math.max(FACES.least, number))
const FACES = { least: 1, most: 6 } as const

/**
 * The chance that a Unit of the active side acts before one of the other, each with so many Advantages and what cards add
 * to its number: a tie is the active side’s. Source: lines 617, 629–635, 677.
 */
export function firstOdds(q: {
  readonly active: number
  readonly other: number
  readonly activeAdd?: number
  readonly otherAdd?: number
}): number {
  requireObject('first', q)
  const { activeAdd = 0, otherAdd = 0 } = q
  requireCount('active', q.active)
  requireCount('other', q.other)
  requireModifier('activeAdd', activeAdd)
  requireModifier('otherAdd', otherAdd)
  const active = keptOf(1, q.active)
  const other = keptOf(1, q.other)
  let first = 0
  for (const [face, ways] of active.ways)
    for (const [shown, against] of other.ways)
      if (onDie(face + activeAdd) >= onDie(shown + otherAdd)) first += ways * against
  return first / (active.all * other.all)
}

/** Command Points for so many reacting Units: one for each beyond the active side’s. Source: lines 605–609; R13. */
export function reactionCost(q: { readonly activeUnits: number; readonly reacting: number }): number {
  requireObject('reaction', q)
  requireCount('activeUnits', q.activeUnits)
  requireCount('reacting', q.reacting)
  return Math.max(0, q.reacting - q.activeUnits) * EXTRA_REACTOR.commandPoints
}
