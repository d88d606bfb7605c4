import type { LookedBack } from '../../../../battle/play.ts'
import type { BattleEvent } from '../documents/events.ts'
import { BAD_GUYS_SIDE } from '../words.ts'
import { blowThatFelled, isMostlyDead } from './blows.ts'

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
  const log = events.map(({ event }) => event)
  const nameless = namelessEnemies(log)
  const aim = itemAimedAt(log)
  const isSmall = (event: BattleEvent): boolean =>
    (event.kind === 'fell' && nameless.has(event.model)) || (event.kind === 'taken' && event.item !== aim)
  const moments = events.flatMap(({ number, event }, at) => {
    const what = isSmall(event) ? null : momentOf(event, () => log.slice(0, at))
    if (what === null) return []
    return [{ number, what, turn: TURNING.includes(what) ? what : null, ...whoIn(event, log.slice(0, at)) }]
  })
  return { moments, odds: [] }
}

/** Of whom nobody talks afterwards, however they fall. */
function namelessEnemies(log: readonly BattleEvent[]): ReadonlySet<string> {
  return new Set(
    log.flatMap((event) =>
      event.kind === 'arrived' && event.side === BAD_GUYS_SIDE
        ? event.models.flatMap(({ id, name }) => (name === '' ? [id] : []))
        : [],
    ),
  )
}

/** What the mission came for, where that is something to take. */
function itemAimedAt([first]: readonly BattleEvent[]): string | null {
  const objective = first?.kind === 'begun' ? first.setup.mission.objective : null
  return objective?.kind === 'fetch' ? objective.item : null
}

function momentOf(event: BattleEvent, before: () => readonly BattleEvent[]): Moment | null {
  if (event.kind === 'fell') return event.to === 'mostlyDead' ? 'mostly-dead' : event.to
  if (event.kind === 'treated') return event.success && event.worse > 0 ? 'saved' : null
  if (event.kind === 'medpack-used') return isMostlyDead(before(), event.patient) ? 'saved' : null
  if (event.kind === 'stray-settled') return event.wounds > 0 ? 'stray' : null
  return PLAIN.get(event.kind) ?? null
}

/** Who did it, and to whom, by what came before. */
function whoIn(event: BattleEvent, before: readonly BattleEvent[]): { by?: string; whom?: string } {
  if (event.kind === 'fell') {
    const blow = blowThatFelled(before, event)
    // That a shot went astray is a moment of its own, and may be a friend's.
    const by = blow === null || blow.with === 'stray' ? null : blow.by
    return { whom: event.model, ...(by !== null && by !== event.model && { by }) }
  }
  if (event.kind === 'treated' || event.kind === 'medpack-used')
    return { by: event.model, whom: event.patient }
  if (event.kind === 'stray-settled')
    return { by: event.by, ...(event.struck !== null && { whom: event.struck }) }
  if (event.kind === 'taken') return { by: event.model, whom: event.item }
  if (event.kind === 'objective-located' || event.kind === 'team-lost') return { by: event.model }
  return event.kind === 'blew-up' ? { whom: event.thing } : {}
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
