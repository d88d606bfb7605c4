import { DEEDS } from '../../../../shared/systems/blast-em/battle/ending/account.ts'
import type { AdventureWords } from '../../../adventures/routes.ts'
import './texts.ts'

/** What a campaign of missions is called. */
export const adventure: AdventureWords = {
  texts: 'blastEmLibrary.adventure',
  deeds: DEEDS,
  rules: 'house-rules',
}
