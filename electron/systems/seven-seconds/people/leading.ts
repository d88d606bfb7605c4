import { eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { Lead } from '../../../../shared/contract/players.ts'
import { sevenSeconds } from '../../../../shared/systems/seven-seconds/game.ts'
import { isThere } from '../../../campaigns/there.ts'
import { campaigns, factions, participants } from '../../../database/schema.ts'
import type { Tables } from '../../../database/store.ts'
import type { Leading } from '../../../people/players.ts'
import { shownFaction, type FactionRow } from '../factions/stored.ts'

type OwnLead = Omit<Lead, 'system'>

/** The factions that each player leads: as the factions say, and as the campaigns do. */
function leads(tables: Tables): ReadonlyMap<string, readonly OwnLead[]> {
  const byPlayer = new Map<string, Map<string, OwnLead>>()
  const leadOf = (player: string, row: FactionRow): OwnLead => {
    const leads = byPlayer.get(player) ?? new Map<string, OwnLead>()
    byPlayer.set(player, leads)
    const known = leads.get(row.id) ?? {
      kind: 'faction',
      faction: shownFaction(row),
      ledBy: row.playerId === player,
      campaigns: [],
    }
    leads.set(row.id, known)
    return known
  }
  for (const row of tables.select().from(factions).where(isNotNull(factions.playerId)).all()) {
    if (row.playerId !== null && row.state !== 'trash') leadOf(row.playerId, row)
  }
  const fighting = tables
    .select({
      player: participants.playerId,
      faction: factions,
      campaign: { id: campaigns.id, name: campaigns.name },
    })
    .from(participants)
    .innerJoin(factions, eq(factions.id, participants.factionId))
    .innerJoin(campaigns, eq(campaigns.id, participants.campaignId))
    .where(isThere)
    .orderBy(campaigns.id)
    .all()
  for (const { player, faction, campaign } of fighting) leadOf(player, faction).campaigns.push(campaign)
  return new Map(Array.from(byPlayer, ([player, leads]) => [player, Array.from(leads.values())]))
}

/** The group's own factions, which are led by one at a time. */
function mayLead(tables: Tables): { id: string; name: string }[] {
  return tables
    .select({ id: factions.id, name: factions.name, state: factions.state })
    .from(factions)
    .where(isNull(factions.sample))
    .all()
    .filter(({ state }) => state !== 'trash')
    .map(({ id, name }) => ({ id, name }))
}

/** Sets which of the group's own factions somebody leads; whoever led one of these before leads it no more. */
function lead(tables: Tables, player: string, led: readonly string[]): readonly string[] {
  const own = tables
    .select({ id: factions.id, sample: factions.sample })
    .from(factions)
    .where(inArray(factions.id, [...led]))
    .all()
    .filter(({ sample }) => sample === null)
    .map(({ id }) => id)
  const before = tables.select({ id: factions.id }).from(factions).where(eq(factions.playerId, player)).all()
  const left = before.map(({ id }) => id).filter((id) => !led.includes(id))
  tables.update(factions).set({ playerId: null }).where(inArray(factions.id, left)).run()
  tables.update(factions).set({ playerId: player }).where(inArray(factions.id, own)).run()
  return own
}

/** Factions are what people lead in 7 Seconds. */
export const leading: Leading = { system: sevenSeconds.id, leads, mayLead, lead }
