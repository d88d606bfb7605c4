import { and, count, eq, ne } from 'drizzle-orm'
import { isThere } from '../campaigns/there.ts'
import type { Summarise } from '../campaigns/calls.ts'
import { lookFields } from '../../shared/contract/looks.ts'
import { z } from 'zod'
import { campaigns, documents, fights, players } from '../database/schema.ts'

const chosenLook = z.strictObject(lookFields).omit({ picture: true }).nullable()
/** As long as a short name can be. */
const SHORT = 24

/** The line of a campaign that is a log of battles: what belongs to it and is led by a player, or bears an emblem. */
export const summarise: Summarise = (tables, id) => {
  const row = tables
    .select()
    .from(campaigns)
    .where(and(eq(campaigns.id, id), isThere))
    .get()
  if (!row) return null
  const { system, name, createdAt, sample, state, finishedOn, startsOn } = row
  const battles = tables.select({ n: count() }).from(fights).where(eq(fights.campaignId, id)).get()?.n ?? 0
  const participants = tables
    .select({
      id: documents.id,
      name: documents.name,
      look: documents.lookDocument,
      picture: documents.picture,
      player: players.name,
    })
    .from(documents)
    .leftJoin(players, eq(players.id, documents.playerId))
    .where(and(eq(documents.campaignId, id), ne(documents.state, 'trash')))
    .all()
    .flatMap(({ id: document, name: called, look, picture, player }) => {
      const chosen = chosenLook.parse(look)
      if (!chosen && player === null) return []
      const faction = {
        id: document,
        name: called,
        shortName: called.slice(0, SHORT),
        sample: null,
        look: chosen && { ...chosen, picture },
      }
      return [{ id: document, player: player ?? called, faction, points: null }]
    })
  return {
    ...{ id, system, name, createdAt, sample, state, finishedOn, startsOn, battles, participants },
    goal: null,
    winner: null,
    problem: null,
  }
}
