import type { Beside } from '../beside/beside.ts'
import type { Notice } from '../../shared/contract/index.ts'
import { isRefusal, type Refusal } from '../../shared/problem.ts'
import type { Brought, Progress, TravelKind } from './brought.ts'
import { refuse, type Failure } from './failures.ts'

/**
 * Files from others are read in a process of their own, which is ended when it takes too long or nobody waits for it
 * any more (docs/adr/0023). What came out waits here for a yes: what was shown is what is then taken in.
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

/** What the process that reads files is asked. */
export interface Asked {
  readonly kind: TravelKind
  readonly content: Uint8Array
  /** It is of the program's own: what is damaged in it is left out instead of refused. */
  readonly own: boolean
}

/** What it says; the last two end its answer. */
export type Said<K extends TravelKind = TravelKind> =
  | { readonly kind: 'progress'; readonly done: number; readonly of: number }
  | { readonly kind: 'answer'; readonly answer: Brought[K] | Refusal }
  | { readonly kind: 'failed'; readonly error: string }

/** Milliseconds: far more than the largest file takes on a slow machine; a whole campaign file is the largest. */
const LONGEST = 20_000
const LONGEST_ARCHIVE = 300_000
/** A process that has nothing to read goes after so many milliseconds. */
const RESTING = 30_000
/** Nobody says that a tab was closed: what was read earlier makes room. */
const MOST_KEPT = 4
/** Who ends a reading may be heard before the one who asks for it, whose file is long on its way. */
const MOST_ENDED = 16

export function openReadings(
  notify: (notice: Notice) => void,
  start: () => Beside,
  longest?: number,
): Readings {
  const underWay = new Map<string, () => void>()
  const ended = new Set<string>()
  const kept: { [K in TravelKind]?: Map<string, Brought[K]> } = {}
  let resting: Reader | null = null
  let until: NodeJS.Timeout | undefined

  /** One is enough to have at hand. */
  function rest(reader: Reader | null): void {
    clearTimeout(until)
    resting?.end()
    resting = reader
    if (reader) until = setTimeout(() => rest(null), RESTING).unref()
  }

  function wake(): Reader {
    const reader = resting
    resting = null
    rest(null)
    return reader?.ended() === false ? reader : startReader(start)
  }

  function keep<K extends TravelKind>(kind: K, id: string, brought: Brought[K]): void {
    const ofKind = kept[kind] ?? new Map<string, Brought[K]>()
    Object.assign(kept, { [kind]: ofKind })
    dropOldest(ofKind.set(id, brought), MOST_KEPT)
  }

  function end(id: string): void {
    const stop = underWay.get(id)
    stop?.()
    const wasKept = Object.values(kept).some((one) => one.delete(id))
    if (!stop && !wasKept) dropOldest(ended.add(id), MOST_ENDED)
  }

  return {
    read: async <K extends TravelKind>(kind: K, content: string | Buffer, id: string) => {
      if (ended.delete(id)) return refuse(kind, 'stopped')
      underWay.get(id)?.()
      const reader = wake()
      // It ends by itself over what it cannot hold.
      let why: Failure = 'too-large'
      const endIt = (failure: Failure): void => {
        why = failure
        reader.end()
      }
      const stop = (): void => endIt('stopped')
      const slow = setTimeout(
        () => endIt('slow'),
        longest ?? (kind === 'archive' ? LONGEST_ARCHIVE : LONGEST),
      )
      underWay.set(id, stop)
      const said = await reader.read<K>({ kind, ...asBytes(content) }, (done, of) =>
        notify({ kind: 'reading', id, done, of }),
      )
      clearTimeout(slow)
      if (underWay.get(id) === stop) underWay.delete(id)
      if (said === null) return refuse(kind, why)
      rest(reader)
      if (said.kind === 'failed') throw new Error(said.error)
      if (!isRefusal(said.answer)) keep(kind, id, said.answer)
      return said.answer
    },
    find: (kind, id) => kept[kind]?.get(id) ?? refuse(kind, 'gone'),
    end,
    close: () => {
      for (const stop of underWay.values()) stop()
      rest(null)
    },
  }
}

/** A process that reads one file after the other. */
interface Reader {
  /** What it says in the end; null where it ended before. */
  read<K extends TravelKind>(asked: Asked & { readonly kind: K }, tell: Progress): Promise<LastSaid<K> | null>
  end(): void
  ended(): boolean
}
type LastSaid<K extends TravelKind> = Exclude<Said<K>, { readonly kind: 'progress' }>

function startReader(start: () => Beside): Reader {
  const beside = start()
  let ended = false
  let heard: (said: Said | null) => void = () => undefined
  const hear = (said: Said | null): void => {
    ended ||= said === null
    heard(said)
  }
  beside.hear((said) => hear(said as Said | null))
  return {
    read: <K extends TravelKind>(asked: Asked & { readonly kind: K }, tell: Progress) =>
      new Promise<LastSaid<K> | null>((resolve) => {
        heard = (said) => {
          if (said?.kind === 'progress') tell(said.done, said.of)
          else resolve(said as LastSaid<K> | null)
        }
        beside.post(asked)
      }),
    end: () => {
      if (ended) return
      beside.end()
      hear(null)
    },
    ended: () => ended,
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
