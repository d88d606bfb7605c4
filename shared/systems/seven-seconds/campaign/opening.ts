import { problem, type Problem } from '../../../problem.ts'
import { checkTech } from '../tech.ts'
import type { Tech } from '../words.ts'
import type { CampaignRules, Opening } from './documents.ts'

/** A participant as a campaign is set up with it. */
export interface NewParticipantFacts {
  readonly opening: Opening
  /** The 18 numbers as they stand on paper; null for the faction's own. */
  readonly tech: Tech | null
  /** The place of the participant that is its chosen rival (R4◆). */
  readonly rival: number | null
}

/**
 * What keeps participants from taking part like this, each with its place in the list; `[]` when nothing does.
 * Somebody who would have won already cannot begin: a campaign is won by a battle (p.29, R8). Problems:
 * `campaign/won-already`, `campaign/no-such-rival`, and those of `checkTech`.
 */
export function checkParticipants(
  rules: Pick<CampaignRules, 'pointsToWin' | 'streakToWin'>,
  participants: readonly NewParticipantFacts[],
): Problem[] {
  return participants.flatMap(({ opening, tech, rival }, place) => [
    ...openingProblems(rules, opening, place),
    ...(tech ? checkTech(tech) : []).map((one) => ({
      ...one,
      path: ['participants', place, 'tech', ...one.path],
    })),
    ...(rival === null || (rival !== place && rival < participants.length) ? [] : [noSuchRival(place)]),
  ])
}

function openingProblems(
  { pointsToWin, streakToWin }: Pick<CampaignRules, 'pointsToWin' | 'streakToWin'>,
  { campaignPoints, streak }: Opening,
  place: number,
): Problem[] {
  const path = ['participants', place, 'opening']
  if (campaignPoints >= pointsToWin) {
    const sentence = `With ${campaignPoints} Campaign Points the campaign would be won already: it goes to ${pointsToWin}. Bring fewer, or set a higher goal.`
    const values = { by: 'points', brought: campaignPoints, goal: pointsToWin }
    return [problem('campaign/won-already', sentence, [...path, 'campaignPoints'], values)]
  }
  if (streak >= streakToWin) {
    const sentence = `With a streak of ${streak} the campaign would be won already: ${streakToWin} in a row win it. Bring a shorter one, or set a higher goal.`
    const values = { by: 'streak', brought: streak, goal: streakToWin }
    return [problem('campaign/won-already', sentence, [...path, 'streak'], values)]
  }
  return []
}

function noSuchRival(place: number): Problem {
  const sentence = 'A faction’s rival is another one of its campaign: choose again.'
  return problem('campaign/no-such-rival', sentence, ['participants', place, 'rival'])
}
