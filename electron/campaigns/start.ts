import { eq } from 'drizzle-orm'
import { v7 as uuid } from 'uuid'
import { isRefusal, problem, type Refusal } from '../../shared/problem.ts'
import type { CampaignRules } from '../../shared/systems/seven-seconds/campaign/documents.ts'
import { sevenSeconds } from '../../shared/systems/seven-seconds/system.ts'
import { chooseFaction, type Chosen } from '../factions/choose.ts'
import { campaigns, participants, players } from '../database/schema.ts'
import type { Store, Tables } from '../database/store.ts'

export interface NewCampaign {
  readonly name: string
  readonly sample: boolean
  readonly rules: CampaignRules
  readonly participants: readonly { readonly player: string; readonly faction: string }[]
}

/** Starts a campaign: players and sample factions that are not there yet are made on the way. */
export function startCampaign({ tables, undo }: Store, campaign: NewCampaign): { id: string } | Refusal {
  const chosen = chooseAll(tables, campaign)
  if (isRefusal(chosen)) return chosen
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
  campaign.participants.forEach(({ player }, place) => {
    const faction = chosen[place]
    if (!faction) throw new Error('Every participant has a faction.')
    tables
      .insert(participants)
      .values({
        id: uuid(),
        campaignId: id,
        playerId: playerNamed(tables, player, createdAt),
        factionId: faction.id,
        place,
        techVersion: sevenSeconds.factions.version,
        techDocument: faction.tech,
      })
      .run()
  })
  return { id }
}

/** The factions that are named; none may fight on two sides. */
function chooseAll(tables: Tables, { participants: people }: NewCampaign): readonly Chosen[] | Refusal {
  const all: Chosen[] = []
  for (const [place, { faction }] of people.entries()) {
    const chosen = chooseFaction(tables, faction, place)
    if (isRefusal(chosen)) return chosen
    if (all.some(({ id }) => id === chosen.id)) return takenTwice(chosen.name, place)
    all.push(chosen)
  }
  return all
}

function takenTwice(faction: string, place: number): Refusal {
  const message = `${faction} is in this campaign twice. Choose another faction for one of the players.`
  return {
    problem: problem('campaign/faction-twice', message, ['participants', place, 'faction'], { faction }),
  }
}

/** The same name is the same person: a group's players go through many campaigns. */
function playerNamed(tables: Tables, name: string, createdAt: string): string {
  const known = tables.select({ id: players.id }).from(players).where(eq(players.name, name)).get()
  if (known) return known.id
  const id = uuid()
  tables.insert(players).values({ id, name, createdAt }).run()
  return id
}
