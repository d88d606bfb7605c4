import { createHmac, randomBytes, scryptSync, timingSafeEqual } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { problem, type Refusal } from '../../shared/problem.ts'
import { usuals } from '../database/schema.ts'
import type { Tables } from '../database/store.ts'

/**
 * PINs that people choose: what one of them guards is not given without it. They keep two people at one computer from
 * each other's secrets; they do not hide anything from somebody who opens the file itself.
 */
export interface Locks {
  /** Whether something has a PIN, by the row that keeps it. */
  isLocked(row: string): boolean
  /** What stands against it: nothing where no PIN was chosen. */
  check(row: string, given: string | undefined): Refusal | null
  set(row: string, chosen: string | null): void
}

/** What is said to whoever gives none, or a wrong one; `code` of the problem. */
export interface LockWords {
  readonly code: string
  readonly none: string
  readonly wrong: string
}

const VERSION = 1
const stored = z.strictObject({ salt: z.string(), hash: z.string() })
type Stored = z.infer<typeof stored>

/** Wrong tries that cost nothing, and the longest wait after further ones, in seconds. */
const FREE_TRIES = 3
const LONGEST_WAIT = 300

interface Tries {
  readonly wrong: number
  /** Not before this moment, in milliseconds. */
  readonly next: number
}

/** `now` gives the moment in milliseconds. */
export function openLocks(
  tables: Tables,
  { code, none, wrong: wrongly }: LockWords,
  now: () => number = Date.now,
): Locks {
  const tries = new Map<string, Tries>()
  // A right PIN is asked for again with every look: once it was worked out slowly it is known by a quick mark.
  const mark = quickMark()
  const known = new Map<string, string>()
  // Asked for with every look at a battle: prepared once.
  const byId = tables
    .select()
    .from(usuals)
    .where(eq(usuals.id, sql.placeholder('id')))
    .prepare()
  const read = (id: string): Stored | null => {
    const row = byId.get({ id })
    return row ? stored.parse(row.document) : null
  }
  const isRight = ({ salt, hash }: Stored, given: string): boolean => {
    const quick = mark(given)
    if (known.get(hash) === quick) return true
    const right = timingSafeEqual(Buffer.from(hash, 'hex'), hashOf(given, salt))
    if (right) known.set(hash, quick)
    return right
  }

  const refused = (message: string): Refusal => ({ problem: problem(code, message, ['pin']) })
  const waiting = (seconds: number): Refusal => {
    const message = `Too many wrong PINs: try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`
    return { problem: problem(`${code}-wait`, message, ['pin'], { seconds }) }
  }

  return {
    isLocked: (id) => read(id) !== null,
    check: (id, given) => {
      const wanted = read(id)
      if (!wanted) return null
      if (given === undefined) return refused(none)
      const before = tries.get(id) ?? { wrong: 0, next: 0 }
      const wait = Math.ceil((before.next - now()) / 1000)
      if (wait > 0) return waiting(wait)
      if (isRight(wanted, given)) {
        tries.delete(id)
        return null
      }
      const wrong = before.wrong + 1
      const seconds = wrong < FREE_TRIES ? 0 : Math.min(LONGEST_WAIT, 2 ** (wrong - FREE_TRIES + 1))
      tries.set(id, { wrong, next: now() + seconds * 1000 })
      return refused(wrongly)
    },
    set: (id, chosen) => {
      tables.delete(usuals).where(eq(usuals.id, id)).run()
      if (chosen === null) return
      const salt = randomBytes(16).toString('hex')
      const document: Stored = { salt, hash: hashOf(chosen, salt).toString('hex') }
      tables.insert(usuals).values({ id, version: VERSION, document }).run()
    },
  }
}

function hashOf(pin: string, salt: string): Buffer {
  return scryptSync(pin, Buffer.from(salt, 'hex'), 32)
}

function quickMark(): (pin: string) => string {
  const secret = randomBytes(32)
  return (pin) => createHmac('sha256', secret).update(pin).digest('hex')
}
