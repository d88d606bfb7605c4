import { inArray } from 'drizzle-orm'
import type { ThrownBattle } from '../../../../shared/systems/seven-seconds/contract/trash.ts'
import { resultOf, sideOf } from '../battles/read.ts'
import { troopers } from '../../../database/schema.ts'
import type { Tables } from '../../../database/store.ts'
import type { BattleRows } from './trash-rows.ts'

/** What a deleted battle was, out of the rows that are kept of it; people who are gone since are left out. */
export function lookAt(tables: Tables, rows: BattleRows): ThrownBattle {
  const [row] = rows.battles
  if (!row) throw new Error('Nothing of this battle is kept.')
  const { id, number, level, foughtOn, place, note } = row
  const [a, b] = rows.battleSides.toSorted((one, other) => one.place - other.place)
  if (!a || !b) throw new Error(`Battle ${id} does not have two sides.`)
  const result = resultOf(row, [a, b])
  const ids = rows.service.map(({ trooperId }) => trooperId)
  const named = tables
    .select({ id: troopers.id, name: troopers.name })
    .from(troopers)
    .where(inArray(troopers.id, ids))
    .all()
  const names = new Map(named.map((one) => [one.id, one.name]))
  return {
    battle: { id, number, level, foughtOn, place, note, result, sides: [told(rows, a), told(rows, b)] },
    people: rows.service.flatMap(({ trooperId, participantId: participant, fate }) => {
      const name = names.get(trooperId)
      return name === undefined ? [] : [{ name, participant, fate }]
    }),
  }
}

function told({ losses }: BattleRows, row: BattleRows['battleSides'][number]) {
  const lost = losses.flatMap(({ sideId, unit, count }) =>
    sideId === row.id ? [[unit, count] as const] : [],
  )
  return sideOf(row, Object.fromEntries(lost))
}
