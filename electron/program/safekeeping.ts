import SQLite from 'better-sqlite3'
import { existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname, isAbsolute, join } from 'node:path'
import { BACKUP_ROOMS } from '../../shared/contract/choices.ts'
import type { AsideNote, Backup, Safekeeping, safekeepingCalls } from '../../shared/contract/safekeeping.ts'
import { isRefusal, problem, type Refusal } from '../../shared/problem.ts'
import type { HandlersOf } from '../handlers.ts'
import type { Program } from './program.ts'
import {
  backupFolder,
  backupsIn,
  contentOf,
  copyOf,
  isGood,
  ownName,
  parted,
  type Found,
} from '../safekeeping/backups.ts'
import { openCourier, type Courier } from '../safekeeping/courier.ts'
import { writeWhole } from '../safekeeping/drafts.ts'
import { figuresOf, heldIn, idsOf, missingOf, type Held } from '../safekeeping/figures.ts'
import { secondAway } from '../safekeeping/keeper.ts'
import { FILE_NAME } from '../safekeeping/open.ts'
import { putBack, putInPlace, setAside, setAsideIn } from '../safekeeping/set-aside.ts'

/** Milliseconds that somebody waits for the list of a second place. */
const LOOKING = 3_000

/** Backups, what was set aside, and copies: they work also where the campaign file cannot be opened. */
export function safekeepingHandlers(program: Program): HandlersOf<typeof safekeepingCalls> {
  const { folder, keeper, preferences } = program
  const { both, find, unpack } = backupsOf(program)
  const readOnly = (): Refusal | null => {
    const data = program.present()
    return isRefusal(data) ? null : data.readOnly
  }

  return {
    'safekeeping.look': async () => {
      const { own, second } = await both()
      const now = heldNow(program)
      return {
        backups: listed(folder, own, second ?? []).map(({ path: _path, record, ...told }) => ({
          ...told,
          missing: record?.ids && now ? missingOf(record.ids, record.figures.lines, now) : null,
        })),
        setAside: setAsideIn(folder, FILE_NAME),
        folder: backupFolder(folder),
        unkeptSince: keeper.unkeptSince(),
        trouble: readOnly()?.problem ?? keeper.trouble() ?? keeper.past() ?? program.clock.jump,
        second: {
          folder: preferences.get().secondPlace,
          trouble: keeper.secondTrouble(),
          there: second && thereOf(folder, own, second),
        },
        room: {
          chosen: preferences.get().backupRoom,
          choices: BACKUP_ROOMS.map((megabytes) => ({
            megabytes,
            takesAway: parted(own, megabytes).go.length,
          })),
        },
      }
    },

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
      const now = heldNow(program)
      return asFile(content, (backup) => {
        const figures = figuresOf(backup)
        return { figures, missing: now && missingOf(idsOf(heldIn(backup)), figures.lines, now) }
      })
    },

    'safekeeping.visit': async (which) => {
      const found = await find(which)
      if (!found) return gone()
      const content = await unpack(found)
      return isRefusal(content) ? content : (program.visit(content, found.madeAt) ?? {})
    },

    'safekeeping.leave': () => {
      program.leave()
      return {}
    },

    'safekeeping.restore': async (which) => {
      const found = await find(which)
      if (!found) return gone()
      const content = await unpack(found)
      if (isRefusal(content)) return content
      return program.replace((replaced) => putInPlace(folder, FILE_NAME, content, replaced)) ?? {}
    },

    'safekeeping.putBack': ({ id }) =>
      program.replace((replaced) => putBack(folder, FILE_NAME, id, replaced)) ?? {},

    'safekeeping.beginEmpty': () => {
      if (!isRefusal(program.present()))
        return {
          problem: problem('safekeeping/open', 'The campaign file is open: nothing has to be begun anew.'),
        }
      const put = (replaced: AsideNote): boolean => {
        setAside(folder, FILE_NAME, replaced)
        return true
      }
      return program.replace(put, 'anew') ?? {}
    },

    'safekeeping.saveCopy': async () => {
      const data = program.present()
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
      await keeper.backUp('asked')
      // Who chooses it wants to see that something lies there.
      await keeper.idle()
      return {}
    },

    'safekeeping.chooseSecond': async () => ({ folder: await program.askFolder() }),
  }
}

/** A courier of one's own: the keeper's may be on a long way. */
function senderOf(program: Program): Courier['send'] {
  return async (kind, asks, silence) => {
    const courier = openCourier(() => program.startBeside('courier'))
    try {
      return await courier.send(kind, asks, silence)
    } finally {
      courier.close()
    }
  }
}

/** The backups of both places, and the way to what is in them; the second place may be on a long way. */
export function backupsOf(program: Program): {
  /** `second`: null where there is none or it is away. */
  readonly both: () => Promise<{ readonly own: Found[]; readonly second: readonly Found[] | null }>
  readonly find: (which: Pick<Backup, 'id' | 'place'>) => Promise<Found | undefined>
  readonly unpack: (found: Found) => Promise<Buffer | Refusal>
} {
  const { folder, preferences } = program
  const send = senderOf(program)
  const ofOwn = (): Found[] => backupsIn(backupFolder(folder), 'own')
  const ofSecond = async (): Promise<readonly Found[] | null> => {
    const { secondPlace: place } = preferences.get()
    return place === null ? null : send('list', { place }, LOOKING)
  }
  const find = async ({ id, place }: Pick<Backup, 'id' | 'place'>): Promise<Found | undefined> =>
    (place === 'own' ? ofOwn() : await ofSecond())?.find((one) => one.id === id)
  /** The file that was backed up, where it is still what it was. */
  const unpack = async (found: Found): Promise<Buffer | Refusal> => {
    if (found.place === 'own') return contentOf(found) ?? notWhole()
    const read = await send('read', found)
    if (read === null) return { problem: secondAway(preferences.get().secondPlace ?? '') }
    return read.content === null ? notWhole() : Buffer.from(read.content)
  }
  return { both: async () => ({ own: ofOwn(), second: await ofSecond() }), find, unpack }
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

/** Of a backup in the second place: how it is called in the data folder; null where it is another's. */
function nameHere(folder: string, { id }: Found): string | null {
  const own = `${ownName(folder)}.`
  return id.startsWith(own) ? id.slice(own.length) : null
}

/** Those of both places by their numbers, each once; then what other data folders have in the second place. */
function listed(
  folder: string,
  own: readonly Found[],
  second: readonly Found[],
): (Found & { readonly inBoth: boolean })[] {
  const sumsOf = (all: readonly Found[]): ReadonlySet<string | undefined> =>
    new Set(all.filter(isGood).map(({ record }) => record?.packed.sha256))
  const [goodThere, goodHere] = [sumsOf(second.filter((one) => nameHere(folder, one) !== null)), sumsOf(own)]
  const here = own.map((one) => ({ ...one, inBoth: isGood(one) && goodThere.has(one.record?.packed.sha256) }))
  const there = second
    .filter((one) => nameHere(folder, one) === null || !goodHere.has(one.record?.packed.sha256))
    .map((one) => ({ ...one, inBoth: false }))
  const ours = [...here, ...there.filter((one) => nameHere(folder, one) !== null)]
  return [
    ...ours.toSorted((a, b) => (b.record?.number ?? 0) - (a.record?.number ?? 0)),
    ...there.filter((one) => nameHere(folder, one) === null),
  ]
}

/** How what lies in the second place stands to what lies here. */
function thereOf(
  folder: string,
  own: readonly Found[],
  second: readonly Found[],
): Safekeeping['second']['there'] {
  const ours = second.filter((one) => nameHere(folder, one) !== null)
  const good = ours.filter(isGood)
  const [last] = good
  const newest = own.find(isGood)
  return {
    good: good.length,
    damaged: ours.length - good.length,
    lastMadeAt: last?.madeAt ?? null,
    hasNewest: last?.record != null && last.record.packed.sha256 === newest?.record?.packed.sha256,
  }
}

/** What the open file holds; of one that cannot be opened, as far as it can be read. */
function heldNow(program: Program): Held | null {
  const data = program.present()
  if (!isRefusal(data)) return heldIn(data.file)
  // Of another program's file one cannot say that it holds nothing.
  if (data.problem.code === 'database/foreign') return null
  const path = join(program.folder, FILE_NAME)
  if (!existsSync(path) || statSync(path).size === 0) return null
  let damaged: SQLite.Database | null = null
  try {
    damaged = new SQLite(path, { readonly: true, timeout: 100 })
    damaged.pragma('trusted_schema = OFF')
    return heldIn(damaged)
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
