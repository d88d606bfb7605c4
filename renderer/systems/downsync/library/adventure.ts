import { DEEDS } from '../../../../shared/systems/downsync/battle/ending/account.ts'
import type { AdventureWords } from '../../../adventures/routes.ts'

/** What a campaign of battles is called. */
export const adventure: AdventureWords = {
  texts: 'downsyncAdventure',
  deeds: DEEDS,
  rules: 'house-rules',
}
