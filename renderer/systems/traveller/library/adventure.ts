import { DEEDS } from '../../../../shared/systems/traveller/battle/ending/account.ts'
import type { AdventureWords } from '../../../adventures/routes.ts'
import '../texts/adventure.ts'

/** What a campaign of fights is called. */
export const adventure: AdventureWords = {
  texts: 'travellerAdventure',
  deeds: DEEDS,
  slight: ['reacted'],
  rules: 'house-rules',
  hurtAs: ['unconscious', 'disabled'],
  lostAs: ({ type }) => (type === 'person' ? 'fallen' : 'destroyed'),
}
