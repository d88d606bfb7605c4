import { and, asc, count, desc, eq, gt, inArray, isNotNull, lte, max, ne, sql, type SQL } from 'drizzle-orm'
import { TRASH_DAYS, type trashCalls } from '../../shared/contract/trash.ts'
import { problem, type Refusal } from '../../shared/problem.ts'
import {
  battles,
  campaigns,
  decorations,
  documents,
  factions,
  fights,
  participants,
  undoRows,
  undoSteps,
} from '../database/schema.ts'
import type { Store, Tables } from '../database/store.ts'
import { LOGGED } from '../games.ts'
import type { HandlersOf } from '../handlers.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** What was thrown away at this moment or before is kept no longer. */
export function noLongerKept(now: number): string {
  return new Date(now - TRASH_DAYS * DAY_MS).toISOString()
}

/** Until when it can be put back. */
export function keptUntil(deletedAt: string): string {
  return new Date(Date.parse(deletedAt) + TRASH_DAYS * DAY_MS).toISOString()
}

/** Campaigns in the trash, with all their rows where they were (docs/adr/0016). `now` gives the moment in milliseconds. */
export function campaignTrash(store: Store, now: () => number): HandlersOf<typeof trashCalls> {
  const { tables, undo } = store
  const isKept = (): SQL => gt(campaigns.deletedAt, noLongerKept(now()))
  /** In a transaction of its own; false once nothing is left. */
  const clearPart = (id: string): boolean => {
    let more = false
    store.keep(() => {
      more = clearSome(tables, id)
    })
    return more
  }
  const find = (id: string) =>
    tables
      .select({ id: campaigns.id, name: campaigns.name })
      .from(campaigns)
      .where(and(eq(campaigns.id, id), isKept()))
      .get()

  return {
    'trash.campaigns': () => {
      const { id, name, sample, state, deletedAt } = campaigns
      return tables
        .select({ id, name, sample, state, deletedAt })
        .from(campaigns)
        .where(isKept())
        .orderBy(desc(deletedAt), desc(id))
        .all()
        .map((row) => {
          const since = row.deletedAt ?? ''
          return { ...row, ...told(tables, row.id), deletedAt: since, until: keptUntil(since) }
        })
    },

    'trash.restoreCampaign': ({ id }) => {
      const campaign = find(id)
      if (!campaign) return notInTrash()
      undo.belongsTo(campaign)
      tables.update(campaigns).set({ deletedAt: null }).where(eq(campaigns.id, id)).run()
      return {}
    },

    'trash.removeCampaign': ({ id }) => {
      if (!find(id)) return notInTrash()
      giveUp(store, id)
      return {}
    },

    'trash.clear': () => {
      const due = tables
        .select({ id: campaigns.id })
        .from(campaigns)
        .where(lte(campaigns.deletedAt, noLongerKept(now())))
        .all()
      const until = performance.now() + AT_ONCE_MS
      for (const [done, { id }] of due.entries()) {
        store.keep(() => giveUp(store, id))
        while (clearPart(id)) if (performance.now() > until) return { left: due.length - done }
      }
      return { left: 0 }
    },
  }
}

/** What the list says of it, without reading it: also of one that cannot be read. A log's battles are its fights. */
function told(tables: Tables, campaign: string): { battles: number; fighting: string[] } {
  const entered = tables.select({ of: count() }).from(battles).where(eq(battles.campaignId, campaign)).get()
  const logged = tables
    .select({ of: count() })
    .from(fights)
    .where(and(eq(fights.campaignId, campaign), inArray(fights.system, LOGGED)))
    .get()
  const taking = tables
    .select({ name: factions.shortName })
    .from(participants)
    .innerJoin(factions, eq(factions.id, participants.factionId))
    .where(eq(participants.campaignId, campaign))
    .orderBy(asc(participants.place))
    .all()
  const own = tables
    .select({ name: documents.name })
    .from(documents)
    .where(
      and(
        eq(documents.campaignId, campaign),
        isNotNull(documents.lookDocument),
        ne(documents.state, 'trash'),
      ),
    )
    .orderBy(asc(documents.id))
    .all()
  const fighting = [...taking, ...own].map(({ name }) => name)
  return { battles: (entered?.of ?? 0) + (logged?.of ?? 0), fighting }
}

/**
 * From now on it is nowhere to be put back from, neither the trash nor undo: the steps up to the last one that
 * touched it are forgotten, since a step can only be undone after all those that came later.
 */
function giveUp({ tables, undo }: Store, campaign: string): void {
  tables.update(campaigns).set({ deletedAt: '' }).where(eq(campaigns.id, campaign)).run()
  const own = tables
    .select({ last: max(undoSteps.id) })
    .from(undoSteps)
    .where(eq(undoSteps.campaignId, campaign))
    .get()
  // Whoever serves in all campaigns was there too, and can have been removed since.
  const fought = tables.select({ id: battles.id }).from(battles).where(eq(battles.campaignId, campaign))
  const served = tables
    .select({ last: max(undoRows.stepId) })
    .from(undoRows)
    .where(
      and(
        inArray(undoRows.tableName, ['service', 'decorations']),
        inArray(sql`json_extract(coalesce(${undoRows.after}, ${undoRows.before}), '$.battle_id')`, fought),
      ),
    )
    .get()
  const last = Math.max(own?.last ?? 0, served?.last ?? 0)
  undo.forgetUpTo(last)
}

/** Half a million events are cleared for so long before the next question may be answered. */
const AT_ONCE_MS = 40
const FIGHTS_AT_ONCE = 4
const BATTLES_AT_ONCE = 50

/** Clears some of a campaign that was given up; false once nothing is left of it. */
function clearSome(tables: Tables, campaign: string): boolean {
  const some = tables
    .select({ id: fights.id })
    .from(fights)
    .where(eq(fights.campaignId, campaign))
    .limit(FIGHTS_AT_ONCE)
  if (tables.delete(fights).where(inArray(fights.id, some)).run().changes > 0) return true
  const fought = tables
    .select({ id: battles.id })
    .from(battles)
    .where(eq(battles.campaignId, campaign))
    .limit(BATTLES_AT_ONCE)
  tables.delete(decorations).where(inArray(decorations.battleId, fought)).run()
  if (tables.delete(battles).where(inArray(battles.id, fought)).run().changes > 0) return true
  tables.delete(campaigns).where(eq(campaigns.id, campaign)).run()
  return false
}

function notInTrash(): Refusal {
  const message =
    'This campaign is no longer in the trash. It may have been put back already: look at the campaigns.'
  return { problem: problem('trash/campaign-gone', message) }
}
