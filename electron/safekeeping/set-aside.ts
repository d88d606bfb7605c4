import SQLite from 'better-sqlite3'
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { asideNote, type AsideNote, type SetAside } from '../../shared/contract/safekeeping.ts'
import { COMPANIONS } from '../database/journal.ts'
import { writeWhole } from './drafts.ts'

/** A file that another takes the place of is never deleted: it lies here, with what SQLite kept beside it. */
const FOLDER = 'set-aside'
const MOST_KEPT = 5
const NAMED = /^\d{4}-\d{4}-\d{2}-\d{2}$/
/** On its way back: while the file that is there is set aside, and while it takes its place. Nobody clears it then. */
const WAITING = 'waiting-'
const RETURNING = 'returning-'
/** The file and what belongs to it, the file first: what stays behind it when the power goes belongs to nothing. */
const SUM = '.sum'
const PARTS = ['', ...COMPANIONS, SUM]
const NOTE = 'note.json'

const folderIn = (data: string): string => join(data, FOLDER)

/** Moves the file out of the way, with what is known of it; null where nothing lies there. */
export function setAside(data: string, name: string, note: AsideNote | null = null): string | null {
  return move(data, name, PARTS, note)
}

/** The same with what a file that is gone has left behind; one that another program makes meanwhile is left alone. */
export function setLeftAside(data: string, name: string): void {
  move(
    data,
    name,
    PARTS.filter((part) => part !== ''),
    null,
  )
}

function move(data: string, name: string, parts: readonly string[], note: AsideNote | null): string | null {
  const path = join(data, name)
  const there = parts.filter((part) => existsSync(`${path}${part}`))
  if (there.every((part) => part === SUM)) {
    // Alone it tells of nothing.
    rmSync(`${path}${SUM}`, { force: true })
    return null
  }
  const id = existsSync(path) ? newName(data) : (interrupted(data, name, there) ?? newName(data))
  const folder = join(folderIn(data), id)
  mkdirSync(folder, { recursive: true })
  if (note) writeFileSync(join(folder, NOTE), JSON.stringify(note))
  for (const part of there) renameSync(`${path}${part}`, join(folder, `${name}${part}`))
  for (const old of namesIn(data).slice(0, -MOST_KEPT))
    rmSync(join(folderIn(data), old), { recursive: true, force: true })
  return id
}

/** Moves what SQLite kept beside another file out of the way; the file stays. */
export function setCompanionsAside(data: string, name: string): void {
  const folder = join(folderIn(data), newName(data))
  mkdirSync(folder, { recursive: true })
  for (const part of COMPANIONS)
    if (existsSync(join(data, `${name}${part}`)))
      renameSync(join(data, `${name}${part}`), join(folder, `${name}${part}`))
}

function newName(data: string): string {
  const number = 1 + Math.max(0, ...namesIn(data).map((one) => Number(one.slice(0, 4))))
  return `${String(number).padStart(4, '0')}-${new Date().toISOString().slice(0, 10)}`
}

/** Where the file was moved to when that was cut off: what belongs to it goes to the same place. */
function interrupted(data: string, name: string, parts: readonly string[]): string | null {
  const newest = namesIn(data).at(-1)
  if (newest === undefined) return null
  const lies = (part: string): boolean => existsSync(join(folderIn(data), newest, `${name}${part}`))
  return lies('') && !parts.some(lies) ? newest : null
}

/** What lies aside, the newest first. */
export function setAsideIn(data: string, name: string): SetAside[] {
  return namesIn(data)
    .toReversed()
    .flatMap((id) => {
      const path = join(folderIn(data), id, name)
      if (!existsSync(path)) return []
      const { size, mtime } = statSync(path)
      return [{ id, at: mtime.toISOString(), bytes: size, ...noteIn(join(folderIn(data), id)) }]
    })
}

function noteIn(folder: string): AsideNote {
  try {
    return asideNote.parse(JSON.parse(readFileSync(join(folder, NOTE), 'utf8')))
  } catch {
    // It was moved here when nobody knew what it was.
    return { figures: null, problem: null }
  }
}

/** Where a file lies that was set aside; null where none has this name. */
export function pathAside(data: string, name: string, id: string): string | null {
  return NAMED.test(id) ? join(folderIn(data), id, name) : null
}

function namesIn(data: string): string[] {
  return idsOf(data, '')
}

/** What lies aside under a name that begins so. */
function idsOf(data: string, beginning: string): string[] {
  const folder = folderIn(data)
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.startsWith(beginning))
    .map((name) => name.slice(beginning.length))
    .filter((id) => NAMED.test(id))
    .toSorted()
}

/** Puts these bytes in the file's place, which is set aside. False where they are no sound file. */
export function putInPlace(data: string, name: string, content: Buffer, note: AsideNote): boolean {
  const draft = join(data, `${name}.restoring`)
  try {
    writeWhole(draft, content)
    if (!isSound(draft)) return false
    setAside(data, name, note)
    renameSync(draft, join(data, name))
    settle(data)
    return true
  } finally {
    rmSync(draft, { force: true })
  }
}

/** Ends what was cut off. */
export function finishReplacing(data: string, name: string): void {
  finishPuttingBack(data, name)
  finishRestoring(data, name)
}

/** After the old file had gone the new one takes its place: it had been checked before. */
function finishRestoring(data: string, name: string): void {
  const draft = join(data, `${name}.restoring`)
  if (!existsSync(draft)) return
  if (existsSync(join(data, name))) rmSync(draft, { force: true })
  else {
    setAside(data, name)
    renameSync(draft, join(data, name))
  }
}

/** Puts back what was set aside; what has taken its place is set aside in turn. */
export function putBack(data: string, name: string, id: string, note: AsideNote): boolean {
  const path = pathAside(data, name, id)
  if (path === null || !existsSync(path)) return false
  renameSync(dirname(path), join(folderIn(data), `${WAITING}${id}`))
  setAside(data, name, note)
  comeBack(data, name, id)
  return true
}

/** From where it waits to where it belongs. What belongs to the file is there before the file itself. */
function comeBack(data: string, name: string, id: string): void {
  const folder = join(folderIn(data), `${RETURNING}${id}`)
  if (!existsSync(folder)) renameSync(join(folderIn(data), `${WAITING}${id}`), folder)
  for (const part of PARTS.toReversed())
    if (existsSync(join(folder, `${name}${part}`)))
      renameSync(join(folder, `${name}${part}`), join(data, `${name}${part}`))
  rmSync(folder, { recursive: true, force: true })
  settle(data)
}

/** As long as nothing had been moved for it, it stays where it was. */
function finishPuttingBack(data: string, name: string): void {
  for (const id of idsOf(data, RETURNING)) comeBack(data, name, id)
  for (const id of idsOf(data, WAITING)) {
    if (existsSync(join(data, name)))
      renameSync(join(folderIn(data), `${WAITING}${id}`), join(folderIn(data), id))
    else {
      setAside(data, name)
      comeBack(data, name, id)
    }
  }
}

function isSound(path: string): boolean {
  let file: SQLite.Database | null = null
  try {
    file = new SQLite(path, { readonly: true })
    return file.pragma('integrity_check(1)', { simple: true }) === 'ok'
  } catch {
    return false
  } finally {
    file?.close()
  }
}

/** The new name is on the disk, not only in its cache. */
function settle(folder: string): void {
  if (process.platform === 'win32') return
  const open = openSync(folder, 'r')
  try {
    fsyncSync(open)
  } finally {
    closeSync(open)
  }
}
