import { eq, inArray, isNotNull } from 'drizzle-orm'
import { v7 as uuid } from 'uuid'
import type { Lead, Player, playerCalls } from '../../../../shared/contract/players.ts'
import { sameName } from '../../../../shared/names/pick.ts'
import { problem, type Refusal } from '../../../../shared/problem.ts'
import { isThere, neededInTrash } from '../../../campaigns/there.ts'
import { campaigns, factions, participants, players } from '../../../database/schema.ts'
import type { Store, Tables } from '../../../database/store.ts'
import { shownFaction, type FactionRow } from '../factions/stored.ts'
import { gone, type HandlersOf } from '../../../handlers.ts'

export function playerHandlers({ tables }: Store): HandlersOf<typeof playerCalls> {
  const find = (id: string) => tables.select().from(players).where(eq(players.id, id)).get()

  return {
    'players.list': () => {
      const leads = loadLeads(tables)
      return tables
        .select()
        .from(players)
        .all()
        .map(({ id, name, contact, colour, guest }): Player => ({
          id,
          name,
          contact,
          colour,
          guest,
          leads: leads.get(id) ?? [],
        }))
        .sort((one, other) => one.name.localeCompare(other.name))
    },

    'players.create': ({ sameName: meant, factions: led, ...fields }) => {
      const taken = meant ? null : nameTaken(tables, fields.name, null)
      if (taken) return taken
      const id = uuid()
      tables
        .insert(players)
        .values({ id, ...fields, createdAt: new Date().toISOString() })
        .run()
      return lead(tables, id, led) ?? { id }
    },

    'players.change': ({ id, sameName: meant, change }) => {
      if (!find(id)) return gone('player')
      const { factions: led, ...columns } = change
      const taken = meant || columns.name === undefined ? null : nameTaken(tables, columns.name, id)
      if (taken) return taken
      if (Object.values(columns).some((value) => value !== undefined)) {
        tables.update(players).set(columns).where(eq(players.id, id)).run()
      }
      return (led && lead(tables, id, led)) ?? {}
    },

    'players.remove': ({ id }) => {
      const player = find(id)
      if (!player) return gone('player')
      const needed = tables
        .selectDistinct({ id: campaigns.id, name: campaigns.name, deletedAt: campaigns.deletedAt })
        .from(participants)
        .innerJoin(campaigns, eq(campaigns.id, participants.campaignId))
        .where(eq(participants.playerId, id))
        .all()
      const there = needed.filter(({ deletedAt }) => deletedAt === null)
      if (there.length > 0) return inCampaign(player.name, there)
      if (needed.length > 0) return neededInTrash('player', player.name)
      tables.delete(players).where(eq(players.id, id)).run()
      return {}
    },
  }
}

/** The factions that each player leads: as the factions say, and as the campaigns do. */
function loadLeads(tables: Tables): Map<string, Lead[]> {
  const byPlayer = new Map<string, Map<string, Lead>>()
  const leadOf = (player: string, row: FactionRow): Lead => {
    const leads = byPlayer.get(player) ?? new Map<string, Lead>()
    byPlayer.set(player, leads)
    const known = leads.get(row.id) ?? {
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
  return new Map(
    Array.from(byPlayer, ([player, leads]) => [
      player,
      Array.from(leads.values()).sort((one, other) => one.faction.name.localeCompare(other.faction.name)),
    ]),
  )
}

/** Sets which of the group's own factions somebody leads; nothing when it worked. */
function lead(tables: Tables, player: string, led: readonly string[]): Refusal | null {
  const rows = tables
    .select({ id: factions.id, sample: factions.sample })
    .from(factions)
    .where(inArray(factions.id, [...led]))
    .all()
  const own = rows.filter(({ sample }) => sample === null).map(({ id }) => id)
  if (own.length < new Set(led).size) return gone('faction')
  const before = tables.select({ id: factions.id }).from(factions).where(eq(factions.playerId, player)).all()
  const left = before.map(({ id }) => id).filter((id) => !led.includes(id))
  tables.update(factions).set({ playerId: null }).where(inArray(factions.id, left)).run()
  tables.update(factions).set({ playerId: player }).where(inArray(factions.id, own)).run()
  return null
}

function nameTaken(tables: Tables, name: string, except: string | null): Refusal | null {
  const other = tables
    .select({ id: players.id, name: players.name })
    .from(players)
    .all()
    .find((one) => one.id !== except && sameName(one.name) === sameName(name))
  if (!other) return null
  const message = `There is a player named ${other.name} already. Add something that tells the two apart, or keep the name for both.`
  return { problem: problem('player/name-taken', message, ['name'], { name: other.name }) }
}

function inCampaign(name: string, needed: readonly { name: string }[]): Refusal {
  const [first] = needed
  const where = needed.length === 1 ? (first?.name ?? '') : `${needed.length} campaigns`
  const message = `${name} plays in ${where} and is needed there. Delete the campaign first, or rename the player.`
  return { problem: problem('player/in-campaign', message, [], { name, campaigns: needed.length, where }) }
}
