import { and, asc, count, eq, type SQL } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type {
  HistoryBattle,
  HistoryCampaign,
  HistoryHonour,
  HistoryPerson,
} from '../../../../shared/systems/seven-seconds/contract/histories.ts'
import { killsSchema, unitSchema } from '../../../../shared/systems/seven-seconds/people/documents.ts'
import { accountOf, loadCampaign, type StoredCampaign } from '../campaigns/facts.ts'
import { isThere } from '../../../campaigns/there.ts'
import {
  battleChanges,
  battles,
  campaigns,
  decorations,
  fights,
  service,
  tellings,
  troopers,
} from '../../../database/schema.ts'
import type { Tables } from '../../../database/store.ts'
import type { Digests, Subject } from './digests.ts'

export interface Told {
  readonly campaigns: HistoryCampaign[]
  readonly battles: HistoryBattle[]
}

/** All battles of a campaign, or of all, with what follows from each; the oldest campaign first. */
export function tellBattles(tables: Tables, digests: Digests, only: string | null): Told {
  const ids = tables
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(and(isThere, only === null ? undefined : eq(campaigns.id, only)))
    // Ids are UUIDv7: in the order in which they were begun.
    .orderBy(campaigns.id)
    .all()
  const told = ids.map(({ id }) => tellCampaign(tables, digests, { campaign: id }))
  return {
    campaigns: told.flatMap((one) => one.campaigns),
    battles: told.flatMap((one) => one.battles),
  }
}

/** One battle with what follows from it; nothing where it cannot be read. */
export function tellBattle(
  tables: Tables,
  digests: Digests,
  of: Required<Subject>,
): { readonly campaign: HistoryCampaign; readonly battle: HistoryBattle } | null {
  const {
    campaigns: [campaign],
    battles: [battle],
  } = tellCampaign(tables, digests, of)
  return campaign && battle ? { campaign, battle } : null
}

function tellCampaign(tables: Tables, digests: Digests, of: Subject): Told {
  const campaign = readable(tables, of.campaign)
  if (!campaign) return { campaigns: [], battles: [] }
  const account = accountOf(campaign)
  const { standings, winner } = account
  const known = digests.known(of)
  const logs = fightsOf(tables, of)
  const people = peopleOf(tables, of)
  const honours = honoursOf(tables, of)
  const changes = changesOf(tables, of)
  const written = writtenOf(tables, of)
  return {
    campaigns: [{ ...campaignOf(campaign), standings, winner }],
    battles: campaign.battles.flatMap((battle, index) => {
      const own = account.battles[index]
      if (!own || (of.battle !== undefined && of.battle !== battle.id)) return []
      const fight = logs.get(battle.id) ?? null
      return [
        {
          ...battle,
          campaign: of.campaign,
          account: own,
          people: people.get(battle.id) ?? [],
          decorations: honours.get(battle.id) ?? [],
          fight,
          digest: (fight === null ? undefined : known.get(fight)) ?? null,
          written: written.get(battle.id) ?? '',
          changes: changes.get(battle.id) ?? 0,
        },
      ]
    }),
  }
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

/** The rows of a campaign's battles, or those of one of them. */
function within(
  { campaign, battle }: Subject,
  columns: { readonly campaign: SQLiteColumn; readonly battle: SQLiteColumn },
): SQL | undefined {
  return and(eq(columns.campaign, campaign), battle === undefined ? undefined : eq(columns.battle, battle))
}

/** The fight that each battle was. */
function fightsOf(tables: Tables, of: Subject): Map<string, string> {
  const rows = tables
    .select({ fight: fights.id, battle: fights.battleId })
    .from(fights)
    .where(within(of, { campaign: fights.campaignId, battle: fights.battleId }))
    .all()
  return new Map(rows.flatMap(({ fight, battle }) => (battle === null ? [] : [[battle, fight] as const])))
}

function peopleOf(tables: Tables, of: Subject): Map<string, HistoryPerson[]> {
  const rows = tables
    .select({
      battle: service.battleId,
      trooper: service.trooperId,
      name: troopers.name,
      unit: troopers.unit,
      participant: service.participantId,
      fate: service.fate,
      round: service.round,
      cause: service.cause,
      kills: service.killsDocument,
    })
    .from(service)
    .innerJoin(troopers, eq(troopers.id, service.trooperId))
    .innerJoin(battles, eq(battles.id, service.battleId))
    .where(within(of, { campaign: battles.campaignId, battle: battles.id }))
    .orderBy(asc(troopers.id))
    .all()
  return byBattle(rows, ({ unit, kills, ...row }) => ({
    ...row,
    unit: unitSchema.parse(unit),
    kills: killsSchema.parse(kills),
  }))
}

function honoursOf(tables: Tables, of: Subject): Map<string, HistoryHonour[]> {
  const rows = tables
    .select({
      battle: battles.id,
      trooper: decorations.trooperId,
      who: troopers.name,
      name: decorations.name,
      reason: decorations.reason,
    })
    .from(decorations)
    .innerJoin(troopers, eq(troopers.id, decorations.trooperId))
    .innerJoin(battles, eq(battles.id, decorations.battleId))
    .where(within(of, { campaign: battles.campaignId, battle: battles.id }))
    .orderBy(asc(decorations.id))
    .all()
  return byBattle(rows, (row) => row)
}

/** What there is of each battle, in order. */
function byBattle<Row extends { readonly battle: string }, Item>(
  rows: readonly Row[],
  itemOf: (row: Omit<Row, 'battle'>) => Item,
): Map<string, Item[]> {
  const found = new Map<string, Item[]>()
  for (const { battle, ...row } of rows) {
    const item = itemOf(row)
    const items = found.get(battle)
    if (items) items.push(item)
    else found.set(battle, [item])
  }
  return found
}

function changesOf(tables: Tables, of: Subject): Map<string, number> {
  const rows = tables
    .select({ battle: battleChanges.battleId, changes: count() })
    .from(battleChanges)
    .where(within(of, { campaign: battleChanges.campaignId, battle: battleChanges.battleId }))
    .groupBy(battleChanges.battleId)
    .all()
  return new Map(rows.map(({ battle, changes }) => [battle, changes]))
}

/** The report that the group wrote of each battle. */
function writtenOf(tables: Tables, of: Subject): Map<string, string> {
  const rows = tables
    .select({ battle: tellings.battleId, words: tellings.words })
    .from(tellings)
    .where(within(of, { campaign: tellings.campaignId, battle: tellings.battleId }))
    .all()
  return new Map(rows.flatMap(({ battle, words }) => (battle === null ? [] : [[battle, words] as const])))
}
