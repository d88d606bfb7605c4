import { problem, type Refusal } from '../../shared/problem.ts'
import type { Bridge } from './bridge.ts'
import { callsBy } from './calls-by.ts'
import { takeKey, type Key } from './key.ts'
import { hearNotices } from './notices.ts'

/** The contract over HTTP, for a browser on the machine where Muster runs. */
export function httpBridge(): Bridge {
  const key = takeKey()
  return {
    calls: callsBy((name, input) => post(key, name, input)),
    listen: (listener, lost) => {
      const ending = new AbortController()
      void hearNotices(key, listener, () => lost?.(), ending.signal)
      return () => ending.abort()
    },
  }
}

async function post(key: Key, name: string, input: unknown): Promise<{ value: unknown } | Refusal> {
  let response: Response
  try {
    response = await key.ask(`/call/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(input),
    })
  } catch {
    return {
      problem: problem(
        'call/host-gone',
        'Muster no longer answers. Start it again with npm start, then open the address that it prints.',
      ),
    }
  }
  const why = response.status === 401 ? key.problem() : null
  if (why) return { problem: why }
  if (response.headers.get('content-type')?.startsWith('application/json')) {
    return (await response.json()) as { value: unknown } | Refusal
  }
  return { problem: problem('call/refused', await response.text()) }
}
