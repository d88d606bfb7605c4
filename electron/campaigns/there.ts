import { and, eq, inArray, isNotNull, isNull, or, type SQL } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { problem, type Refusal } from '../../shared/problem.ts'
import { battles, campaigns } from '../database/schema.ts'
import type { Tables } from '../database/store.ts'

/**
 * A campaign in the trash keeps all its rows, and only the trash finds them (docs/adr/0016). Whatever reads campaigns,
 * or rows that hang on one, without `loadCampaign` does it with these.
 */
export const isThere: SQL = isNull(campaigns.deletedAt)
export const isInTrash: SQL = isNotNull(campaigns.deletedAt)

/** A campaign's name; null when there is none, or it is in the trash. */
export function findCampaign(tables: Tables, id: string): { id: string; name: string } | null {
  const { name } = campaigns
  const there = and(eq(campaigns.id, id), isThere)
  return tables.select({ id: campaigns.id, name }).from(campaigns).where(there).get() ?? null
}

/** That the column names a campaign which is there, or none. */
export function ofCampaignThere(tables: Tables, column: SQLiteColumn): SQL | undefined {
  const there = tables.select({ id: campaigns.id }).from(campaigns).where(isThere)
  return or(isNull(column), inArray(column, there))
}

/** That the column names a battle of a campaign which is there, or none. */
export function ofBattleThere(tables: Tables, column: SQLiteColumn): SQL | undefined {
  const there = tables
    .select({ id: battles.id })
    .from(battles)
    .innerJoin(campaigns, eq(campaigns.id, battles.campaignId))
    .where(isThere)
  return or(isNull(column), inArray(column, there))
}

/** The campaign of a battle; null when that is in the trash, or there is no such battle. */
export function campaignOfBattle(tables: Tables, battle: string): { id: string; name: string } | null {
  const row = tables
    .select({ campaign: battles.campaignId })
    .from(battles)
    .where(eq(battles.id, battle))
    .get()
  return row ? findCampaign(tables, row.campaign) : null
}

/** What a campaign in the trash needs stays, so that it can be put back whole. */
export function neededInTrash(what: 'deck' | 'faction' | 'player', name: string): Refusal {
  const message = `A campaign in the trash needs ${name} should it be put back. Delete that campaign for good first.`
  return { problem: problem(`${what}/needed-in-trash`, message, [], { name }) }
}
