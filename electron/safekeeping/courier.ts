import { fork } from 'node:child_process'
import { extname, join } from 'node:path'
import type { Asked, Errand, Errands, Said } from './errands.ts'

/**
 * Does what has to be done in a second place, from a process of its own (docs/adr/0022): a stick that hangs or a folder
 * of the network that does not answer holds nobody up, neither while Muster runs nor when it ends.
 */
export interface Courier {
  /** What an errand brings, one after the other; null where nothing was heard of it for too long. */
  send<K extends Errand>(
    kind: K,
    asks: Errands[K]['asks'],
    silence?: number,
  ): Promise<Errands[K]['brings'] | null>
  close(): void
}

/** A process beside the program, as its host has them. */
export interface Beside {
  post(asked: Asked): void
  /** Null: it ended by itself. */
  hear(listener: (said: Said | null) => void): void
  end(): void
}

/** Beside the program in the package, and where its source lies in the source tree. */
export const COURIER = join(
  import.meta.dirname,
  extname(import.meta.filename) === '.ts' ? '../courier.ts' : 'courier.js',
)

/** Milliseconds in which a place that is there says something: a disk that slept takes a few seconds to wake. */
const SILENCE = 10_000

export function openCourier(start: () => Beside): Courier {
  let beside: Beside | null = null
  let heard: (said: Said | null) => void = () => undefined
  let last: Promise<unknown> = Promise.resolve()
  let closed = false

  /** Who waits hears that nothing more will come. */
  function end(): void {
    beside?.end()
    beside = null
    heard(null)
  }

  function begin(): Beside {
    const one = start()
    one.hear((said) => {
      if (beside !== one) return
      if (said === null) beside = null
      heard(said)
    })
    return one
  }

  function run(asked: Asked, silence: number): Promise<Errands[Errand]['brings'] | null> {
    if (closed) return Promise.resolve(null)
    return new Promise((resolve) => {
      // Until it is on its way: a busy machine takes its time to start a process.
      let waiting = setTimeout(end, SILENCE).unref()
      heard = (said) => {
        clearTimeout(waiting)
        if (said?.kind === 'step') waiting = setTimeout(end, silence).unref()
        else resolve(said?.brought ?? null)
      }
      beside ??= begin()
      beside.post(asked)
    })
  }

  return {
    send: <K extends Errand>(kind: K, asks: Errands[K]['asks'], silence = SILENCE) => {
      const done = last.then(() => run({ kind, asks }, silence))
      last = done
      return done
    },
    close: () => {
      closed = true
      end()
    },
  }
}

/** A process of Node's. */
export function forkCourier(): Beside {
  const child = fork(COURIER, { execArgv: [], serialization: 'advanced', stdio: 'ignore' })
  // The program does not wait for it.
  child.unref()
  child.channel?.unref()
  return {
    post: (asked) => void child.send(asked),
    hear: (listener) => {
      child.on('message', (said) => listener(said as Said))
      child.on('error', () => listener(null))
      child.on('exit', () => listener(null))
    },
    end: () => void child.kill('SIGKILL'),
  }
}
