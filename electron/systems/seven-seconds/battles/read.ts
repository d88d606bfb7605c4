import {
  resultSchema,
  sideSchema,
  type BattleSide,
  type KnownResult,
} from '../../../../shared/systems/seven-seconds/campaign/documents.ts'
import type { battles, battleSides } from '../../../database/schema.ts'

type SideRow = typeof battleSides.$inferSelect

/** What was reported of a side, out of its row and what it lost. */
export function sideOf(row: SideRow, lost: Readonly<Record<string, number>>): BattleSide {
  const { participantId: participant, roleDie, victoryPoints, controlsTable } = row
  const role = row.role === 'encounter' ? null : row.role
  return sideSchema.parse({ participant, role, roleDie, victoryPoints, controlsTable, lost })
}

/** How a battle ended, where only that is known; null where the Victory Points tell it. */
export function resultOf(
  { resultWinner: winner, resultMargin: margin }: typeof battles.$inferSelect,
  sides: readonly SideRow[],
): KnownResult | null {
  if (margin === null) return null
  const met = sides.some(({ role }) => role === 'encounter') ? { encounter: true } : {}
  return resultSchema.parse({ winner, margin, ...met })
}
