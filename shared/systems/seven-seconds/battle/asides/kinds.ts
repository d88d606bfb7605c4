import type { CommandKind } from '../documents/commands.ts'
import type { EventKind } from '../documents/events.ts'

/**
 * What players write beside a battle: notes, counters of their own, photos, and that they gave up a lost PIN. No
 * rule speaks of it, so it may be done at any moment, changes nothing that a rule looks at, and the battle never
 * waits for it.
 */

export const ASIDES = [
  'note',
  'set-counter',
  'photo',
  'give-up-pin',
] as const satisfies readonly CommandKind[]

const ASIDE_EVENTS: readonly EventKind[] = ['noted', 'counter-set', 'photo-taken', 'pin-given-up']

/** Whether an event was written beside the battle and leaves it where it was. */
export function isAsideEvent(kind: EventKind): boolean {
  return ASIDE_EVENTS.includes(kind)
}

/** Counters of the players' own that one piece carries at most. */
export const MOST_OWN_COUNTERS = 6
/** Characters of a note, of a counter's name and of what is written under a photo. */
export const LONGEST_NOTE = 500
export const LONGEST_COUNTER_NAME = 24
export const LONGEST_CAPTION = 200
