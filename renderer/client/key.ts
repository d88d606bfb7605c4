import type { Problem } from '../../shared/problem.ts'

/** Where this page and others of its address keep the key: no other port of the machine comes near it. */
export const KEY_PLACE = 'muster-key'

/** The key to the host for browsers: each request carries it, and nothing but a request. */
export interface Key {
  /** As `fetch`, with the key. */
  ask(path: string, request?: RequestInit): Promise<Response>
  /** Why the address that was opened gave none; whoever has a good one needs no other. */
  problem(): Problem | null
}

/** Takes the link out of the address, before the router reads that, and has the key given for it. */
export function takeKey(): Key {
  const { pathname, hash } = window.location
  let problem: Problem | null = null
  let taken = Promise.resolve()
  if (pathname === '/open') {
    window.history.replaceState(null, '', '/')
    taken = exchange(hash.slice(1)).then((refused) => void (problem = refused))
  }
  const ask: Key['ask'] = async (path, request = {}) => {
    await taken
    const key = localStorage.getItem(KEY_PLACE)
    const headers = new Headers(request.headers)
    if (key !== null) headers.set('authorization', `Bearer ${key}`)
    const response = await fetch(path, { ...request, headers })
    // Another page has got a new key meanwhile.
    return response.status === 401 && localStorage.getItem(KEY_PLACE) !== key ? ask(path, request) : response
  }
  return { ask, problem: () => problem }
}

/** Settles when another page has got a new key, or at the end of the waiting. */
export function renewed(ending: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const heard = new AbortController()
    const end = (): void => {
      heard.abort()
      resolve()
    }
    const until = { signal: heard.signal }
    window.addEventListener('storage', ({ key }) => key === KEY_PLACE && end(), until)
    ending.addEventListener('abort', end, until)
  })
}

async function exchange(link: string): Promise<Problem | null> {
  try {
    const response = await fetch('/key', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ link }),
    })
    const answer = (await response.json()) as { value: { key: string } } | { problem: Problem }
    if ('problem' in answer) return answer.problem
    localStorage.setItem(KEY_PLACE, answer.value.key)
  } catch {
    // No host answers: the first call says so.
  }
  return null
}
