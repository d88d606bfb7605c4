import SQLite from 'better-sqlite3'
import { existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname, isAbsolute, join } from 'node:path'
import { BACKUP_ROOMS } from '../../shared/contract/choices.ts'
import type { Backup, Missing, safekeepingCalls } from '../../shared/contract/safekeeping.ts'
import { isRefusal, problem, type Refusal } from '../../shared/problem.ts'
import type { HandlersOf } from '../handlers.ts'
import type { Program } from '../program/program.ts'
import { backupFolder, backupsIn, contentOf, copyOf, parted, type Found } from './backups.ts'
import { openCourier, type Courier } from './courier.ts'
import { writeWhole } from './drafts.ts'
import { figuresOf, missingIn } from './figures.ts'
import { secondAway } from './keeper.ts'
import { FILE_NAME } from './open.ts'
import { putBack, putInPlace, setAside, setAsideIn } from './set-aside.ts'

/** Milliseconds that somebody waits for the list of a second place. */
const LOOKING = 3_000

/** Backups, what was set aside, and copies: they work also where the campaign file cannot be opened. */
export function safekeepingHandlers(program: Program): HandlersOf<typeof safekeepingCalls> {
  const { folder, keeper, preferences } = program
  const { all, find, unpack } = backupsOf(program)
  const readOnly = (): Refusal | null => {
    const data = program.data()
    return isRefusal(data) ? null : data.readOnly
  }

  return {
    'safekeeping.look': async () => ({
      backups: (await all()).map(({ path: _path, record: _record, ...told }) => told),
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
      // Who asks wants to know of the second place, too: perhaps to pull out the stick.
      await keeper.idle()
      return failed ? { problem: failed } : {}
    },

    'safekeeping.missing': async (which) => {
      const found = await find(which)
      if (!found) return gone()
      const content = await unpack(found)
      if (isRefusal(content)) return content
      return asFile(content, (backup) => ({
        figures: figuresOf(backup),
        missing: missingBeside(program, backup),
      }))
    },

    'safekeeping.restore': async (which) => {
      const found = await find(which)
      if (!found) return gone()
      const content = await unpack(found)
      if (isRefusal(content)) return content
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

    'safekeeping.setRoom': async ({ megabytes }) => {
      preferences.set({ backupRoom: megabytes })
      keeper.thinOut()
      await keeper.idle()
      return {}
    },

    'safekeeping.setSecond': async ({ folder: chosen }) => {
      if (chosen !== null && chosen !== '') {
        const wrong = await notWritable(senderOf(program), chosen, folder)
        if (wrong) return wrong
      }
      preferences.set({ secondPlace: chosen === '' ? null : chosen })
      void keeper.backUp('asked')
      return {}
    },
  }
}

/** A courier of one's own: the keeper's may be on a long way. */
function senderOf(program: Program): Courier['send'] {
  return async (kind, asks, silence) => {
    const courier = openCourier(() => program.startBeside())
    try {
      return await courier.send(kind, asks, silence)
    } finally {
      courier.close()
    }
  }
}

/** The backups of both places, and the way to what is in them; the second place may be on a long way. */
export function backupsOf(program: Program): {
  readonly all: () => Promise<Found[]>
  readonly find: (which: Pick<Backup, 'id' | 'place'>) => Promise<Found | undefined>
  readonly unpack: (found: Found) => Promise<Buffer | Refusal>
} {
  const { folder, preferences } = program
  const send = senderOf(program)
  const all = async (): Promise<Found[]> => {
    const { secondPlace: place } = preferences.get()
    const second = place === null ? null : await send('list', { place }, LOOKING)
    return [...backupsIn(backupFolder(folder), 'own'), ...(second ?? [])]
  }
  const find = async ({ id, place }: Pick<Backup, 'id' | 'place'>): Promise<Found | undefined> =>
    (await all()).find((one) => one.id === id && one.place === place)
  /** The file that was backed up, where it is still what it was. */
  const unpack = async (found: Found): Promise<Buffer | Refusal> => {
    if (found.place === 'own') return contentOf(found) ?? notWhole()
    const read = await send('read', found)
    if (read === null) return { problem: secondAway(preferences.get().secondPlace ?? '') }
    return read.content === null ? notWhole() : Buffer.from(read.content)
  }
  return { all, find, unpack }
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

/** Opens bytes as a file, in memory, for a moment. */
function asFile<T>(content: Buffer, look: (file: SQLite.Database) => T): T {
  const file = new SQLite(content, { readonly: true })
  file.pragma('trusted_schema = OFF')
  try {
    return look(file)
  } finally {
    file.close()
  }
}

async function notWritable(send: Courier['send'], chosen: string, folder: string): Promise<Refusal | null> {
  const says = (sentence: string): Refusal => ({
    problem: problem('safekeeping/second-wrong', sentence, ['folder'], { folder: chosen }),
  })
  if (!isAbsolute(chosen)) return says('Give the whole path of a folder.')
  if (chosen === folder) return says('That is the data folder itself: choose one on another disk.')
  switch (await send('prepare', { place: chosen })) {
    case 'ready':
      return null
    case 'missing':
      return says(`There is no folder ${chosen}. Make it first, or plug in the disk that has it.`)
    case 'unwritable':
      return says(`Muster may not write in ${chosen}. Choose another folder.`)
    case null:
      return says(`${chosen} does not answer. Look whether its disk or network is there, then try again.`)
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
