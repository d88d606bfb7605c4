import { and, eq } from 'drizzle-orm'
import type { sampleCalls } from '../../../../shared/systems/seven-seconds/contract/campaigns.ts'
import type { Refusal } from '../../../../shared/problem.ts'
import { isRefusal } from '../../../../shared/problem.ts'
import type { BattleSide } from '../../../../shared/systems/seven-seconds/campaign/documents.ts'
import { NO_OPENING, rulesFor } from '../../../../shared/systems/seven-seconds/campaign/rules.ts'
import { insertBattle } from '../battles/write.ts'
import { insertService } from '../people/service.ts'
import { v7 as uuid } from 'uuid'
import { campaigns, participants, techPurchases, troopers } from '../../../database/schema.ts'
import type { Store, Tables } from '../../../database/store.ts'
import type { HandlersOf } from '../../../handlers.ts'
import { fightBattles } from './generate.ts'
import { SAMPLE_PEOPLE } from './sample-people.ts'
import { SAMPLE_BATTLES, SAMPLE_CAMPAIGN, SAMPLE_FIGHTS, type SampleSide } from './sample-story.ts'
import { startCampaign } from './start.ts'
import { isThere } from '../../../campaigns/there.ts'

export function sampleHandlers(store: Store): HandlersOf<typeof sampleCalls> {
  return { 'samples.open': () => openSample(store) }
}

/** Opens the sample campaign; where there is none, it is played into the database from its story. */
function openSample(store: Store): { id: string } | Refusal {
  const known = store.tables
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(and(eq(campaigns.sample, true), isThere))
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
    deck: null,
    rules: rulesFor('medium'),
    sample: true,
  })
  if (isRefusal(started)) return started
  const { tables } = store
  const fighting = tables
    .select({ id: participants.id, faction: participants.factionId })
    .from(participants)
    .where(eq(participants.campaignId, started.id))
    .orderBy(participants.place)
    .all()
  const ids = fighting.map(({ id }) => id)
  const fought: string[] = []
  let sequence = 0
  for (const [index, battle] of SAMPLE_BATTLES.entries()) {
    const sides: [BattleSide, BattleSide] = [toSide(battle.sides[0], ids), toSide(battle.sides[1], ids)]
    const { foughtOn, place, note } = battle
    const number = index + 1
    const report = { sides, foughtOn, place, note, result: null }
    const id = uuid()
    fought.push(id)
    insertBattle(tables, { id, campaignId: started.id, number, report, level: 'record' })
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
  addPeople(tables, started.id, fighting, fought)
  fightBattles(store, started.id, SAMPLE_FIGHTS)
  return started
}

/** The named troopers of each faction, with what they did in the battles. */
function addPeople(
  tables: Tables,
  campaignId: string,
  fighting: readonly { readonly id: string; readonly faction: string }[],
  fought: readonly string[],
): void {
  for (const { who, unit, name, note, served } of SAMPLE_PEOPLE) {
    const trooper = uuid()
    const { id: participant, faction: factionId } = nth(fighting, who)
    const createdAt = new Date().toISOString()
    tables.insert(troopers).values({ id: trooper, factionId, campaignId, unit, name, note, createdAt }).run()
    for (const { battle, ...deeds } of served) {
      insertService(tables, { ...deeds, trooper, participant, battle: nth(fought, battle - 1) })
    }
  }
}

function toSide({ who, ...side }: SampleSide, ids: readonly string[]): BattleSide {
  return { participant: nth(ids, who), ...side }
}

function nth<T>(all: readonly T[], place: number): T {
  const one = all[place]
  if (one === undefined) throw new RangeError(`The sample campaign has no ${place} of these.`)
  return one
}
