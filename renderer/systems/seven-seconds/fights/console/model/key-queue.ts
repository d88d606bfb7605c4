/** So many keys wait at most; who types on after them is not looking any more. */
const MOST = 24

/** Keys that were pressed while an action was on its way, in their order. */
export interface KeyQueue {
  /** Keeps a key for later, when it has to wait; otherwise the key is for now. One that is held down is not typed ahead. */
  readonly keep: (key: string, held: boolean) => boolean
  /** The action has landed: what waited is played, key by key, until one of them begins the next action. */
  readonly landed: () => Promise<void>
  /** The action was refused: what was typed after it is meant for something that did not come. */
  readonly empty: () => void
}

/**
 * `isLanding` says whether an action is on its way, `play` does what a key does now, and `settle` waits until the
 * screen has taken in what was done.
 */
export function keyQueue(
  isLanding: () => boolean,
  play: (key: string) => void,
  settle: () => Promise<unknown>,
): KeyQueue {
  let waiting: string[] = []
  let playing = false
  return {
    keep: (key, held) => {
      if (!isLanding() && !playing) return false
      if (!held && waiting.length < MOST) waiting = [...waiting, key]
      return true
    },
    landed: async () => {
      if (playing) return
      playing = true
      await settle()
      while (waiting.length > 0 && !isLanding()) {
        const [key, ...later] = waiting
        waiting = later
        if (key !== undefined) play(key)
        await settle()
      }
      playing = false
    },
    empty: () => {
      waiting = []
    },
  }
}
