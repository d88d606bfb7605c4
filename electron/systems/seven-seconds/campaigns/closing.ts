import { eq } from 'drizzle-orm'
import type { campaignCalls } from '../../../../shared/contract/campaigns.ts'
import type { Refusal } from '../../../../shared/problem.ts'
import { campaigns } from '../../../database/schema.ts'
import type { Store } from '../../../database/store.ts'
import { gone, type HandlersOf } from '../../../handlers.ts'
import { findCampaign } from '../../../campaigns/there.ts'

type Closing = Pick<
  typeof campaignCalls,
  'campaigns.archive' | 'campaigns.restore' | 'campaigns.finish' | 'campaigns.reopen'
>

/** Putting a campaign away, and closing it. Neither changes what was fought: a finished one can be opened again. */
export function closingHandlers({ tables, undo }: Store): HandlersOf<Closing> {
  const set = (
    id: string,
    values: Partial<typeof campaigns.$inferInsert>,
  ): Record<string, never> | Refusal => {
    const campaign = findCampaign(tables, id)
    if (!campaign) return gone('campaign')
    undo.belongsTo(campaign)
    tables.update(campaigns).set(values).where(eq(campaigns.id, id)).run()
    return {}
  }

  return {
    'campaigns.archive': ({ id }) => set(id, { state: 'archived' }),
    'campaigns.restore': ({ id }) => set(id, { state: 'active' }),
    'campaigns.finish': ({ id, finishedOn, epilogue }) => set(id, { finishedOn, epilogue }),
    'campaigns.reopen': ({ id }) => set(id, { finishedOn: null }),
  }
}
