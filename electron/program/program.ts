import type { Notice } from '../../shared/contract/index.ts'
import { isRefusal, type Problem } from '../../shared/problem.ts'
import { openDatabase } from '../database/open.ts'
import { createStore, type Store } from '../database/store.ts'
import type { PrintHost } from '../printing/host.ts'
import type { Log } from './log.ts'
import type { Preferences, PreferenceValues } from './preferences.ts'

/** What a host adds to the program: how it shows itself and what the desktop can do for it. */
export interface Surroundings {
  readonly host: 'window' | 'browser'
  readonly version: string
  readonly folder: string
  readonly log: Log
  readonly preferences: Preferences
  showFolder(folder: string): Promise<boolean>
  openAddress(address: string): Promise<boolean>
  /** Opens a window that shows a fight to everybody; false where the page does that itself. */
  openPublic(fight: string): boolean
  /** What brings pages onto paper; null where the page does that itself. */
  readonly printing: PrintHost | null
  themeChanged(theme: PreferenceValues['theme']): void
  usable(): void
}

/** The running program: its data, and those who want to hear of changes. */
export interface Program extends Surroundings {
  /** The open database, or why it cannot be opened. */
  data(): Store | { readonly problem: Problem }
  openAgain(): void
  notify(notice: Notice): void
  listen(listener: (notice: Notice) => void): () => void
  close(): void
}

const COPY_AFTER = 10_000

export function createProgram(surroundings: Surroundings): Program {
  const { folder, log } = surroundings
  const listeners = new Set<(notice: Notice) => void>()
  const open = (): Store | { problem: Problem } => {
    const database = openDatabase(folder)
    if (isRefusal(database)) {
      log.error(`The database was not opened: ${database.problem.code}`)
      return { problem: database.problem }
    }
    return createStore(database)
  }
  /** Later than the first screen: a copy of a large file takes a moment. */
  const keepCopy = (): void => {
    if (isRefusal(data)) return
    try {
      data.keepDailyCopy(new Date().toISOString().slice(0, 10))
    } catch (error) {
      log.error('Today’s copy was not made.', error)
    }
  }
  let data = open()
  const copying = setTimeout(keepCopy, COPY_AFTER)
  const program: Program = {
    ...surroundings,
    data: () => data,
    openAgain: () => {
      if (!isRefusal(data)) return
      data = open()
      if (!isRefusal(data)) program.notify({ kind: 'changed' })
    },
    notify: (notice) => listeners.forEach((listener) => listener(notice)),
    listen: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close: () => {
      clearTimeout(copying)
      if (!isRefusal(data)) data.close()
    },
  }
  return program
}
