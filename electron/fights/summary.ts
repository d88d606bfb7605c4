import { and, desc, eq, sql } from 'drizzle-orm'
import type { FightSummary } from '../../shared/contract/fights.ts'
import {
  eventSchema,
  type EventKind,
  type EventOf,
} from '../../shared/systems/seven-seconds/battle/documents/events.ts'
import { fightEvents, type fights } from '../database/schema.ts'
import type { Tables } from '../database/store.ts'
import { openShownSides } from './shown-sides.ts'

export type StoredFight = typeof fights.$inferSelect

/** Where a fight stands, told from the few events that say so: lists need not work out whole battles. */
export function openSummaries(tables: Tables): (fight: StoredFight) => FightSummary {
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
  const lastOf = <Kind extends EventKind>(fight: string, kind: Kind): EventOf<Kind> | null => {
    const row = newest.get({ fight, kind })
    const event = row && eventSchema.parse(row.document)
    return event && isOf(event, kind) ? event : null
  }
  const shown = openShownSides(tables)
  return (fight) => summarise(fight, shown(fight), lastOf)
}

type LastOf = <Kind extends EventKind>(fight: string, kind: Kind) => EventOf<Kind> | null

function summarise(fight: StoredFight, shown: FightSummary['shown'], lastOf: LastOf): FightSummary {
  const { id, campaignId: campaign, level, createdAt, nameA: a, nameB: b, battleId: battle } = fight
  const ended = lastOf(id, 'battle-ended')
  return {
    id,
    system: fight.system,
    campaign,
    level,
    createdAt,
    a,
    b,
    shown,
    place: fight.place,
    participants: { a: fight.participantA, b: fight.participantB },
    battle,
    phase: lastOf(id, 'phase-entered')?.phase ?? 'roles',
    round: lastOf(id, 'round-begun')?.round ?? 0,
    ending: ended && { how: ended.how, controls: ended.controls },
  }
}

function isOf<Kind extends EventKind>(event: EventOf<EventKind>, kind: Kind): event is EventOf<Kind> {
  return event.kind === kind
}
