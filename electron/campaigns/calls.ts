import { desc, eq } from 'drizzle-orm'
import type { campaignCalls, CampaignSummary } from '../../shared/contract/campaigns.ts'
import { problem, type Refusal } from '../../shared/problem.ts'
import { campaigns } from '../database/schema.ts'
import type { Store, Tables } from '../database/store.ts'
import { gone, type HandlersOf } from '../handlers.ts'
import type { Log } from '../program/log.ts'
import { findCampaign, isThere } from './there.ts'

/** A campaign's line in the list, as its game tells it. */
type Summarise = (tables: Tables, campaign: string) => CampaignSummary | null

/**
 * Campaigns of all games: listed, named, put away and closed. Nothing of it changes what was fought: a finished one can
 * be opened again.
 */
export function campaignHandlers(
  { tables, undo }: Store,
  log: Log,
  summarise: Summarise,
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
            return summarise(tables, row.id) ?? []
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

/** The line of a campaign whose rows do not fit: it must not keep the others from being listed. */
function unreadable({
  id,
  system,
  name,
  createdAt,
  state,
}: Pick<CampaignSummary, 'id' | 'system' | 'name' | 'createdAt' | 'state'>): CampaignSummary {
  const sentence = `${name} cannot be read: its data are damaged or from a newer Muster. The other campaigns are not affected.`
  return {
    id,
    system,
    name,
    createdAt,
    sample: false,
    state,
    finishedOn: null,
    startsOn: null,
    pointsToWin: 0,
    battles: 0,
    participants: [],
    winner: null,
    problem: problem('campaign/unreadable', sentence, [], { name }),
  }
}
