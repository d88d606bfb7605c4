import { inArray } from 'drizzle-orm'
import type { ThrownBattle } from '../../shared/contract/trash.ts'
import { resultSchema, sideSchema } from '../../shared/systems/seven-seconds/campaign/documents.ts'
import { troopers } from '../database/schema.ts'
import type { Tables } from '../database/store.ts'
import type { BattleRows } from './trash-rows.ts'

/** What a deleted battle was, out of the rows that are kept of it; people who are gone since are left out. */
export function lookAt(tables: Tables, rows: BattleRows): ThrownBattle {
  const [row] = rows.battles
  if (!row) throw new Error('Nothing of this battle is kept.')
  const { id, number, level, foughtOn, place, note, resultWinner: winner, resultMargin: margin } = row
  const [a, b] = rows.battleSides
    .toSorted((one, other) => one.place - other.place)
    .map((side) => sideOf(rows, side))
  if (!a || !b) throw new Error(`Battle ${id} does not have two sides.`)
  const result = margin === null ? null : resultSchema.parse({ winner, margin })
  const ids = rows.service.map(({ trooperId }) => trooperId)
  const named = tables
    .select({ id: troopers.id, name: troopers.name })
    .from(troopers)
    .where(inArray(troopers.id, ids))
    .all()
  const names = new Map(named.map((one) => [one.id, one.name]))
  return {
    battle: { id, number, level, foughtOn, place, note, result, sides: [a, b] },
    people: rows.service.flatMap(({ trooperId, participantId: participant, fate }) => {
      const name = names.get(trooperId)
      return name === undefined ? [] : [{ name, participant, fate }]
    }),
  }
}

function sideOf({ losses }: BattleRows, row: BattleRows['battleSides'][number]) {
  const { id, participantId: participant, role, roleDie, victoryPoints, controlsTable } = row
  const lost = Object.fromEntries(
    losses.flatMap(({ sideId, unit, count }) => (sideId === id ? [[unit, count]] : [])),
  )
  return sideSchema.parse({ participant, role, roleDie, victoryPoints, controlsTable, lost })
}
