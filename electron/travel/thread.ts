import { on, once } from 'node:events'
import { extname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Refusal } from '../../shared/problem.ts'
import type { Brought, Progress, TravelKind } from './brought.ts'

/** What the thread that reads files is asked, null when there is nothing more to read, and what it says. */
export interface Asked {
  readonly kind: TravelKind
  readonly content: Uint8Array<ArrayBuffer>
  /** It is of the program's own: what is damaged in it is left out instead of refused. */
  readonly own: boolean
}

export type Said<K extends TravelKind> =
  /** All that it reads this with is loaded: once, before anything else of the answer. */
  | { readonly kind: 'ready' }
  | { readonly kind: 'progress'; readonly done: number; readonly of: number }
  | { readonly kind: 'answer'; readonly answer: Brought[K] | Refusal }

/** Beside the program in the package, and where its source lies in the source tree. */
const READER = join(
  import.meta.dirname,
  extname(import.meta.filename) === '.ts' ? '../reader.ts' : 'reader.js',
)

/** More than any file of Muster takes to be read. */
const MEGABYTES = 256

/** When each thread has loaded what it reads its file with, or has ended before. */
const ready = new WeakMap<Worker, Promise<unknown>>()

export function startThread(): Worker {
  const thread = new Worker(READER, { resourceLimits: { maxOldGenerationSizeMb: MEGABYTES } })
  // The program does not wait for it, and is told of its errors by what it was asked.
  thread.unref()
  thread.on('error', () => undefined)
  return thread
}

/** Lets one go that reads nothing: it ends by itself, because Node may fall over a thread that is ended from outside. */
export function dismissThread(thread: Worker): void {
  thread.postMessage(null)
}

/** Ends one in the midst of a file. While it loads it is let be: there Node falls over it most easily. */
export function endThread(thread: Worker): void {
  const end = (): void => void thread.terminate()
  void (ready.get(thread) ?? Promise.resolve()).then(end, end)
}

/** Reads a file in a thread; throws when it cannot answer any more, or the signal does not let it. */
export async function readIn<K extends TravelKind>(
  thread: Worker,
  asked: Asked & { readonly kind: K },
  { tell, signal }: { readonly tell: Progress; readonly signal: AbortSignal },
): Promise<Brought[K] | Refusal> {
  ready.set(thread, Promise.race([once(thread, 'message'), once(thread, 'exit')]))
  // Handed over and not copied.
  thread.postMessage(asked, [asked.content.buffer])
  const hears = on(thread, 'message', { signal, close: ['exit'] }) as AsyncIterable<[Said<K>]>
  for await (const [said] of hears) {
    if (said.kind === 'answer') return said.answer
    if (said.kind === 'progress') tell(said.done, said.of)
  }
  throw new Error('The thread that reads files ended.')
}
