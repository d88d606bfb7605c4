import type { Calls, Notice } from '../../shared/contract/index.ts'
import { httpBridge } from './http.ts'

/** The way to the main process: given by the preload in the window, built over HTTP in a browser. */
export interface Bridge {
  readonly calls: Calls
  /** `lost` hears when main no longer answers; a window's main lives as long as the window. */
  listen(listener: (notice: Notice) => void, lost?: () => void): () => void
}

declare global {
  interface Window {
    readonly muster?: Bridge
  }
}

export const bridge: Bridge = window.muster ?? httpBridge()
