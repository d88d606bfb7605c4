import { asc, count, eq } from 'drizzle-orm'
import type {
  HistoryBattle,
  HistoryCampaign,
  HistoryHonour,
  HistoryPerson,
} from '../../shared/contract/histories.ts'
import { killsSchema, unitSchema } from '../../shared/systems/seven-seconds/people/documents.ts'
import { accountOf, loadCampaign, type StoredCampaign } from '../campaigns/facts.ts'
import {
  battleChanges,
  battles,
  campaigns,
  decorations,
  fights,
  service,
  tellings,
  troopers,
} from '../database/schema.ts'
import type { Tables } from '../database/store.ts'
import type { Digests } from './digests.ts'

export interface Told {
  readonly campaigns: HistoryCampaign[]
  readonly battles: HistoryBattle[]
}

/** All battles of some campaigns, or of all, with what follows from each. */
export function tellBattles(tables: Tables, digests: Digests, only: string | null): Told {
  const ids = tables
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(only === null ? undefined : eq(campaigns.id, only))
    // Ids are UUIDv7: the newest first.
    .orderBy(campaigns.id)
    .all()
    .map(({ id }) => id)
  const told: Told = { campaigns: [], battles: [] }
  const known = digests.known()
  for (const id of ids) {
    const campaign = readable(tables, id)
    if (!campaign) continue
    const account = accountOf(campaign)
    const { standings, winner } = account
    told.campaigns.push({ ...campaignOf(campaign), standings, winner })
    const logs = fightsOf(tables, id)
    const people = peopleOf(tables, id)
    const honours = honoursOf(tables, id)
    const changes = changesOf(tables, id)
    const written = writtenOf(tables, id)
    campaign.battles.forEach((battle, index) => {
      const own = account.battles[index]
      if (!own) return
      const fight = logs.get(battle.id) ?? null
      told.battles.push({
        ...battle,
        campaign: id,
        account: own,
        people: people.get(battle.id) ?? [],
        decorations: honours.get(battle.id) ?? [],
        fight,
        digest: (fight === null ? undefined : known.get(fight)) ?? null,
        written: written.get(battle.id) ?? '',
        changes: changes.get(battle.id) ?? 0,
      })
    })
  }
  return told
}

/** A campaign whose rows do not fit must not keep the others from being told; the list of campaigns says so. */
function readable(tables: Tables, id: string): StoredCampaign | null {
  try {
    return loadCampaign(tables, id)
  } catch {
    return null
  }
}

function campaignOf(campaign: StoredCampaign): Omit<HistoryCampaign, 'standings' | 'winner'> {
  const { id, name, sample, state, startsOn, finishedOn, participants, purchases } = campaign
  return {
    id,
    name,
    sample,
    state,
    startsOn,
    finishedOn,
    participants: participants.map(({ id: participant, player, faction, startingTech }) => ({
      id: participant,
      player,
      faction,
      startingTech,
    })),
    purchases,
  }
}

/** The fight that each battle was. */
function fightsOf(tables: Tables, campaign: string): Map<string, string> {
  const rows = tables
    .select({ fight: fights.id, battle: fights.battleId })
    .from(fights)
    .where(eq(fights.campaignId, campaign))
    .all()
  return new Map(rows.flatMap(({ fight, battle }) => (battle === null ? [] : [[battle, fight] as const])))
}

function peopleOf(tables: Tables, campaign: string): Map<string, HistoryPerson[]> {
  const rows = tables
    .select({ service, name: troopers.name, unit: troopers.unit })
    .from(service)
    .innerJoin(troopers, eq(troopers.id, service.trooperId))
    .innerJoin(battles, eq(battles.id, service.battleId))
    .where(eq(battles.campaignId, campaign))
    .orderBy(asc(troopers.id))
    .all()
  const byBattle = new Map<string, HistoryPerson[]>()
  for (const { service: row, name, unit } of rows) {
    const { trooperId: trooper, participantId: participant, fate, round, cause } = row
    const person = {
      trooper,
      name,
      unit: unitSchema.parse(unit),
      participant,
      fate,
      round,
      cause,
      kills: killsSchema.parse(row.killsDocument),
    }
    byBattle.set(row.battleId, [...(byBattle.get(row.battleId) ?? []), person])
  }
  return byBattle
}

function honoursOf(tables: Tables, campaign: string): Map<string, HistoryHonour[]> {
  const rows = tables
    .select({ honour: decorations, battle: battles.id, who: troopers.name })
    .from(decorations)
    .innerJoin(troopers, eq(troopers.id, decorations.trooperId))
    .innerJoin(battles, eq(battles.id, decorations.battleId))
    .where(eq(battles.campaignId, campaign))
    .orderBy(asc(decorations.id))
    .all()
  const byBattle = new Map<string, HistoryHonour[]>()
  for (const { honour, battle, who } of rows) {
    const { trooperId: trooper, name, reason } = honour
    byBattle.set(battle, [...(byBattle.get(battle) ?? []), { trooper, who, name, reason }])
  }
  return byBattle
}

function changesOf(tables: Tables, campaign: string): Map<string, number> {
  const rows = tables
    .select({ battle: battleChanges.battleId, changes: count() })
    .from(battleChanges)
    .where(eq(battleChanges.campaignId, campaign))
    .groupBy(battleChanges.battleId)
    .all()
  return new Map(rows.map(({ battle, changes }) => [battle, changes]))
}

/** The report that the group wrote of each battle. */
function writtenOf(tables: Tables, campaign: string): Map<string, string> {
  const rows = tables
    .select({ battle: tellings.battleId, words: tellings.words })
    .from(tellings)
    .where(eq(tellings.campaignId, campaign))
    .all()
  return new Map(rows.flatMap(({ battle, words }) => (battle === null ? [] : [[battle, words] as const])))
}
