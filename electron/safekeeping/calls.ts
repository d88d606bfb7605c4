import SQLite from 'better-sqlite3'
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, isAbsolute, join } from 'node:path'
import { BACKUP_ROOMS } from '../../shared/contract/choices.ts'
import type { Backup, Missing, safekeepingCalls } from '../../shared/contract/safekeeping.ts'
import { isRefusal, problem, type Refusal } from '../../shared/problem.ts'
import type { HandlersOf } from '../handlers.ts'
import type { Program } from '../program/program.ts'
import {
  backupFolder,
  backupsIn,
  contentOf,
  copyOf,
  inSecond,
  parted,
  secondFolders,
  type Found,
} from './backups.ts'
import { writeWhole } from './drafts.ts'
import { figuresOf, missingIn } from './figures.ts'
import { FILE_NAME } from './open.ts'
import { putBack, putInPlace, setAside, setAsideIn } from './set-aside.ts'

/** Backups, what was set aside, and copies: they work also where the campaign file cannot be opened. */
export function safekeepingHandlers(program: Program): HandlersOf<typeof safekeepingCalls> {
  const { folder, keeper, preferences } = program
  const all = (): Found[] => backupsOf(program)
  const find = (which: Pick<Backup, 'id' | 'place'>): Found | undefined => findBackup(program, which)
  const readOnly = (): Refusal | null => {
    const data = program.data()
    return isRefusal(data) ? null : data.readOnly
  }

  return {
    'safekeeping.look': () => ({
      backups: all().map(({ path: _path, record: _record, ...told }) => told),
      setAside: setAsideIn(folder, FILE_NAME),
      folder: backupFolder(folder),
      unkeptSince: keeper.unkeptSince(),
      trouble: readOnly()?.problem ?? keeper.trouble() ?? program.clock.jump,
      second: { folder: preferences.get().secondPlace, trouble: keeper.secondTrouble() },
      room: {
        chosen: preferences.get().backupRoom,
        choices: BACKUP_ROOMS.map((megabytes) => ({
          megabytes,
          takesAway: parted(backupsIn(backupFolder(folder), 'own'), megabytes).go.length,
        })),
      },
    }),

    'safekeeping.backUp': async () => {
      const barred = readOnly()
      if (barred) return barred
      const failed = await keeper.backUp('asked')
      return failed ? { problem: failed } : {}
    },

    'safekeeping.missing': (which) => {
      const found = find(which)
      if (!found) return gone()
      const content = contentOf(found)
      if (!content) return notWhole()
      return asFile(content, (backup) => ({
        figures: figuresOf(backup),
        missing: missingBeside(program, backup),
      }))
    },

    'safekeeping.restore': (which) => {
      const found = find(which)
      if (!found) return gone()
      const content = contentOf(found)
      if (!content) return notWhole()
      return program.replace(() => putInPlace(folder, FILE_NAME, content)) ?? {}
    },

    'safekeeping.putBack': ({ id }) => program.replace(() => putBack(folder, FILE_NAME, id)) ?? {},

    'safekeeping.beginEmpty': () => {
      const data = program.data()
      if (!isRefusal(data))
        return {
          problem: problem('safekeeping/open', 'The campaign file is open: nothing has to be begun anew.'),
        }
      const put = (): boolean => {
        setAside(folder, FILE_NAME)
        return true
      }
      return program.replace(put, 'anew') ?? {}
    },

    'safekeeping.saveCopy': async () => {
      const data = program.data()
      if (isRefusal(data)) return data
      const name = `muster-${new Date().toISOString().slice(0, 10)}.sqlite`
      const place = await program.askPlace(name)
      if (place === null) return { place: null }
      return saveCopy(data.file, place, join(folder, FILE_NAME))
    },

    'safekeeping.setRoom': ({ megabytes }) => {
      preferences.set({ backupRoom: megabytes })
      keeper.thinOut()
      return {}
    },

    'safekeeping.setSecond': ({ folder: chosen }) => {
      if (chosen !== null && chosen !== '') {
        const wrong = notWritable(chosen, folder)
        if (wrong) return wrong
      }
      preferences.set({ secondPlace: chosen === '' ? null : chosen })
      void keeper.backUp('asked')
      return {}
    },
  }
}

function backupsOf({ folder, preferences }: Program): Found[] {
  const { secondPlace } = preferences.get()
  return [...backupsIn(backupFolder(folder), 'own'), ...(secondPlace === null ? [] : inSecond(secondPlace))]
}

export function findBackup(program: Program, { id, place }: Pick<Backup, 'id' | 'place'>): Found | undefined {
  return backupsOf(program).find((one) => one.id === id && one.place === place)
}

/** A copy that opens anywhere, checked as a backup is; in the file's own place it would be no copy. */
function saveCopy(file: SQLite.Database, place: string, own: string): { place: string } | Refusal {
  if (place === own || place.startsWith(`${own}-`))
    return {
      problem: problem(
        'safekeeping/own-file',
        'That is the campaign file itself. Choose another name or folder for the copy.',
      ),
    }
  try {
    mkdirSync(dirname(place), { recursive: true })
    const content = copyOf(file, `${place}.making`)
    if (!content) return notSound()
    writeWhole(place, content)
    return { place }
  } catch {
    return {
      problem: problem(
        'safekeeping/not-saved',
        `The copy could not be written to ${place}. Choose another folder, or make room there.`,
        [],
        { place },
      ),
    }
  }
}

/** What the open file holds and the backup does not; of one that cannot be opened, as far as it can be read. */
function missingBeside(program: Program, backup: SQLite.Database): Missing | null {
  const data = program.data()
  if (!isRefusal(data)) return missingIn(backup, data.file)
  const path = join(program.folder, FILE_NAME)
  if (!existsSync(path) || statSync(path).size === 0) return null
  let damaged: SQLite.Database | null = null
  try {
    damaged = new SQLite(path, { readonly: true, timeout: 100 })
    damaged.pragma('trusted_schema = OFF')
    return missingIn(backup, damaged)
  } catch {
    return null
  } finally {
    damaged?.close()
  }
}

/** Opens bytes as a file of their own, for a moment. */
function asFile<T>(content: Buffer, look: (file: SQLite.Database) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'muster-look-'))
  try {
    const path = join(folder, FILE_NAME)
    writeFileSync(path, content)
    const file = new SQLite(path, { readonly: true })
    file.pragma('trusted_schema = OFF')
    try {
      return look(file)
    } finally {
      file.close()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function notWritable(chosen: string, folder: string): Refusal | null {
  const says = (sentence: string): Refusal => ({
    problem: problem('safekeeping/second-wrong', sentence, ['folder'], { folder: chosen }),
  })
  if (!isAbsolute(chosen)) return says('Give the whole path of a folder.')
  if (chosen === folder) return says('That is the data folder itself: choose one on another disk.')
  if (!existsSync(chosen) || !statSync(chosen).isDirectory())
    return says(`There is no folder ${chosen}. Make it first, or plug in the disk that has it.`)
  try {
    mkdirSync(secondFolders(chosen), { recursive: true })
    return null
  } catch {
    return says(`Muster may not write in ${chosen}. Choose another folder.`)
  }
}

const notSound = (): Refusal => ({
  problem: problem(
    'safekeeping/not-sound',
    'No copy was saved: the campaign file did not pass its check. Close Muster and start it again to see what can be done.',
  ),
})
const gone = (): Refusal => ({
  problem: problem('safekeeping/gone', 'This backup is no longer there. Look at the list again.'),
})
const notWhole = (): Refusal => ({
  problem: problem(
    'safekeeping/not-whole',
    'This backup is not what it was when it was made: the disk has changed it. Choose another one.',
  ),
})
