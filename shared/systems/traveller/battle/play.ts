import type { Play, StandingPart } from '../../../battle/play.ts'
import { correctLines, isSecret, light, loop } from './decide.ts'
import { eventSchema, type EventKind, type EventOf } from './documents/events.ts'
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

const standing: StandingPart<Traveller> = {
  kinds: ['phase-entered', 'round-begun', 'ended'],
  of: (newest) => {
    const last = <Kind extends EventKind>(kind: Kind): EventOf<Kind> | undefined =>
      newest.find((event): event is EventOf<Kind> => event.kind === kind)
    const ended = last('ended')
    return {
      phase: last('phase-entered')?.phase ?? 'initiative',
      round: last('round-begun')?.round ?? 0,
      ending: ended ? { how: ended.how, controls: ended.controls } : null,
    }
  },
}

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
  standing,
  isRevealed,
  view: (state, watcher) => view(state, watcher),
  open: (state) => view(state, 'public', true),
  lookBack: momentsOf,
  account,
  tell,
}
