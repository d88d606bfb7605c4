import { battleCalls } from './battles.ts'
import { campaignCalls, fixtureCalls, sampleCalls } from './campaigns.ts'
import { changeCalls } from './changes.ts'
import { deckCalls } from './decks.ts'
import { factionCalls } from './factions.ts'
import { ownFightCalls } from './fights.ts'
import { historiesCalls } from './histories.ts'
import { rosterCalls } from './roster.ts'
import { technologyCalls } from './technology.ts'
import { trashCalls } from './trash.ts'
import { viewCalls } from './views.ts'

/** What 7 Seconds asks of the main process beside what every game does. */
export const sevenSecondsCalls = {
  ...campaignCalls,
  ...fixtureCalls,
  ...sampleCalls,
  ...battleCalls,
  ...factionCalls,
  ...deckCalls,
  ...ownFightCalls,
  ...historiesCalls,
  ...changeCalls,
  ...trashCalls,
  ...viewCalls,
  ...technologyCalls,
  ...rosterCalls,
}
