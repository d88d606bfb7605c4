import { and, asc, eq, inArray } from 'drizzle-orm'
import type {
  BattleRecord,
  CampaignView,
  Participant,
} from '../../../../shared/systems/seven-seconds/contract/campaigns.ts'
import {
  purchaseSchema,
  type CampaignAccount,
  type CampaignFacts,
  type CampaignRules,
  type PurchaseFacts,
} from '../../../../shared/systems/seven-seconds/campaign/documents.ts'
import { resultOf, sideOf } from '../battles/read.ts'
import { loadFixtures } from './fixtures.ts'
import { isThere } from '../../../campaigns/there.ts'
import { shownFaction, techOf } from '../factions/stored.ts'
import { storedDocument } from '../../../../shared/document.ts'
import { accountCampaign } from '../../../../shared/systems/seven-seconds/campaign/account.ts'
import { rulesKind, rulesNewSince } from '../../../../shared/systems/seven-seconds/house-rules/kept.ts'
import { sevenSeconds } from '../../../../shared/systems/seven-seconds/game.ts'
import {
  battles,
  battleSides,
  campaigns,
  factions,
  losses,
  participants,
  players,
  techPurchases,
} from '../../../database/schema.ts'
import type { Tables } from '../../../database/store.ts'

/** A campaign as it is kept, its documents checked. */
export interface StoredCampaign extends Pick<
  CampaignView,
  'state' | 'startsOn' | 'place' | 'map' | 'deck' | 'finishedOn' | 'epilogue' | 'fixtures'
> {
  readonly id: string
  readonly system: typeof sevenSeconds.id
  readonly name: string
  readonly sample: boolean
  readonly createdAt: string
  readonly rules: CampaignRules
  readonly newRules: string[]
  readonly participants: Participant[]
  readonly battles: BattleRecord[]
  readonly purchases: PurchaseFacts[]
}

/** Reads a campaign's facts; null when there is no such campaign, it is in the trash, or of another game. */
export function loadCampaign(tables: Tables, id: string): StoredCampaign | null {
  const campaign = tables
    .select()
    .from(campaigns)
    .where(and(eq(campaigns.id, id), isThere))
    .get()
  if (campaign?.system !== sevenSeconds.id) return null
  return {
    id,
    system: sevenSeconds.id,
    name: campaign.name,
    sample: campaign.sample,
    createdAt: campaign.createdAt,
    state: campaign.state,
    startsOn: campaign.startsOn,
    place: campaign.place,
    map: campaign.map,
    deck: campaign.deckId,
    finishedOn: campaign.finishedOn,
    epilogue: campaign.epilogue,
    rules: storedDocument(rulesKind, campaign.rulesVersion, campaign.rulesDocument),
    newRules: [...rulesNewSince(campaign.rulesVersion)],
    participants: loadParticipants(tables, id),
    battles: loadBattles(tables, id),
    purchases: loadPurchases(tables, id),
    fixtures: loadFixtures(tables, id),
  }
}

/** What the rules of the game need of it. */
export function factsOf(campaign: StoredCampaign): CampaignFacts {
  return {
    rules: campaign.rules,
    participants: campaign.participants.map(({ id, startingTech, opening, rival }) => ({
      id,
      startingTech,
      opening,
      rival,
    })),
    battles: campaign.battles.map(({ id, number, sides, result }) => ({ id, number, sides, result })),
    purchases: campaign.purchases,
  }
}

/** Everything that follows from a campaign's facts, by its game. */
export function accountOf(campaign: StoredCampaign): CampaignAccount {
  return accountCampaign(factsOf(campaign))
}

function loadParticipants(tables: Tables, campaignId: string): Participant[] {
  return tables
    .select()
    .from(participants)
    .innerJoin(players, eq(players.id, participants.playerId))
    .innerJoin(factions, eq(factions.id, participants.factionId))
    .where(eq(participants.campaignId, campaignId))
    .orderBy(asc(participants.place))
    .all()
    .map((row) => ({
      id: row.participants.id,
      player: { id: row.players.id, name: row.players.name },
      faction: shownFaction(row.factions),
      startingTech: techOf(row.participants),
      opening: {
        campaignPoints: row.participants.openingPoints,
        streak: row.participants.openingStreak,
        techPoints: row.participants.openingTechPoints,
      },
      rival: row.participants.rivalId,
    }))
}

function loadBattles(tables: Tables, campaignId: string): BattleRecord[] {
  const rows = tables
    .select()
    .from(battles)
    .where(eq(battles.campaignId, campaignId))
    .orderBy(asc(battles.number))
    .all()
  const ofCampaign = tables.select({ id: battles.id }).from(battles).where(eq(battles.campaignId, campaignId))
  const sideRows = tables.select().from(battleSides).where(inArray(battleSides.battleId, ofCampaign)).all()
  const lost = loadLosses(tables, campaignId)
  const sides = new Map(sideRows.map((row) => [`${row.battleId} ${row.place}`, row]))
  return rows.map((row) => {
    const [first, second] = [sides.get(`${row.id} 0`), sides.get(`${row.id} 1`)]
    if (!first || !second) throw new Error(`Battle ${row.id} does not have two sides.`)
    const { id, number, level, foughtOn, place, note } = row
    const told = (side: typeof first) => sideOf(side, lost.get(side.id) ?? {})
    const result = resultOf(row, [first, second])
    return { id, number, level, foughtOn, place, note, result, sides: [told(first), told(second)] }
  })
}

function loadLosses(tables: Tables, campaignId: string): Map<string, Record<string, number>> {
  const rows = tables
    .select({ side: losses.sideId, unit: losses.unit, count: losses.count })
    .from(losses)
    .innerJoin(battleSides, eq(battleSides.id, losses.sideId))
    .innerJoin(battles, eq(battles.id, battleSides.battleId))
    .where(eq(battles.campaignId, campaignId))
    .all()
  const bySide = new Map<string, Record<string, number>>()
  for (const { side, unit, count } of rows) {
    const known = bySide.get(side)
    if (known) known[unit] = count
    else bySide.set(side, { [unit]: count })
  }
  return bySide
}

function loadPurchases(tables: Tables, campaignId: string): PurchaseFacts[] {
  return tables
    .select()
    .from(techPurchases)
    .innerJoin(participants, eq(participants.id, techPurchases.participantId))
    .where(eq(participants.campaignId, campaignId))
    .orderBy(asc(techPurchases.sequence))
    .all()
    .map(({ tech_purchases: { id, participantId, afterNumber, rating, stat } }) =>
      purchaseSchema.parse({ id, participant: participantId, afterNumber, rating, stat }),
    )
}
