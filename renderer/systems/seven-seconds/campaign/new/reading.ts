import type { Participant } from '../../../../../shared/systems/seven-seconds/contract/campaigns.ts'
import type { Input } from '../../../../../shared/contract/index.ts'
import type { CampaignRules } from '../../../../../shared/systems/seven-seconds/campaign/documents.ts'
import { NO_OPENING, rulesFor } from '../../../../../shared/systems/seven-seconds/campaign/rules.ts'
import { CAMPAIGN_LENGTHS } from '../../../../../shared/systems/seven-seconds/data/campaign.ts'
import { GOALS } from '../../../../../shared/systems/seven-seconds/house-rules/list.ts'
import { withRules } from '../../../../../shared/systems/seven-seconds/house-rules/values.ts'
import { STATS, type Stat } from '../../../../../shared/systems/seven-seconds/words.ts'
import { wholeNumber } from '../../../../ui/fields/whole-number.ts'
import { BALANCES, BOUNDS, type CampaignDraft, type PersonDraft } from './draft.ts'

/** The points that win, of a named length or typed; null while they are no such number. */
export function goalOf({
  length,
  pointsToWin,
}: Pick<CampaignDraft, 'length' | 'pointsToWin'>): number | null {
  if (length !== 'own') return CAMPAIGN_LENGTHS[length]
  return wholeNumber(pointsToWin, GOALS.pointsToWin) ?? null
}

/** The rules as they are typed; null while a number of them is none. */
export function rulesOf(
  draft: Pick<CampaignDraft, 'length' | 'pointsToWin' | 'streakToWin' | 'house'>,
): CampaignRules | null {
  const pointsToWin = goalOf(draft)
  const streakToWin = wholeNumber(draft.streakToWin, GOALS.streakToWin)
  if (pointsToWin === null || streakToWin === null || streakToWin === undefined) return null
  return withRules({ ...rulesFor('medium'), length: draft.length, pointsToWin, streakToWin }, draft.house)
}

/** What somebody brings from paper; null while a number is none. What is left empty is nothing. */
export function openingOf(
  { balances }: PersonDraft,
  before: CampaignDraft['before'],
): Participant['opening'] | null {
  if (before === 'nothing') return NO_OPENING
  const [campaignPoints, streak, techPoints] = BALANCES.map((balance) => {
    const number = wholeNumber(balances[balance], BOUNDS[balance])
    return number === null ? 0 : number
  })
  if (campaignPoints === undefined || streak === undefined || techPoints === undefined) return null
  return { campaignPoints, streak, techPoints }
}

/** The 18 numbers, typed over the own ones; null while one of them is none. */
export function techOf(
  { tech }: PersonDraft,
  before: CampaignDraft['before'],
  own: Participant['startingTech'],
): Participant['startingTech'] | null {
  if (before === 'nothing') return own
  const line = (rating: 1 | 2 | 3): Record<Stat, number> | null => {
    const made = { ...own[rating] }
    for (const stat of STATS) {
      const number = wholeNumber(tech[rating][stat], BOUNDS.stat)
      if (number === undefined) return null
      if (number !== null) made[stat] = number
    }
    return made
  }
  const [first, second, third] = [line(1), line(2), line(3)]
  return first && second && third ? { 1: first, 2: second, 3: third } : null
}

/** The place of a participant's rival among all: of two it is always the other one; null while nobody is chosen. */
export function rivalPlace(
  { participants }: Pick<CampaignDraft, 'participants'>,
  place: number,
): number | null {
  if (participants.length === 2) return 1 - place
  const wanted = participants[place]?.rival
  const found = participants.findIndex(({ faction }, at) => at !== place && faction === wanted)
  return found >= 0 ? found : null
}

/** What a group says about its campaign, as the contract has it. */
export function aboutOf({ name, startsOn, place, map, deck }: CampaignDraft): Pick<
  Input<'campaigns.start'>,
  'name' | 'startsOn' | 'place' | 'map'
> & {
  deck: string | null
} {
  const cards = deck === '' ? null : deck
  return { name, startsOn: startsOn === '' ? null : startsOn, place, map, deck: cards }
}
