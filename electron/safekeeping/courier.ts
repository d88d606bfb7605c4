import type { Beside } from '../beside/beside.ts'
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
    one.hear((told) => {
      if (beside !== one) return
      const said = told as Said | null
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
