import { and, asc, desc, eq, isNull, sql, type SQL } from 'drizzle-orm'
import { ofCampaignThere } from '../campaigns/there.ts'
import { fights, fightSides } from '../database/schema.ts'
import type { Tables } from '../database/store.ts'

/** A side of a fight, as it is stored. */
export type StoredSide = typeof fightSides.$inferSelect

/** A fight and its sides, in the order of its game. */
export type StoredFight = typeof fights.$inferSelect & { readonly sides: readonly StoredSide[] }

/** Fights whose campaign is there, or that have none. */
export interface StoredFights {
  find(id: string): StoredFight | undefined
  /** Those that are not entered yet, the newest first. */
  underWay(): StoredFight[]
  /** All of a campaign, or of a game, the first that was begun first. */
  ofCampaign(campaign: string): StoredFight[]
  ofGame(system: string): StoredFight[]
  /** Begins one; `sides` in the order of its game. */
  insert(
    fight: typeof fights.$inferInsert,
    sides: readonly (Pick<StoredSide, 'side' | 'name' | 'participantId'> &
      Partial<Pick<StoredSide, 'documentId'>>)[],
  ): void
}

export function openStoredFights(tables: Tables): StoredFights {
  // Asked for with every look at a battle: prepared once.
  const byId = tables
    .select()
    .from(fights)
    .where(and(eq(fights.id, sql.placeholder('id')), ofCampaignThere(tables, fights.campaignId)))
    .prepare()
  const sidesOf = tables
    .select()
    .from(fightSides)
    .where(eq(fightSides.fightId, sql.placeholder('fight')))
    .orderBy(asc(fightSides.place))
    .prepare()
  const withSides = (row: typeof fights.$inferSelect): StoredFight => ({
    ...row,
    sides: sidesOf.all({ fight: row.id }),
  })
  /** Ids are UUIDv7: in the order in which they were begun. */
  const inOrder = (which: SQL | undefined): StoredFight[] =>
    tables.select().from(fights).where(which).orderBy(asc(fights.id)).all().map(withSides)
  return {
    find: (id) => {
      const row = byId.get({ id })
      return row && withSides(row)
    },
    underWay: () =>
      tables
        .select()
        .from(fights)
        .where(and(isNull(fights.battleId), ofCampaignThere(tables, fights.campaignId)))
        .orderBy(desc(fights.id))
        .all()
        .map(withSides),
    ofCampaign: (campaign) => inOrder(eq(fights.campaignId, campaign)),
    ofGame: (system) => inOrder(and(eq(fights.system, system), ofCampaignThere(tables, fights.campaignId))),
    insert: (fight, sides) => {
      tables.insert(fights).values(fight).run()
      const rows = sides.map((one, place) => ({
        ...one,
        id: `${fight.id}-${one.side}`,
        fightId: fight.id,
        place,
      }))
      tables.insert(fightSides).values(rows).run()
    },
  }
}

export const sidesOf = ({ sides }: StoredFight): readonly string[] => sides.map(({ side }) => side)

export function sideIn({ id, sides }: StoredFight, side: string): StoredSide {
  const found = sides.find((one) => one.side === side)
  if (!found) throw new Error(`The fight ${id} has no side ${side}.`)
  return found
}
