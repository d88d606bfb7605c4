import type { Problem } from '../../../problem.ts'
import { checkMissionCard, checkTroopCard } from '../cards/check.ts'
import { adviseSquads } from '../cards/check-troops.ts'
import type { MissionCard, TroopCard } from '../cards/documents.ts'
import { isMission } from './play.ts'

/**
 * What a group may want otherwise on a card of its own. A text that is left out is no matter, nor how long one is: the
 * preview shows whether it fits.
 */
export function cardAdvice(card: MissionCard | TroopCard): Problem[] {
  const found = isMission(card) ? checkMissionCard(card) : checkTroopCard(card)
  const wanted = found.filter(({ code }) => code !== 'card/no-text' && code !== 'card/text-long')
  return isMission(card) ? wanted : [...wanted, ...adviseSquads(card)]
}
