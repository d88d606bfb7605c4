import { z } from 'zod'
import { asideEvents, event, rolledFields } from '../../../../battle/events.ts'
import { diceStateSchema } from '../../../../dice/source.ts'
import { VEHICLE_DAMAGES } from '../../data/fire.ts'
import {
  ATTITUDES,
  BANDS,
  HEAVY_WEAPONS,
  MISSIONS,
  POWERS,
  RESOLVES,
  STANCES,
  TRAITS,
  WORKS,
} from '../../words.ts'
import { armSchema } from '../../weapons.ts'
import {
  ACTIONS,
  CHARGE_STEPS,
  DEEDS,
  EACH_TURN,
  ENDINGS,
  FIGURE_FATES,
  GAITS,
  INTENTS,
  LUCKY_ROLLS,
  MARKERS,
  ONCE,
  PHASES,
  PURPOSES,
  SPEEDS,
  UNIT_FATES,
} from '../words.ts'
import { amount, cover, inches, pieceId, pieces, reasonSchema, side, whole } from './fields.ts'
import { setupSchema } from './setup.ts'
import { stepSchema } from './steps.ts'

/** What happened. The list of events is the battle: its state is their fold. */

const unit = pieceId
const craft = pieceId
/** What was seen and chosen as Resolve was checked. */
const checks = z.strictObject({
  inspired: z.boolean(),
  terrified: z.boolean(),
  controlled: z.boolean(),
  lucky: z.boolean(),
  close: z.boolean().exactOptional(),
  rerolls: z.boolean().exactOptional(),
})
const orders = z.strictObject({ side, stance: z.enum(STANCES), attitude: z.enum(ATTITUDES) })
const figures = z.array(z.string().min(1).max(60)).max(60)
const reasons = z.array(reasonSchema)

/** Said while contact markers are to hide who stands where: its side's secret until all is turned over (lines 2719–2723). */
const covered = z.literal(true).exactOptional()

const setup = [
  event('begun', { setup: setupSchema }),
  event('phase-entered', { phase: z.enum(PHASES) }),
  /** Its side's alone until both have given theirs (lines 2643–2655). */
  event('orders-given', { side, stance: z.enum(STANCES), attitude: z.enum(ATTITUDES) }),
  event('orders-disclosed', { orders: z.array(orders).length(2) }),
  /** What each mission came to for a side, and those that came out highest (lines 2703–2717). */
  event('missions-rolled', {
    side,
    favoured: z.array(z.enum(MISSIONS)).max(MISSIONS.length),
    totals: z.array(whole).length(MISSIONS.length),
    best: z.array(z.enum(MISSIONS)).min(1),
  }),
  event('mission-taken', { side, mission: z.enum(MISSIONS) }),
  /** Both know what they have come for: the scenario is as their orders make it. */
  event('orders-carried', { missions: z.array(z.enum(MISSIONS)).length(2) }),
  /** What Exceptional Troops rolled, to be given out (lines 1263–1272). */
  event('exceptional-rolled', { side, traits: z.array(z.enum(TRAITS)).max(12) }),
  /** `exceptional`: it was rolled; else the mission gave it. */
  event('trait-given', {
    ...{ side, unit, trait: z.enum(TRAITS), exceptional: z.literal(true).exactOptional() },
    covered,
  }),
  event('work-built', { side, work: pieceId, what: z.enum(WORKS), spent: amount }),
  event('dug-in', { unit, work: pieceId.nullable(), covered }),
  /** Which of the three markers of a field is real, and what lies there (line 1401). */
  event('mines-laid', { side, work: pieceId, real: whole.min(1).max(3), heavy: z.boolean() }),
  /** What a side rolls for that each is to have (line 561). */
  event('guns-rolled', { side, weapons: z.array(z.enum(HEAVY_WEAPONS)).max(2) }),
  event('recon-sent', { side, units: pieces }),
  event('deployed', { side, first: pieceId.exactOptional(), objective: pieceId.exactOptional() }),
  /** A unit or a vehicle stands on the table, lands, comes over its edge, hides or is shown. */
  event('placed', {
    ...{ unit, fate: z.enum(UNIT_FATES) },
    /** Over its edge, as the battle goes on. */
    arrives: z.literal(true).exactOptional(),
  }),
] as const

const contact = [
  event('recon-counted', { side, points: amount }),
  /** Who picks an edge of the table; the other has the one opposite (line 2685). */
  event('edge-won', { side }),
  /** Its true and its dummy markers, mixed: only its side knows which is which. */
  event('markers-dealt', { side, markers: pieces, real: pieces }),
  event('markers-laid', { side, markers: pieces }),
  event('marking-turned', { side }),
  event('point-spent', { side, what: z.enum(['move', 'reveal']), markers: pieces }),
  event('point-blocked', { side, succeeded: z.boolean() }),
  /** `unit`: who was there; null: nobody. */
  event('marker-shown', { marker: pieceId, unit: unit.nullable() }),
  event('recon-ended', { side }),
] as const

const dice = [
  event('rolled', rolledFields(z.enum(PURPOSES), side, pieceId)),
  event('dice-moved', { dice: diceStateSchema }),
] as const

const turns = [
  event('round-begun', { round: whole.min(1) }),
  event('initiative-won', { side, natural: z.array(z.strictObject({ side, die: whole })) }),
  /** `along`: who acts with it. */
  event('activated', {
    unit,
    along: pieces,
    /** Who got out of the same vehicle, and acts after it (line 680). */
    next: z
      .array(z.strictObject({ unit, into: cover, charges: z.boolean(), checks: checks.exactOptional() }))
      .max(20)
      .exactOptional(),
  }),
  /** What it does with its activation; nothing, where it routs or holds. */
  event('action-chosen', { unit, action: z.enum(ACTIONS) }),
  event('done', { unit, deed: z.enum(DEEDS) }),
  /** Figures that are taken up by something: they do not fire (lines 1200, 1353, 1573). */
  event('busied', { unit, figures: amount }),
  event('activation-ended', { unit }),
  /** How far it goes in this activation, where that is thrown for (lines 670–672). */
  event('strode', { unit, move: whole, rush: whole, intent: z.enum(INTENTS) }),
  /** Who may, or has to, act right after (lines 1282, 1787); null: nobody. */
  /** Of cards the one that was drawn: nothing but a turn of its side (line 577). */
  event('followed', { unit: unit.nullable(), must: z.boolean(), drawn: z.literal(true).exactOptional() }),
  /** The other side goes on, or the same where the other has nobody left (lines 569–571). */
  event('side-turned', { side }),
  event('asked', { steps: z.array(stepSchema) }),
  event('answered', {}),
  /** It lets all moves pass for this turn. */
  event('quieted', { side }),
  event('turn-ended', {}),
  event('judged', { side, met: z.boolean(), touched: pieces }),
  event('ended', { how: z.enum(ENDINGS), won: side.nullable() }),
] as const

const spirits = [
  event('resolve-known', { unit, resolve: z.enum(RESOLVES) }),
  /** Broken by its losses (lines 597–617): how many of how many, and at which it breaks, as it was then. */
  event('broke', {
    unit,
    lost: amount.exactOptional(),
    of: amount.exactOptional(),
    at: amount.exactOptional(),
  }),
  /** Its losses break it no more: some have recovered. */
  event('steadied', { unit }),
  /** `sure`: dice that succeed unthrown (lines 630, 1308). */
  event('morale-tested', {
    ...{ unit, successes: amount, outcome: z.enum(['rallied', 'fellBack', 'routed']) },
    sure: amount.exactOptional(),
  }),
  /** `need`: its level; `parts`: what was added to the die (lines 1167–1174). */
  event('response-tested', {
    ...{ unit, total: whole, passed: z.boolean(), need: whole.exactOptional() },
    parts: z
      .array(z.strictObject({ code: z.string(), add: whole, name: z.string().exactOptional() }))
      .max(20)
      .exactOptional(),
  }),
  event('berserk', { unit }),
  /** Resolve goes down for good (lines 646–650, 1577). */
  event('resolve-lost', { unit, levels: whole.min(1).max(3) }),
  event('heart-lost', { side, share: z.number().min(0).max(1) }),
  event('marked', { unit, marker: z.enum(MARKERS).nullable() }),
  event('fire-ignored', { side, unit }),
] as const

const movement = [
  /** `before`: ahead of the first turn, in which it has not moved yet (line 1779). */
  event('moved', { unit, how: z.enum(GAITS), inches, into: cover, before: z.literal(true).exactOptional() }),
  /** `ground`: inches of the difficult ground in which it may have stopped that are left before the next Bogging Test. */
  event('driven', { craft, speed: z.enum(SPEEDS), inches, into: cover, ground: inches.exactOptional() }),
  event('repulsed', { unit }),
  event('boarded', { unit, craft, covered }),
  event('got-out', { unit, craft }),
  event('attached', { unit, to: unit.nullable() }),
  event('bogged', { craft, isBogged: z.boolean() }),
  /** A vehicle, or troops that fly. */
  event('landed', { craft, isLanded: z.boolean() }),
  event('mine-met', { unit, marker: pieceId, outcome: z.enum(['passed', 'dummy', 'blew']) }),
  event('hid', { unit, markers: amount }),
] as const

/** Figures that were expected to fall to it, or the chance that the vehicle is destroyed. */
const losses = z.number().min(0).exactOptional()

const fire = [
  event('fired', {
    unit,
    at: pieceId,
    weapon: armSchema.nullable(),
    /** Its place among a vehicle's weapons. */
    mount: amount.nullable(),
    band: z.enum(BANDS).nullable(),
    total: whole,
    reasons,
    hits: amount,
    expected: z.number().min(0),
    losses,
    opFire: z.boolean(),
    free: z.boolean(),
    /** The heavy team that fired along (line 1328). */
    with: unit.exactOptional(),
    /** The other Fire Team, with which it fired as one (line 1284). */
    partner: unit.exactOptional(),
  }),
  /** A weapon was fired and missed its range, or nobody was in its way; `at`: whom a shell is fired at, wherever it lands. */
  event('missed', { unit, mount: amount.nullable(), opFire: z.boolean(), at: pieceId.exactOptional() }),
  /** A blast lies here, and has struck these. */
  event('blast-fell', { by: pieceId.nullable(), weapon: armSchema.nullable(), struck: pieces }),
  event('struck', { unit, total: whole, reasons, hits: amount, by: pieceId.nullable(), losses }),
  /** One of the crew of a vehicle that shields nobody (line 982). */
  event('crew-hit', { craft, by: pieceId.nullable() }),
  event('figures-hit', { unit, figures, fate: z.enum(FIGURE_FATES), by: pieceId.nullable() }),
  event('leader-lost', { unit }),
  event('penetrated', {
    craft,
    damage: z.enum(VEHICLE_DAMAGES),
    weapon: amount.nullable(),
    by: pieceId.nullable(),
  }),
  event('work-lost', { work: pieceId, by: pieceId.nullable() }),
  event('lost', {
    ...{ unit, fate: z.enum(['routed', 'destroyed', 'left']), by: pieceId.nullable() },
    /** Wounded whom it has carried over the edge (line 1581). */
    carried: amount.exactOptional(),
  }),
] as const

const assaults = [
  event('nerves-tested', { unit, passed: z.boolean() }),
  event('assaulted', { unit, at: pieceId }),
  event('assault-decided', {
    attacker: unit,
    defender: unit,
    totals: z.tuple([whole, whole]),
    reasons: z.tuple([reasons, reasons]),
    winner: unit.nullable(),
    overrun: z.boolean(),
  }),
  /** `short`: its charge does not come so far any more (line 1723). */
  event('fell-back', { unit, inches, into: cover, short: z.literal(true).exactOptional() }),
  event('infected', { unit, count: amount }),
] as const

const others = [
  event('called', {
    unit,
    gun: pieceId,
    outcome: z.enum(['strikes', 'garbled', 'silenced']),
    /** Where an enemy stands; null: at a point where nobody need be (line 980). */
    at: pieceId.nullable().exactOptional(),
  }),
  event('scattered', { by: pieceId, inches, degrees: whole }),
  event('intercepted', { by: pieceId, stopped: z.boolean() }),
  event('anti-air-fired', { gun: pieceId, killed: amount }),
  event('recovered', { unit, figure: z.string(), fate: z.enum(FIGURE_FATES) }),
  event('power-used', { unit, power: z.enum(POWERS), at: unit, successes: amount, strength: amount }),
  event('scouted', { unit }),
  event('used', { unit, what: z.enum(ONCE) }),
  event('used-this-turn', { unit, what: z.enum(EACH_TURN) }),
  /** Its luck is kept for a roll (line 1478). */
  event('luck-kept', { unit, on: z.enum(LUCKY_ROLLS) }),
  event('smoke-laid', { unit }),
  event('charges-rigged', { unit, target: z.string().max(90), step: z.enum(CHARGE_STEPS) }),
  event('tasked', { unit, about: z.string().max(200), outcome: z.enum(['done', 'again', 'failed']) }),
  event('villain-rose', { unit, rose: z.boolean() }),
  event('put-right', {
    unit,
    figures: z.array(z.strictObject({ figure: z.string(), fate: z.enum(FIGURE_FATES) })).max(60),
    reason: z.string().max(500),
  }),
  event('marks-put-right', {
    unit,
    mark: z.enum(MARKERS).nullable(),
    cover,
    acted: z.boolean(),
    resolveLost: amount,
    reason: z.string().max(500),
  }),
  event('craft-put-right', {
    craft,
    crew: amount,
    hits: amount,
    immobilised: z.boolean(),
    reason: z.string().max(500),
  }),
  event('work-put-right', { work: pieceId, stands: z.boolean(), reason: z.string().max(500) }),
  event('recorded', {
    units: z.array(z.strictObject({ unit, killed: amount, wounded: amount, routed: z.boolean() })).max(200),
    crafts: z
      .array(
        z.strictObject({
          ...{ craft, destroyed: z.boolean(), hits: amount, immobilised: z.boolean().default(false) },
          ...{ crewLost: amount.default(0), weaponsLost: amount.default(0) },
        }),
      )
      .max(100),
  }),
] as const

export const eventSchema = z.discriminatedUnion('kind', [
  ...setup,
  ...contact,
  ...dice,
  ...turns,
  ...spirits,
  ...movement,
  ...fire,
  ...assaults,
  ...others,
  ...asideEvents(side, pieceId),
])

export type BattleEvent = z.infer<typeof eventSchema>
export type EventKind = BattleEvent['kind']
export type EventOf<Kind extends EventKind> = Extract<BattleEvent, { kind: Kind }>
