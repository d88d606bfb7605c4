import { and, desc, eq, inArray } from 'drizzle-orm'
import type { GameRecord, Tally } from '../../../../shared/contract/records.ts'
import type { Standing } from '../../../../shared/systems/seven-seconds/campaign/documents.ts'
import { killsSchema } from '../../../../shared/systems/seven-seconds/people/documents.ts'
import { totalKills } from '../../../../shared/systems/seven-seconds/people/words.ts'
import { sevenSeconds } from '../../../../shared/systems/seven-seconds/game.ts'
import { isThere, ofBattleThere, ofCampaignThere } from '../../../campaigns/there.ts'
import {
  battles,
  campaigns,
  decorations,
  factions,
  participants,
  service,
  troopers,
} from '../../../database/schema.ts'
import type { Tables } from '../../../database/store.ts'
import { accountOf, loadCampaign } from '../campaigns/facts.ts'

const { id: system } = sevenSeconds

interface Part {
  readonly id: string
  readonly factionId: string
  readonly faction: string
  readonly campaign: { readonly id: string; readonly name: string }
}

/** What a player has done: in each campaign as its account tells it, and what their people were decorated with. */
export function recordOf(tables: Tables, player: string): GameRecord {
  const parts = tables
    .select({
      id: participants.id,
      factionId: participants.factionId,
      faction: factions.name,
      campaign: { id: campaigns.id, name: campaigns.name },
    })
    .from(participants)
    .innerJoin(campaigns, eq(campaigns.id, participants.campaignId))
    .innerJoin(factions, eq(factions.id, participants.factionId))
    .where(and(eq(participants.playerId, player), isThere, eq(campaigns.system, system)))
    // Ids are UUIDv7: the newest campaign first.
    .orderBy(desc(campaigns.id), participants.place)
    .all()
  const kills = killsOf(tables, parts)
  return {
    system,
    campaigns: parts.flatMap(({ id, faction, campaign }) => {
      const standing = standingOf(tables, campaign.id, id)
      return standing ? [{ ...campaign, as: faction, tally: tallyOf(standing, kills.get(id) ?? 0) }] : []
    }),
    decorations: decorationsOf(tables, player, parts),
  }
}

/** A campaign whose rows do not fit must not keep the others from being counted; the list of campaigns says so. */
function standingOf(tables: Tables, campaign: string, participant: string): Standing | null {
  try {
    const loaded = loadCampaign(tables, campaign)
    return (loaded && accountOf(loaded).standings.find((one) => one.participant === participant)) ?? null
  } catch {
    return null
  }
}

const tallyOf = (standing: Standing, kills: number): Tally => ({
  battles: standing.battles,
  won: standing.wins,
  drawn: standing.draws,
  lost: standing.defeats,
  kills,
  fallen: Object.values(standing.lost).reduce((sum, count) => sum + count, 0),
})

/** Kills of named troopers, by the participant for whom they served. */
function killsOf(tables: Tables, parts: readonly Part[]): ReadonlyMap<string, number> {
  const ids = parts.map(({ id }) => id)
  const rows = tables
    .select({ participant: service.participantId, kills: service.killsDocument })
    .from(service)
    .where(inArray(service.participantId, ids))
    .all()
  const counted = new Map<string, number>()
  for (const { participant, kills } of rows)
    counted.set(participant, (counted.get(participant) ?? 0) + totalKills(killsSchema.parse(kills)))
  return counted
}

/**
 * A decoration for a battle is of whoever led the trooper's faction in its campaign. One for no battle is of whoever
 * leads the faction, and where nobody does, of whoever has fought with it.
 */
function decorationsOf(tables: Tables, player: string, parts: readonly Part[]): GameRecord['decorations'] {
  const rows = tables
    .select({ decoration: decorations, trooper: troopers, faction: factions, campaign: battles.campaignId })
    .from(decorations)
    .innerJoin(troopers, eq(troopers.id, decorations.trooperId))
    .innerJoin(factions, eq(factions.id, troopers.factionId))
    .leftJoin(battles, eq(battles.id, decorations.battleId))
    .where(and(ofBattleThere(tables, decorations.battleId), ofCampaignThere(tables, troopers.campaignId)))
    .orderBy(desc(decorations.id))
    .all()
  return rows.flatMap(({ decoration, trooper, faction, campaign }) => {
    const own = parts.filter(({ factionId }) => factionId === faction.id)
    const within = campaign ?? trooper.campaignId
    const part = within === null ? own[0] : own.find((one) => one.campaign.id === within)
    const leads =
      within === null && faction.playerId !== null ? faction.playerId === player : part !== undefined
    if (!leads) return []
    return [
      {
        name: decoration.name,
        reason: decoration.reason,
        who: trooper.name,
        place: {
          kind: 'person',
          id: trooper.id,
          campaign: part?.campaign ?? null,
          at: part ? { participant: part.id } : { faction: faction.id },
        },
      },
    ]
  })
}
