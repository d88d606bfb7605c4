import type { Play, StandingPart } from '../../../battle/play.ts'
import { correctLines, isSecret, light, loop } from './decide.ts'
import { eventSchema, type EventKind, type EventOf } from './documents/events.ts'
import { BATTLE_VERSION, type BattleSetup } from './documents/setup.ts'
import { account } from './ending/account.ts'
import { momentsOf } from './ending/moments.ts'
import { looseOptions } from './mend/loose-options.ts'
import { doctrine } from './player/doctrine.ts'
import { playAtRandom } from './player/random.ts'
import type { BlastEm } from './rules/rule.ts'
import { setUp } from './setup/form.ts'
import { isRevealed, tell, view } from './view.ts'

const standing: StandingPart<BlastEm> = {
  kinds: ['phase-entered', 'round-begun', 'mission-ended'],
  of: (newest) => {
    const last = <Kind extends EventKind>(kind: Kind): EventOf<Kind> | undefined =>
      newest.find((event): event is EventOf<Kind> => event.kind === kind)
    const ended = last('mission-ended')
    return {
      phase: last('phase-entered')?.phase ?? 'first-player',
      round: last('round-begun')?.round ?? 0,
      ending: ended ? { how: ended.outcome, controls: null } : null,
    }
  },
}

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
  standing,
  isRevealed,
  view: (state, watcher) => view(state, watcher),
  open: (state) => view(state, 'public', true),
  lookBack: momentsOf,
  account,
  tell,
}
