import { standingOf, type Play } from '../../../battle/play.ts'
import { correctLines, isSecret, light, loop } from './decide.ts'
import { eventSchema } from './documents/events.ts'
import { BATTLE_VERSION, type BattleSetup } from './documents/setup.ts'
import { account } from './ending/account.ts'
import { momentsOf } from './ending/moments.ts'
import { looseOptions } from './mend/loose-options.ts'
import { doctrine } from './player/doctrine.ts'
import { playAtRandom } from './player/random.ts'
import type { BlastEm } from './rules/rule.ts'
import { setUp } from './setup/form.ts'
import { isRevealed, tell, view } from './view.ts'

/** Battles of Blast 'Em!, from the point of entry to the end of the mission. */
export const blastEmPlay: Play<BlastEm, BattleSetup> = {
  ...loop,
  version: BATTLE_VERSION,
  /** The bad guys are fought, and may win: nobody only judges. */
  referees: [],
  setUp,
  eventSchema,
  keptOnce: null,
  looseOptions,
  isSecret,
  canTakeBackOwn: () => true,
  light,
  correctLines,
  doctrine,
  playAtRandom,
  standing: standingOf<BlastEm, 'mission-ended'>('first-player', 'mission-ended', ({ outcome }) => ({
    how: outcome,
    controls: null,
  })),
  isRevealed,
  view: (state, watcher) => view(state, watcher),
  open: (state) => view(state, 'public', true),
  lookBack: momentsOf,
  account,
  tell,
}
