import type { CampaignView } from '../../../shared/systems/seven-seconds/contract/campaigns.ts'
import type { BattleReport } from '../../../shared/systems/seven-seconds/contract/battles.ts'
import type { BattleSide } from '../../../shared/systems/seven-seconds/campaign/documents.ts'
import { newCampaign, newParticipant } from '../../support/new-campaign.ts'
import type { TestProgram } from './program.ts'

/** A campaign of three: 0 New Tokyo, 1 the Collective, 2 the Council of Zane. */
export async function startThree(test: TestProgram): Promise<{ id: string; people: string[] }> {
  const { id } = await test.ask(
    'campaigns.start',
    newCampaign([
      newParticipant('Ada', 'new-tokyo'),
      newParticipant('Ben', 'peoples-utopian-collective'),
      newParticipant('Cleo', 'council-of-zane'),
    ]),
  )
  const view = await test.ask('campaigns.view', { id })
  return { id, people: view.participants.map((participant) => participant.id) }
}

/** One side of a report; a test names only what matters to it. */
export function side(
  participant: string | undefined,
  victoryPoints: number,
  rest: Partial<BattleSide> = {},
): BattleSide {
  if (participant === undefined) throw new RangeError('No such participant.')
  return { participant, victoryPoints, role: null, roleDie: null, controlsTable: false, lost: {}, ...rest }
}

export function report(a: BattleSide, b: BattleSide, rest: Partial<BattleReport> = {}): BattleReport {
  return { sides: [a, b], result: null, foughtOn: null, place: '', note: '', ...rest }
}

export function standingsOf(view: CampaignView): { points: number; streak: number; tech: number }[] {
  return view.account.standings.map((row) => ({
    points: row.campaignPoints,
    streak: row.streak,
    tech: row.techPoints.inHand,
  }))
}
