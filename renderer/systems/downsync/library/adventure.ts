import { DEEDS } from '../../../../shared/systems/downsync/battle/ending/account.ts'
import type { AdventureWords } from '../../../adventures/routes.ts'
import '../texts/adventure.ts'

/** What a campaign of battles is called. */
export const adventure: AdventureWords = {
  texts: 'downsyncAdventure',
  deeds: DEEDS,
  rules: 'house-rules',
  lostAs: () => 'lost',
}
