import { eq } from 'drizzle-orm'
import { v7 as uuid } from 'uuid'
import type { fixtureCalls, Plan } from '../../../../shared/systems/seven-seconds/contract/campaigns.ts'
import { problem, type Problem } from '../../../../shared/problem.ts'
import { fixtures } from '../../../database/schema.ts'
import type { Store } from '../../../database/store.ts'
import { gone, type HandlersOf } from '../../../handlers.ts'
import { loadCampaign, type StoredCampaign } from './facts.ts'

/** Planning battles. Who fights, when and where may all be open still. */
export function fixtureHandlers({ tables, undo }: Store): HandlersOf<typeof fixtureCalls> {
  const campaignOf = (fixture: string): StoredCampaign | null => {
    const row = tables
      .select({ campaign: fixtures.campaignId })
      .from(fixtures)
      .where(eq(fixtures.id, fixture))
      .get()
    return row ? loadCampaign(tables, row.campaign) : null
  }

  return {
    'fixtures.plan': ({ campaign: campaignId, plan }) => {
      const campaign = loadCampaign(tables, campaignId)
      if (!campaign) return gone('campaign')
      const refused = check(campaign, plan)
      if (refused) return { problem: refused }
      undo.belongsTo(campaign)
      const id = uuid()
      const createdAt = new Date().toISOString()
      tables
        .insert(fixtures)
        .values({ id, campaignId, createdAt, ...columnsOf(plan) })
        .run()
      return { id }
    },

    'fixtures.change': ({ id, plan }) => {
      const campaign = campaignOf(id)
      if (!campaign) return gone('fixture')
      const refused = check(campaign, plan)
      if (refused) return { problem: refused }
      undo.belongsTo(campaign)
      tables.update(fixtures).set(columnsOf(plan)).where(eq(fixtures.id, id)).run()
      return {}
    },

    'fixtures.cancel': ({ id }) => {
      const campaign = campaignOf(id)
      if (!campaign) return gone('fixture')
      undo.belongsTo(campaign)
      tables.delete(fixtures).where(eq(fixtures.id, id)).run()
      return {}
    },
  }
}

function columnsOf({ sides: [participantA, participantB], fightsOn, place, note }: Plan) {
  return { participantA, participantB, fightsOn, place, note }
}

/** The first thing that keeps a battle from being planned so, or null. */
function check({ participants }: StoredCampaign, { sides: [a, b] }: Plan): Problem | null {
  for (const [place, side] of [a, b].entries()) {
    if (side === null || participants.some(({ id }) => id === side)) continue
    const message = 'Choose a faction of this campaign, or leave it open.'
    return problem('fixture/stranger', message, ['plan', 'sides', place])
  }
  if (a !== null && a === b) {
    const message = 'A faction cannot fight itself: choose another one for the second side, or leave it open.'
    return problem('fixture/same-faction', message, ['plan', 'sides', 1])
  }
  return null
}
