import type { CallName, Calls, Notice } from '../../shared/contract/index.ts'
import { callsBy } from './calls-by.ts'
import { httpBridge } from './http.ts'

/** The way to the main process: given by the preload in the window, built over HTTP in a browser. */
export interface Bridge {
  readonly calls: Calls
  /** `lost` hears when main no longer answers; a window's main lives as long as the window. */
  listen(listener: (notice: Notice) => void, lost?: () => void): () => void
}

/** As the preload gives it: a reply comes as JSON. */
interface WindowBridge {
  readonly calls: Readonly<Record<CallName, (input: unknown) => Promise<string>>>
  readonly listen: Bridge['listen']
}

declare global {
  interface Window {
    readonly muster?: WindowBridge
  }
}

function windowBridge({ calls, listen }: WindowBridge): Bridge {
  return { calls: callsBy(async (name, input) => JSON.parse(await calls[name](input)) as unknown), listen }
}

export const bridge: Bridge = window.muster ? windowBridge(window.muster) : httpBridge()
