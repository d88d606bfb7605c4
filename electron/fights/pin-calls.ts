import type { fightCalls } from '../../shared/contract/fights.ts'
import { isRefusal, problem, type Refusal } from '../../shared/problem.ts'
import type { AnyCommand, TypedRolls } from '../../shared/battle/battle.ts'
import type { Decision } from '../plays.ts'
import type { HandlersOf } from '../handlers.ts'
import type { FightLog, FightLogs, LoggedEvent } from './log.ts'
import type { Pins } from './pins.ts'
import { sidesOf, type StoredFight } from './stored.ts'

/** Writes what was decided as the log's next line. */
export type WriteLine = (
  fight: string,
  told: { readonly command: AnyCommand; readonly rolls: TypedRolls },
  decided: Decision,
) => readonly LoggedEvent[]

interface Fights {
  readonly running: (id: string) => StoredFight | Refusal
  readonly logs: FightLogs
  readonly pins: Pins
  readonly write: WriteLine
}

/** The PINs of a fight: chosen, changed, done without, and given up by both sides when one is lost. */
export function pinHandlers({
  running,
  logs,
  pins,
  write,
}: Fights): HandlersOf<Pick<typeof fightCalls, 'fights.setPin' | 'fights.giveUpPin'>> {
  return {
    'fights.setPin': ({ id, side, chosen, pin }) => {
      const fight = running(id)
      if (isRefusal(fight)) return fight
      const refused = pins.check(id, side, pin)
      if (refused) return refused
      pins.set(id, side, chosen)
      return {}
    },

    'fights.giveUpPin': ({ id, side, pin }) => {
      const fight = running(id)
      if (isRefusal(fight)) return fight
      const { play, state } = logs.read(id)
      if (!pins.of(id, sidesOf(fight))[side])
        return { problem: problem('lost-pin/none', 'This side has no PIN that could be given up.', ['side']) }
      // Whoever else fights agrees to it; those that have a PIN say so with it.
      const locked = pins.of(id, sidesOf(fight))
      const others = sidesOf(fight).filter((one) => one !== side && locked[one])
      const refusals = others.map((other) => pins.check(id, other, pin))
      const refused = refusals.includes(null) ? null : refusals[0]
      if (refused) return refused
      const command: AnyCommand = { kind: 'give-up-pin', side }
      const decided = play.decide(state, command)
      if (isRefusal(decided)) return decided
      pins.set(id, side, null)
      write(id, { command, rolls: null }, decided)
      return {}
    },
  }
}

/** Whether something is in the log from this line on that nobody takes back. */
export function staysFrom({ events }: FightLog, line: number): boolean {
  return events.some(({ decision, event }) => decision >= line && event.kind === 'pin-given-up')
}

export function staysTaken(): Refusal {
  const message =
    'A PIN was given up by agreement after that, and the log keeps telling it: what came before can be corrected in the log, and no longer be taken back.'
  return { problem: problem('lost-pin/since', message, ['decision']) }
}

/** The line itself is neither written, corrected nor left out like another. */
export function isAgreement({ kind }: Pick<AnyCommand, 'kind'>): boolean {
  return kind === 'give-up-pin'
}

export function onlyAgreed(): Refusal {
  const message = 'A PIN is given up by all sides at its gate, and the log keeps the line that tells it.'
  return { problem: problem('lost-pin/agreed', message) }
}
