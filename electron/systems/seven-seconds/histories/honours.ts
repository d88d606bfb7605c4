import { and, asc, eq, isNull } from 'drizzle-orm'
import type { GivenHonour } from '../../../../shared/systems/seven-seconds/contract/tellings.ts'
import { unitSchema } from '../../../../shared/systems/seven-seconds/people/documents.ts'
import { battles, decorations, participants, service, troopers } from '../../../database/schema.ts'
import type { Tables } from '../../../database/store.ts'

/** The decorations given in a campaign: for its battles, and to those who serve in it alone for all of it. */
export function honoursOf(tables: Tables, campaign: string): GivenHonour[] {
  const given = { decoration: decorations, trooper: troopers }
  const forBattles = tables
    .select({ ...given, participant: service.participantId })
    .from(decorations)
    .innerJoin(troopers, eq(troopers.id, decorations.trooperId))
    .innerJoin(battles, eq(battles.id, decorations.battleId))
    // Whose side they were on that day stands in their service.
    .innerJoin(
      service,
      and(eq(service.battleId, decorations.battleId), eq(service.trooperId, decorations.trooperId)),
    )
    .where(eq(battles.campaignId, campaign))
    .orderBy(asc(battles.number), asc(decorations.id))
    .all()
  const forService = tables
    .select({ ...given, participant: participants.id })
    .from(decorations)
    .innerJoin(troopers, eq(troopers.id, decorations.trooperId))
    .innerJoin(
      participants,
      and(eq(participants.factionId, troopers.factionId), eq(participants.campaignId, campaign)),
    )
    .where(and(isNull(decorations.battleId), eq(troopers.campaignId, campaign)))
    .orderBy(asc(decorations.id))
    .all()
  return [...forBattles, ...forService].map(({ decoration, trooper, participant }) => ({
    trooper: trooper.id,
    participant,
    name: decoration.name,
    reason: decoration.reason,
    battle: decoration.battleId,
    whose: trooper.name,
    unit: unitSchema.parse(trooper.unit),
  }))
}
