import { z } from 'zod'
import { asideEvents, event, rolledFields } from '../../../../battle/events.ts'
import { diceStateSchema } from '../../../../dice/source.ts'
import { COUNTER_ENDS, EFFECTS } from '../../words.ts'
import {
  BASE_TOKENS,
  ENDINGS,
  MOVES,
  PHASES,
  POINT_REASONS,
  PURPOSES,
  REVEALS,
  SINGLE_TOKENS,
  SPENDINGS,
  STANDINGS,
} from '../words.ts'
import {
  amount,
  base,
  dieReasonSchema,
  face,
  inches,
  pieceId,
  pieces,
  reasonSchema,
  side,
  whole,
} from './fields.ts'
import { setupSchema } from './setup.ts'
import { stepSchema } from './steps.ts'

/** What happened. The list of events is the battle: its state is their fold. */

const unit = pieceId
const ping = pieceId
const actionId = z.string().min(1).max(40)

const setup = [
  event('begun', { setup: setupSchema }),
  event('phase-entered', { phase: z.enum(PHASES) }),
  event('chooser-known', { side }),
  /** Who deploys first, and has the first turn; decoys of the mission go to both (lines 184–185, 408). */
  event('first-chosen', { side }),
  event('pings-laid', { side, pings: pieces }),
  event('deployed', { side }),
  /** The other side goes on. */
  event('side-turned', { side }),
] as const

const dice = [
  /** `base`: whose of a Multi-Base Unit. */
  event('rolled', { ...rolledFields(z.enum(PURPOSES), side, pieceId), base: base.exactOptional() }),
  event('dice-moved', { dice: diceStateSchema }),
] as const

const turns = [
  /** Activated Tokens go, Command Points are back, and this side is active (lines 191–195). */
  event('round-begun', { round: whole.min(1), side }),
  event('designated', { side, units: pieces, pings: pieces }),
  /** `unit`: what a Ping is; null: a decoy (lines 386, 412). */
  event('revealed', { ping, unit: unit.nullable(), by: z.enum(REVEALS) }),
  /** No Unit of their Signature is left (line 414). */
  event('pings-removed', { pings: pieces }),
  event('refreshed', { unit }),
  /** `base`: null for all of it; `building`: the one that it ends in, empty for none. */
  event('moved', {
    piece: pieceId,
    base: base.nullable(),
    how: z.enum(MOVES),
    inches: inches.nullable(),
    building: z.string().max(120),
    /** It crossed slowing terrain (line 282). */
    slowed: z.literal(true).exactOptional(),
  }),
  event('command-spent', { side, count: whole.min(1), on: z.enum(SPENDINGS) }),
  /** `declined`: the side that lets the others act; nobody, where somebody reacts or nobody could. */
  event('reaction-asked', { declined: side.exactOptional() }),
  /** Overwatch Units come into the Taskforce, and then who reacts is known (lines 603–613). */
  event('joined', { units: pieces }),
  event('reacted', { units: pieces }),
  /** `favoured`: to whom a card’s words give a further die. */
  event('boosted', { side, units: pieces, favoured: pieces.exactOptional() }),
  event('priority-known', {
    numbers: z
      .array(z.strictObject({ unit, number: face, why: z.array(dieReasonSchema).exactOptional() }))
      .max(200),
  }),
  event('held', { unit }),
  event('passed', { unit }),
  event('engagement-ended', {}),
  event('taskforce-ended', { side }),
  event('scored', { side, points: whole, why: z.enum(POINT_REASONS) }),
  event('asked', { steps: z.array(stepSchema).max(2000) }),
  event('answered', {}),
  event('ended', { how: z.enum(ENDINGS), won: side.nullable() }),
] as const

const activations = [
  event('activation-begun', { unit }),
  /** One of its bases acts; of a vehicle its only one (line 354). */
  event('base-begun', { unit, base }),
  /** An Action Point was the price of Stun (line 740). */
  event('stun-paid', { unit, base, actionPoints: amount }),
  event('action-begun', { unit, base, action: actionId, actionPoints: amount }),
  /** `idle`: it has done nothing. */
  event('base-ended', { unit, base, idle: z.literal(true).exactOptional() }),
  event('activation-ended', { unit }),
  /** What one point of ROF came to: whom it was at, what it needed and why; `at`: a Unit or a Ping. */
  event('shot', {
    unit,
    base,
    action: actionId,
    at: pieceId,
    atBase: base.nullable(),
    effect: z.enum(EFFECTS),
    need: whole,
    reasons: z.array(reasonSchema),
    advantage: amount,
    hit: z.boolean(),
  }),
  /** A token was spent on a hit, and whether it worked (lines 563–585). */
  event('countered', {
    ...{ unit, base, token: z.enum(BASE_TOKENS), negated: z.boolean() },
    /** What cards and boosts make of the check, if they do. */
    reasons: z.array(reasonSchema).exactOptional(),
    advantage: whole.min(1).exactOptional(),
  }),
] as const

/** Why it is so: by the words of that card, or by what the players say (line 677). */
const byHand = { card: z.string().min(1).max(120).exactOptional(), reason: z.string().max(2000) }

const traitName = z.string().min(1).max(120)
const marks = [
  /** `by`: the trait that brings it. */
  event('token-gained', { unit, token: z.enum(SINGLE_TOKENS), by: traitName.exactOptional() }),
  event('token-lost', { unit, token: z.enum(SINGLE_TOKENS) }),
  event('base-tokens', {
    ...{ unit, base, token: z.enum(BASE_TOKENS), count: amount, by: traitName.exactOptional() },
  }),
  event('breached', { unit }),
  event('counter-gained', { unit, counter: z.string().min(1).max(130), ends: z.enum(COUNTER_ENDS) }),
  /** Those that end now, of every Unit (lines 681, 692). */
  event('counters-off', { at: z.enum(['taskforce-end', 'round-end']) }),
  event('base-destroyed', { unit, base }),
  event('unit-destroyed', { unit }),
  /** Put right by hand, as it lies on the table. */
  event('put-right', {
    unit,
    bases: z
      .array(
        z.strictObject({
          ...{ base, alive: z.boolean(), cm: amount, cmPlus: amount },
          building: z.string().max(120),
        }),
      )
      .max(4),
    tokens: z.array(z.enum(SINGLE_TOKENS)).max(SINGLE_TOKENS.length),
    breach: amount,
    counters: z.array(z.strictObject({ name: z.string().min(1).max(120), ends: z.enum(COUNTER_ENDS) })),
    reserve: z.literal(true).exactOptional(),
    ...byHand,
  }),
  event('ping-put-right', { side, ping, there: z.boolean(), activated: z.boolean(), ...byHand }),
  event('camp-put-right', { side, commandPoints: amount, points: whole, ...byHand }),
  event('priority-put-right', { unit, number: face, ...byHand }),
  event('acting-put-right', { unit, base, actionPoints: amount, ...byHand }),
  event('turn-put-right', { side, stage: z.enum(STANDINGS), ...byHand }),
] as const

export const eventSchema = z.discriminatedUnion('kind', [
  ...setup,
  ...dice,
  ...turns,
  ...activations,
  ...marks,
  ...asideEvents(side, pieceId),
])
export type BattleEvent = z.infer<typeof eventSchema>
export type EventKind = BattleEvent['kind']
export type EventOf<Kind extends EventKind> = Extract<BattleEvent, { kind: Kind }>
