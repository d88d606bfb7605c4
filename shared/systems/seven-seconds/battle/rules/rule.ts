import type { Problem } from '../../../../problem.ts'
import { problem } from '../../../../problem.ts'
import type { CommandKind, CommandOf } from '../documents/commands.ts'
import type { BattleState } from '../state/state.ts'
import type { Phase, Side } from '../words.ts'
import type { Fields } from './field.ts'
import type { Log } from './log.ts'

/** Everything about one kind of command. */
export interface Rule<Kind extends CommandKind> {
  /** When it may be given at all; the rest of the rule need not look. */
  readonly phases: readonly Phase[]
  /** What the side may choose and measure now: one entry for each way to give the command. */
  offers(state: BattleState, side: Side): readonly Fields[]
  /** What stands against the command; empty when nothing does. */
  check(state: BattleState, command: CommandOf<Kind>): readonly Hindrance[]
  /** What happens. Only called when nothing firm stands against it. */
  resolve(log: Log, command: CommandOf<Kind>): void
}

/** Why a command is against the rules. A firm one makes no sense at all; another may be let pass where the battle only assists. */
export interface Hindrance {
  readonly problem: Problem
  readonly firm: boolean
}

export interface Against {
  /** The rule book's page, where it has a rule about it. */
  readonly page?: number
  readonly path?: readonly (string | number)[]
  readonly values?: Readonly<Record<string, string | number>>
}

/** Against a rule of the book. */
export function breaks(code: string, message: string, against: Against): Hindrance {
  return { problem: told(code, message, against), firm: false }
}

/** Cannot be carried out whatever the players agree on. */
export function impossible(code: string, message: string, against: Against): Hindrance {
  return { problem: told(code, message, against), firm: true }
}

function told(code: string, message: string, { page, path = [], values = {} }: Against): Problem {
  return problem(code, message, path, page === undefined ? values : { ...values, page })
}

/** The hindrance as a list, when there is one. */
export function when(stands: boolean, hindrance: () => Hindrance): readonly Hindrance[] {
  return stands ? [hindrance()] : []
}
