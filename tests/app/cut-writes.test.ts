import { randomInt } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createStore, type Store } from '../../electron/database/store.ts'
import { FILE_NAME, openDatabase } from '../../electron/safekeeping/open.ts'
import { isRefusal } from '../../shared/problem.ts'
import { runs } from '../support/long.ts'
import '../support/proof.ts'
import { temporaryFolder } from './support/program.ts'
import { begunWorld } from './support/world.ts'

/*
 * What a disk may hold when the power goes in the middle of a change. SQLite waits three times until the disk has all:
 * for the pages as they were (the journal), for how many those are, and for the pages as they become (the file). What
 * it does not wait for any more is there, or is not, or is there in part; a sector is never half written.
 */
const PAGE = 4096
const SECTOR = 512
const MAGIC = 'd9d505f920a163d7'
const HEADER = 28
const RECORD = PAGE + 8

/** One change from the file before to the file after, with the journal that brings it back. */
interface Change {
  readonly before: Buffer
  readonly after: Buffer
  /** The journal while the change was being made, each time with the file as it was then. */
  readonly underWay: readonly { readonly file: Buffer; readonly journal: Buffer }[]
  /** As it lies there when all of the change is on the disk, and only its end is not. */
  readonly whole: Buffer
}

const changes: readonly (readonly [string, (store: Store) => (() => void)[]])[] = [
  [
    'much comes in',
    ({ file }) => {
      const add = file.prepare(`INSERT INTO usuals (id, version, document) VALUES (?, 1, ?)`)
      return Array.from({ length: 80 }, (_, number) => () => {
        add.run(`usual-${number}`, 'put in '.repeat(100 + 10 * number))
      })
    },
  ],
  [
    'much goes',
    ({ file }) =>
      // Parts before what they are parts of: a file that contradicts itself is not opened.
      [
        ...['deck_cards', 'fight_events', 'fight_decisions', 'losses', 'battle_sides', 'undo_rows'],
        ...['service', 'decorations', 'troopers'],
      ].map((table) => () => {
        file.exec(`DELETE FROM ${table}`)
      }),
  ],
  [
    'much becomes another',
    ({ file }) =>
      ['deck_cards.card_document', 'fight_events.event_document', 'undo_rows.after'].map((column) => {
        const [table = '', name = ''] = column.split('.')
        return () => {
          file.exec(`UPDATE ${table} SET ${name} = ${name} || ' ' || ${name}`)
        }
      }),
  ],
]

/** Carries a change out as the program does, with so little room in memory that much is written before its end. */
function carriedOut(folder: string, steps: (store: Store) => (() => void)[]): Change {
  const path = join(folder, FILE_NAME)
  const opened = openDatabase(folder)
  if (isRefusal(opened)) throw new Error(opened.problem.code)
  opened.pragma('foreign_keys = OFF')
  const store = createStore(opened)
  // A longer journal than the change needs lies there: what follows the change's own is another's.
  store.keep(() =>
    opened.exec(`UPDATE pictures SET media = media || ''; UPDATE deck_cards SET off = 1 - off`),
  )
  opened.pragma('cache_size = 5')
  const look = () => ({ file: readFileSync(path), journal: readFileSync(`${path}-journal`) })
  const before = look().file
  const underWay: ReturnType<typeof look>[] = []
  store.enter(() => {
    for (const step of steps(store)) {
      step()
      underWay.push(look())
    }
    return {}
  })
  const { file: after, journal } = look()
  const begun = underWay.at(-1)?.journal.subarray(0, HEADER) ?? Buffer.alloc(0)
  store.close()
  return { before, after, underWay, whole: Buffer.concat([begun, journal.subarray(HEADER)]) }
}

/** How far a journal was on the disk for certain when it lay there so, and the pages that it holds until there. */
function certainPart(journal: Buffer): { end: number; pages: number[] } {
  const pages: number[] = []
  let end = 0
  for (let at = 0; journal.toString('hex', at, at + 8) === MAGIC;) {
    const count = journal.readUInt32BE(at + 8)
    if (count === 0) break
    const first = at + SECTOR
    for (let one = 0; one < count; one += 1) pages.push(journal.readUInt32BE(first + one * RECORD))
    end = first + count * RECORD
    at = Math.ceil(end / SECTOR) * SECTOR
  }
  return { end, pages }
}

/** A disk after the power went, and the states that the program may find there. */
interface Disk {
  readonly file: Buffer
  readonly journal: Buffer | null
  readonly may: readonly ('before' | 'after')[]
}

/** What nobody wrote. */
const ANYTHING = Buffer.from(Array.from({ length: 10_007 }, () => randomInt(256)))

/** The file before, in which some of these pages are written already, whole or by some sectors. */
function partlyWritten(before: Buffer, now: Buffer, pages: readonly number[]): Buffer {
  const file = Buffer.alloc(Math.max(before.length, now.length))
  before.copy(file)
  for (const page of pages) {
    const from = (page - 1) * PAGE
    for (let at = from; at < Math.min(from + PAGE, now.length); at += SECTOR)
      if (randomInt(2) === 0) now.copy(file, at, at, at + SECTOR)
  }
  // What is new may not be there at all.
  return randomInt(2) === 0 ? file : file.subarray(0, before.length)
}

/** What is not on the disk for certain ends anywhere, or is anything from there on. */
function cut(journal: Buffer, from: number): Buffer {
  const at = from + randomInt(journal.length - from + 1)
  switch (randomInt(3)) {
    case 0:
      return journal.subarray(0, at)
    case 1:
      return Buffer.concat([journal.subarray(0, at), Buffer.alloc(journal.length - at)])
    default: {
      const rest = Buffer.alloc(journal.length - at, ANYTHING.subarray(randomInt(ANYTHING.length)))
      return Buffer.concat([journal.subarray(0, at), rest])
    }
  }
}

function anyMoment({ underWay }: Change): { readonly file: Buffer; readonly journal: Buffer } {
  const moment = underWay[randomInt(underWay.length)]
  if (!moment) throw new Error('Nothing was under way.')
  return moment
}

/** What is new in the file after: no journal holds it. */
const beyond = ({ before, after }: Change): number[] =>
  Array.from(
    { length: Math.max(0, (after.length - before.length) / PAGE) },
    (_, page) => before.length / PAGE + page + 1,
  )

const powerCuts: readonly ((change: Change) => Disk)[] = [
  // Before the journal was there.
  (change) => ({ file: change.before, journal: cut(anyMoment(change).journal, 0), may: ['before'] }),
  // While it went on, some of the file having been written to have room in memory.
  (change) => {
    const { file, journal } = anyMoment(change)
    const { end, pages } = certainPart(journal)
    return {
      file: partlyWritten(change.before, file, [...pages, ...beyond(change)]),
      journal: cut(journal, end),
      may: ['before'],
    }
  },
  // While the pages were written at its end.
  (change) => {
    const { pages } = certainPart(change.whole)
    return {
      file: partlyWritten(change.before, change.after, [...pages, ...beyond(change)]),
      journal: change.whole,
      may: ['before'],
    }
  },
  // Between the last page and the journal's end.
  ({ after, whole }) => ({ file: after, journal: whole, may: ['before'] }),
  // While the journal was ended.
  ({ after, whole }) => {
    const zeros = randomInt(HEADER + 1)
    return {
      file: after,
      journal: Buffer.concat([Buffer.alloc(zeros), whole.subarray(zeros)]),
      may: ['before', 'after'],
    }
  },
  // Afterwards, the journal's name being gone already or not.
  ({ after, whole }) => ({
    file: after,
    journal:
      randomInt(3) === 0 ? null : Buffer.concat([Buffer.alloc(HEADER), cut(whole, HEADER).subarray(HEADER)]),
    may: ['after'],
  }),
]

test.for(changes)(
  'the power goes while %s: the file is as it was before, or after',
  async ([, steps], { task }) => {
    const { muster } = await begunWorld()
    muster.program.close()
    const change = carriedOut(muster.folder, steps)
    expect(change.after.equals(change.before)).toBe(false)
    expect(certainPart(change.whole).pages.length).toBeGreaterThan(2)
    expect(change.underWay.some(({ file }) => !file.equals(change.before))).toBe(true)
    const folder = temporaryFolder()
    const path = join(folder, FILE_NAME)
    const found = { before: 0, after: 0, mixed: 0, refused: 0 }
    const rounds = runs(2, 170)
    for (let round = 0; round < rounds; round += 1)
      for (const powerCut of powerCuts) {
        const { file, journal, may } = powerCut(change)
        writeFileSync(path, file)
        if (journal) writeFileSync(`${path}-journal`, journal)
        const opened = openDatabase(folder)
        if (isRefusal(opened)) {
          found.refused += 1
          continue
        }
        opened.close()
        const now = readFileSync(path)
        found[may.find((one) => change[one].equals(now)) ?? 'mixed'] += 1
      }
    task.meta.proof = { times: rounds * powerCuts.length, found }
    expect(found).toMatchObject({ mixed: 0, refused: 0 })
  },
)
