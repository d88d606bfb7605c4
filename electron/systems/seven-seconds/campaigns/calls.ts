import { eq } from 'drizzle-orm'
import type { campaignCalls } from '../../../../shared/systems/seven-seconds/contract/campaigns.ts'
import { rulesKind } from '../../../../shared/systems/seven-seconds/house-rules/kept.ts'
import { campaigns } from '../../../database/schema.ts'
import type { Store } from '../../../database/store.ts'
import { gone, type HandlersOf } from '../../../handlers.ts'
import type { Log } from '../../../program/log.ts'
import { changeCampaign } from './change.ts'
import { accountOf, loadCampaign } from './facts.ts'
import { startCampaign } from './start.ts'
import { forgetUsual, keepUsual, prepare } from './usual.ts'

export function campaignHandlers(store: Store, log: Log): HandlersOf<typeof campaignCalls> {
  const { tables, undo } = store
  return {
    'campaigns.view': ({ id }) => {
      const campaign = loadCampaign(tables, id)
      if (!campaign) return gone('campaign')
      return { ...campaign, account: accountOf(campaign) }
    },

    'campaigns.start': (input) => startCampaign(store, { ...input, sample: false }),

    'campaigns.change': (input) => changeCampaign(store, input),

    'campaigns.takeRules': ({ id }) => {
      const campaign = loadCampaign(tables, id)
      if (!campaign) return gone('campaign')
      undo.belongsTo(campaign)
      const rules = { rulesVersion: rulesKind.version, rulesDocument: campaign.rules }
      tables.update(campaigns).set(rules).where(eq(campaigns.id, id)).run()
      return {}
    },

    'campaigns.prepare': () => prepare(tables, log),
    'campaigns.keepUsual': (input) => keepUsual(store, input),
    'campaigns.forgetUsual': () => forgetUsual(store),
  }
}
