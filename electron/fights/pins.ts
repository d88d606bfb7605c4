import { createHmac, randomBytes, scryptSync, timingSafeEqual } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { problem, type Refusal } from '../../shared/problem.ts'
import { fightSides, usuals } from '../database/schema.ts'
import type { Tables } from '../database/store.ts'

/**
 * The PINs of a fight's sides: what only a side may see is not given without its own. They keep two people at one
 * computer from each other's cards; they do not hide anything from somebody who opens the file itself.
 */
export interface Pins {
  of(fight: string, sides: readonly string[]): Record<string, boolean>
  /** What stands against letting this watcher look: nothing for the public, or where no PIN was chosen. */
  check(fight: string, watcher: string, given: string | undefined): Refusal | null
  set(fight: string, side: string, chosen: string | null): void
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
export function openPins(tables: Tables, now: () => number = Date.now): Pins {
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
  const sideThere = tables
    .select({ id: fightSides.id })
    .from(fightSides)
    .where(eq(fightSides.id, sql.placeholder('id')))
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

  return {
    of: (fight, sides) => Object.fromEntries(sides.map((side) => [side, read(pinRow(fight, side)) !== null])),
    check: (fight, watcher, given) => {
      if (watcher === 'public') return null
      if (!sideThere.get({ id: `${fight}-${watcher}` })) return noSide()
      const id = pinRow(fight, watcher)
      const wanted = read(id)
      if (!wanted) return null
      if (given === undefined) return refused('This side has chosen a PIN for this battle: type it.')
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
      return refused('That is not the PIN of this side: type it again.')
    },
    set: (fight, side, chosen) => {
      const id = pinRow(fight, side)
      tables.delete(usuals).where(eq(usuals.id, id)).run()
      if (chosen === null) return
      const salt = randomBytes(16).toString('hex')
      const document: Stored = { salt, hash: hashOf(chosen, salt).toString('hex') }
      tables.insert(usuals).values({ id, version: VERSION, document }).run()
    },
  }
}

/** `guard-fights.ts` removes these rows with their fight. */
export function pinRow(fight: string, side: string): string {
  return `pin-${fight}-${side}`
}

function hashOf(pin: string, salt: string): Buffer {
  return scryptSync(pin, Buffer.from(salt, 'hex'), 32)
}

function quickMark(): (pin: string) => string {
  const secret = randomBytes(32)
  return (pin) => createHmac('sha256', secret).update(pin).digest('hex')
}

function refused(message: string): Refusal {
  return { problem: problem('fight/pin', message, ['pin']) }
}

function noSide(): Refusal {
  return { problem: problem('fight/no-side', 'Nobody of that name fights in this battle.', ['side']) }
}

function waiting(seconds: number): Refusal {
  const message = `Too many wrong PINs: try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`
  return { problem: problem('fight/pin-wait', message, ['pin'], { seconds }) }
}
