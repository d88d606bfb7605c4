import { and, eq, inArray, isNotNull, ne, type SQL } from 'drizzle-orm'
import type { Lead } from '../../shared/contract/players.ts'
import { ofCampaignThere } from '../campaigns/there.ts'
import { campaigns, documents } from '../database/schema.ts'
import type { Tables } from '../database/store.ts'
import { keptKinds } from '../plays.ts'
import type { Leading } from '../people/players.ts'
import { toldOf } from './stored.ts'

/** As long as a short name can be. */
const SHORT = 24

/** What people lead of a game that keeps documents: those that go on from battle to battle. */
export function keptLeading(system: string): Leading {
  const kinds = keptKinds(system).flatMap(({ kind, goesOn }) => (goesOn === null ? [] : [kind]))
  const there = (tables: Tables): SQL | undefined =>
    and(
      eq(documents.system, system),
      inArray(documents.kind, kinds),
      ne(documents.state, 'trash'),
      ofCampaignThere(tables, documents.campaignId),
    )

  function leads(tables: Tables): ReadonlyMap<string, readonly Omit<Lead, 'system'>[]> {
    const all = new Map<string, Omit<Lead, 'system'>[]>()
    const rows = tables
      .select({ row: documents, campaign: { id: campaigns.id, name: campaigns.name } })
      .from(documents)
      .leftJoin(campaigns, eq(campaigns.id, documents.campaignId))
      .where(and(there(tables), isNotNull(documents.playerId)))
      .all()
    for (const { row, campaign } of rows) {
      if (row.playerId === null) continue
      const { id, name, look } = toldOf(row)
      const faction = { id, name, shortName: name.slice(0, SHORT), sample: null, look }
      const before = all.get(row.playerId) ?? []
      all.set(row.playerId, [
        ...before,
        { kind: row.kind, faction, ledBy: true, campaigns: campaign ? [campaign] : [] },
      ])
    }
    return all
  }

  return {
    system,
    leads,
    mayLead: (tables) =>
      tables.select({ id: documents.id, name: documents.name }).from(documents).where(there(tables)).all(),
    lead: (tables, player, led) => {
      const own = tables
        .select({ id: documents.id })
        .from(documents)
        .where(and(there(tables), inArray(documents.id, [...led])))
        .all()
        .map(({ id }) => id)
      const before = tables
        .select({ id: documents.id })
        .from(documents)
        .where(and(there(tables), eq(documents.playerId, player)))
        .all()
      const left = before.map(({ id }) => id).filter((id) => !led.includes(id))
      tables.update(documents).set({ playerId: null }).where(inArray(documents.id, left)).run()
      tables.update(documents).set({ playerId: player }).where(inArray(documents.id, own)).run()
      return own
    },
  }
}
