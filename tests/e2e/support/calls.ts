import type { CallName, Input } from '../../../shared/contract/index.ts'
import type { Output } from '../../../shared/systems/seven-seconds/contract/answers.ts'
import { isRefusal, type Refusal } from '../../../shared/problem.ts'

/** Calls a host as its page does, without any page. */
export type Ask = <N extends CallName>(name: N, input: Input<N>) => Promise<Output<N>>

export async function callsAt(address: string): Promise<Ask> {
  const { origin, hash } = new URL(address)
  const post = async <T>(path: string, body: object, headers: Record<string, string> = {}): Promise<T> => {
    const answer = await fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
    const reply = (await answer.json()) as { value: T } | Refusal
    if (isRefusal(reply)) throw new Error(`${path} was refused: ${reply.problem.message}`)
    return reply.value
  }
  const { key } = await post<{ key: string }>('/key', { link: hash.slice(1) })
  return (name, input) => post(`/call/${name}`, input, { authorization: `Bearer ${key}` })
}
