import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { FightSummary, ShownSide } from '../../shared/contract/fights.ts'
import { apart } from '../../shared/side-colours.ts'
import { SIDES, type Side } from '../../shared/systems/seven-seconds/battle/words.ts'
import { SAMPLE_FACTIONS } from '../../shared/systems/seven-seconds/data/sample-factions.ts'
import { factions, fightEvents, participants } from '../database/schema.ts'
import type { Tables } from '../database/store.ts'
import { shownFaction } from '../factions/stored.ts'
import type { StoredFight } from './summary.ts'

/** How the sides of a fight are shown: never both in one colour. */
export function openShownSides(tables: Tables): (fight: StoredFight) => FightSummary['shown'] {
  // Asked for with every look at a battle: prepared once.
  const participant = tables
    .select()
    .from(participants)
    .innerJoin(factions, eq(factions.id, participants.factionId))
    .where(eq(participants.id, sql.placeholder('id')))
    .prepare()
  const ofCampaign = (id: string): ShownSide | null => {
    const row = participant.get({ id })
    return row ? { place: row.participants.place, faction: facesOf(row.factions) } : null
  }

  const shownSide = (fight: StoredFight, side: Side): ShownSide => {
    const name = side === 'a' ? fight.nameA : fight.nameB
    const id = side === 'a' ? fight.participantA : fight.participantB
    const known = id === null ? null : ofCampaign(id)
    if (known) return known
    const place = SIDES.indexOf(side)
    const own = id === null && fight.campaignId === null ? ownFaction(tables, fight.id, side) : null
    const row = own === null ? undefined : tables.select().from(factions).where(eq(factions.id, own)).get()
    if (row) return { place, faction: facesOf(row) }
    const sample = own === null ? Object.values(SAMPLE_FACTIONS).find((one) => one.shortName === name) : null
    return { place, faction: { name: sample?.name ?? name, sample: sample?.id ?? null, look: null } }
  }

  return (fight) => {
    const a = shownSide(fight, 'a')
    const b = shownSide(fight, 'b')
    return { a, b: { ...b, place: apart(a.place, b.place)[1] } }
  }
}

function facesOf(row: typeof factions.$inferSelect): ShownSide['faction'] {
  const { name, sample, look } = shownFaction(row)
  return { name, sample, look }
}

const begun = z.object({
  setup: z.object({ sides: z.record(z.enum(SIDES), z.object({ faction: z.string().optional() })) }),
})

/** The faction of the group's own that fights without a campaign; null for a shipped one. */
export function ownFaction(tables: Tables, fight: string, side: Side): string | null {
  const row = tables
    .select({ document: fightEvents.eventDocument })
    .from(fightEvents)
    .where(and(eq(fightEvents.fightId, fight), eq(fightEvents.kind, 'begun')))
    .get()
  return begun.parse(row?.document).setup.sides[side].faction ?? null
}
