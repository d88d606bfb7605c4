import type { BattleEvent, EventKind, EventOf } from '../battle/documents/events.ts'
import { isTrooper } from '../battle/state/look.ts'
import { evolve, opened } from '../battle/state/evolve.ts'
import type { BattleState } from '../battle/state/state.ts'
import { SIDES, type Side, type TargetId } from '../battle/words.ts'
import { chanceOfPoints, chanceOfSuccess, chancesOfRollOff, oddsOfMissile, oddsOfRifle } from './chances.ts'
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

/** How likely dice were to do what they were thrown for, and whether they did: told at the event of that number. */
export type Odds = { readonly number: number; readonly chance: number } & (
  | {
      /** Chance to destroy its target outright. */
      readonly of: 'rifle'
      /** The chance to hurt its target without destroying it. */
      readonly hurts: number
      readonly came: boolean
      /** The event whose dice settled it; null while they are still to fall. */
      readonly settled: number | null
    }
  | {
      /** Chance of a direct hit, at whatever it is aimed. */
      readonly of: 'missile'
      /** The chance to be stopped on its way: else it hits or deviates. */
      readonly stopped: number
      readonly came: boolean
      readonly settled: number | null
    }
  /** One roll with a number to reach. */
  | { readonly of: 'roll'; readonly came: boolean }
  /** Dice that are added up: the chance of so many points or more. */
  | { readonly of: 'points' }
  /** Two dice against each other, of which this is the first: the chance to be the higher one. */
  | { readonly of: 'roll-off'; readonly side: Side; readonly tie: number }
)

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
  /** The shot whose dice are falling, by its place in `odds`, and at what it was fired. */
  let shot: { readonly place: number; readonly target: TargetId } | null = null
  let state = opened(first.event)
  const leads = { losses: openLead(lostBy), objectives: openLead(heldBy) }
  for (const { number, event } of events.slice(1)) {
    if (ENDS_A_SHOT.includes(event.kind)) shot = null
    const told = oddsOf(state, number, event)
    if (told) odds.push(told)
    if (event.kind === 'rifle-fired' || event.kind === 'missile-fired')
      shot = told && { place: odds.length - 1, target: event.target }
    const known = shot && odds[shot.place]
    if (shot && known) odds[shot.place] = settledBy(known, shot.target, number, event)
    const turns = [...(toldOf.get(number) ?? [])]
    const before = state
    state = evolve(state, event)
    if (event.kind === 'destroyed') {
      const likely = shotKills.get(number) ?? null
      if (likely !== null && shot && known?.of === 'rifle')
        odds[shot.place] = { ...known, settled: known.settled ?? number, came: true }
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
  const { rounds, ending } = courseOf(events)
  const blood = rounds
    .flatMap(({ moments }) => moments)
    .find((moment) => moment.kind === 'kill' && moment.first && moment.by !== null)
  // Which round counted most is known when there are no more.
  const decisive = ending && rounds.find(({ turning }) => turning !== null)
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

/** What comes after a shot, and whose dice are not its own. */
const ENDS_A_SHOT: readonly EventKind[] = [
  'flamer-fired',
  'exploded',
  'blast-opened',
  'activation-ended',
  'turn-ended',
]

/** The odds that are told at an event, by the state before it; null where it has none, as directions have not. */
function oddsOf(state: BattleState, number: number, event: BattleEvent): Odds | null {
  if (event.kind === 'rifle-fired') {
    const odds = oddsOfRifle(state, event)
    if (!odds) return null
    const { killed: chance, damaged, stunned, stunnedAndDamaged } = odds
    const hurts = damaged + stunned + stunnedAndDamaged
    return { number, of: 'rifle', chance, hurts, came: false, settled: null }
  }
  if (event.kind === 'missile-fired') {
    const odds = oddsOfMissile(state, event)
    if (!odds) return null
    const { directHit: chance, intercepted: stopped } = odds
    return { number, of: 'missile', chance, stopped, came: false, settled: null }
  }
  return event.kind === 'rolled' ? oddsOfRoll(state, number, event) : null
}

function oddsOfRoll(state: BattleState, number: number, event: EventOf<'rolled'>): Odds | null {
  const points = chanceOfPoints(event)
  if (points !== null) return { number, of: 'points', chance: points }
  const against = chancesOfRollOff(state, event)
  // Side a's die is the first of the two: told once, before either has fallen.
  if (against && event.side === SIDES[0])
    return { number, of: 'roll-off', side: event.side, chance: against.wins, tie: against.tie }
  const chance = chanceOfSuccess(event)
  return chance === null || event.success === null
    ? null
    : { number, of: 'roll', chance, came: event.success }
}

/** The odds of a shot after an event: its own dice settle it, the last of them if one leads to another. */
function settledBy(odds: Odds, target: TargetId, number: number, event: BattleEvent): Odds {
  if (odds.of === 'missile') {
    if (event.kind === 'missile-intercepted') return { ...odds, settled: number }
    const isOwn = event.kind === 'rolled' && event.purpose === 'missile'
    return isOwn ? { ...odds, settled: number, came: event.success === true } : odds
  }
  if (odds.of !== 'rifle' || event.kind !== 'rolled') return odds
  const isOwn = event.purpose === 'rifle' || (event.purpose === 'graze' && event.unit === target)
  return isOwn ? { ...odds, settled: number } : odds
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
