import { and, desc, eq } from 'drizzle-orm'
import type { FightSummary } from '../../shared/contract/fights.ts'
import {
  eventSchema,
  type EventKind,
  type EventOf,
} from '../../shared/systems/seven-seconds/battle/documents/events.ts'
import { fightEvents, type fights } from '../database/schema.ts'
import type { Tables } from '../database/store.ts'

export type StoredFight = typeof fights.$inferSelect

/** Where a fight stands, told from the few events that say so: lists need not work out whole battles. */
export function summarise(tables: Tables, fight: StoredFight): FightSummary {
  const { id, campaignId: campaign, level, createdAt, nameA: a, nameB: b, battleId: battle } = fight
  const ended = lastOf(tables, id, 'battle-ended')
  return {
    id,
    campaign,
    level,
    createdAt,
    a,
    b,
    participants: { a: fight.participantA, b: fight.participantB },
    battle,
    phase: lastOf(tables, id, 'phase-entered')?.phase ?? 'roles',
    round: lastOf(tables, id, 'round-begun')?.round ?? 0,
    ending: ended && { how: ended.how, controls: ended.controls },
  }
}

function lastOf<Kind extends EventKind>(tables: Tables, fight: string, kind: Kind): EventOf<Kind> | null {
  const row = tables
    .select({ document: fightEvents.eventDocument })
    .from(fightEvents)
    .where(and(eq(fightEvents.fightId, fight), eq(fightEvents.kind, kind)))
    .orderBy(desc(fightEvents.number))
    .limit(1)
    .get()
  const event = row && eventSchema.parse(row.document)
  return event && isOf(event, kind) ? event : null
}

function isOf<Kind extends EventKind>(event: EventOf<EventKind>, kind: Kind): event is EventOf<Kind> {
  return event.kind === kind
}
