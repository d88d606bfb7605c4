import type { CampaignSummary } from '../../shared/contract/campaigns.ts'
import { accountOf, type StoredCampaign } from './facts.ts'

/** A campaign's line in the list of campaigns; nothing for one that is no longer there. */
export function summarise(campaign: StoredCampaign | null): CampaignSummary[] {
  if (!campaign) return []
  const { id, system, name, createdAt, sample, rules, battles } = campaign
  const account = accountOf(campaign)
  const participants = campaign.participants.map((participant, place) => ({
    id: participant.id,
    player: participant.player.name,
    faction: participant.faction,
    campaignPoints: account.standings[place]?.campaignPoints ?? 0,
    streak: account.standings[place]?.streak ?? 0,
  }))
  return [
    {
      id,
      system,
      name,
      createdAt,
      sample,
      pointsToWin: rules.pointsToWin,
      battles: battles.length,
      participants,
      winner: account.winner,
    },
  ]
}
