import { eq, max } from 'drizzle-orm'
import { v7 as uuid } from 'uuid'
import type { technologyCalls } from '../../shared/contract/technology.ts'
import { problem, type Problem } from '../../shared/problem.ts'
import { systems } from '../../shared/systems/registry.ts'
import { RATING_NAMES, STAT_NAMES } from '../../shared/systems/seven-seconds/words.ts'
import { accountOf, loadCampaign, type StoredCampaign } from '../campaigns/facts.ts'
import { participants, techPurchases } from '../database/schema.ts'
import type { Store } from '../database/store.ts'
import { gone, type HandlersOf } from '../handlers.ts'

export function technologyHandlers({ tables, undo }: Store): HandlersOf<typeof technologyCalls> {
  const campaignOf = (participant: string) => {
    const row = tables.select().from(participants).where(eq(participants.id, participant)).get()
    return row ? loadCampaign(tables, row.campaignId) : null
  }

  return {
    'technology.buy': ({ participant, rating, stat }) => {
      const campaign = campaignOf(participant)
      if (!campaign) return gone('participant')
      const standing = accountOf(campaign).standings.find((row) => row.participant === participant)
      if (!standing) return gone('participant')
      const buyer = { tech: standing.tech, inHand: standing.techPoints.inHand, rivals: standing.rivals }
      const offer = systems[campaign.system].campaigns.techOffer(buyer, rating, stat)
      if (offer.problem) return { problem: offer.problem }
      undo.belongsTo(campaign)
      const id = uuid()
      const latest = tables
        .select({ sequence: max(techPurchases.sequence) })
        .from(techPurchases)
        .get()
      tables
        .insert(techPurchases)
        .values({
          id,
          participantId: participant,
          afterNumber: campaign.battles.at(-1)?.number ?? 0,
          sequence: (latest?.sequence ?? 0) + 1,
          rating,
          stat,
          createdAt: new Date().toISOString(),
        })
        .run()
      return { id }
    },

    'technology.takeBack': ({ id }) => {
      const row = tables.select().from(techPurchases).where(eq(techPurchases.id, id)).get()
      const campaign = row ? campaignOf(row.participantId) : null
      if (!campaign) return gone('purchase')
      const purchase = accountOf(campaign).purchases.find((one) => one.id === id)
      if (!purchase) return gone('purchase')
      if (!purchase.fresh && !purchase.problem) {
        return {
          problem: problem(
            'tech/used-in-battle',
            'A battle has been fought with this technology, so it can no longer be taken back.',
          ),
        }
      }
      const needed = neededBy(campaign, id)
      if (needed) return { problem: needed }
      undo.belongsTo(campaign)
      tables.delete(techPurchases).where(eq(techPurchases.id, id)).run()
      return {}
    },
  }
}

/** A later step that would not stand without this one, such as a 3rd rate step up to a raised 2nd rate. */
function neededBy(campaign: StoredCampaign, id: string): Problem | null {
  const good = new Set(accountOf(campaign).purchases.flatMap((one) => (one.problem === null ? [one.id] : [])))
  const without = { ...campaign, purchases: campaign.purchases.filter((one) => one.id !== id) }
  const broken = accountOf(without).purchases.find((one) => one.problem !== null && good.has(one.id))
  if (!broken) return null
  const step = `${RATING_NAMES[broken.rating]} ${STAT_NAMES[broken.stat]}`
  return problem(
    'tech/needed',
    `${step} was raised on the strength of this step: take that back first.`,
    [],
    {
      rating: broken.rating,
      stat: broken.stat,
    },
  )
}
