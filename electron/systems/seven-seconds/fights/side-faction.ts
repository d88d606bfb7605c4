import { eq } from 'drizzle-orm'
import type { Side } from '../../../../shared/systems/seven-seconds/battle/words.ts'
import { SAMPLE_FACTIONS } from '../../../../shared/systems/seven-seconds/data/sample-factions.ts'
import { factions, participants } from '../../../database/schema.ts'
import type { Tables } from '../../../database/store.ts'
import { ownFaction } from './shown-sides.ts'
import { sideIn, type StoredFight } from '../../../fights/stored.ts'

/** Whose roster a side is of: none in a battle without a campaign. */
export interface SideRoster {
  readonly participant: string
  readonly faction: string
  readonly campaign: string
}

export function rosterOf(tables: Tables, fight: StoredFight, side: Side): SideRoster | null {
  const { participantId: participant } = sideIn(fight, side)
  const { campaignId: campaign } = fight
  if (participant === null || campaign === null) return null
  const row = tables
    .select({ faction: participants.factionId })
    .from(participants)
    .where(eq(participants.id, participant))
    .get()
  return row ? { participant, faction: row.faction, campaign } : null
}

/** What a side's habits are kept under: its faction, a shipped one the same in every campaign and without one. */
export function habitsOf(tables: Tables, fight: StoredFight, side: Side): string {
  const own = rosterOf(tables, fight, side)
  if (own) {
    const row = tables.select().from(factions).where(eq(factions.id, own.faction)).get()
    return row?.sample ?? own.faction
  }
  const alone = ownFaction(tables, fight.id, side)
  if (alone !== null) return alone
  const { name } = sideIn(fight, side)
  return Object.values(SAMPLE_FACTIONS).find(({ shortName }) => shortName === name)?.id ?? name
}
