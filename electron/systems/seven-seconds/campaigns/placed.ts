import { asc, eq, sql } from 'drizzle-orm'
import type { Participant } from '../../../../shared/systems/seven-seconds/contract/campaigns.ts'
import { sideColours, type Placed } from '../../../../shared/side-colours.ts'
import { factions, participants } from '../../../database/schema.ts'
import type { Tables } from '../../../database/store.ts'
import { shownFaction } from '../factions/stored.ts'

/** A participant where it stands in its campaign. */
export interface PlacedFaction extends Placed {
  readonly participant: string
  readonly faction: Participant['faction']
}

/** Tells the participants of a campaign in the order in which they joined, which is their place. */
export function openPlaced(tables: Tables): (campaign: string) => PlacedFaction[] {
  // Asked for with every look at a battle: prepared once.
  const joined = tables
    .select()
    .from(participants)
    .innerJoin(factions, eq(factions.id, participants.factionId))
    .where(eq(participants.campaignId, sql.placeholder('campaign')))
    .orderBy(asc(participants.place))
    .prepare()
  return (campaign) => {
    const all = joined
      .all({ campaign })
      .map((row) => ({ participant: row.participants.id, faction: shownFaction(row.factions) }))
    const colours = sideColours(all.map(({ faction }) => faction))
    return colours.flatMap((colour, place) => {
      const one = all[place]
      return one ? [{ ...one, place, colour }] : []
    })
  }
}
