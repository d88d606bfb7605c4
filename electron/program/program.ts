import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Notice } from '../../shared/contract/index.ts'
import { NOT_OURS } from '../../shared/contract/choices.ts'
import { isRefusal, problem, type Problem, type Refusal } from '../../shared/problem.ts'
import { refuse } from '../database/problems.ts'
import { createStore, type Store } from '../database/store.ts'
import type { PrintHost } from '../printing/host.ts'
import { openClock, type Clock } from '../safekeeping/clock.ts'
import { openCourier, type Beside } from '../safekeeping/courier.ts'
import { createKeeper, type Keeper } from '../safekeeping/keeper.ts'
import { closeReading, FILE_NAME, openDatabase, openForReading, type Allowed } from '../safekeeping/open.ts'
import { openReadings, type Readings } from '../travel/readings.ts'
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
  /** Where a copy of the campaign file shall go; null when the person thought better of it. */
  askPlace(fileName: string): Promise<string | null>
  /** Opens a window that shows a fight to everybody; false where the page does that itself. */
  openPublic(fight: string): boolean
  /** What brings pages onto paper; null where the page does that itself. */
  readonly printing: PrintHost | null
  themeChanged(theme: PreferenceValues['theme']): void
  /** Writes to the disk what the pages keep for themselves. */
  keepTyped(): void
  usable(): void
  /** A process beside the program, for what a slow disk may hold up. */
  startBeside(): Beside
}

/** The running program: its data, and those who want to hear of changes. */
export interface Program extends Surroundings {
  /** The open database, or why it cannot be opened. */
  data(): Store | { readonly problem: Problem }
  readonly keeper: Keeper
  readonly clock: Clock
  openAgain(allowed?: Allowed): void
  /** Closes the file, lets it be replaced, and opens what lies there then; a backup is made before, where it can be. */
  replace(put: () => boolean, allowed?: Allowed): Refusal | null
  /** Files from others, while they are read and until they are taken in. */
  readonly readings: Readings
  notify(notice: Notice): void
  listen(listener: (notice: Notice) => void): () => void
  /** The file is closed when it returns; `keeper.leaving` tells when everything is where it goes. */
  close(): void
}

export function createProgram(surroundings: Surroundings): Program {
  const { folder, log, preferences } = surroundings
  const listeners = new Set<(notice: Notice) => void>()
  const open = (allowed: Allowed | null = null): Store | { problem: Problem } => {
    const database = openDatabase(folder, allowed)
    if (!isRefusal(database)) return createStore(database)
    if (UNWRITABLE.includes(database.problem.code)) {
      const reading = openForReading(folder)
      if (!isRefusal(reading)) return createStore(reading, refuse('database/read-only', { folder }))
      if (reading.problem.code === 'database/unreadable' && existsSync(join(folder, FILE_NAME)))
        return reading
    }
    log.error(`The database was not opened: ${database.problem.code}`)
    return { problem: database.problem }
  }
  let data = open()
  const notify = (notice: Notice): void => {
    if (notice.kind === 'changed' || notice.kind === 'logged') keeper.changed()
    listeners.forEach((listener) => listener(notice))
  }
  /** A file that can be written. */
  const store = (): Store | null => (isRefusal(data) || data.readOnly ? null : data)
  const close = (): void => {
    if (isRefusal(data)) return
    if (data.readOnly) closeReading(data.file)
    else data.close()
  }
  const keeper = createKeeper({
    folder,
    store,
    courier: openCourier(() => surroundings.startBeside()),
    second: () => preferences.get().secondPlace,
    room: () => preferences.get().backupRoom,
    told: () => {
      const trouble = keeper.trouble()
      if (trouble) log.error(`No backup was made: ${trouble.code}`)
      notify({ kind: 'preferences' })
    },
  })
  keeper.begin()
  const program: Program = {
    ...surroundings,
    data: () => data,
    keeper,
    clock: openClock(preferences),
    openAgain: (allowed) => {
      if (!isRefusal(data) && !data.readOnly) return
      close()
      data = open(allowed)
      keeper.begin()
      if (!isRefusal(data)) program.notify({ kind: 'changed' })
    },
    replace: (put, allowed) => {
      if (isRefusal(data) && NOT_OURS.includes(data.problem.code)) return data
      if (!isRefusal(data) && data.readOnly) return data.readOnly
      const unsafe = store() && keeper.backUpNow('restore')
      // What is open and cannot be kept is not given away for something else, unless it is known to be broken.
      if (unsafe && unsafe.code !== 'safekeeping/unsound') return { problem: unsafe }
      close()
      let done: boolean | Refusal
      try {
        done = put()
      } catch (error) {
        log.error('The campaign file was not replaced.', error)
        done = { problem: problem('safekeeping/not-replaced', NOT_REPLACED) }
      }
      data = open(allowed)
      keeper.begin()
      notify({ kind: 'changed' })
      notify({ kind: 'preferences' })
      if (typeof done === 'object') return done
      return done ? null : { problem: problem('safekeeping/not-whole', NOT_WHOLE) }
    },
    readings: openReadings(notify),
    notify,
    listen: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close: () => {
      program.readings.close()
      keeper.end()
      close()
    },
  }
  return program
}

const UNWRITABLE = ['database/folder-read-only', 'database/file-read-only']
const NOT_REPLACED =
  'The file could not be put in place: perhaps the disk is full, or another program holds the file. What is open now is what lay there. Make room or close the other program, and try again.'
const NOT_WHOLE =
  'This file is not what it was when it was kept, and was left where it is. Nothing was changed. Choose another backup.'
