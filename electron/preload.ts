import { contextBridge, ipcRenderer } from 'electron'
import type { CallName, Notice } from '../shared/contract/index.ts'

declare const CALL_NAMES: readonly CallName[]

/** What a window of Muster can do with the main process: the calls of the contract, and to listen. */
export interface WindowBridge {
  /** Each answers with its reply as JSON. */
  readonly calls: Readonly<Record<CallName, (input: unknown) => Promise<string>>>
  /** Gives the function that stops listening. */
  listen(listener: (notice: Notice) => void): () => void
}

const calls = Object.fromEntries(
  CALL_NAMES.map((name) => [name, (input: unknown) => ipcRenderer.invoke(`muster:${name}`, input)]),
) as WindowBridge['calls']

contextBridge.exposeInMainWorld('muster', {
  calls,
  listen: (listener) => {
    const pass = (_event: unknown, notice: Notice): void => listener(notice)
    ipcRenderer.on('muster:notice', pass)
    return () => ipcRenderer.off('muster:notice', pass)
  },
} satisfies WindowBridge)
