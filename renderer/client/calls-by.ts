import type { CallName, Calls } from '../../shared/contract/index.ts'

/** The contract's calls: one function each, made when it is asked for. Names are checked on the other side. */
export function callsBy(ask: (name: CallName, input: unknown) => Promise<unknown>): Calls {
  return new Proxy({} as Calls, {
    get: (_calls, name) => (input: unknown) => ask(name as CallName, input),
  })
}
