import { eq } from 'drizzle-orm'
import { v7 as uuid } from 'uuid'
import { problem, type Refusal } from '../../shared/problem.ts'
import type { CampaignRules } from '../../shared/systems/seven-seconds/campaign/documents.ts'
import {
  SAMPLE_FACTIONS,
  type SampleFactionId,
} from '../../shared/systems/seven-seconds/data/sample-factions.ts'
import { sevenSeconds } from '../../shared/systems/seven-seconds/system.ts'
import { campaigns, factions, participants, players } from '../database/schema.ts'
import type { Store, Tables } from '../database/store.ts'

export interface NewCampaign {
  readonly name: string
  readonly sample: boolean
  readonly rules: CampaignRules
  readonly participants: readonly { readonly player: string; readonly faction: SampleFactionId }[]
}

/** Starts a campaign: players and factions that are not there yet are made on the way. */
export function startCampaign({ tables, undo }: Store, campaign: NewCampaign): { id: string } | Refusal {
  const twice = factionTakenTwice(campaign)
  if (twice) return twice
  const id = uuid()
  const createdAt = new Date().toISOString()
  tables
    .insert(campaigns)
    .values({
      id,
      system: sevenSeconds.id,
      name: campaign.name,
      sample: campaign.sample,
      rulesVersion: sevenSeconds.campaigns.version,
      rulesDocument: campaign.rules,
      createdAt,
    })
    .run()
  undo.belongsTo({ id, name: campaign.name })
  campaign.participants.forEach(({ player, faction }, place) => {
    tables
      .insert(participants)
      .values({
        id: uuid(),
        campaignId: id,
        playerId: playerNamed(tables, player, createdAt),
        factionId: shippedFaction(tables, faction, createdAt),
        place,
        techVersion: sevenSeconds.factions.version,
        techDocument: SAMPLE_FACTIONS[faction].tech,
      })
      .run()
  })
  return { id }
}

function factionTakenTwice(campaign: NewCampaign): Refusal | null {
  const taken = new Set<SampleFactionId>()
  for (const [place, { faction }] of campaign.participants.entries()) {
    if (taken.has(faction)) {
      const { name } = SAMPLE_FACTIONS[faction]
      return {
        problem: problem(
          'campaign/faction-twice',
          `${name} is in this campaign twice. Choose another faction for one of the players.`,
          ['participants', place, 'faction'],
          { faction: name },
        ),
      }
    }
    taken.add(faction)
  }
  return null
}

/** The same name is the same person: a group's players go through many campaigns. */
function playerNamed(tables: Tables, name: string, createdAt: string): string {
  const known = tables.select({ id: players.id }).from(players).where(eq(players.name, name)).get()
  if (known) return known.id
  const id = uuid()
  tables.insert(players).values({ id, name, createdAt }).run()
  return id
}

function shippedFaction(tables: Tables, sample: SampleFactionId, createdAt: string): string {
  const known = tables.select({ id: factions.id }).from(factions).where(eq(factions.sample, sample)).get()
  if (known) return known.id
  const { name, shortName, tech } = SAMPLE_FACTIONS[sample]
  const id = uuid()
  tables
    .insert(factions)
    .values({
      id,
      system: sevenSeconds.id,
      name,
      shortName,
      sample,
      techVersion: sevenSeconds.factions.version,
      techDocument: tech,
      createdAt,
    })
    .run()
  return id
}
