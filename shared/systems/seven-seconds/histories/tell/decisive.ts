import { isTrooper } from '../../battle/state/look.ts'
import { SIDES, type Side } from '../../battle/words.ts'
import type { Round } from './course.ts'

/** A lead of less decides nothing. */
const LEAST = 3
/** An Objective changes hands more easily than a trooper falls. */
const TROOPER = 2

/**
 * The round in which one side gained most on the other, troopers destroyed and Objectives taken, the last of
 * several alike; null without one.
 */
export function decisiveRound(rounds: readonly Omit<Round, 'turning'>[]): number | null {
  let best: { round: number; swing: number } | null = null
  for (const round of rounds) {
    const [a, b] = SIDES
    const swing = Math.abs(gain(round, a) - gain(round, b))
    if (swing >= LEAST && swing >= (best?.swing ?? 0)) best = { round: round.round, swing }
  }
  return rounds.length > 1 ? (best?.round ?? null) : null
}

function gain({ moments, taken }: Omit<Round, 'turning'>, side: Side): number {
  const killed = moments
    .flatMap((moment) => (moment.kind === 'kill' ? moment.victims : []))
    .filter((victim) => victim.side !== side && isTrooper(victim.type)).length
  return TROOPER * killed + taken[side].length
}
