import type { Cause } from '../../shared/contract/safekeeping.ts'
import { problem, type Problem } from '../../shared/problem.ts'
import type { Store } from '../database/store.ts'
import {
  backupFolder,
  backupsIn,
  backUpGently,
  backUpNow,
  bringAlong,
  thinOut,
  type Failure,
  type Made,
} from './backups.ts'

/** Makes a backup within half an hour of any change, whatever the clock says, and tells when it cannot. */
export interface Keeper {
  /** Since when something has been changed that is in no backup. */
  unkeptSince(): string | null
  /** Why the last one was not made. */
  trouble(): Problem | null
  /** Why the second place has not got it. */
  secondTrouble(): Problem | null
  backUp(cause: Cause): Promise<Problem | null>
  /** When none is being made. */
  idle(): Promise<unknown>
  /** At once, before the file is closed or another is put in its place. */
  backUpNow(cause: Cause): Problem | null
  /** Takes away at once what is more than there is room for. */
  thinOut(): void
  /** The file that is open is another now. */
  begin(): void
  end(): void
}

const LOOK_EVERY = 60_000
/** With the looks before and after, and the making, it stays within the half hour. */
const AT_LATEST = 25 * 60_000
/** Later than the first screen: a copy of a large file takes a moment. */
const FIRST_LOOK = 10_000

const SENTENCES: Readonly<Record<Failure, string>> = {
  unsound:
    'No backup was made: the campaign file did not pass its check. The earlier backups stay. Close Muster and start it again to see what can be done.',
  'disk-full': 'No backup was made: the disk is full. Make some room; Muster tries again by itself.',
  unwritable:
    'No backup was made: the backups folder cannot be written. Give your user the right to write there; Muster tries again by itself.',
}

interface Around {
  readonly folder: string
  /** Null where no file is open. */
  readonly store: () => Store | null
  readonly second: () => string | null
  /** How much room the backups may take, in megabytes. */
  readonly room: () => number
  readonly told: () => void
}

export function createKeeper({ folder, store, second, room, told }: Around): Keeper {
  const backups = backupFolder(folder)
  let unkept: { readonly at: string; readonly since: number } | null = null
  let trouble: Problem | null = null
  let secondTrouble: Problem | null = null
  let timers: NodeJS.Timeout[] = []
  let ended = false
  let making: Promise<Problem | null> | null = null
  /** How often the file had been changed when it was last backed up. */
  let kept: number | null = null

  function look(): boolean {
    const changes = store()?.changes() ?? kept
    if (changes === kept) unkept = null
    else unkept ??= { at: new Date().toISOString(), since: performance.now() }
    return unkept !== null
  }

  /** `changes` and `at`: of the file when the making began. */
  function take(made: Made, changes: number, at = performance.now()): Problem | null {
    const before = `${trouble?.code} ${secondTrouble?.code}`
    if ('failed' in made) trouble = problem(`safekeeping/${made.failed}`, SENTENCES[made.failed])
    else {
      trouble = null
      kept = changes
      // What was changed meanwhile is in the next one at the latest.
      unkept = store()?.changes() === kept ? null : { at: new Date().toISOString(), since: at }
      thinOut(backups, room())
      goSecond()
    }
    look()
    if (before !== `${trouble?.code} ${secondTrouble?.code}`) told()
    return trouble
  }

  function goSecond(): void {
    const place = second()
    secondTrouble =
      place === null || bringAlong(backups, place, room())
        ? null
        : problem(
            'safekeeping/second-away',
            `The second place for backups, ${place}, cannot be reached or written. Backups go on in the data folder, and the next one goes there too when it is back.`,
            [],
            { folder: place },
          )
  }

  async function backUp(cause: Cause): Promise<Problem | null> {
    const open = store()
    if (!open) return null
    if (making) return making
    const [changes, at] = [open.changes(), performance.now()]
    making = backUpGently(open.file, backups, cause).then((made) =>
      store() === open && !ended ? take(made, changes, at) : null,
    )
    try {
      return await making
    } finally {
      making = null
    }
  }

  return {
    unkeptSince: () => (look(), unkept?.at ?? null),
    trouble: () => trouble,
    secondTrouble: () => secondTrouble,
    backUp,
    idle: () => making ?? Promise.resolve(),
    backUpNow: (cause) => {
      const open = store()
      if (!open) return null
      const changes = open.changes()
      return take(backUpNow(open.file, backups, cause), changes)
    },
    thinOut: () => {
      thinOut(backups, room())
      goSecond()
    },
    begin: () => {
      for (const timer of timers) clearTimeout(timer)
      unkept = null
      kept =
        backupsIn(backups, 'own').find(({ record, damaged }) => record && !damaged)?.record?.changes ?? null
      const first = setTimeout(() => {
        if (look()) void backUp('timed')
        else goSecond()
      }, FIRST_LOOK)
      const often = setInterval(() => {
        const due = look() && unkept !== null && performance.now() - unkept.since >= AT_LATEST
        if (due || (trouble && unkept)) void backUp('timed')
      }, LOOK_EVERY)
      timers = [first.unref(), often.unref()]
    },
    end: () => {
      for (const timer of timers) clearTimeout(timer)
      const open = store()
      if (!ended && open && look()) take(backUpNow(open.file, backups, 'closing'), open.changes())
      ended = true
    },
  }
}
