import { isTrooper } from '../../battle/state/look.ts'
import { OTHER_SIDE, type Side } from '../../battle/words.ts'
import { enemiesDestroyed, type Round } from './course.ts'

/** What a round brings a side: enemy troopers, Objectives of the enemy, and those that nobody held. */
const WORTH = { trooper: 4, captured: 2, first: 1 } as const
/** A lead of less decides nothing: a trooper and an Objective of the enemy, or two troopers and one lost. */
const LEAST = WORTH.trooper + WORTH.captured

/**
 * The round that gained the winner of the battle most: enemy troopers destroyed and Objectives taken, less what
 * the other side gained in it. What a side did to itself is nobody's gain. Null without a winner, where no round
 * gained it much, and where two gained it as much.
 */
export function decisiveRound(rounds: readonly Omit<Round, 'turning'>[], winner: Side | null): number | null {
  if (winner === null || rounds.length < 2) return null
  const swings = rounds.map((round) => gain(round, winner) - gain(round, OTHER_SIDE[winner]))
  const most = Math.max(...swings)
  if (most < LEAST || swings.filter((swing) => swing === most).length > 1) return null
  return rounds[swings.indexOf(most)]?.round ?? null
}

function gain(round: Omit<Round, 'turning'>, side: Side): number {
  const killed = enemiesDestroyed([round]).filter(
    ({ by, victim }) => by.side === side && isTrooper(victim.type),
  ).length
  const taken = round.moments.filter((moment) => moment.kind === 'taken' && moment.side === side)
  const captured = taken.filter((moment) => moment.kind === 'taken' && moment.from !== null).length
  return WORTH.trooper * killed + WORTH.captured * captured + WORTH.first * (taken.length - captured)
}
