import { asc, eq, sql } from 'drizzle-orm'
import type { Fixture } from '../../../../shared/systems/seven-seconds/contract/campaigns.ts'
import { fixtures } from '../../../database/schema.ts'
import type { Tables } from '../../../database/store.ts'

/** The battles that a group means to fight: the next one first, those without a day last. */
export function loadFixtures(tables: Tables, campaignId: string): Fixture[] {
  return tables
    .select()
    .from(fixtures)
    .where(eq(fixtures.campaignId, campaignId))
    .orderBy(sql`${fixtures.fightsOn} is null`, asc(fixtures.fightsOn), asc(fixtures.id))
    .all()
    .map(({ id, participantA, participantB, fightsOn, place, note }) => ({
      id,
      sides: [participantA, participantB],
      fightsOn,
      place,
      note,
    }))
}
