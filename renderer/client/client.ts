import type { CallName, Input, Output, Reply } from '../../shared/contract/index.ts'
import { isRefusal, problem, type Refusal } from '../../shared/problem.ts'
import { bridge } from './bridge.ts'

/** Calls the main process. It always settles: with the answer, or with a problem to show. */
export async function call<N extends CallName>(name: N, input: Input<N>): Promise<Output<N> | Refusal> {
  let reply: Reply<N>
  try {
    // Plain data only: what a screen holds may be watched by Vue, and such objects cannot cross over.
    reply = await bridge.calls[name](JSON.parse(JSON.stringify(input)))
  } catch (error) {
    return { problem: problem('call/failed', `Muster could not answer: ${String(error)}`) }
  }
  // A type parameter keeps the compiler from narrowing the union; the shape is the contract's.
  return isRefusal(reply) ? reply : (reply as { value: Output<N> }).value
}
