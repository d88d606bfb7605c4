import { eq } from 'drizzle-orm'
import type { Refusal } from '../../shared/problem.ts'
import { isRefusal } from '../../shared/problem.ts'
import type { BattleSide } from '../../shared/systems/seven-seconds/campaign/documents.ts'
import { NO_OPENING, rulesFor } from '../../shared/systems/seven-seconds/campaign/rules.ts'
import { insertBattle } from '../battles/write.ts'
import { v7 as uuid } from 'uuid'
import { campaigns, participants, techPurchases } from '../database/schema.ts'
import type { Store } from '../database/store.ts'
import { SAMPLE_BATTLES, SAMPLE_CAMPAIGN, type SampleSide } from './sample-story.ts'
import { startCampaign } from './start.ts'

/** Opens the sample campaign; where there is none, it is played into the database from its story. */
export function openSample(store: Store): { id: string } | Refusal {
  const known = store.tables
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(eq(campaigns.sample, true))
    .get()
  if (known) return known
  const started = startCampaign(store, {
    ...SAMPLE_CAMPAIGN,
    participants: SAMPLE_CAMPAIGN.participants.map((one) => ({
      ...one,
      opening: NO_OPENING,
      tech: null,
      rival: null,
    })),
    map: null,
    rules: rulesFor('medium'),
    sample: true,
  })
  if (isRefusal(started)) return started
  const { tables } = store
  const ids = tables
    .select({ id: participants.id })
    .from(participants)
    .where(eq(participants.campaignId, started.id))
    .orderBy(participants.place)
    .all()
    .map(({ id }) => id)
  let sequence = 0
  for (const [index, battle] of SAMPLE_BATTLES.entries()) {
    const sides: [BattleSide, BattleSide] = [toSide(battle.sides[0], ids), toSide(battle.sides[1], ids)]
    const { foughtOn, place, note } = battle
    const number = index + 1
    const report = { sides, foughtOn, place, note, result: null }
    insertBattle(tables, { id: uuid(), campaignId: started.id, number, report, level: 'record' })
    for (const { who, rating, stat } of battle.bought) {
      sequence += 1
      const createdAt = new Date().toISOString()
      const participantId = nth(ids, who)
      tables
        .insert(techPurchases)
        .values({ id: uuid(), participantId, afterNumber: number, sequence, rating, stat, createdAt })
        .run()
    }
  }
  return started
}

function toSide({ who, ...side }: SampleSide, ids: readonly string[]): BattleSide {
  return { participant: nth(ids, who), ...side }
}

function nth(ids: readonly string[], place: number): string {
  const id = ids[place]
  if (id === undefined) throw new RangeError(`The sample campaign has no participant ${place}.`)
  return id
}
