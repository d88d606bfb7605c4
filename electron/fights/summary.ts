import { and, desc, eq, sql } from 'drizzle-orm'
import type { Standing } from '../../shared/battle/play.ts'
import type { FightSummary } from '../../shared/contract/fights.ts'
import { fightEvents } from '../database/schema.ts'
import type { Tables } from '../database/store.ts'
import { playNamed } from '../plays.ts'
import type { FightDesk } from './desk.ts'
import { openPlainSides } from './set-up.ts'
import type { StoredFight } from './stored.ts'

/** Where a fight stands, told from the few events that say so: lists need not work out whole battles. */
export function openSummaries(
  tables: Tables,
  shown: (fight: StoredFight) => FightSummary['shown'],
): (fight: StoredFight) => FightSummary {
  // Asked for with every look at a battle: prepared once.
  const newest = tables
    .select({ document: fightEvents.eventDocument })
    .from(fightEvents)
    .where(
      and(eq(fightEvents.fightId, sql.placeholder('fight')), eq(fightEvents.kind, sql.placeholder('kind'))),
    )
    .orderBy(desc(fightEvents.number))
    .limit(1)
    .prepare()
  return (fight) => {
    const { eventSchema, standing, referees } = playNamed(fight.system)
    const events = standing.kinds.flatMap((kind) => {
      const row = newest.get({ fight: fight.id, kind })
      return row ? [eventSchema.parse(row.document)] : []
    })
    return summarise(fight, shown(fight), standing.of(events), referees)
  }
}

/** The same with the sides as their game shows them, where it has a desk of its own. */
export function openShownSummaries<Own extends object>(
  tables: Tables,
  games: readonly (Pick<FightDesk<Own>, 'openShownSides'> & { readonly system: string })[],
): (fight: StoredFight) => FightSummary {
  const shownSides = new Map(games.map(({ system, openShownSides }) => [system, openShownSides(tables)]))
  const plainSides = openPlainSides(tables)
  return openSummaries(tables, (fight) => (shownSides.get(fight.system) ?? plainSides)(fight))
}

function summarise(
  fight: StoredFight,
  shown: FightSummary['shown'],
  { phase, round, ending }: Standing,
  referees: readonly string[],
): FightSummary {
  const { id, system, campaignId: campaign, level, createdAt, battleId: battle, sides } = fight
  return {
    id,
    system,
    campaign,
    level,
    createdAt,
    sides: sides.map(({ side }) => side),
    referees: sides.map(({ side }) => side).filter((side) => referees.includes(side)),
    names: Object.fromEntries(sides.map(({ side, name }) => [side, name])),
    shown,
    place: fight.place,
    participants: Object.fromEntries(sides.map(({ side, participantId }) => [side, participantId])),
    battle,
    phase,
    round,
    ending,
  }
}
