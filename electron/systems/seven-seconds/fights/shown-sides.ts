import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { ShownSide } from '../../../../shared/contract/fights.ts'
import type { FightSummary } from '../../../../shared/contract/fights.ts'
import { apart, sideColours } from '../../../../shared/side-colours.ts'
import { SIDES, type Side } from '../../../../shared/systems/seven-seconds/battle/words.ts'
import { SAMPLE_FACTIONS } from '../../../../shared/systems/seven-seconds/data/sample-factions.ts'
import { openPlaced } from '../campaigns/placed.ts'
import { factions, fightEvents } from '../../../database/schema.ts'
import type { Tables } from '../../../database/store.ts'
import { shownFaction } from '../factions/stored.ts'
import { sideIn, type StoredFight } from '../../../fights/stored.ts'

/** How the sides of a fight are shown: as in its campaign, and never both in one colour or shape. */
export function openShownSides(tables: Tables): (fight: StoredFight) => FightSummary['shown'] {
  const placedIn = openPlaced(tables)

  const alone = (fight: StoredFight, side: Side): ShownSide['faction'] => {
    const { name, participantId: id } = sideIn(fight, side)
    const own = id === null && fight.campaignId === null ? ownFaction(tables, fight.id, side) : null
    const row = own === null ? undefined : tables.select().from(factions).where(eq(factions.id, own)).get()
    if (row) return facesOf(shownFaction(row))
    const sample = own === null ? Object.values(SAMPLE_FACTIONS).find((one) => one.shortName === name) : null
    return { name: sample?.name ?? name, sample: sample?.id ?? null, look: sample?.look ?? null }
  }

  return (fight) => {
    const joined = fight.campaignId === null ? [] : placedIn(fight.campaignId)
    const placed = (side: Side) =>
      joined.find(({ participant }) => participant === sideIn(fight, side).participantId)
    const [a, b] = [placed('a'), placed('b')]
    const first = a ? facesOf(a.faction) : alone(fight, 'a')
    const second = b ? facesOf(b.faction) : alone(fight, 'b')
    const places = apart(a?.place ?? 0, b?.place ?? 1)
    const colours = a && b ? ([a.colour, b.colour] as const) : sideColours([first, second])
    return {
      a: { place: places[0], colour: colours[0], faction: first },
      b: { place: places[1], colour: colours[1], faction: second },
    }
  }
}

function facesOf({ name, sample, look }: ShownSide['faction']): ShownSide['faction'] {
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
