import { z } from 'zod'
import type { BattleEvent, EventOf } from '../battle/documents/events.ts'
import { profileOf } from '../battle/state/look.ts'
import { missionOf, troopCardOf } from '../battle/state/card.ts'
import { evolve, opened } from '../battle/state/evolve.ts'
import type { BattleState, Unit } from '../battle/state/state.ts'
import { CAUSES, ENDINGS, PURPOSES, SIDES, type Side, type UnitId } from '../battle/words.ts'
import { cardId } from '../cards/documents.ts'
import { ratingSchema } from '../campaign/documents.ts'
import { RIFLES, UNITS } from '../words.ts'
import { chanceOfKill, chanceOfSuccess, isHarmful } from './chances.ts'

/**
 * What a battle's log comes to, for finding and measuring battles without reading their logs: one pass over the
 * events. It is an index, never a fact: whatever it says stands in the log (docs/adr/0014).
 */

/** Grows when the digest of the same log is another. */
export const DIGEST_VERSION = 1

const whole = z.number().int()
const count = whole.min(0)
const chance = z.number().min(0).max(1)
const text = z.string()

const someone = z.strictObject({
  side: z.enum(SIDES),
  type: z.enum(UNITS),
  rating: ratingSchema,
  /** An own name; null where nobody gave one. */
  name: text.nullable(),
  /** Who of the roster it is; null for nobody. */
  trooper: text.nullable(),
})

const kill = z.strictObject({
  /** The number of the event in the log. */
  event: whole,
  round: whole,
  /** Who was destroyed, and whose doing it was, null when nobody's: places in `units`. */
  unit: count,
  by: count.nullable(),
  cause: z.enum(CAUSES),
  /** How likely the shot was to do it when it was fired; null for what is no shot. */
  chance: chance.nullable(),
})

/** Shots of a side with one weapon. */
const shots = z.strictObject({
  weapon: z.enum([...RIFLES, 'missile']),
  fired: count,
  /** The sum of their chances to destroy the target outright, and how many did. */
  expected: z.number().min(0),
  kills: count,
})

/** Rolls of a side with a number to reach, all of one kind and chance. */
const luck = z.strictObject({
  purpose: z.enum(PURPOSES),
  /** How likely each was to come out well for the side that rolled. */
  chance,
  rolls: whole.min(1),
  good: count,
})

const card = z.strictObject({ id: text, title: text })

const side = z.strictObject({
  mission: card.nullable(),
  troops: card.nullable(),
  shots: z.array(shots),
  luck: z.array(luck),
})

export const digestSchema = z.strictObject({
  /** How many events it was worked out from. */
  events: whole,
  rounds: count,
  ending: z.enum(ENDINGS).nullable(),
  /** The set of cards. */
  deck: text,
  sides: z.strictObject({ a: side, b: side }),
  /** Every unit that took the field. */
  units: z.array(someone),
  kills: z.array(kill),
  /** Notes that both sides may read. */
  notes: z.array(text),
  photos: z.array(z.strictObject({ event: whole, picture: text, caption: text })),
  /** Commands that broke a rule, where the battle only assisted. */
  deviations: count,
})

export type Digest = z.infer<typeof digestSchema>
export type Kill = z.infer<typeof kill>
export type Someone = z.infer<typeof someone>

export interface Numbered {
  readonly number: number
  readonly event: BattleEvent
}

/** Works a log out, in one pass. `events` begin with the battle's beginning and are in order. */
export function digestOf(events: readonly Numbered[]): Digest {
  const [first] = events
  if (first?.event.kind !== 'begun') throw new RangeError('A log begins with the beginning of its battle.')
  const tally = openTally()
  let state = opened(first.event)
  for (const { number, event } of events) {
    if (event.deviations && event.deviations.length > 0) tally.deviations += 1
    note(tally, state, number, event)
    if (event.kind !== 'begun') state = evolve(state, event)
  }
  return told(state, events.length, tally)
}

interface Shot {
  readonly by: UnitId
  readonly target: string
  readonly weapon: z.infer<typeof shots>['weapon']
  readonly side: Side
  readonly chance: number
}

interface Tally {
  /** The shot whose dice are falling. */
  shot: Shot | null
  deviations: number
  readonly kills: Kill[]
  readonly photos: Digest['photos']
  readonly shots: Record<Side, Map<string, z.infer<typeof shots>>>
  readonly luck: Record<Side, Map<string, z.infer<typeof luck>>>
}

function openTally(): Tally {
  return {
    shot: null,
    deviations: 0,
    kills: [],
    photos: [],
    shots: { a: new Map(), b: new Map() },
    luck: { a: new Map(), b: new Map() },
  }
}

/** Notes what an event says, by the state before it. */
function note(tally: Tally, state: BattleState, number: number, event: BattleEvent): void {
  const { kind } = event
  if (kind === 'rifle-fired' || kind === 'missile-fired') tally.shot = fired(tally, state, event)
  else if (kind === 'rolled') rolled(tally, event)
  else if (kind === 'destroyed') destroyed(tally, state, number, event)
  else if (kind === 'photo-taken') {
    const { picture, caption } = event
    tally.photos.push({ event: number, picture, caption })
  } else if (kind === 'activation-ended' || kind === 'turn-ended') tally.shot = null
}

function fired(
  { shots: all }: Tally,
  state: BattleState,
  event: EventOf<'rifle-fired'> | EventOf<'missile-fired'>,
): Shot | null {
  const likely = chanceOfKill(state, event)
  const firer = state.units[event.unit]
  if (likely === null || !firer) return null
  const weapon = event.kind === 'missile-fired' ? 'missile' : profileOf(state, firer).rifle
  if (weapon === null) return null
  const known = all[firer.side].get(weapon) ?? { weapon, fired: 0, expected: 0, kills: 0 }
  all[firer.side].set(weapon, { ...known, fired: known.fired + 1, expected: known.expected + likely })
  return { by: firer.id, target: event.target, weapon, side: firer.side, chance: likely }
}

function rolled({ luck: all }: Tally, event: EventOf<'rolled'>): void {
  const success = chanceOfSuccess(event)
  if (success === null || event.success === null) return
  const harmful = isHarmful(event.purpose)
  const likely = harmful ? 1 - success : success
  const key = `${event.purpose} ${likely.toFixed(6)}`
  const known = all[event.side].get(key) ?? { purpose: event.purpose, chance: likely, rolls: 0, good: 0 }
  const good = known.good + Number(event.success !== harmful)
  all[event.side].set(key, { ...known, rolls: known.rolls + 1, good })
}

function destroyed(
  tally: Tally,
  state: BattleState,
  event: number,
  { unit, by, cause }: EventOf<'destroyed'>,
): void {
  const lost = state.units[unit]
  if (!lost) return
  const killer = by === null ? undefined : state.units[by]
  const { shot } = tally
  const isOfShot = shot?.target === unit && shot.by === by && cause === shot.weapon
  if (isOfShot) {
    const known = tally.shots[shot.side].get(shot.weapon)
    if (known) tally.shots[shot.side].set(shot.weapon, { ...known, kills: known.kills + 1 })
    tally.shot = null
  }
  tally.kills.push({
    event,
    round: state.round,
    unit: placeOf(state, lost),
    by: killer ? placeOf(state, killer) : null,
    cause,
    chance: isOfShot ? shot.chance : null,
  })
}

/** Units come in one after the other and never leave the list. */
function placeOf({ units }: BattleState, { id }: Unit): number {
  return Object.keys(units).indexOf(id)
}

function someoneOf({ side: of, type, rating, name, trooper }: Unit): Someone {
  return { side: of, type, rating, name, trooper }
}

function told(state: BattleState, events: number, tally: Tally): Digest {
  const sideOf = (of: Side): Digest['sides']['a'] => {
    const [mission, troops] = [missionOf(state, of), troopCardOf(state, of)]
    return {
      mission: mission && { id: cardId(mission), title: mission.title },
      troops: troops && { id: cardId(troops), title: troops.title },
      shots: [...tally.shots[of].values()],
      luck: [...tally.luck[of].values()],
    }
  }
  const [a, b] = SIDES
  return {
    events,
    rounds: state.round,
    ending: state.ending?.how ?? null,
    deck: state.setup.cards.name,
    sides: { a: sideOf(a), b: sideOf(b) },
    units: Object.values(state.units).map(someoneOf),
    kills: tally.kills,
    notes: state.notes.filter((one) => !one.private).map((one) => one.text),
    photos: tally.photos,
    deviations: tally.deviations,
  }
}
