import type { ToldEvent } from '../../shared/contract/fights.ts'
import type { AnyState } from '../../shared/battle/battle.ts'
import type { FightLog, LoggedEvent } from './log.ts'

/** Logs that were told and may be asked about again: a few windows, each a step or two behind. */
const KEPT = 16

/** What somebody is told who knows an earlier edition of the log. */
export interface ToldSince {
  /** Names what is known now. */
  readonly edition: string
  /** Up to this number everything is as it was known. */
  readonly after: number
  readonly events: ToldEvent[]
}

/** Tells logs, and what has changed since they were told before: a long battle is not told anew with every step. */
export interface ToldLogs {
  since(log: FightLog, watcher: string, known: string | undefined, after: number): ToldSince
}

export function openToldLogs(): ToldLogs {
  const told = new Map<string, FightLog>()
  return {
    since: (log, watcher, known, after) => {
      const edition = `${watcher}/${log.play.isRevealed(log.state) ? 'open' : 'hidden'}/${log.lastId}`
      const before = known !== undefined && sameEyes(known, edition) ? told.get(known) : undefined
      told.delete(edition)
      told.set(edition, log)
      const [oldest] = told.keys()
      if (told.size > KEPT && oldest !== undefined) told.delete(oldest)
      const from = before ? sameUpTo(before.events, log.events) : after
      const later = log.events.filter(({ number }) => number > from)
      return { edition, after: from, events: tellAll(log, later, log.state, watcher) }
    },
  }
}

/** Another watcher, or the same one once all is turned over, is told other things of the same events. */
function sameEyes(known: string, edition: string): boolean {
  return known.slice(0, known.lastIndexOf('/')) === edition.slice(0, edition.lastIndexOf('/'))
}

/** The number of the last event up to which both logs hold the very same ones. */
function sameUpTo(before: readonly LoggedEvent[], now: readonly LoggedEvent[]): number {
  const other = now.findIndex((event, index) => event !== before[index])
  return (other === -1 ? now.at(-1) : now[other - 1])?.number ?? 0
}

export function tellAll(
  { play }: Pick<FightLog, 'play'>,
  events: readonly LoggedEvent[],
  state: Pick<AnyState, 'phase'>,
  watcher: string,
): ToldEvent[] {
  return events.map(({ number, decision, event }) => ({
    number,
    decision,
    event: play.tell(event, state, watcher),
  }))
}
