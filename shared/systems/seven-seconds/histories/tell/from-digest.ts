import type { Side } from '../../battle/words.ts'
import type { Digest, Someone } from '../digest.ts'
import {
  namedOf,
  squadsOf,
  whoIs,
  type Course,
  type KillMoment,
  type Moment,
  type Round,
  type Who,
} from './course.ts'
import { onlySpent } from './kills.ts'

/**
 * What a log's index alone can tell of the course of its battle: who fell to whom, in which round, and how it
 * ended. For telling a hundred battles without reading their logs. What else a round held it does not know, so no
 * round of it is called the one that mattered.
 */
export function courseOfDigest(digest: Digest, controls: Side | null): Course {
  const rounds = new Map<number, Moment[]>()
  const tallies = new Map<number, number>()
  let any = false
  let deed: { readonly by: number | null; readonly event: number } | null = null
  for (const { event, round, unit, by, cause, chance } of digest.kills) {
    const victim = digest.units[unit]
    if (!victim) continue
    const self = unit === by
    const told = rounds.get(round) ?? []
    // A drone that explodes is meant to be gone: that is a loss, but nobody's kill.
    if (self && cause === 'kamikaze') {
      any = true
      rounds.set(round, [...told, { kind: 'spent', event, unit: named(victim, unit), inVain: false }])
      continue
    }
    const killer = by === null ? undefined : digest.units[by]
    const isOwn = killer?.side === victim.side
    const tally = (tallies.get(by ?? -1) ?? 0) + Number(killer !== undefined && !isOwn)
    if (by !== null) tallies.set(by, tally)
    const moment: KillMoment = {
      kind: 'kill',
      event,
      victims: [named(victim, unit)],
      by: killer && by !== null ? named(killer, by) : null,
      self,
      cause,
      chance,
      first: !any && !isOwn,
      tally,
    }
    any = true
    const before = told.at(-1)
    const isOne =
      before?.kind === 'kill' && by !== null && deed?.by === by && isSameDeed(before, moment, deed.event)
    rounds.set(
      round,
      isOne
        ? [...told.slice(0, -1), { ...before, victims: [...before.victims, ...moment.victims], tally }]
        : [...told, moment],
    )
    deed = { by, event }
  }
  const drafts = Array.from(rounds, ([round, moments]): Round => ({
    round,
    event: moments[0]?.event ?? 0,
    moments: onlySpent(moments),
    shown: { a: { units: 0, decoys: 0 }, b: { units: 0, decoys: 0 } },
    turning: null,
  }))
  const { a, b } = digest.sides
  return {
    opening: null,
    squads: squadsOf(digest.units),
    named: namedOf(digest.units.map(named)),
    rounds: drafts,
    lasted: digest.rounds,
    missions: { a: a.mission, b: b.mission },
    troops: { a: a.troops, b: b.troops },
    ending: digest.ending && { how: digest.ending, controls },
    settled: null,
    counters: {},
    score: null,
    photos: digest.photos,
  }
}

/** Somebody by the place among the units. */
function named(one: Someone, place: number): Who {
  return whoIs({ ...one, id: String(place) })
}

/** Dice and reveals between two who fall in one place. */
const BESIDE = 6

/** Who fell right after each other in one blast or the same flames, as far as the index can tell. */
function isSameDeed(before: KillMoment, next: KillMoment, last: number): boolean {
  return (
    before.cause === next.cause &&
    !before.self &&
    !next.self &&
    before.chance === null &&
    next.chance === null &&
    before.victims[0]?.side === next.victims[0]?.side &&
    next.event - last <= BESIDE
  )
}
