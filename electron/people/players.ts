import { eq } from 'drizzle-orm'
import { v7 as uuid } from 'uuid'
import type { Lead, Player, playerCalls } from '../../shared/contract/players.ts'
import { sameName } from '../../shared/names/pick.ts'
import { problem, type Refusal } from '../../shared/problem.ts'
import { neededInTrash } from '../campaigns/there.ts'
import { campaigns, documents, participants, players } from '../database/schema.ts'
import type { Store, Tables } from '../database/store.ts'
import { gone, type HandlersOf } from '../handlers.ts'

/** What of a game people may lead, and who leads it. */
export interface Leading {
  readonly system: string
  /** What each player leads, by the player's id. */
  readonly leads: (tables: Tables) => ReadonlyMap<string, readonly Omit<Lead, 'system'>[]>
  /** The group's own that somebody may lead. */
  readonly mayLead: (tables: Tables) => readonly Pick<Lead['faction'], 'id' | 'name'>[]
  /** Sets which of the game's somebody leads, and gives which of these ids are among them. */
  readonly lead: (tables: Tables, player: string, led: readonly string[]) => readonly string[]
}

export function playerHandlers({ tables }: Store, games: readonly Leading[]): HandlersOf<typeof playerCalls> {
  /** Sets what somebody leads in all games; nothing when it worked. */
  function lead(player: string, led: readonly string[]): Refusal | null {
    const taken = new Set(games.flatMap((game) => game.lead(tables, player, led)))
    return led.every((id) => taken.has(id)) ? null : leadGone()
  }
  const find = (id: string) => tables.select().from(players).where(eq(players.id, id)).get()

  return {
    'players.list': () => {
      const ofGames = games.map(({ system, leads }) => ({ system, leads: leads(tables) }))
      const leadsOf = (player: string): Lead[] =>
        ofGames
          .flatMap(({ system, leads }) => (leads.get(player) ?? []).map((one) => ({ system, ...one })))
          .sort((one, other) => one.faction.name.localeCompare(other.faction.name))
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
          leads: leadsOf(id),
        }))
        .sort((one, other) => one.name.localeCompare(other.name))
    },

    'players.mayLead': () =>
      games
        .flatMap(({ system, mayLead }) => mayLead(tables).map((one) => ({ system, ...one })))
        .sort((one, other) => one.name.localeCompare(other.name)),

    'players.create': ({ sameName: meant, led, ...fields }) => {
      const taken = meant ? null : nameTaken(tables, fields.name, null)
      if (taken) return taken
      const id = uuid()
      tables
        .insert(players)
        .values({ id, ...fields, createdAt: new Date().toISOString() })
        .run()
      return lead(id, led) ?? { id }
    },

    'players.change': ({ id, sameName: meant, change }) => {
      if (!find(id)) return gone('player')
      const { led, ...columns } = change
      const taken = meant || columns.name === undefined ? null : nameTaken(tables, columns.name, id)
      if (taken) return taken
      if (Object.values(columns).some((value) => value !== undefined)) {
        tables.update(players).set(columns).where(eq(players.id, id)).run()
      }
      return (led && lead(id, led)) ?? {}
    },

    'players.remove': ({ id }) => {
      const player = find(id)
      if (!player) return gone('player')
      const needed = tables
        .selectDistinct({ id: campaigns.id, name: campaigns.name, deletedAt: campaigns.deletedAt })
        .from(participants)
        .innerJoin(campaigns, eq(campaigns.id, participants.campaignId))
        .where(eq(participants.playerId, id))
        .union(
          tables
            .selectDistinct({ id: campaigns.id, name: campaigns.name, deletedAt: campaigns.deletedAt })
            .from(documents)
            .innerJoin(campaigns, eq(campaigns.id, documents.campaignId))
            .where(eq(documents.playerId, id)),
        )
        .all()
      const there = needed.filter(({ deletedAt }) => deletedAt === null)
      if (there.length > 0) return inCampaign(player.name, there)
      if (needed.length > 0) return neededInTrash('player', player.name)
      tables.delete(players).where(eq(players.id, id)).run()
      return {}
    },
  }
}

/** The same name is the same person: a group's players go through many campaigns. */
export function playerNamed(tables: Tables, name: string): string {
  const known = tables.select({ id: players.id }).from(players).where(eq(players.name, name)).get()
  if (known) return known.id
  const id = uuid()
  tables.insert(players).values({ id, name, createdAt: new Date().toISOString() }).run()
  return id
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

function leadGone(): Refusal {
  const message =
    'Something that this player shall lead is no longer there, or in the trash. Look again at what can be led.'
  return { problem: problem('player/lead-gone', message, ['led']) }
}

function inCampaign(name: string, needed: readonly { name: string }[]): Refusal {
  const [first] = needed
  const where = needed.length === 1 ? (first?.name ?? '') : `${needed.length} campaigns`
  const message = `${name} plays in ${where} and is needed there. Delete the campaign first, or rename the player.`
  return { problem: problem('player/in-campaign', message, [], { name, campaigns: needed.length, where }) }
}
