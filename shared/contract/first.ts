import { campaignCalls } from './campaigns.ts'
import { fightCalls } from './fights.ts'
import { programCalls } from './program.ts'
import { safekeepingCalls } from './safekeeping.ts'
import { trashCalls } from './trash.ts'
import { undoCalls } from './undo.ts'

/** What the first screen asks, and what belongs to it: the window waits for their schemas, and for no others. */
export const firstCalls = {
  ...programCalls,
  ...safekeepingCalls,
  ...undoCalls,
  ...campaignCalls,
  ...fightCalls,
  ...trashCalls,
}
