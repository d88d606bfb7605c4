import { DEEDS } from '../../../../shared/systems/fast-and-dirty/battle/ending/account.ts'
import type { AdventureWords } from '../../../adventures/routes.ts'

/** What a campaign of battles is called. */
export const adventure: AdventureWords = {
  texts: 'fastAndDirtyAdventure',
  deeds: DEEDS,
  rules: 'house-rules',
}
