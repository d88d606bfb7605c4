import type { Play, StandingPart } from '../../../battle/play.ts'
import { correctLines, isSecret, light, loop } from './decide.ts'
import { eventSchema, type EventKind, type EventOf } from './documents/events.ts'
import { BATTLE_VERSION, type BattleSetup } from './documents/setup.ts'
import { account } from './ending/account.ts'
import { momentsOf } from './ending/moments.ts'
import { looseOptions } from './mend/loose-options.ts'
import { doctrine } from './player/doctrine.ts'
import { playAtRandom } from './player/random.ts'
import type { FastAndDirty } from './rules/rule.ts'
import { setUp } from './setup/form.ts'
import { isRevealed, tell, view } from './view.ts'

const standing: StandingPart<FastAndDirty> = {
  kinds: ['phase-entered', 'round-begun', 'ended'],
  of: (newest) => {
    const last = <Kind extends EventKind>(kind: Kind): EventOf<Kind> | undefined =>
      newest.find((event): event is EventOf<Kind> => event.kind === kind)
    const ended = last('ended')
    return {
      phase: last('phase-entered')?.phase ?? 'deploying',
      round: last('round-begun')?.round ?? 0,
      ending: ended ? { how: ended.how, controls: ended.won } : null,
    }
  },
}

/** Battles of Fast and Dirty, from deployment to the end of the mission. */
export const fastAndDirtyPlay: Play<FastAndDirty, BattleSetup> = {
  ...loop,
  version: BATTLE_VERSION,
  referees: [],
  setUp,
  eventSchema,
  keptOnce: null,
  looseOptions,
  isSecret,
  canTakeBackOwn: ({ kind }) => kind !== 'check-mine',
  light,
  correctLines,
  doctrine,
  playAtRandom,
  standing,
  isRevealed,
  view: (state, watcher) => view(state, watcher),
  open: (state) => view(state, 'public', true),
  lookBack: momentsOf,
  account,
  tell,
}
