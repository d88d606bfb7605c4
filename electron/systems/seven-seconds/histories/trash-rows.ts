import { eq, inArray } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import {
  battles,
  battleSides,
  decorations,
  fightCorrections,
  fightDecisions,
  fightEvents,
  fights,
  fightSides,
  losses,
  service,
  tellings,
  usuals,
} from '../../../database/schema.ts'
import type { Tables } from '../../../database/store.ts'
import { pinRow } from '../../../fights/pins.ts'

/** Every row that goes with a battle, by its table; those that others refer to come first. */
export interface BattleRows {
  readonly battles: (typeof battles.$inferSelect)[]
  readonly battleSides: (typeof battleSides.$inferSelect)[]
  readonly losses: (typeof losses.$inferSelect)[]
  readonly service: (typeof service.$inferSelect)[]
  readonly decorations: (typeof decorations.$inferSelect)[]
  readonly tellings: (typeof tellings.$inferSelect)[]
  readonly fights: (typeof fights.$inferSelect)[]
  readonly fightSides: (typeof fightSides.$inferSelect)[]
  /** The PINs of its fight. */
  readonly usuals: (typeof usuals.$inferSelect)[]
  readonly fightEvents: (typeof fightEvents.$inferSelect)[]
  readonly fightDecisions: (typeof fightDecisions.$inferSelect)[]
  readonly fightCorrections: (typeof fightCorrections.$inferSelect)[]
}

const TABLES = {
  battles,
  battleSides,
  losses,
  service,
  decorations,
  tellings,
  fights,
  fightSides,
  usuals,
  fightEvents,
  fightDecisions,
  fightCorrections,
} as const satisfies Record<keyof BattleRows, SQLiteTable>

export function rowsOf(tables: Tables, battle: string): BattleRows {
  const sides = tables.select().from(battleSides).where(eq(battleSides.battleId, battle)).all()
  const played = tables.select().from(fights).where(eq(fights.battleId, battle)).all()
  const ids = played.map(({ id }) => id)
  const ofSides = inArray(
    losses.sideId,
    sides.map(({ id }) => id),
  )
  const sidesOfFights = tables.select().from(fightSides).where(inArray(fightSides.fightId, ids)).all()
  const pins = sidesOfFights.map(({ fightId, side }) => pinRow(fightId, side))
  return {
    battles: tables.select().from(battles).where(eq(battles.id, battle)).all(),
    battleSides: sides,
    losses: tables.select().from(losses).where(ofSides).all(),
    service: tables.select().from(service).where(eq(service.battleId, battle)).all(),
    decorations: tables.select().from(decorations).where(eq(decorations.battleId, battle)).all(),
    tellings: tables.select().from(tellings).where(eq(tellings.battleId, battle)).all(),
    fights: played,
    fightSides: sidesOfFights,
    usuals: tables.select().from(usuals).where(inArray(usuals.id, pins)).all(),
    fightEvents: tables.select().from(fightEvents).where(inArray(fightEvents.fightId, ids)).all(),
    fightDecisions: tables.select().from(fightDecisions).where(inArray(fightDecisions.fightId, ids)).all(),
    fightCorrections: tables
      .select()
      .from(fightCorrections)
      .where(inArray(fightCorrections.fightId, ids))
      .all(),
  }
}

/** Removes a battle with everything that goes with it; what hangs on its rows goes by itself. */
export function removeRows(tables: Tables, battle: string): void {
  tables.delete(fights).where(eq(fights.battleId, battle)).run()
  tables.delete(decorations).where(eq(decorations.battleId, battle)).run()
  tables.delete(battles).where(eq(battles.id, battle)).run()
}

/** One statement takes only so many values. */
const AT_ONCE = 100

export function insertRows(tables: Tables, rows: BattleRows): void {
  for (const name of Object.keys(TABLES) as (keyof BattleRows)[]) {
    const all = rows[name]
    for (let first = 0; first < all.length; first += AT_ONCE) {
      tables
        .insert(TABLES[name])
        .values(all.slice(first, first + AT_ONCE))
        .run()
    }
  }
}

/** What an earlier version kept of a fight: its two sides stood in the row itself. */
interface EarlierFight extends Readonly<BattleRows['fights'][number]> {
  readonly nameA: string
  readonly nameB: string
  readonly participantA: string | null
  readonly participantB: string | null
}

/** Rows as this version keeps them, whichever version threw them away. */
export function asNow(rows: BattleRows | Earlier): BattleRows {
  if ('fightSides' in rows) return rows
  return {
    ...rows,
    fights: rows.fights.map(
      ({ nameA: _a, nameB: _b, participantA: _pa, participantB: _pb, ...fight }) => fight,
    ),
    fightSides: rows.fights.flatMap(({ id, nameA, nameB, participantA, participantB }) => [
      {
        id: `${id}-a`,
        fightId: id,
        side: 'a',
        place: 0,
        name: nameA,
        participantId: participantA,
        documentId: null,
      },
      {
        id: `${id}-b`,
        fightId: id,
        side: 'b',
        place: 1,
        name: nameB,
        participantId: participantB,
        documentId: null,
      },
    ]),
  }
}

type Earlier = Omit<BattleRows, 'fights' | 'fightSides'> & { readonly fights: readonly EarlierFight[] }
