import type { LookedBack } from '../../../../battle/play.ts'
import type { BattleEvent } from '../documents/events.ts'

/** Where to look in a log once more: what everybody at the table talks about afterwards. */

export const MOMENTS = [
  'fight',
  'mostly-dead',
  'out',
  'unconscious',
  'saved',
  'stray',
  'blew-up',
  'objective',
  'team-lost',
  'ended',
] as const
export type Moment = (typeof MOMENTS)[number]

/** The mission turned with these. */
const TURNING: readonly Moment[] = ['objective', 'team-lost']

export function momentsOf(
  events: readonly { readonly number: number; readonly event: BattleEvent }[],
): LookedBack {
  const moments = events.flatMap(({ number, event }) => {
    const what = momentOf(event)
    return what === null ? [] : [{ number, what, turn: TURNING.includes(what) ? what : null }]
  })
  return { moments, odds: [] }
}

function momentOf(event: BattleEvent): Moment | null {
  if (event.kind === 'fell') return event.to === 'mostlyDead' ? 'mostly-dead' : event.to
  if (event.kind === 'treated') return event.success && event.worse > 0 ? 'saved' : null
  if (event.kind === 'stray-settled') return event.wounds > 0 ? 'stray' : null
  return PLAIN.get(event.kind) ?? null
}

/** Events that are a moment whenever they happen. */
const PLAIN: ReadonlyMap<BattleEvent['kind'], Moment> = new Map([
  ['fight-begun', 'fight'],
  ['blew-up', 'blew-up'],
  ['objective-located', 'objective'],
  ['taken', 'objective'],
  ['team-lost', 'team-lost'],
  ['mission-ended', 'ended'],
])
