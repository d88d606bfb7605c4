import { standingOf, type Play } from '../../../battle/play.ts'
import { correctLines, isSecret, light, loop } from './decide.ts'
import { eventSchema } from './documents/events.ts'
import { BATTLE_VERSION, type BattleSetup } from './documents/setup.ts'
import { account } from './ending/account.ts'
import { momentsOf } from './ending/moments.ts'
import { looseOptions } from './mend/loose-options.ts'
import { doctrine } from './player/doctrine.ts'
import { playAtRandom } from './player/random.ts'
import type { Traveller } from './rules/rule.ts'
import { setUp } from './setup/form.ts'
import { isRevealed, tell, view } from './view.ts'
import { REFEREE } from './words.ts'

/** Battles of Traveller-style combat, from Tactics and Initiative to the end of combat. */
export const travellerPlay: Play<Traveller, BattleSetup> = {
  ...loop,
  version: BATTLE_VERSION,
  referees: [REFEREE],
  setUp,
  eventSchema,
  keptOnce: null,
  looseOptions,
  isSecret,
  canTakeBackOwn: ({ kind }) => kind !== 'show',
  light,
  correctLines,
  doctrine,
  playAtRandom,
  standing: standingOf<Traveller, 'ended'>('initiative', 'ended', ({ how, controls }) => ({ how, controls })),
  isRevealed,
  view: (state, watcher) => view(state, watcher),
  open: (state) => view(state, 'public', true),
  lookBack: momentsOf,
  account,
  tell,
}
