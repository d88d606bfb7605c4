import type { CampaignSummary } from '../../../../shared/contract/campaigns.ts'
import { problem } from '../../../../shared/problem.ts'
import { accountOf, type StoredCampaign } from './facts.ts'

/** A campaign's line in the list of campaigns; nothing for one that is no longer there. */
export function summarise(campaign: StoredCampaign | null): CampaignSummary[] {
  if (!campaign) return []
  const { id, system, name, createdAt, sample, rules, battles, state, finishedOn, startsOn } = campaign
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
      state,
      finishedOn,
      startsOn,
      pointsToWin: rules.pointsToWin,
      battles: battles.length,
      participants,
      winner: account.winner,
      problem: null,
    },
  ]
}

/** The line of a campaign whose rows do not fit: it must not keep the others from being listed. */
export function unreadable({
  id,
  name,
  createdAt,
  state,
}: Pick<CampaignSummary, 'id' | 'name' | 'createdAt' | 'state'>): CampaignSummary {
  const sentence = `${name} cannot be read: its data are damaged or from a newer Muster. The other campaigns are not affected.`
  return {
    id,
    system: 'seven-seconds',
    name,
    createdAt,
    sample: false,
    state,
    finishedOn: null,
    startsOn: null,
    pointsToWin: 0,
    battles: 0,
    participants: [],
    winner: null,
    problem: problem('campaign/unreadable', sentence, [], { name }),
  }
}
