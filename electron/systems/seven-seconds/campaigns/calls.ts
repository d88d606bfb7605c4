import { desc, eq } from 'drizzle-orm'
import type { campaignCalls } from '../../../../shared/contract/campaigns.ts'
import { campaigns } from '../../../database/schema.ts'
import type { Store } from '../../../database/store.ts'
import { gone, type HandlersOf } from '../../../handlers.ts'
import type { Log } from '../../../program/log.ts'
import { changeCampaign } from './change.ts'
import { accountOf, loadCampaign } from './facts.ts'
import { closingHandlers } from './closing.ts'
import { startCampaign } from './start.ts'
import { summarise, unreadable } from './summary.ts'
import { findCampaign, isThere } from '../../../campaigns/there.ts'
import { forgetUsual, keepUsual, prepare } from './usual.ts'

export function campaignHandlers(store: Store, log: Log): HandlersOf<typeof campaignCalls> {
  const { tables, undo } = store
  return {
    'campaigns.list': () =>
      tables
        .select({
          id: campaigns.id,
          name: campaigns.name,
          createdAt: campaigns.createdAt,
          state: campaigns.state,
        })
        .from(campaigns)
        .where(isThere)
        // Ids are UUIDv7: the newest campaign first.
        .orderBy(desc(campaigns.id))
        .all()
        .flatMap((row) => {
          try {
            return summarise(loadCampaign(tables, row.id))
          } catch (error) {
            log.error(`The campaign ${row.id} cannot be read.`, error)
            return [unreadable(row)]
          }
        }),

    'campaigns.view': ({ id }) => {
      const campaign = loadCampaign(tables, id)
      if (!campaign) return gone('campaign')
      return { ...campaign, account: accountOf(campaign) }
    },

    'campaigns.start': (input) => startCampaign(store, { ...input, sample: false }),

    'campaigns.change': (input) => changeCampaign(store, input),

    'campaigns.prepare': () => prepare(tables, log),
    'campaigns.keepUsual': (input) => keepUsual(store, input),
    'campaigns.forgetUsual': () => forgetUsual(store),

    'campaigns.rename': ({ id, name }) => {
      if (!findCampaign(tables, id)) return gone('campaign')
      tables.update(campaigns).set({ name }).where(eq(campaigns.id, id)).run()
      undo.belongsTo({ id, name })
      return {}
    },

    'campaigns.remove': ({ id }) => {
      const campaign = findCampaign(tables, id)
      if (!campaign) return gone('campaign')
      const deletedAt = new Date().toISOString()
      tables.update(campaigns).set({ deletedAt }).where(eq(campaigns.id, id)).run()
      undo.belongsTo(campaign)
      return {}
    },

    ...closingHandlers(store),
  }
}
