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

/** What people lead of a game that keeps documents: those that go on from battle to battle, and forces with a look. */
export function keptLeading(system: string): Leading {
  const { id, name, kind } = documents
  const isLed = (one: { readonly kind: string }): boolean =>
    keptKinds(system).some(
      (known) => known.kind === one.kind && (known.goesOn !== null || known.sampleLook !== undefined),
    )
  /** Those of its documents that are led; where there are none, nothing of the game is asked. */
  const there = (tables: Tables, which?: SQL): { readonly id: string; readonly name: string }[] =>
    tables
      .select({ id, name, kind })
      .from(documents)
      .where(and(isThere(tables), which))
      .all()
      .filter(isLed)
  const isThere = (tables: Tables): SQL | undefined =>
    and(
      eq(documents.system, system),
      ne(documents.state, 'trash'),
      ofCampaignThere(tables, documents.campaignId),
    )

  function leads(tables: Tables): ReadonlyMap<string, readonly Omit<Lead, 'system'>[]> {
    const all = new Map<string, Omit<Lead, 'system'>[]>()
    const rows = tables
      .select({ row: documents, campaign: { id: campaigns.id, name: campaigns.name } })
      .from(documents)
      .leftJoin(campaigns, eq(campaigns.id, documents.campaignId))
      .where(and(isThere(tables), isNotNull(documents.playerId)))
      .all()
      .filter(({ row }) => isLed(row))
    for (const { row, campaign } of rows) {
      if (row.playerId === null) continue
      const { id: own, name: called, look } = toldOf(row)
      const faction = { id: own, name: called, shortName: called.slice(0, SHORT), sample: null, look }
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
    mayLead: (tables) => there(tables).map((one) => ({ id: one.id, name: one.name })),
    lead: (tables, player, led) => {
      const own = there(tables, inArray(id, [...led])).map((one) => one.id)
      const before = there(tables, eq(documents.playerId, player)).map((one) => one.id)
      const left = before.filter((one) => !led.includes(one))
      tables.update(documents).set({ playerId: null }).where(inArray(documents.id, left)).run()
      tables.update(documents).set({ playerId: player }).where(inArray(documents.id, own)).run()
      return own
    },
  }
}
