import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { AsideNote } from '../../shared/contract/safekeeping.ts'
import type { Notice } from '../../shared/contract/index.ts'
import type { MenuWords } from '../../shared/contract/program.ts'
import { NOT_OURS } from '../../shared/contract/choices.ts'
import { isRefusal, problem, type Problem, type Refusal } from '../../shared/problem.ts'
import { refuse } from '../database/problems.ts'
import { createStore, type Store } from '../database/store.ts'
import type { PrintHost } from './print-host.ts'
import { openClock, said, type Clock } from '../safekeeping/clock.ts'
import type { StartBeside } from '../beside/beside.ts'
import { openCourier } from '../safekeeping/courier.ts'
import { createKeeper, type Keeper } from '../safekeeping/keeper.ts'
import { figuresOf } from '../safekeeping/figures.ts'
import {
  closeReading,
  FILE_NAME,
  openBackup,
  openDatabase,
  openForReading,
  type Allowed,
} from '../safekeeping/open.ts'
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
  /** Where a file shall go; null when the person thought better of it. */
  askPlace(fileName: string): Promise<string | null>
  /** A folder of the person's choice; null as above, and where nobody can be asked. */
  askFolder(): Promise<string | null>
  /** Opens a window that shows a fight to everybody; false where the page does that itself. */
  openPublic(fight: string): boolean
  /** What brings pages onto paper; null where the page does that itself. */
  readonly printing: PrintHost | null
  /** What Undo and Redo are about on the screen in front. */
  menuNamed(words: MenuWords): void
  themeChanged(theme: PreferenceValues['theme']): void
  /** Writes to the disk what the pages keep for themselves. */
  keepTyped(): void
  usable(): void
  /** A process beside the program, for what may be slow, hold up or fall over. */
  readonly startBeside: StartBeside
}

/** The running program: its data, and those who want to hear of changes. */
export interface Program extends Surroundings {
  /** What is shown: the present, or a backup that is looked at. */
  data(): Store | Refusal
  /** The open database, or why it cannot be opened. */
  present(): Store | Refusal
  /** Shows a backup in the place of the present, until it is left; `madeAt`: when it was made. */
  visit(content: Buffer, madeAt: string): Refusal | null
  leave(): void
  /** When the backup was made that is looked at; null in the present. */
  visiting(): string | null
  readonly keeper: Keeper
  readonly clock: Clock
  openAgain(allowed?: Allowed): void
  /** Closes the file, lets it be replaced, and opens what lies there then; a backup is made before, where it can be. */
  replace(put: (replaced: AsideNote) => boolean, allowed?: Allowed): Refusal | null
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
  /** Opened all the same: the next start looks through it again. */
  let isDoubted = false
  const open = (allowed: Allowed | null = null): Store | Refusal => {
    isDoubted = allowed === 'altered'
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
  let visited: { readonly store: Store; readonly madeAt: string } | null = null
  const leave = (): void => {
    visited?.store.file.close()
    visited = null
  }
  const notify = (notice: Notice): void => {
    if (notice.kind === 'changed' || notice.kind === 'logged') keeper.changed()
    listeners.forEach((listener) => listener(notice))
  }
  /** Everything that is shown is another's now. */
  const tellAnew = (): void => {
    notify({ kind: 'changed' })
    notify({ kind: 'preferences' })
  }
  /** A file that can be written. */
  const store = (): Store | null => (isRefusal(data) || data.readOnly ? null : data)
  const close = (): void => {
    leave()
    if (isRefusal(data)) return
    if (data.readOnly) closeReading(data.file)
    else data.close(isDoubted ? 'doubted' : undefined)
  }
  const keeper = createKeeper({
    folder,
    store,
    courier: openCourier(() => surroundings.startBeside('courier')),
    packer: () => openCourier(() => surroundings.startBeside('courier')),
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
    data: () => visited?.store ?? data,
    present: () => data,
    visit: (content, madeAt) => {
      const backup = openBackup(content)
      if (isRefusal(backup)) return backup
      leave()
      const day = said(madeAt.slice(0, 10))
      visited = { store: createStore(backup, refuse('database/visiting', { day })), madeAt }
      tellAnew()
      return null
    },
    leave: () => {
      leave()
      tellAnew()
    },
    visiting: () => visited?.madeAt ?? null,
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
      const replaced = noteOf(data, unsafe)
      close()
      let done: boolean | Refusal
      try {
        done = put(replaced)
      } catch (error) {
        log.error('The campaign file was not replaced.', error)
        done = { problem: problem('safekeeping/not-replaced', NOT_REPLACED) }
      }
      data = open(allowed)
      keeper.begin(true)
      tellAnew()
      if (typeof done === 'object') return done
      return done ? null : { problem: problem('safekeeping/not-whole', NOT_WHOLE) }
    },
    readings: openReadings(notify, () => surroundings.startBeside('reader')),
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

/** What one wants to know of a file that is set aside; `unsafe`: why no backup of it could be made. */
function noteOf(data: Store | Refusal, unsafe: Problem | null): AsideNote {
  if (isRefusal(data)) return { figures: null, problem: data.problem.code }
  return unsafe
    ? { figures: null, problem: 'database/damaged' }
    : { figures: figuresOf(data.file), problem: null }
}

const UNWRITABLE = ['database/folder-read-only', 'database/file-read-only']
const NOT_REPLACED =
  'The file could not be put in place: perhaps the disk is full, or another program holds the file. What is open now is what lay there. Make room or close the other program, and try again.'
const NOT_WHOLE =
  'This file is not what it was when it was kept, and was left where it is. Nothing was changed. Choose another backup.'
