import { z } from 'zod'
import { asideEvents, event, rolledFields } from '../../../../battle/events.ts'
import { diceStateSchema } from '../../../../dice/source.ts'
import { VEHICLE_DAMAGES } from '../../data/fire.ts'
import { FIRE_REASONS } from '../../fire.ts'
import { ASSAULT_REASONS } from '../../assault-modifiers.ts'
import { BANDS, COVERS, POWERS, WEAPONS } from '../../words.ts'
import {
  ACTIONS,
  DEEDS,
  ENDINGS,
  FIGURE_FATES,
  MARKERS,
  ONCE,
  PHASES,
  PURPOSES,
  SPEEDS,
  UNIT_FATES,
} from '../words.ts'
import { amount, inches, pieceId, pieces, side, whole } from './fields.ts'
import { setupSchema } from './setup.ts'

/** What happened. The list of events is the battle: its state is their fold. */

const unit = pieceId
const craft = pieceId
const figures = z.array(z.string().min(1).max(60)).max(60)
/** Why a number is what it is, each part of it. */
const reasons = z.array(z.strictObject({ code: z.enum([...FIRE_REASONS, ...ASSAULT_REASONS]), add: whole }))

const setup = [
  event('begun', { setup: setupSchema }),
  event('phase-entered', { phase: z.enum(PHASES) }),
  /** A unit or a vehicle stands on the table, lands, comes over its edge, hides or is shown. */
  event('placed', { unit, fate: z.enum(UNIT_FATES) }),
] as const

const dice = [
  event('rolled', rolledFields(z.enum(PURPOSES), side, pieceId)),
  event('dice-moved', { dice: diceStateSchema }),
] as const

const turns = [
  event('round-begun', { round: whole.min(1) }),
  event('initiative-won', { side }),
  event('activated', { unit }),
  /** What it does with its activation; nothing, where it routs or holds. */
  event('action-chosen', { unit, action: z.enum(ACTIONS) }),
  event('done', { unit, deed: z.enum(DEEDS) }),
  event('activation-ended', { unit }),
  /** The other side goes on, or the same where the other has nobody left (lines 569–571). */
  event('side-turned', { side }),
  event('ended', { how: z.enum(ENDINGS), won: side.nullable() }),
] as const

const spirits = [
  /** Broken by its losses (lines 597–617). */
  event('broke', { unit }),
  event('morale-tested', { unit, successes: amount, outcome: z.enum(['rallied', 'fellBack', 'routed']) }),
  event('response-tested', { unit, total: whole, passed: z.boolean() }),
  /** Resolve goes down for good (lines 646–650, 1577). */
  event('resolve-lost', { unit, levels: whole.min(1).max(3) }),
  event('heart-lost', { side, share: z.number().min(0).max(1) }),
  event('marked', { unit, marker: z.enum(MARKERS).nullable() }),
] as const

const movement = [
  event('moved', { unit, inches, into: z.enum(COVERS) }),
  event('driven', { craft, speed: z.enum(SPEEDS), inches }),
  event('repulsed', { unit }),
  event('boarded', { unit, craft }),
  event('got-out', { unit, craft }),
  event('attached', { unit, to: unit.nullable() }),
  event('bogged', { craft, isBogged: z.boolean() }),
  event('landed', { craft, isLanded: z.boolean() }),
] as const

const fire = [
  event('fired', {
    unit,
    at: pieceId,
    weapon: z.enum(WEAPONS).nullable(),
    band: z.enum(BANDS).nullable(),
    total: whole,
    reasons,
    hits: amount,
    opFire: z.boolean(),
  }),
  /** A blast lies here, and has struck these. */
  event('blast-fell', { by: pieceId.nullable(), weapon: z.enum(WEAPONS).nullable(), struck: pieces }),
  event('figures-hit', { unit, figures, fate: z.enum(FIGURE_FATES), by: pieceId.nullable() }),
  event('penetrated', {
    craft,
    damage: z.enum(VEHICLE_DAMAGES),
    weapon: amount.nullable(),
    by: pieceId.nullable(),
  }),
  event('lost', { unit, fate: z.enum(['routed', 'destroyed', 'left']), by: pieceId.nullable() }),
] as const

const assaults = [
  event('assaulted', { unit, at: pieceId }),
  event('assault-decided', {
    attacker: unit,
    defender: unit,
    totals: z.tuple([whole, whole]),
    reasons,
    winner: unit.nullable(),
    overrun: z.boolean(),
  }),
  event('fell-back', { unit, inches }),
] as const

const others = [
  event('called', { unit, gun: pieceId, outcome: z.enum(['strikes', 'garbled', 'silenced']) }),
  event('recovered', { unit, figure: z.string(), fate: z.enum(FIGURE_FATES) }),
  event('power-used', { unit, power: z.enum(POWERS), at: unit, successes: amount, strength: amount }),
  event('effect-ended', { unit, power: z.enum(POWERS) }),
  event('scouted', { unit, figure: z.string().nullable() }),
  event('used', { unit, what: z.enum(ONCE) }),
  event('smoke-laid', { unit, clears: z.boolean() }),
  event('charges-rigged', {
    unit,
    step: z.enum(['rigging', 'rigged', 'badlyDamaged', 'destroyed', 'fizzled']),
  }),
  event('put-right', { unit, figures, fate: z.enum(FIGURE_FATES), reason: z.string().max(500) }),
] as const

export const eventSchema = z.discriminatedUnion('kind', [
  ...setup,
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
