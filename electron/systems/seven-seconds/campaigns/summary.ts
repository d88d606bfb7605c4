import type { CampaignSummary } from '../../../../shared/contract/campaigns.ts'
import type { Tables } from '../../../database/store.ts'
import { accountOf, loadCampaign } from './facts.ts'

/** A campaign's line in the list of campaigns; null for one that is no longer there. */
export function summarise(tables: Tables, of: string): CampaignSummary | null {
  const campaign = loadCampaign(tables, of)
  if (!campaign) return null
  const { id, system, name, createdAt, sample, rules, battles, state, finishedOn, startsOn } = campaign
  const account = accountOf(campaign)
  const participants = campaign.participants.map((participant, place) => ({
    id: participant.id,
    player: participant.player.name,
    faction: participant.faction,
    points: account.standings[place]?.campaignPoints ?? 0,
  }))
  return {
    id,
    system,
    name,
    createdAt,
    sample,
    state,
    finishedOn,
    startsOn,
    goal: rules.pointsToWin,
    battles: battles.length,
    participants,
    winner: account.winner?.participant ?? null,
    problem: null,
  }
}
