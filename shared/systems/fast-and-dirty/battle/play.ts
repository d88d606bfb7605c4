import { standingOf, type Play } from '../../../battle/play.ts'
import { correctLines, isSecret, light, loop, openly, OPENS } from './decide.ts'
import { eventSchema } from './documents/events.ts'
import { BATTLE_VERSION, type BattleSetup } from './documents/setup.ts'
import { account } from './ending/account.ts'
import { momentsOf } from './ending/moments.ts'
import { looseOptions } from './mend/loose-options.ts'
import { doctrine } from './player/doctrine.ts'
import { playAtRandom } from './player/random.ts'
import type { FastAndDirty } from './rules/rule.ts'
import { setUp } from './setup/form.ts'
import { isRevealed, tell, view } from './view.ts'

/** Battles of Fast and Dirty, from deployment to the end of the mission. */
export const fastAndDirtyPlay: Play<FastAndDirty, BattleSetup> = {
  ...loop,
  openly,
  version: BATTLE_VERSION,
  referees: [],
  setUp,
  eventSchema,
  keptOnce: null,
  looseOptions,
  isSecret,
  canTakeBackOwn: ({ kind }) => !OPENS.includes(kind),
  light,
  correctLines,
  doctrine,
  playAtRandom,
  standing: standingOf<FastAndDirty, 'ended'>('deploying', 'ended', ({ how, won }) => ({
    how,
    controls: won,
  })),
  isRevealed,
  view: (state, watcher) => view(state, watcher),
  open: (state) => view(state, 'public', true),
  lookBack: momentsOf,
  account,
  tell,
}
