import { lookBackBy } from '../../../../battle/play.ts'
import type { BattleEvent } from '../documents/events.ts'

/** Where to look in a log once more. */
export const MOMENTS = [
  'routed',
  'destroyed',
  'leader-lost',
  'repulsed',
  'overrun',
  'assault',
  'blast',
  'wreck',
  'heart-lost',
  'last-stand',
  'villain',
  'charges',
  'ended',
] as const
export type Moment = (typeof MOMENTS)[number]

/** Events that are a moment whenever they happen. */
const PLAIN: ReadonlyMap<BattleEvent['kind'], Moment> = new Map([
  ['leader-lost', 'leader-lost'],
  ['repulsed', 'repulsed'],
  ['heart-lost', 'heart-lost'],
  ['ended', 'ended'],
])

function momentOf(event: BattleEvent): Moment | null {
  if (event.kind === 'lost') return event.fate === 'left' ? null : event.fate
  if (event.kind === 'assault-decided') return event.overrun ? 'overrun' : 'assault'
  if (event.kind === 'blast-fell') return event.struck.length > 0 ? 'blast' : null
  if (event.kind === 'penetrated') return event.damage === 'destroyed' ? 'wreck' : null
  if (event.kind === 'used') return event.what === 'lastStand' ? 'last-stand' : null
  if (event.kind === 'villain-rose') return event.rose ? 'villain' : null
  if (event.kind === 'charges-rigged') return event.step === 'destroyed' ? 'charges' : null
  return PLAIN.get(event.kind) ?? null
}

/** Who did it, and to whom. */
function whoIn(event: BattleEvent): { by?: string; whom?: string } {
  if (event.kind === 'lost') return { ...(event.by !== null && { by: event.by }), whom: event.unit }
  if (event.kind === 'assault-decided') return { by: event.attacker, whom: event.defender }
  if (event.kind === 'penetrated') return { ...(event.by !== null && { by: event.by }), whom: event.craft }
  if (event.kind === 'repulsed' || event.kind === 'leader-lost') return { whom: event.unit }
  return {}
}

export const momentsOf = lookBackBy({
  momentOf,
  turning: ['overrun', 'wreck', 'heart-lost', 'charges'],
  whoIn,
  hasOdds: (event: BattleEvent) => event.kind === 'fired',
})
