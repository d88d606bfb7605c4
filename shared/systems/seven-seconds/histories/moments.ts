import type { BattleEvent } from '../battle/documents/events.ts'
import { isTrooper } from '../battle/state/look.ts'
import { evolve, opened } from '../battle/state/evolve.ts'
import type { BattleState } from '../battle/state/state.ts'
import { SIDES, type Side } from '../battle/words.ts'
import { chanceOfKill, chanceOfSuccess, chanceToBeStopped, chanceToHurt } from './chances.ts'
import { digestOf, type Numbered } from './digest.ts'
import { isLongShot, type MOMENTS, type Turn } from './moment-words.ts'
import { courseOf } from './tell/follow.ts'

/** Where to look in a log. */
export interface Moment {
  readonly number: number
  readonly what: (typeof MOMENTS)[number]
  /** What turned with it; null for other moments. */
  readonly turn: Turn | null
}

/** How likely dice were to do what they were thrown for, and whether they did. */
export interface Odds {
  readonly number: number
  readonly of: 'kill' | 'roll'
  readonly chance: number
  /** Of a rifle, the chance to hurt its target without destroying it; null for all else. */
  readonly hurts: number | null
  /** Of a missile, the chance to be stopped on its way: else it hits or deviates; null for all else. */
  readonly stopped: number | null
  readonly came: boolean
}

export interface Moments {
  readonly moments: readonly Moment[]
  readonly odds: readonly Odds[]
}

/**
 * The moments of a log that a replay leads to, and the odds of its dice. All of it follows from what lay open on the
 * table: no watcher learns from it what a side hides.
 */
export function momentsOf(events: readonly Numbered[]): Moments {
  const [first] = events
  if (first?.event.kind !== 'begun') throw new RangeError('A log begins with the beginning of its battle.')
  const shotKills = new Map(digestOf(events).kills.map((kill) => [kill.event, kill.chance]))
  const toldOf = turnsOfReport(events)
  const moments: Moment[] = []
  const odds: Odds[] = []
  /** The shot whose dice are falling, by its place in `odds`. */
  let shot: number | null = null
  let state = opened(first.event)
  const leads = { losses: openLead(lostBy), objectives: openLead(heldBy) }
  for (const { number, event } of events.slice(1)) {
    const chance = chanceOf(state, event)
    if (chance !== null) odds.push({ number, ...chance })
    if (chance?.of === 'kill') shot = odds.length - 1
    const turns = [...(toldOf.get(number) ?? [])]
    const before = state
    state = evolve(state, event)
    if (event.kind === 'destroyed') {
      const likely = shotKills.get(number) ?? null
      const known = shot === null ? undefined : odds[shot]
      if (likely !== null && shot !== null && known) odds[shot] = { ...known, came: true }
      if (before.units[event.unit]?.type === 'commander') turns.push('commander')
      if (isLongShot(likely)) turns.push('long-shot')
    }
    if (leads.losses(state)) turns.push('losses')
    if (leads.objectives(state)) turns.push('objectives')
    const what = KINDS[event.kind]
    if (what) moments.push({ number, what, turn: null })
    for (const turn of turns) moments.push({ number, what: 'turn', turn })
  }
  return { moments, odds }
}

/** What the report of a battle calls out too, by the numbers of its events. */
function turnsOfReport(events: readonly Numbered[]): ReadonlyMap<number, readonly Turn[]> {
  const { rounds } = courseOf(events)
  const blood = rounds
    .flatMap(({ moments }) => moments)
    .find((moment) => moment.kind === 'kill' && moment.first && moment.by !== null)
  const decisive = rounds.find(({ turning }) => turning)
  return new Map<number, readonly Turn[]>([
    ...(blood ? [[blood.event, ['first-blood']] as const] : []),
    ...(decisive ? [[decisive.event, ['decisive-round']] as const] : []),
  ])
}

const KINDS: Readonly<Partial<Record<BattleEvent['kind'], Moment['what']>>> = {
  'round-begun': 'round',
  destroyed: 'kill',
  'blip-revealed': 'reveal',
  'objective-held': 'objective',
  'objective-destroyed': 'objective',
}

function chanceOf(state: BattleState, event: BattleEvent): Omit<Odds, 'number'> | null {
  if (event.kind === 'rifle-fired' || event.kind === 'missile-fired') {
    const chance = chanceOfKill(state, event)
    if (chance === null) return null
    const [hurts, stopped] = [chanceToHurt(state, event), chanceToBeStopped(state, event)]
    return { of: 'kill', chance, hurts, stopped, came: false }
  }
  if (event.kind !== 'rolled' || event.success === null) return null
  const chance = chanceOfSuccess(event)
  return chance === null ? null : { of: 'roll', chance, hurts: null, stopped: null, came: event.success }
}

/** Says of each state after the other whether the lead has just passed to the other side; a tie changes nothing. */
function openLead(score: (state: BattleState, side: Side) => number): (state: BattleState) => boolean {
  let led: Side | null = null
  return (state) => {
    const [a, b] = SIDES
    const lead = score(state, a) - score(state, b)
    if (lead === 0) return false
    const leader = lead > 0 ? a : b
    const passes = led !== null && led !== leader
    led = leader
    return passes
  }
}

/** Less is better: below 0. */
function lostBy({ units }: BattleState, side: Side): number {
  return -Object.values(units).filter(
    (unit) => unit.side === side && unit.where === 'destroyed' && isTrooper(unit.type),
  ).length
}

function heldBy({ objectives }: BattleState, side: Side): number {
  return Object.values(objectives).filter((one) => one.holder === side && !one.destroyed).length
}
