import type { z } from 'zod'
import type { Call } from '../shared/contract/call.ts'
import type { CallName } from '../shared/contract/index.ts'
import { problem, type Refusal } from '../shared/problem.ts'

type Answer<C extends Call> = z.output<C['output']> | Refusal

/**
 * The handlers of some calls: checked input in, output or refusal out. A write or entry answers at once, since
 * its transaction ends when it returns.
 */
export type HandlersOf<Calls extends Readonly<Record<string, Call>>> = {
  readonly [N in keyof Calls]: (
    input: z.output<Calls[N]['input']>,
  ) => Calls[N]['kind'] extends 'write' | 'entry'
    ? Answer<Calls[N]>
    : Answer<Calls[N]> | Promise<Answer<Calls[N]>>
}

/** The calls that handlers answer. */
export type AnsweredBy<Handlers> = Handlers extends unknown ? keyof Handlers : never

/** The handlers of several games as those of one: no call is answered by two. */
export function together<Handlers extends object>(each: readonly Handlers[]): Handlers {
  return Object.assign({}, ...each) as Handlers
}

export type Handler = (input: unknown) => object | Promise<object>

/** The handler of a call. The payload has passed the call's own schema before its handler sees it. */
export function handlerIn(handlers: object, name: CallName): Handler {
  const handler = (handlers as Partial<Record<CallName, Handler>>)[name]
  if (!handler) throw new Error(`Nothing answers ${name}.`)
  return handler
}

/** What is not called as its code is. */
const NAMES: Readonly<Record<string, string>> = {
  fight: 'battle',
  fixture: 'planned battle',
  view: 'saved view',
}

/** The answer when a call names something that is no longer there, such as after an undo elsewhere. */
export function gone(
  what:
    | 'campaign'
    | 'battle'
    | 'faction'
    | 'deck'
    | 'card'
    | 'fight'
    | 'fixture'
    | 'purchase'
    | 'participant'
    | 'player'
    | 'trooper'
    | 'decoration'
    | 'name-list'
    | 'document'
    | 'layout'
    | 'picture'
    | 'view'
    | 'print',
): Refusal {
  const named = NAMES[what] ?? what.replace('-', ' ')
  return {
    problem: problem(`${what}/gone`, `This ${named} is no longer there. Go back to the list and look again.`),
  }
}
