import { statSync } from 'node:fs'
import type { Cause } from '../../shared/contract/safekeeping.ts'
import { problem, type Problem } from '../../shared/problem.ts'
import type { Store } from '../database/store.ts'
import {
  backupFolder,
  backupsIn,
  backUpGently,
  backUpNow,
  isGood,
  packCopy,
  parted,
  secondFolder,
  type Failure,
  type Made,
  type Packing,
} from './backups.ts'
import { said } from './clock.ts'
import type { Courier } from './courier.ts'
import { changesBehind, fileAt } from './lineage.ts'

/** Makes a backup within half an hour of any change, whatever the clock says, and tells when it cannot. */
export interface Keeper {
  /** Something was changed: from now on it waits for a backup. */
  changed(): void
  /** Since when something has been changed that is in no backup. */
  unkeptSince(): string | null
  /** Why the last one was not made, or that the next one is overdue. */
  trouble(): Problem | null
  /** Why the second place has not got it. */
  secondTrouble(): Problem | null
  /** That the file, as it was opened, is an earlier one than its last backup. */
  past(): Problem | null
  backUp(cause: Cause): Promise<Problem | null>
  /** When none is being made or carried to the second place. */
  idle(): Promise<void>
  /** At once, before the file is closed or another is put in its place. */
  backUpNow(cause: Cause): Problem | null
  /** Takes away what is more than there is room for. */
  thinOut(): void
  /** The file that is open is another now; `chosen`: it is what somebody wanted, and may be of the past. */
  begin(chosen?: boolean): void
  end(): void
  /** When the second place has what was made at the close, or has had its short while; null where nothing has to. */
  leaving(): Promise<void> | null
}

const LOOK_EVERY = 60_000
/** With the looks before and after, and the making, it stays within the half hour. */
const AT_LATEST = 25 * 60_000
const OVERDUE = 30 * 60_000
/** More than so much between two looks: the machine slept. */
const SLEPT = 5 * LOOK_EVERY
/** Later than the first screen: a copy of a large file takes a moment. */
const FIRST_LOOK = 10_000

/**
 * Milliseconds that the second place is given at the close: enough for a stick, and not so much that one thinks Muster
 * hangs. What does not get there goes with the next start.
 */
const LEAVING = 3_000

/** Bytes of a copy that is looked at and packed here sooner than a process beside has started. */
const SMALL = 16_000_000
/** Milliseconds in which that process says something: a large copy is looked through in one go. */
const PACKING = 180_000

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
  /** The second place that the group chose. */
  readonly second: () => string | null
  /** How much room the backups may take, in megabytes. */
  readonly room: () => number
  readonly courier: Courier
  /** Another, for what is done in the data folder: the first may be on a long way. */
  readonly packer: () => Courier
  readonly told: () => void
}

export function createKeeper({ folder, store, second, room, courier, packer, told }: Around): Keeper {
  const backups = backupFolder(folder)
  let unkept: { readonly at: string; readonly since: number } | null = null
  let trouble: Problem | null = null
  let secondTrouble: Problem | null = null
  let timers: NodeJS.Timeout[] = []
  let ended = false
  let carrying: Promise<void> | null = null
  let left: Promise<void> | null = null
  let toldOf = codesOf(null, null)
  /** When it was last looked, by a clock that may rest while the machine sleeps, and by one that may be set. */
  let looked = { steady: performance.now(), wall: Date.now() }
  let making: Promise<Problem | null> | null = null
  let packing: Courier | null = null
  /** The highest number in the second place, where that was above those here. */
  let risen = 0
  /** How often the file had been changed when it was last backed up. */
  let kept: number | null = null
  let past: Problem | null = null
  /** What the disk called the file when it was opened. */
  let opened: bigint | null = null

  function look(): boolean {
    const changes = store()?.changes() ?? kept
    if (changes === kept) unkept = null
    else unkept ??= { at: new Date().toISOString(), since: performance.now() }
    return unkept !== null
  }

  function hasSlept(): boolean {
    const before = looked
    looked = { steady: performance.now(), wall: Date.now() }
    // A clock that was set makes a backup too many, never one too few.
    return looked.steady - before.steady > SLEPT || looked.wall - before.wall > SLEPT
  }

  const isReplaced = (): boolean => {
    const open = store()
    return open !== null && opened !== null && fileAt(open.file.name) !== opened
  }

  const troubleNow = (): Problem | null =>
    (isReplaced() ? replaced() : trouble) ??
    (look() && unkept && performance.now() - unkept.since > OVERDUE ? overdue() : null)

  /** `anew`: there is news also where no trouble came or went. */
  function tell(anew = false): void {
    if (ended) return
    const codes = codesOf(troubleNow(), secondTrouble)
    if (codes === toldOf && !anew) return
    toldOf = codes
    told()
  }

  /** `changes` and `at`: of the file when the making began. */
  function take(made: Made, changes: number, at = performance.now()): Problem | null {
    if ('failed' in made) trouble = problem(`safekeeping/${made.failed}`, SENTENCES[made.failed])
    else {
      trouble = null
      kept = changes
      // What was changed meanwhile is in the next one at the latest.
      unkept = store()?.changes() === kept ? null : { at: new Date().toISOString(), since: at }
      carry()
    }
    look()
    tell('made' in made)
    return trouble
  }

  /** Takes away what is more than is kept, and brings the newest to the second place. */
  function carry(): void {
    const before = carrying
    const isTooMuch = (): boolean => !ended && parted(backupsIn(backups, 'own'), room()).go.length > 0
    if (!before && second() === null && !isTooMuch()) {
      secondTrouble = null
      return
    }
    const now = (async () => {
      await before
      const megabytes = room()
      if (isTooMuch()) await courier.send('thin', { folder: backups, megabytes })
      const place = second()
      const brought =
        place === null
          ? { there: true, above: null }
          : await courier.send('bring', { folder: backups, second: secondFolder(place, folder), megabytes })
      // Once: what is made then has a number above all that lie there.
      const mayRise = !ended && brought?.above != null && brought.above > risen
      secondTrouble = place === null || brought?.there || mayRise ? null : secondAway(place)
      tell(true)
      if (!mayRise) return
      risen = brought.above
      await backUp('timed')
    })().finally(() => {
      if (carrying === now) carrying = null
    })
    carrying = now
  }

  /** A large copy beside the program, which goes on meanwhile; here, where that process does not do it. */
  async function pack(draft: string): Promise<Packing> {
    if (statSync(draft).size > SMALL) {
      packing = packer()
      const brought = await packing.send('pack', { draft }, PACKING)
      packing.close()
      packing = null
      if (brought) return brought
      if (ended) return { failed: 'unwritable' }
    }
    return packCopy(draft)
  }

  async function backUp(cause: Cause): Promise<Problem | null> {
    const open = store()
    if (!open) return null
    if (making) {
      const before = await making
      // Somebody asks for what is there now: that one may have been begun before it was.
      return cause !== 'timed' && look() ? backUp(cause) : before
    }
    const [changes, at] = [open.changes(), performance.now()]
    making = backUpGently(open.file, backups, cause, { above: risen, pack }).then((made) =>
      store() === open && !ended ? take(made, changes, at) : null,
    )
    try {
      return await making
    } finally {
      making = null
    }
  }

  return {
    changed: () => void look(),
    unkeptSince: () => (look(), unkept?.at ?? null),
    trouble: troubleNow,
    secondTrouble: () => secondTrouble,
    past: () => past,
    backUp,
    idle: async () => {
      while (making ?? carrying) await (making ?? carrying)
    },
    backUpNow: (cause) => {
      const open = store()
      if (!open) return null
      const changes = open.changes()
      return take(backUpNow(open.file, backups, cause), changes)
    },
    thinOut: carry,
    begin: (chosen = false) => {
      for (const timer of timers) clearTimeout(timer)
      unkept = null
      const open = store()
      const own = backupsIn(backups, 'own').filter(isGood)
      const records = own.flatMap(({ record }) => record ?? [])
      kept = records[0]?.changes ?? null
      opened = open && fileAt(open.file.name)
      const behind = open && !chosen ? changesBehind(open.changes(), records) : 0
      past = behind > 0 && own[0] ? ofThePast(behind, own[0].madeAt) : null
      const first = setTimeout(() => {
        if (look()) void backUp('timed')
        else carry()
      }, FIRST_LOOK)
      const often = setInterval(() => {
        const slept = hasSlept()
        if (look() && unkept && (slept || troubleNow() || performance.now() - unkept.since >= AT_LATEST))
          void backUp('timed')
        tell()
      }, LOOK_EVERY)
      timers = [first.unref(), often.unref()]
    },
    end: () => {
      for (const timer of timers) clearTimeout(timer)
      const open = store()
      const unkeptYet = !ended && open !== null && look()
      ended = true
      packing?.close()
      if (unkeptYet) take(backUpNow(open.file, backups, 'closing'), open.changes())
      left = carrying && within(LEAVING, carrying).finally(() => courier.close())
      if (!left) courier.close()
    },
    leaving: () => left,
  }
}

/** When it is done, or so many milliseconds later. */
function within(milliseconds: number, done: Promise<void>): Promise<void> {
  return new Promise((resolve) => {
    const longest = setTimeout(resolve, milliseconds)
    void done.finally(() => {
      clearTimeout(longest)
      resolve()
    })
  })
}

const codesOf = (...troubles: readonly (Problem | null)[]): string =>
  troubles.map((trouble) => trouble?.code).join()

const overdue = (): Problem =>
  problem(
    'safekeeping/overdue',
    'The last backup is more than half an hour behind what was changed. Press “Back up now”; if that does not help, close Muster and start it again: it makes one at the close.',
  )

const replaced = (): Problem =>
  problem(
    'safekeeping/replaced',
    'Another file was put in the place of the campaign file while Muster has it open. What you do is kept in the backups; the next start would open the other file. Press “Back up now”, close Muster, start it again and restore that backup, unless the other file is the one you want.',
  )

const ofThePast = (changes: number, madeAt: string): Problem =>
  problem(
    'safekeeping/past',
    `The campaign file is an earlier one than its last backup, of ${said(madeAt.slice(0, 10))}, which has ${changes} ${changes === 1 ? 'change' : 'changes'} more: somebody put an older copy in its place, or the disk went back. Look inside that backup below and restore it, unless the earlier one is what you want. What lies there now is set aside then.`,
    [],
    { changes },
  )

export const secondAway = (place: string): Problem =>
  problem(
    'safekeeping/second-away',
    `The second place for backups, ${place}, cannot be reached or written, or does not answer. Backups go on in the data folder, and the next one goes there too when it is back.`,
    [],
    { folder: place },
  )
