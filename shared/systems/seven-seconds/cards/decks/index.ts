import type { CardSet } from '../documents.ts'
import { CHANCE_ENCOUNTER } from './chance-encounter.ts'
import { DEFENSE } from './defense.ts'
import { OFFENSE } from './offense.ts'
import { TROOPS } from './troops.ts'

/** The cards that come with Muster. */
export const MUSTER_CARDS: CardSet = {
  version: 1,
  id: 'muster',
  name: 'Muster deck',
  missions: [...OFFENSE, ...DEFENSE, ...CHANCE_ENCOUNTER],
  troops: [...TROOPS],
}
