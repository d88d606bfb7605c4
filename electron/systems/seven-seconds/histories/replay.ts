import type { FightSummary } from '../../../../shared/contract/fights.ts'
import type { SevenSeconds } from '../../../../shared/systems/seven-seconds/battle/rules/rule.ts'
import type { replayCalls, ReplayWatcher } from '../../../../shared/systems/seven-seconds/contract/replay.ts'
import { problem, type Refusal } from '../../../../shared/problem.ts'
import { evolve, fold } from '../../../../shared/systems/seven-seconds/battle/state/evolve.ts'
import type { BattleState } from '../../../../shared/systems/seven-seconds/battle/state/state.ts'
import { isRevealed, tell, view } from '../../../../shared/systems/seven-seconds/battle/view.ts'
import { momentsOf, type Moments } from '../../../../shared/systems/seven-seconds/histories/moments.ts'
import type { Decisions } from '../../../fights/decisions.ts'
import type { FightLog, FightLogs, LoggedEvent } from '../../../fights/log.ts'
import type { Pins } from '../../../fights/pins.ts'
import type { StoredFight } from '../../../fights/stored.ts'
import { gone, type HandlersOf } from '../../../handlers.ts'

interface Parts {
  readonly logs: FightLogs<SevenSeconds>
  readonly decisions: Decisions
  readonly pins: Pins
  readonly find: (id: string) => StoredFight | undefined
  readonly summarise: (fight: StoredFight) => FightSummary
}

/** A state is kept every so many events: a scrubber asks for any of them, and the way from there is short. */
const BETWEEN = 32

/** What was worked out of a log, as long as that is kept. */
interface Worked {
  readonly kept: readonly BattleState[]
  moments: Moments | null
}

/** Battles that are looked at once more; finished and running ones. */
export function replayHandlers({
  logs,
  decisions,
  pins,
  find,
  summarise,
}: Parts): HandlersOf<typeof replayCalls> {
  // Another log is another object.
  const known = new WeakMap<FightLog<SevenSeconds>, Worked>()
  const workedOut = (log: FightLog<SevenSeconds>): Worked => {
    const worked = known.get(log) ?? { kept: keepStates(log.events), moments: null }
    known.set(log, worked)
    return worked
  }
  const read = (id: string, watcher: ReplayWatcher, pin: string | undefined) => {
    const fight = find(id)
    if (!fight) return gone('fight')
    const refused = watcher === 'both' ? null : pins.check(id, watcher, pin)
    if (refused) return refused
    const log = logs.read(id)
    return watcher === 'both' && !isRevealed(log.state) ? notOver() : { fight, log }
  }

  return {
    'fights.moments': ({ id, watcher, pin }) => {
      const found = read(id, watcher, pin)
      if ('problem' in found) return found
      const { fight, log } = found
      const worked = workedOut(log)
      worked.moments ??= momentsOf(log.events)
      const { moments, odds } = worked.moments
      return {
        summary: summarise(fight),
        pins: pins.of(id, log.play.sides),
        over: isRevealed(log.state),
        events: tellThen(log, watcher),
        marks: decisions.marks(id),
        moments: [...moments],
        odds: [...odds],
        units: [...viewOf(log.state, watcher).units],
      }
    },

    'fights.moment': ({ id, watcher, at, pin }) => {
      const found = read(id, watcher, pin)
      if ('problem' in found) return found
      const { log } = found
      return { view: viewOf(stateAfter(log.events, workedOut(log).kept, at), watcher) }
    },
  }
}

/** `both` is told all, but for what a side wrote for itself. */
function viewOf(state: BattleState, watcher: ReplayWatcher) {
  return watcher === 'both' ? view(state, 'public', true) : view(state, watcher)
}

/** Each event as its watcher knew it when it happened. */
function tellThen({ events, state: now }: FightLog<SevenSeconds>, watcher: ReplayWatcher) {
  const over = events.findIndex(({ event }) => event.kind === 'phase-entered' && isRevealed(event))
  return events.map(({ number, decision, event }, index) => {
    const then = watcher === 'both' || (over !== -1 && index >= over) ? now.phase : 'action'
    return { number, decision, event: tell(event, { phase: then }, watcher === 'both' ? 'public' : watcher) }
  })
}

/** The states before the first event, and after every so many. */
function keepStates(events: readonly LoggedEvent<SevenSeconds>[]): readonly BattleState[] {
  const [first, ...later] = events.map(({ event }) => event)
  if (!first) return []
  let state = fold([first])
  const kept = [state]
  for (const [index, event] of later.entries()) {
    state = evolve(state, event)
    if ((index + 1) % BETWEEN === 0) kept.push(state)
  }
  return kept
}

/** The battle after so many events, or as it stands where there are not so many. */
function stateAfter(
  events: readonly LoggedEvent<SevenSeconds>[],
  kept: readonly BattleState[],
  count: number,
): BattleState {
  const last = Math.min(count, events.length) - 1
  const from = Math.floor(last / BETWEEN)
  const start = kept[from]
  if (!start) throw new RangeError('A battle has a beginning.')
  return events.slice(from * BETWEEN + 1, last + 1).reduce((state, { event }) => evolve(state, event), start)
}

function notOver(): Refusal {
  const message = 'While the battle goes on nobody sees both sides: choose one side, or what lies open.'
  return { problem: problem('replay/not-over', message, ['watcher']) }
}
