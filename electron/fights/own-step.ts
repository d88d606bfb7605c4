import type { fightCalls } from '../../shared/contract/fights.ts'
import { isRefusal, problem, type Refusal } from '../../shared/problem.ts'
import type { GamePlay } from '../plays.ts'
import type { HandlersOf } from '../handlers.ts'
import type { Decisions } from './decisions.ts'
import type { FightLogs } from './log.ts'
import type { Pins } from './pins.ts'
import { changedSince } from './refusals.ts'
import type { StoredFight } from './stored.ts'

interface Fights {
  readonly running: (id: string) => StoredFight | Refusal
  readonly logs: FightLogs
  readonly decisions: Decisions
  readonly pins: Pins
}

/** A side takes back what it did last in private, as long as nothing else was done since. */
export function ownSteps({
  running,
  logs,
  decisions,
  pins,
}: Fights): HandlersOf<Pick<typeof fightCalls, 'fights.takeBackOwn'>> {
  return {
    'fights.takeBackOwn': ({ id, side, after, pin }) => {
      const fight = running(id)
      if (isRefusal(fight)) return fight
      const refused = pins.check(id, side, pin)
      if (refused) return refused
      const { play, decision } = logs.read(id)
      if (decision !== after) return changedSince()
      if (lastOwnStep(play, decisions, id, side) === null) return notOwn()
      decisions.takeBack(id, decision)
      logs.cut(id, decision)
      return {}
    },
  }
}

/** What the battle's last decision was, if this side made it in private and may take it back. */
export function lastOwnStep(
  { readCommand, isSecret, canTakeBackOwn }: GamePlay,
  decisions: Decisions,
  fight: string,
  watcher: string,
): string | null {
  const last = decisions.last(fight)
  const command = last && readCommand(last.command)
  if (!command || isRefusal(command)) return null
  const isOwn = command.side === watcher && isSecret(command) && canTakeBackOwn(command)
  return isOwn ? command.kind : null
}

function notOwn(): Refusal {
  const message = 'The last step of this battle is not one that your side made in private: it stays.'
  return { problem: problem('fight/not-own-step', message) }
}
