import type { Notice } from '../../shared/contract/index.ts'
import { renewed, type Key } from './key.ts'

const BEFORE_ANOTHER_TRY = 3000

/**
 * Hears what main tells, until `ending`. After an interruption everything may have changed meanwhile, and that is
 * what it tells then. An EventSource would begin again by itself, but cannot carry the key.
 */
export async function hearNotices(
  key: Key,
  listener: (notice: Notice) => void,
  lost: () => void,
  ending: AbortSignal,
): Promise<void> {
  // In a turn of its own: where hearing it fails, that is no interruption.
  const tell = (notice: Notice): void => queueMicrotask(() => listener(notice))
  let missed = false
  for (;;) {
    const refused = await hear(key, ending, (notice) => {
      if (missed) {
        missed = false
        for (const kind of ['preferences', 'changed'] as const) tell({ kind })
      }
      if (notice) tell(notice)
    })
    if (ending.aborted) return
    missed = true
    lost()
    await (refused ? renewed(ending) : pause(ending))
  }
}

/** Hears the host once, from `null` for the beginning to an end; true where it does not take the key. */
async function hear(key: Key, ending: AbortSignal, heard: (notice: Notice | null) => void): Promise<boolean> {
  try {
    const response = await key.ask('/notices', { signal: ending })
    if (!response.ok || !response.body) return response.status === 401
    heard(null)
    const lines = response.body.pipeThrough(new TextDecoderStream()).pipeThrough(wholeLines()).getReader()
    for (let line = await lines.read(); !line.done; line = await lines.read()) {
      const [, data] = /^data: (.+)$/.exec(line.value) ?? []
      if (data !== undefined) heard(JSON.parse(data) as Notice)
    }
  } catch {
    // The host is gone, or nobody listens any more.
  }
  return false
}

/** What came in parts of any length, line by line. */
export function wholeLines(): TransformStream<string, string> {
  let rest = ''
  return new TransformStream({
    transform: (part, controller) => {
      const lines = (rest + part).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) controller.enqueue(line)
    },
  })
}

function pause(ending: AbortSignal): Promise<void> {
  const over = AbortSignal.any([ending, AbortSignal.timeout(BEFORE_ANOTHER_TRY)])
  return new Promise((resolve) => over.addEventListener('abort', () => resolve()))
}
