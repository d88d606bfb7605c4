import { standingOf, type Play } from '../../../battle/play.ts'
import { correctLines, isSecret, light, loop } from './decide.ts'
import { eventSchema } from './documents/events.ts'
import { BATTLE_VERSION, type BattleSetup } from './documents/setup.ts'
import { momentsOf } from '../histories/moments.ts'
import { looseOptions } from './mend/loose-options.ts'
import { playAtRandom } from './player/random.ts'
import type { SevenSeconds } from './rules/rule.ts'
import { isRevealed, tell, view } from './view.ts'

/** Battles of 7 Seconds, from the first roll to the result. */
export const sevenSecondsPlay: Play<SevenSeconds, BattleSetup> = {
  ...loop,
  version: BATTLE_VERSION,
  referees: [],
  /** With factions, streaks and cards that the campaign file keeps. */
  setUp: null,
  eventSchema,
  keptOnce: 'cards',
  looseOptions,
  isSecret,
  /** Cards once drawn stay drawn: put back they would be known to a side when the other draws them. */
  canTakeBackOwn: ({ kind }) => kind !== 'draw-cards',
  /** Both sides are people's: a faction is led, not run. */
  doctrine: null,
  playAtRandom: (state, chance) => playAtRandom(state, chance),
  light,
  correctLines,
  standing: standingOf<SevenSeconds, 'battle-ended'>('roles', 'battle-ended', ({ how, controls }) => ({
    how,
    controls,
  })),
  isRevealed,
  view: (state, watcher) => view(state, watcher),
  open: (state) => view(state, 'public', true),
  account: null,
  lookBack: momentsOf,
  tell,
}
