import { isPhaseEntered, type AnyState } from '../../shared/battle/battle.ts'
import type { LookedBack } from '../../shared/battle/play.ts'
import type { FightSummary } from '../../shared/contract/fights.ts'
import type { replayCalls } from '../../shared/contract/replay.ts'
import { problem, type Refusal } from '../../shared/problem.ts'
import { gone, type HandlersOf } from '../handlers.ts'
import type { Decisions } from './decisions.ts'
import type { FightLog, FightLogs } from './log.ts'
import type { Pins } from './pins.ts'
import { sidesOf, type StoredFight } from './stored.ts'

interface Parts {
  readonly logs: FightLogs
  readonly decisions: Decisions
  readonly pins: Pins
  readonly find: (id: string) => StoredFight | undefined
  readonly summarise: (fight: StoredFight) => FightSummary
}

/** Everything, once the battle is over. */
const BOTH = 'both'

/** A state is kept every so many events: a scrubber asks for any of them, and the way from there is short. */
const BETWEEN = 32

/** What was worked out of a log, as long as that is kept. */
interface Worked {
  readonly kept: readonly AnyState[]
  looked: LookedBack | null
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
  const known = new WeakMap<FightLog, Worked>()
  const workedOut = (log: FightLog): Worked => {
    const worked = known.get(log) ?? { kept: keepStates(log), looked: null }
    known.set(log, worked)
    return worked
  }
  const read = (id: string, watcher: string, pin: string | undefined) => {
    const fight = find(id)
    if (!fight) return gone('fight')
    const refused = watcher === BOTH ? null : pins.check(id, watcher, pin)
    if (refused) return refused
    const log = logs.read(id)
    return watcher === BOTH && !log.play.isRevealed(log.state) ? notOver() : { fight, log }
  }

  return {
    'fights.moments': ({ id, watcher, pin }) => {
      const found = read(id, watcher, pin)
      if ('problem' in found) return found
      const { fight, log } = found
      const worked = workedOut(log)
      worked.looked ??= log.play.lookBack(log.events)
      const { moments, odds } = worked.looked
      return {
        summary: summarise(fight),
        pins: pins.of(id, sidesOf(fight)),
        over: log.play.isRevealed(log.state),
        events: tellThen(log, watcher),
        marks: decisions.marks(id),
        moments: [...moments],
        odds: [...odds],
        now: viewOf(log, log.state, watcher),
      }
    },

    'fights.moment': ({ id, watcher, at, pin }) => {
      const found = read(id, watcher, pin)
      if ('problem' in found) return found
      const { log } = found
      return { view: viewOf(log, stateAfter(log, workedOut(log).kept, at), watcher) }
    },
  }
}

/** `both` is told all, but for what a side wrote for itself. */
function viewOf({ play }: FightLog, state: AnyState, watcher: string): object {
  return watcher === BOTH ? play.open(state) : play.view(state, watcher)
}

/** Each event as its watcher knew it when it happened. */
function tellThen({ play, events, state: now }: FightLog, watcher: string) {
  const over = events.findIndex(({ event }) => isPhaseEntered(event) && play.isRevealed(event))
  return events.map(({ number, decision, event }, index) => {
    const isOpen = watcher === BOTH || (over !== -1 && index >= over)
    const then = { phase: isOpen ? now.phase : '' }
    return { number, decision, event: play.tell(event, then, watcher === BOTH ? 'public' : watcher) }
  })
}

/** The states before the first event, and after every so many. */
function keepStates({ play, events }: FightLog): readonly AnyState[] {
  const [first, ...later] = events.map(({ event }) => event)
  if (!first) return []
  let state = play.fold([first])
  const kept = [state]
  for (const [index, event] of later.entries()) {
    state = play.evolve(state, event)
    if ((index + 1) % BETWEEN === 0) kept.push(state)
  }
  return kept
}

/** The battle after so many events, or as it stands where there are not so many. */
function stateAfter({ play, events }: FightLog, kept: readonly AnyState[], count: number): AnyState {
  const last = Math.min(count, events.length) - 1
  const from = Math.floor(last / BETWEEN)
  const start = kept[from]
  if (!start) throw new RangeError('A battle has a beginning.')
  return events
    .slice(from * BETWEEN + 1, last + 1)
    .reduce((state, { event }) => play.evolve(state, event), start)
}

function notOver(): Refusal {
  const message =
    'While the battle goes on nobody sees what every side hides: choose one side, or what lies open.'
  return { problem: problem('replay/not-over', message, ['watcher']) }
}
