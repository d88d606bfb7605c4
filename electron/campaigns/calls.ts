import { desc, eq } from 'drizzle-orm'
import type { campaignCalls, CampaignSummary } from '../../shared/contract/campaigns.ts'
import { problem, type Problem, type Refusal } from '../../shared/problem.ts'
import { campaigns } from '../database/schema.ts'
import type { Store, Tables } from '../database/store.ts'
import { gone, type HandlersOf } from '../handlers.ts'
import type { Log } from '../program/log.ts'
import { findCampaign, isThere } from './there.ts'

/** A campaign's line in the list of campaigns; null when it is not there. Throws where its rows do not fit. */
export type Summarise = (tables: Tables, campaign: string) => CampaignSummary | null

/**
 * Campaigns of all games: listed, named, put away and closed. Nothing of it changes what was fought: a finished one can
 * be opened again.
 */
export function campaignHandlers(
  { tables, undo }: Store,
  log: Log,
  summaries: Readonly<Record<string, Summarise>>,
): HandlersOf<typeof campaignCalls> {
  const { id, system, name, createdAt, state } = campaigns
  const set = (
    of: string,
    values: Partial<typeof campaigns.$inferInsert>,
  ): Record<string, never> | Refusal => {
    const campaign = findCampaign(tables, of)
    if (!campaign) return gone('campaign')
    tables.update(campaigns).set(values).where(eq(id, of)).run()
    undo.belongsTo({ ...campaign, name: values.name ?? campaign.name })
    return {}
  }

  return {
    'campaigns.list': () =>
      tables
        .select({ id, system, name, createdAt, state })
        .from(campaigns)
        .where(isThere)
        // Ids are UUIDv7: the newest campaign first.
        .orderBy(desc(id))
        .all()
        .flatMap((row) => {
          try {
            const summarise = summaries[row.system]
            return summarise ? (summarise(tables, row.id) ?? []) : ofAnotherGame(row)
          } catch (error) {
            log.error(`The campaign ${row.id} cannot be read.`, error)
            return unreadable(row)
          }
        }),
    'campaigns.rename': ({ id: of, name: to }) => set(of, { name: to }),
    'campaigns.remove': ({ id: of }) => set(of, { deletedAt: new Date().toISOString() }),
    'campaigns.archive': ({ id: of }) => set(of, { state: 'archived' }),
    'campaigns.restore': ({ id: of }) => set(of, { state: 'active' }),
    'campaigns.finish': ({ id: of, finishedOn, epilogue }) => set(of, { finishedOn, epilogue }),
    'campaigns.reopen': ({ id: of }) => set(of, { finishedOn: null }),
  }
}

type Row = Pick<CampaignSummary, 'id' | 'system' | 'name' | 'createdAt' | 'state'>

/** The line of a campaign whose rows do not fit: it must not keep the others from being listed. */
function unreadable(row: Row): CampaignSummary {
  const sentence = `${row.name} cannot be read: its data are damaged or from a newer Muster. The other campaigns are not affected.`
  return withoutMore(row, problem('campaign/unreadable', sentence, [], { name: row.name }))
}

function ofAnotherGame(row: Row): CampaignSummary {
  const { name, system } = row
  const sentence = `${name} is a campaign of ${system}, a game that this Muster does not know: open it with the newer one that made it. It is kept as it is.`
  return withoutMore(row, problem('campaign/unknown-game', sentence, [], { name, system }))
}

function withoutMore(row: Row, found: Problem): CampaignSummary {
  return {
    ...row,
    sample: false,
    finishedOn: null,
    startsOn: null,
    goal: null,
    battles: 0,
    participants: [],
    winner: null,
    problem: found,
  }
}
