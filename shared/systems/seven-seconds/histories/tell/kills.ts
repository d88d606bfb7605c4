import type { EventOf } from '../../battle/documents/events.ts'
import type { BattleState, Unit } from '../../battle/state/state.ts'
import { whoIs, type KillMoment, type Moment } from './course.ts'

/** Kills as they are told: what one deed destroyed is one moment. */
export interface Kills {
  /** Notes that a unit was destroyed, by the state before it. */
  note(
    moments: Moment[],
    state: BattleState,
    number: number,
    event: EventOf<'destroyed'>,
    chance: number | null,
  ): void
  /** Another shot, explosion or activation: what comes now is another deed. */
  nextDeed(): void
}

export function openKills(): Kills {
  const tallies = new Map<string, number>()
  let any = false
  let deed: { moment: KillMoment; by: string | null } | null = null

  return {
    nextDeed: () => {
      deed = null
    },
    note: (moments, state, number, { unit, by, cause }, chance) => {
      const lost = state.units[unit]
      if (!lost) return
      const self = unit === by
      // A drone that explodes is meant to be gone: that is a loss, but nobody's kill.
      if (self && cause === 'kamikaze') {
        any = true
        moments.push({ kind: 'spent', event: number, unit: whoIs(lost), inVain: true })
        return
      }
      const killer = by === null ? undefined : state.units[by]
      // Hits on their own are no laurels.
      const counts = killer && killer.side !== lost.side ? 1 : 0
      const tally = (tallies.get(by ?? '') ?? 0) + counts
      if (by !== null) tallies.set(by, tally)
      const at = deed?.by === by ? moments.indexOf(deed.moment) : -1
      const before = at < 0 ? null : deed?.moment
      const isOwn = killer?.side === lost.side
      if (before?.cause === cause && !self && !before.self && isSame(before, killer, lost)) {
        const moment = { ...before, victims: [...before.victims, whoIs(lost)], tally }
        moments[at] = moment
        deed = { moment, by }
        return
      }
      const moment: KillMoment = {
        kind: 'kill',
        event: number,
        victims: [whoIs(lost)],
        by: killer ? whoIs(killer) : null,
        self,
        cause,
        chance,
        first: !any && !isOwn,
        tally,
      }
      any = true
      moments.push(moment)
      deed = { moment, by }
    },
  }
}

/** Without the drones whose explosion did something that is told with them. */
export function onlySpent(moments: readonly Moment[]): Moment[] {
  const told = new Set(
    moments.flatMap((moment) =>
      moment.kind === 'kill' || moment.kind === 'ruin' ? (moment.by?.id ?? []) : [],
    ),
  )
  return moments.filter((moment) => moment.kind !== 'spent' || !told.has(moment.unit.id))
}

/** Own people and the enemy are never told in one breath, nor are a shot's target and who stood beside it. */
function isSame({ victims, chance }: KillMoment, killer: Unit | undefined, lost: Unit): boolean {
  return killer !== undefined && chance === null && victims[0]?.side === lost.side
}
