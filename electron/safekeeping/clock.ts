import { problem, type Problem } from '../../shared/problem.ts'

/** What the machine's clock is good for. */
export interface Clock {
  /**
   * The moment in milliseconds up to which something may be cleared for its age: the clock has said so on three days
   * on which Muster ran. One wrong day clears nothing.
   */
  readonly trusted: () => number
  /** It says something else than could be since Muster last ran. */
  readonly jump: Problem | null
}

const DAY = 24 * 60 * 60 * 1000
const DAYS_SEEN = 3
/** A group may pause for long; not for so long. */
const LONGEST_PAUSE = 400 * DAY

/** The last days on which Muster ran, as they are kept. */
interface KeptDays {
  readonly get: () => { readonly days: readonly string[] }
  readonly set: (change: { readonly days: readonly string[] }) => void
}

export function openClock(preferences: KeptDays, now: () => number = Date.now): Clock {
  const today = new Date(now()).toISOString().slice(0, 10)
  const seen = preferences.get().days
  const last = seen.at(-1)
  const days = last === today ? seen : [...seen, today].slice(-DAYS_SEEN)
  if (last !== today) preferences.set({ days })
  return {
    trusted: () => {
      if (days.length < DAYS_SEEN) return 0
      return Math.min(now(), ...days.map((day) => Date.parse(day) + DAY))
    },
    jump: last === undefined ? null : jumpFrom(last, today),
  }
}

/** As `2026-11-23` is said. */
export const said = (day: string): string =>
  new Date(day).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })

function jumpFrom(last: string, today: string): Problem | null {
  const passed = Date.parse(today) - Date.parse(last)
  if (passed >= 0 && passed <= LONGEST_PAUSE) return null
  return problem(
    'safekeeping/clock',
    `The clock of this machine says ${said(today)}; when Muster last ran it said ${said(last)}. Set it right if that is wrong: new battles and notes carry its date. Nothing is cleared or put in another order because of it.`,
    [],
    { today, last },
  )
}
