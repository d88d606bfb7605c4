import { DEEDS } from '../../../../shared/systems/downsync/battle/ending/account.ts'
import { LATER, ROUNDS_TOLD } from '../../../../shared/systems/downsync/battle/ending/figures.ts'
import { SIGS } from '../../../../shared/systems/downsync/words.ts'
import type { AdventureWords } from '../../../adventures/routes.ts'
import '../texts/adventure.ts'

/** Rounds that have a row of their own. */
const ROUNDS = Array.from({ length: ROUNDS_TOLD }, (_none, at) => String(at + 1))

/** What a campaign of battles is called. */
export const adventure: AdventureWords = {
  texts: 'downsyncAdventure',
  deeds: DEEDS,
  rules: 'house-rules',
  figureRows: { points: [...ROUNDS, LATER], scans: [...SIGS, 'unit'], pings: SIGS, lost: SIGS },
  lostAs: () => 'lost',
}
