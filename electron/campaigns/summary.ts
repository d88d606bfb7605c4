import type { CampaignSummary } from '../../shared/contract/campaigns.ts'
import { accountCampaign } from '../../shared/systems/seven-seconds/campaign/account.ts'
import { factsOf, type StoredCampaign } from './facts.ts'

/** A campaign's line in the list of campaigns; nothing for one that is no longer there. */
export function summarise(campaign: StoredCampaign | null): CampaignSummary[] {
  if (!campaign) return []
  const { id, name, createdAt, sample, rules, battles } = campaign
  const account = accountCampaign(factsOf(campaign))
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
      system: 'seven-seconds',
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
