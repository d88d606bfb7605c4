import type { Worker } from 'node:worker_threads'
import type { Notice } from '../../shared/contract/index.ts'
import { isRefusal, type Refusal } from '../../shared/problem.ts'
import type { Brought, TravelKind } from './brought.ts'
import { refuse } from './failures.ts'
import { dismissThread, endThread, readIn, startThread, type Asked } from './thread.ts'

/**
 * Files from others are read in a thread of their own, which is ended when it takes too long or nobody waits for it any
 * more (docs/adr/0023). What came out waits here for a yes: what was shown is what is then taken in.
 */
export interface Readings {
  /**
   * Reads a file, given as base64, or bytes of the program's own, under an id that the one who asks has made up. It
   * always settles.
   */
  read<K extends TravelKind>(kind: K, content: string | Buffer, id: string): Promise<Brought[K] | Refusal>
  /** What was read under an id. Problems: `deck-file/gone`, `table-file/gone`, `faction-file/gone`, `archive-file/gone`. */
  find<K extends TravelKind>(kind: K, id: string): Brought[K] | Refusal
  /** Ends a reading, also one that comes only later, or forgets what it brought. */
  end(id: string): void
  close(): void
}

/** Milliseconds: far more than the largest file of each kind takes on a slow machine. */
const LONGEST: Readonly<Record<TravelKind, number>> = {
  deck: 20_000,
  faction: 20_000,
  table: 20_000,
  archive: 300_000,
}
/** A thread that has nothing to read goes after so many milliseconds. */
const RESTING = 30_000
/** Nobody says that a tab was closed: what was read earlier makes room. */
const MOST_KEPT = 4
/** Who ends a reading may be heard before the one who asks for it, whose file is long on its way. */
const MOST_ENDED = 16

export function openReadings(notify: (notice: Notice) => void, longest?: number): Readings {
  const underWay = new Map<string, AbortController>()
  const ended = new Set<string>()
  const kept: { readonly [K in TravelKind]: Map<string, Brought[K]> } = {
    deck: new Map(),
    table: new Map(),
    faction: new Map(),
    archive: new Map(),
  }
  let resting: { readonly thread: Worker; readonly until: NodeJS.Timeout } | null = null

  function wake(): Worker {
    if (!resting) return startThread()
    const { thread, until } = resting
    clearTimeout(until)
    resting = null
    return thread
  }

  /** One is enough to have at hand. */
  function rest(thread: Worker): void {
    letGo()
    resting = { thread, until: setTimeout(letGo, RESTING).unref() }
  }

  function letGo(): void {
    if (!resting) return
    clearTimeout(resting.until)
    dismissThread(resting.thread)
    resting = null
  }

  function keep<K extends TravelKind>(kind: K, id: string, brought: Brought[K]): void {
    dropOldest(kept[kind].set(id, brought), MOST_KEPT)
  }

  function end(id: string): void {
    const reading = underWay.get(id)
    reading?.abort()
    const wasKept = Object.values(kept).some((one) => one.delete(id))
    if (!reading && !wasKept) dropOldest(ended.add(id), MOST_ENDED)
  }

  return {
    read: async (kind, content, id) => {
      if (ended.delete(id)) return refuse(kind, 'stopped')
      underWay.get(id)?.abort()
      const stopping = new AbortController()
      underWay.set(id, stopping)
      const slow = AbortSignal.timeout(longest ?? LONGEST[kind])
      const thread = wake()
      try {
        const answer = await readIn(
          thread,
          { kind, ...asBytes(content) },
          {
            tell: (done, of) => notify({ kind: 'reading', id, done, of }),
            signal: AbortSignal.any([stopping.signal, slow]),
          },
        )
        rest(thread)
        if (!isRefusal(answer)) keep(kind, id, answer)
        return answer
      } catch (error) {
        endThread(thread)
        if (stopping.signal.aborted) return refuse(kind, 'stopped')
        if (slow.aborted) return refuse(kind, 'slow')
        if (isOutOfMemory(error)) return refuse(kind, 'too-large')
        throw error
      } finally {
        if (underWay.get(id) === stopping) underWay.delete(id)
      }
    },
    find: (kind, id) => kept[kind].get(id) ?? refuse(kind, 'gone'),
    end,
    close: () => {
      for (const reading of underWay.values()) reading.abort()
      letGo()
    },
  }
}

function asBytes(content: string | Buffer): Pick<Asked, 'content' | 'own'> {
  const own = typeof content !== 'string'
  return { content: new Uint8Array(own ? content : Buffer.from(content, 'base64')), own }
}

function dropOldest(all: Map<string, unknown> | Set<string>, most: number): void {
  const [oldest] = all.keys()
  if (all.size > most && oldest !== undefined) all.delete(oldest)
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
}
