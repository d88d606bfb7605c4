import { lookBackBy, type LookedBack } from '../../../../battle/play.ts'
import type { BattleEvent } from '../documents/events.ts'

/** Where to look in a log once more. */

export const MOMENTS = [
  'dead',
  'unconscious',
  'disabled',
  'stray',
  'burst',
  'craft-lost',
  'collision',
  'grapple',
  'shown',
  'exceptional',
  'ended',
] as const
export type Moment = (typeof MOMENTS)[number]

/** An Effect at which everybody looks up (line 184). */
const GREAT = 6

/** Events that are a moment whenever they happen. */
const PLAIN: ReadonlyMap<BattleEvent['kind'], Moment> = new Map([
  ['burst', 'burst'],
  ['craft-lost', 'craft-lost'],
  ['collided', 'collision'],
  ['held', 'grapple'],
  ['shown', 'shown'],
  ['ended', 'ended'],
])

function momentOf(event: BattleEvent): Moment | null {
  if (event.kind === 'fell') return event.to
  if (event.kind === 'strayed') return event.struck === null ? null : 'stray'
  if (event.kind === 'attacked') return event.effect >= GREAT ? 'exceptional' : null
  return PLAIN.get(event.kind) ?? null
}

/** Who did it, and to whom. */
function whoIn(event: BattleEvent): { by?: string; whom?: string } {
  if (event.kind === 'fell') {
    const { by, fighter } = event
    return { whom: fighter, ...(by !== null && by !== fighter && { by }) }
  }
  if (event.kind === 'strayed') return { by: event.by, ...(event.struck !== null && { whom: event.struck }) }
  if (event.kind === 'attacked') {
    const { by, target } = event.shot
    return { by, ...(target !== null && { whom: target }) }
  }
  if (event.kind === 'collided')
    return { by: event.craft, ...(event.struck !== null && { whom: event.struck }) }
  if (event.kind === 'held') return { by: event.winner, whom: event.loser }
  if (event.kind === 'burst') return event.by === null ? {} : { by: event.by }
  if (event.kind === 'craft-lost') return { whom: event.craft }
  return event.kind === 'shown' ? { by: event.piece } : {}
}

const plainMoments = lookBackBy({
  momentOf,
  turning: ['craft-lost', 'shown'],
  whoIn,
  hasOdds: (event) => event.kind === 'attacked' && event.shot.pair === null,
})

/** A machine that falls is a vehicle that is lost: told once, with whoever did it. */
export function momentsOf(events: Parameters<typeof plainMoments>[0]): LookedBack {
  const { moments, odds } = plainMoments(events)
  const fallen = new Set(
    moments.flatMap(({ what, whom }) => (what === 'dead' && whom !== undefined ? [whom] : [])),
  )
  const lost = new Map(
    moments.flatMap((one) =>
      one.what === 'craft-lost' && one.whom !== undefined && fallen.has(one.whom) ? [[one.whom, one]] : [],
    ),
  )
  return {
    moments: moments.flatMap((one) => {
      const machine = one.whom === undefined ? undefined : lost.get(one.whom)
      if (!machine) return [one]
      if (one === machine) return []
      return [one.what === 'dead' ? { ...one, what: machine.what, turn: machine.turn } : one]
    }),
    odds,
  }
}
