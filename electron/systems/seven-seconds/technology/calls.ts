import { eq, inArray, max } from 'drizzle-orm'
import { v7 as uuid } from 'uuid'
import type { technologyCalls } from '../../../../shared/systems/seven-seconds/contract/technology.ts'
import { basketProblem, tellBasket } from '../../../../shared/systems/seven-seconds/campaign/basket.ts'
import { checkTakeBack } from '../../../../shared/systems/seven-seconds/campaign/take-back.ts'
import { accountOf, factsOf, loadCampaign } from '../campaigns/facts.ts'
import { participants, techPurchases } from '../../../database/schema.ts'
import type { Store } from '../../../database/store.ts'
import { gone, type HandlersOf } from '../../../handlers.ts'

/** Buying technology and taking it back: prices and limits are the game's, worked out from the facts anew. */
export function technologyHandlers({ tables, undo }: Store): HandlersOf<typeof technologyCalls> {
  const campaignOf = (participant: string) => {
    const row = tables.select().from(participants).where(eq(participants.id, participant)).get()
    return row ? loadCampaign(tables, row.campaignId) : null
  }

  return {
    'technology.buy': ({ participant, steps }) => {
      const campaign = campaignOf(participant)
      if (!campaign) return gone('participant')
      const standing = accountOf(campaign).standings.find((row) => row.participant === participant)
      if (!standing) return gone('participant')
      const buyer = { tech: standing.tech, inHand: standing.techPoints.inHand, rivals: standing.rivals }
      const problem = basketProblem(tellBasket(buyer, steps))
      if (problem) return { problem }
      undo.belongsTo(campaign)
      const latest = tables
        .select({ sequence: max(techPurchases.sequence) })
        .from(techPurchases)
        .get()
      const rows = steps.map(({ rating, stat }, place) => ({
        id: uuid(),
        participantId: participant,
        afterNumber: campaign.battles.at(-1)?.number ?? 0,
        sequence: (latest?.sequence ?? 0) + 1 + place,
        rating,
        stat,
        createdAt: new Date().toISOString(),
      }))
      tables.insert(techPurchases).values(rows).run()
      return { ids: rows.map(({ id }) => id) }
    },

    'technology.takeBack': ({ ids }) => {
      const [first = ''] = ids
      const row = tables.select().from(techPurchases).where(eq(techPurchases.id, first)).get()
      const campaign = row ? campaignOf(row.participantId) : null
      if (!campaign) return gone('purchase')
      const problem = checkTakeBack(factsOf(campaign), ids)
      if (problem) return { problem }
      undo.belongsTo(campaign)
      tables.delete(techPurchases).where(inArray(techPurchases.id, ids)).run()
      return {}
    },
  }
}
