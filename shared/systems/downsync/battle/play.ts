import { standingOf, type Play } from '../../../battle/play.ts'
import { correctLines, isSecret, light, loop } from './decide.ts'
import { eventSchema } from './documents/events.ts'
import { BATTLE_VERSION, type BattleSetup } from './documents/setup.ts'
import { account } from './ending/account.ts'
import { momentsOf } from './ending/moments.ts'
import { asItLies } from './mend/put-right.ts'
import { playAtRandom } from './player/random.ts'
import type { Downsync } from './rules/rule.ts'
import { setUp } from './setup/form.ts'
import { isRevealed, tell, view } from './view.ts'

/** Battles of Downsync, from the roll for the first deployer to the last Victory Point. */
export const downsyncPlay: Play<Downsync, BattleSetup> = {
  ...loop,
  version: BATTLE_VERSION,
  referees: [],
  setUp,
  eventSchema,
  keptOnce: null,
  looseOptions: asItLies,
  isSecret,
  canTakeBackOwn: () => true,
  light,
  correctLines,
  doctrine: null,
  playAtRandom,
  standing: standingOf<Downsync, 'ended'>('starting', 'ended', ({ how, won }) => ({ how, controls: won })),
  isRevealed,
  view,
  open: (state) => view(state, 'public'),
  lookBack: momentsOf,
  account,
  tell,
}
