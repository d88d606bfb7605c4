import type { Notice } from '../../shared/contract/index.ts'
import { problem, type Refusal } from '../../shared/problem.ts'
import type { Bridge } from './bridge.ts'
import { callsBy } from './calls-by.ts'

/** The contract over HTTP, for a browser on the machine where Muster runs. */
export function httpBridge(): Bridge {
  return {
    calls: callsBy(post),
    listen: (listener, lost) => {
      const source = new EventSource('/notices')
      source.onmessage = ({ data }) => listener(JSON.parse(String(data)) as Notice)
      source.onerror = () => lost?.()
      return () => source.close()
    },
  }
}

async function post(name: string, input: unknown): Promise<{ value: unknown } | Refusal> {
  let response: Response
  try {
    response = await fetch(`/call/${name}`, {
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
  if (response.headers.get('content-type')?.startsWith('application/json')) {
    return (await response.json()) as { value: unknown } | Refusal
  }
  return { problem: problem('call/refused', await response.text()) }
}
