import type { battleCalls } from '../../../shared/systems/seven-seconds/contract/battles.ts'
import type { campaignCalls } from '../../../shared/systems/seven-seconds/contract/campaigns.ts'
import type { technologyCalls } from '../../../shared/systems/seven-seconds/contract/technology.ts'
import type { Store } from '../../database/store.ts'
import type { HandlersOf } from '../../handlers.ts'
import type { ForGames } from '../desk.ts'
import { battleHandlers } from './battles/calls.ts'
import { campaignHandlers } from './campaigns/calls.ts'
import { technologyHandlers } from './technology/calls.ts'

export type FirstHandlers = HandlersOf<typeof campaignCalls & typeof battleCalls & typeof technologyCalls>

/** What the first screen of a campaign asks. */
export function firstHandlers(store: Store, { log }: Pick<ForGames, 'log'>): FirstHandlers {
  return { ...campaignHandlers(store, log), ...battleHandlers(store), ...technologyHandlers(store) }
}
