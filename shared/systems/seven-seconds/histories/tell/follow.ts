import type { BattleEvent, EventKind, EventOf } from '../../battle/documents/events.ts'
import { scoreBattle } from '../../battle/ending/score.ts'
import { missionOf, troopCardOf } from '../../battle/state/card.ts'
import { evolve, opened } from '../../battle/state/evolve.ts'
import { objectivesOnTable } from '../../battle/state/look.ts'
import type { BattleState } from '../../battle/state/state.ts'
import { SIDES, type Objective, type Side } from '../../battle/words.ts'
import { cardId } from '../../cards/documents.ts'
import { chanceOfKill } from '../chances.ts'
import type { Numbered } from '../digest.ts'
import {
  namedOf,
  squadsOf,
  whoIs,
  type Card,
  type Course,
  type EscapeMoment,
  type LostHoldMoment,
  type Moment,
  type Opening,
  type Photo,
  type Round,
  type Settled,
  type Shown,
  type TakenMoment,
  type Who,
} from './course.ts'
import { decisiveRound } from './decisive.ts'
import { onlySpent, openKills, type Kills } from './kills.ts'

/** Shots that were at least so likely to kill are worth a sentence when they did not. */
const LIKELY = 0.5
/** Narrow escapes of one round that are told: the narrowest. */
const MOST_ESCAPES = 2

/** Follows a log from its first event to its last, and keeps what is worth telling. */
export function courseOf(events: readonly Numbered[]): Course {
  const [first] = events
  if (first?.event.kind !== 'begun') throw new RangeError('A log begins with the beginning of its battle.')
  const follower = openFollower()
  let state = opened(first.event)
  for (const { number, event } of events) {
    follow(follower, state, number, event)
    if (event.kind !== 'begun') state = evolve(state, event)
    if (event.kind === 'round-ended' || event.kind === 'battle-ended') closeRound(follower, state)
  }
  closeRound(follower, state)
  return told(follower, state)
}

interface Shot extends Omit<EscapeMoment, 'kind' | 'hurt' | 'unit'> {
  readonly unit: string
  readonly target: Who
}

interface Open extends Round {
  readonly moments: Moment[]
}

interface Draft extends Omit<Round, 'moments' | 'turning'> {
  readonly moments: Moment[]
  readonly heldBefore: Readonly<Partial<Record<Objective, Side | null>>>
  /** The event at which each Objective came to whoever has it now. */
  readonly heldSince: Partial<Record<Objective, number>>
  readonly shown: Record<Side, Shown>
}

interface Follower {
  readonly rolls: Partial<Record<Side, { readonly sum: number; readonly plus: number }>>
  readonly rounds: Open[]
  readonly photos: Photo[]
  readonly kills: Kills
  draft: Draft | null
  shot: Shot | null
  hurt: EscapeMoment['hurt']
  settled: Settled | null
}

function openFollower(): Follower {
  return {
    rolls: {},
    rounds: [],
    photos: [],
    kills: openKills(),
    draft: null,
    shot: null,
    hurt: 'not',
    settled: null,
  }
}

function openRound(state: BattleState, round: number, event: number): Draft {
  return {
    round,
    event,
    moments: [],
    shown: { a: { units: 0, decoys: 0 }, b: { units: 0, decoys: 0 } },
    heldBefore: holders(state),
    heldSince: {},
  }
}

function holders(state: BattleState): Draft['heldBefore'] {
  return Object.fromEntries(
    objectivesOnTable(state).map((one) => [one, state.objectives[one]?.holder ?? null]),
  )
}

/** Notes what an event says, by the state before it. */
function follow(follower: Follower, state: BattleState, number: number, event: BattleEvent): void {
  if (event.kind === 'rolled' && event.purpose === 'role') {
    const { dice, plus } = event
    follower.rolls[event.side] = { sum: dice.reduce((sum, die) => sum + die, plus), plus }
  } else if (event.kind === 'photo-taken') {
    const { picture, caption } = event
    follower.photos.push({ event: number, picture, caption })
  } else if (event.kind === 'objectives-settled') {
    const side = state.ending?.controls ?? null
    follower.settled = side && { side, states: event.states }
  } else if (event.kind === 'round-begun') follower.draft = openRound(state, event.round, number)
  const { draft } = follower
  if (draft) {
    followShot(follower, draft, state, number, event)
    if (event.kind === 'blip-revealed') reveal(draft, state, event)
    if (event.kind === 'objective-held') draft.heldSince[event.objective] = number
  }
  // Between two rounds it belongs to the one before.
  const moment = momentOf(state, number, event)
  if (moment) (draft ?? follower.rounds.at(-1))?.moments.push(moment)
}

/** Shots, and what they and everything else did to units. */
function followShot(
  follower: Follower,
  draft: Draft,
  state: BattleState,
  number: number,
  event: BattleEvent,
): void {
  const { shot, kills } = follower
  if (ENDS_A_DEED.includes(event.kind)) {
    endShot(follower)
    kills.nextDeed()
  }
  if (event.kind === 'rifle-fired' || event.kind === 'missile-fired') {
    follower.shot = aimed(state, number, event)
  } else if (event.kind === 'missile-intercepted') follower.shot = null
  else if (event.kind === 'rolled' && event.purpose === 'graze' && shot?.unit === event.unit) {
    if (follower.hurt === 'not') follower.hurt = 'grazed'
  } else if (event.kind === 'stunned' && shot?.unit === event.unit && follower.hurt !== 'damaged') {
    follower.hurt = 'stunned'
  } else if (event.kind === 'damaged' && shot?.unit === event.unit) follower.hurt = 'damaged'
  else if (event.kind === 'destroyed') {
    const isOfShot = shot?.unit === event.unit
    kills.note(draft.moments, state, number, event, isOfShot ? shot.chance : null)
    if (isOfShot) follower.shot = null
  }
}

const ENDS_A_DEED: readonly EventKind[] = [
  'rifle-fired',
  'missile-fired',
  'flamer-fired',
  'exploded',
  'activation-ended',
  'turn-ended',
]

/** What an event alone is worth telling. */
function momentOf(state: BattleState, number: number, event: BattleEvent): Moment | null {
  const who = (id: string): Who | null => (state.units[id] ? whoIs(state.units[id]) : null)
  if (event.kind === 'missile-intercepted') {
    const [firer, by] = [who(event.unit), who(event.by)]
    return firer && by ? { kind: 'intercepted', event: number, firer, by } : null
  }
  if (event.kind === 'objective-destroyed') {
    return { kind: 'ruin', event: number, objective: event.objective, by: who(event.by) }
  }
  if (event.kind === 'withdrawal-announced') return { kind: 'withdrawal', event: number, side: event.side }
  if (event.kind === 'pursuit-begun') return { kind: 'pursuit', event: number, side: event.side }
  if (event.kind === 'noted' && !event.private) return { kind: 'note', event: number, text: event.text }
  return null
}

function aimed(
  state: BattleState,
  number: number,
  event: EventOf<'rifle-fired'> | EventOf<'missile-fired'>,
): Shot | null {
  const [firer, target] = [state.units[event.unit], state.units[event.target]]
  const chance = chanceOfKill(state, event)
  if (!firer || !target || chance === null) return null
  return { event: number, unit: target.id, target: whoIs(target), by: whoIs(firer), chance }
}

/** The shot is over: who should have died by it and did not had a narrow escape. */
function endShot(follower: Follower): void {
  const { shot, draft, hurt } = follower
  if (shot && draft && shot.chance >= LIKELY && shot.by.side !== shot.target.side) {
    const { event, target: unit, by, chance } = shot
    draft.moments.push({ kind: 'escape', event, unit, by, chance, hurt })
  }
  follower.shot = null
  follower.hurt = 'not'
}

function reveal(draft: Draft, state: BattleState, { blip, units }: EventOf<'blip-revealed'>): void {
  const side = state.blips[blip]?.side
  if (!side) return
  const known = draft.shown[side]
  draft.shown[side] = {
    units: known.units + units.length,
    decoys: known.decoys + (units.length === 0 ? 1 : 0),
  }
}

function closeRound(follower: Follower, state: BattleState): void {
  endShot(follower)
  const { draft } = follower
  if (!draft) return
  const { heldBefore: _before, heldSince: _since, moments, ...rest } = draft
  const all = [...onlySpent(narrowest(moments)), ...changesOfHands(draft, state)]
  follower.rounds.push({
    ...rest,
    moments: all.toSorted((one, other) => one.event - other.event),
    turning: null,
  })
  follower.draft = null
}

/** Objectives that stand, and at the round's end are not whose they were when it began. */
function changesOfHands(
  { heldBefore, heldSince }: Draft,
  state: BattleState,
): (TakenMoment | LostHoldMoment)[] {
  const held = holders(state)
  return objectivesOnTable(state).flatMap((objective): (TakenMoment | LostHoldMoment)[] => {
    const [from, side, event] = [heldBefore[objective] ?? null, held[objective] ?? null, heldSince[objective]]
    if (from === side || event === undefined || state.objectives[objective]?.destroyed !== false) return []
    if (side !== null) return [{ kind: 'taken', event, objective, side, from }]
    return from === null ? [] : [{ kind: 'lost-hold', event, objective, side: from }]
  })
}

/** Too many escapes are none: the narrowest of a round stay. */
function narrowest(moments: readonly Moment[]): Moment[] {
  const kept = moments
    .filter((one): one is EscapeMoment => one.kind === 'escape')
    .toSorted((one, other) => other.chance - one.chance)
    .slice(0, MOST_ESCAPES)
  return moments.filter((one) => one.kind !== 'escape' || kept.includes(one))
}

function told({ rounds, photos, rolls, settled }: Follower, state: BattleState): Course {
  const cardOf = (card: Parameters<typeof cardId>[0] | null): Card | null =>
    card && { id: cardId(card), title: card.title }
  const score = scoreBattle(state)
  const winner = score?.result.winner ?? null
  const turning = decisiveRound(rounds, winner)
  return {
    opening: openingOf(state, rolls),
    squads: squadsOf(Object.values(state.units)),
    named: namedOf(Object.values(state.units)),
    rounds: rounds.map((round) => ({ ...round, turning: round.round === turning ? winner : null })),
    lasted: state.round,
    missions: { a: cardOf(missionOf(state, 'a')), b: cardOf(missionOf(state, 'b')) },
    troops: { a: cardOf(troopCardOf(state, 'a')), b: cardOf(troopCardOf(state, 'b')) },
    ending: state.ending,
    settled,
    counters: countersOf(state),
    score,
    photos,
  }
}

/** Target Counters on the Objectives that either mission asks to be Inspected. */
function countersOf(state: BattleState): Course['counters'] {
  const asked = SIDES.flatMap((side) => missionOf(state, side)?.conditions ?? []).flatMap((condition) =>
    condition.kind === 'objectives' && condition.state.kind === 'inspected' ? condition.which : [],
  )
  const lie = objectivesOnTable(state).flatMap((one) => {
    const n = state.objectives[one]?.counters ?? 0
    return asked.includes(one) && n > 0 ? [[one, n] as const] : []
  })
  return Object.fromEntries(lie)
}

function openingOf(state: BattleState, { a, b }: Follower['rolls']): Opening | null {
  if (state.kind === null) return null
  return {
    kind: state.kind,
    attacker: state.attacker,
    roll: a && b ? { a: a.sum, b: b.sum } : null,
    hasBonus: [a, b].some((roll) => (roll?.plus ?? 0) !== 0),
    blips: { a: state.sides.a.deployed, b: state.sides.b.deployed },
  }
}
