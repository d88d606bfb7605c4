import { eq, sql } from 'drizzle-orm'
import { problem, type Refusal } from '../../shared/problem.ts'
import { fightSides } from '../database/schema.ts'
import type { Tables } from '../database/store.ts'
import { openLocks } from '../people/pins.ts'

/** The PINs of a fight's sides: what only a side may see is not given without its own. */
export interface Pins {
  of(fight: string, sides: readonly string[]): Record<string, boolean>
  /** What stands against letting this watcher look: nothing for the public, or where no PIN was chosen. */
  check(fight: string, watcher: string, given: string | undefined): Refusal | null
  set(fight: string, side: string, chosen: string | null): void
}

const WORDS = {
  code: 'fight/pin',
  none: 'This side has chosen a PIN for this battle: type it.',
  wrong: 'That is not the PIN of this side: type it again.',
}

/** `now` gives the moment in milliseconds. */
export function openPins(tables: Tables, now: () => number = Date.now): Pins {
  const locks = openLocks(tables, WORDS, now)
  const sideThere = tables
    .select({ id: fightSides.id })
    .from(fightSides)
    .where(eq(fightSides.id, sql.placeholder('id')))
    .prepare()
  return {
    of: (fight, sides) =>
      Object.fromEntries(sides.map((side) => [side, locks.isLocked(pinRow(fight, side))])),
    check: (fight, watcher, given) => {
      if (watcher === 'public') return null
      return sideThere.get({ id: `${fight}-${watcher}` })
        ? locks.check(pinRow(fight, watcher), given)
        : noSide()
    },
    set: (fight, side, chosen) => locks.set(pinRow(fight, side), chosen),
  }
}

/** `guard-fights.ts` removes these rows with their fight. */
export function pinRow(fight: string, side: string): string {
  return `pin-${fight}-${side}`
}

function noSide(): Refusal {
  return { problem: problem('fight/no-side', 'Nobody of that name fights in this battle.', ['side']) }
}
