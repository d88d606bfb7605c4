import { isRefusal } from '../../../../../../shared/problem.ts'
import type { Sighting } from '../../../../../../shared/systems/seven-seconds/arguments.ts'
import {
  countersFromPool,
  spendPool,
  targetingPrice,
  type TargetingPrice,
} from '../../../../../../shared/systems/seven-seconds/targeting.ts'
import { rowsOf, type Draft, type Row } from './forms.ts'
import { inchesOf } from '../../../../../ui/fields/decimal.ts'
import { sightingOf } from './odds.ts'
import type { Table } from './table.ts'

/** What the points of a Sensor Pool buy of the targets that are named (p.19). */

/** What was measured of a target; drones have no facing. Null until it is. */
function seen(row: Row, table: Table): Sighting | null {
  const sighting = sightingOf(row, table)
  const { acting, profile } = table
  const faces = acting !== null && profile(acting).robotics === null
  return sighting && { ...sighting, outOfArc: sighting.outOfArc && faces }
}

/** What a Target Counter costs on it; null where it cannot be targeted or is not measured. */
export function priceOf(row: Row, table: Table): TargetingPrice | 'blocked' | null {
  const sighting = seen(row, table)
  return sighting && (targetingPrice(sighting) ?? 'blocked')
}

function pointsOf({ activation }: Table): number {
  return activation?.pending?.kind === 'pool' ? activation.pending.points : 0
}

/** Target Counters where nothing is typed: all that the points buy of a single target, one of each of several. */
export function usualCounters(row: Row, rows: readonly Row[], table: Table): string {
  if (rows.length !== 1) return '1'
  const sighting = seen(row, table)
  return sighting ? String(countersFromPool(pointsOf(table), sighting)) : ''
}

/** The draft with those numbers in it. */
export function withUsualCounters(draft: Draft, table: Table): Draft {
  if (draft.wishes === undefined) return draft
  const rows = rowsOf(draft.wishes)
  const wishes = rows.map((row) =>
    row.counters === '' ? { ...row, counters: usualCounters(row, rows, table) } : row,
  )
  return { ...draft, wishes }
}

/** Points that are left when all is spent; null where too many are, or something is not measured. */
export function pointsLeft(draft: Draft, table: Table): number | null {
  const wishes = rowsOf(withUsualCounters(draft, table).wishes).flatMap((row) => {
    const sighting = seen(row, table)
    const counters = typeof row.counters === 'string' ? inchesOf(row.counters) : null
    return sighting && typeof counters === 'number' && Number.isInteger(counters)
      ? [{ ...sighting, counters }]
      : []
  })
  const answer = spendPool(pointsOf(table), wishes)
  return isRefusal(answer) ? null : answer.left
}
