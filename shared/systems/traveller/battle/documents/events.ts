import { z } from 'zod'
import { asideEvents, event, rolledFields } from '../../../../battle/events.ts'
import { diceStateSchema } from '../../../../dice/source.ts'
import { carriedSchema } from '../../documents/character.ts'
import { ARCS, CHARACTERISTICS, GRAPPLES, PLACES, STANCES } from '../../words.ts'
import {
  ACTION_KINDS,
  BRACINGS,
  ENDINGS,
  FATES,
  FIGHTING_SIDES,
  MANOEUVRES,
  MEETINGS,
  PHASES,
  PURPOSES,
  REACHES,
  READYINGS,
  SEATS,
  SHIFTS,
  STUNTS,
} from '../words.ts'
import {
  amount,
  given,
  holdings,
  metres,
  pick,
  pieceId,
  pieces,
  reasonSchema,
  side,
  skill,
  stockSchema,
  struckSchema,
  weaponRef,
  whole,
} from './fields.ts'
import { setupSchema } from './setup.ts'
import { conditionsSchema, harmSchema, ringSchema, shotSchema, stepSchema, sumSchema } from './steps.ts'

/** What happened. The list of events is the battle: its state is their fold. */

const fighter = pieceId
const craft = pieceId
const thrown = { dm: whole, total: whole, effect: whole, success: z.boolean() }
/** Dice fell for it: a ram at what is too large to be missed takes none (line 224). */
export const hasDice = ({ dm, total }: { readonly dm: number; readonly total: number }): boolean =>
  total !== dm
const body = z.strictObject({ str: amount, dex: amount, end: amount })
/** What somebody works with: skill and characteristic, what another chapter gives, and what is damaged of it. */
const workedBy = z.strictObject({
  skill,
  characteristic: z.enum(CHARACTERISTICS).nullable(),
  given,
  limb: pieceId.nullable().exactOptional(),
  through: pieceId.nullable().exactOptional(),
})
export type WorkedBy = z.infer<typeof workedBy>
/** What a jury-rig is of. */
const mends = z.strictObject({ craft, part: z.string() })

const setup = [
  event('begun', { setup: setupSchema }),
  event('phase-entered', { phase: z.enum(PHASES) }),
  event('ready-said', { side, ready: pieces }),
  event('taken-in-hand', { side, held: holdings }),
  event('tactics-checked', { fighter, unit: z.string(), ...thrown }),
  /** `roll`: what fell, or that they were ready (line 3). */
  event('initiative-set', {
    fighter,
    roll: z.union([whole, z.literal('prepared')]),
    dexterityDm: whole,
    tactics: whole,
  }),
  event('initiative-rolled', { side }),
] as const

const dice = [
  event('rolled', rolledFields(z.enum(PURPOSES), side, pieceId)),
  event('dice-moved', { dice: diceStateSchema }),
  /** What is added to the dice that follow, and why. */
  event('weighed', { fighter, purpose: z.enum(PURPOSES), dm: whole, reasons: z.array(reasonSchema) }),
] as const

const rounds = [
  event('round-begun', { round: whole.min(1) }),
  event('round-opened', { side, hasty: pieces }),
  event('turn-begun', { fighters: pieces, count: whole }),
  /** `idle`: nothing was done in it. */
  event('turn-ended', { fighter, idle: z.literal(true).exactOptional() }),
  event('turn-closed', {}),
  event('delayed', { fighter }),
  /** Who has delayed acts on this count, and keeps it (line 86). */
  event('came-between', { fighter, count: whole }),
  /** Whoever has yet to act has lost Initiative in the own turn, and it comes again on that count (lines 7, 11). */
  event('fell-behind', { fighter, count: whole }),
  /** Whoever delayed to the end of the round does not lead the next one (line 86). */
  event('count-kept', { fighter }),
  event('held-back', { side }),
  /** Who waited over the end of the round leads the next one. */
  event('took-the-lead', { fighter, count: whole }),
  event('initiative-shifted', {
    fighter,
    why: z.enum(SHIFTS),
    add: whole,
    round: z.enum(['now', 'next']),
  }),
  /** Nothing can be done this turn: a plant that was hit, a computer that is off (lines 302, 327). */
  event('idled', { craft, left: amount }),
  event('fought-on', {}),
  event('ended', { how: z.enum(ENDINGS), controls: z.enum(FIGHTING_SIDES).nullable() }),
] as const

const actions = [
  event('spent', { fighter, action: z.enum(ACTION_KINDS), keepsAim: z.boolean() }),
  event('moved', { fighter, metres, difficult: z.boolean() }),
  event('stance-changed', { fighter, stance: z.enum(STANCES) }),
  event('aimed', { fighter, target: pieceId, actions: amount }),
  event('readied', {
    fighter,
    weapon: weaponRef,
    what: z.enum(READYINGS),
    /** Minor Actions so far. */
    spent: amount,
    done: z.boolean(),
  }),
  event('done', { fighter, action: z.enum(ACTION_KINDS), about: z.string() }),
  event('checked', { fighter, about: z.string(), mends: mends.exactOptional(), ...thrown }),
  event('work-begun', {
    fighter,
    about: z.string(),
    rounds: amount,
    /** What it came to as it was begun. */
    dm: whole,
    /** With what: it weighs as it is when dice fall. Left out in older logs, where `dm` stays. */
    by: workedBy.exactOptional(),
    /** What a jury-rig is to mend; null for other work. */
    mends: mends.nullable(),
  }),
  event('worked', { fighter, done: amount }),
  /** Somebody was hit at work (line 82). */
  event('work-tested', { fighter, ...thrown }),
  event('work-ended', { fighter, finished: z.boolean() }),
  event('led', { fighter, target: fighter, ...thrown }),
  event('command-taken', { fighter }),
] as const

const attacks = [
  event('declared', { step: stepSchema, tied: z.boolean(), port: z.enum(ARCS).nullable() }),
  /** Before its dice an attack may be changed, once somebody has come between; `lapsed`: it cannot be made any more. */
  event('withdrawn', { fighter, lapsed: z.literal(true).exactOptional() }),
  /** `behind`: so many of what goes on come before them; left out: none. */
  event('asked', { steps: z.array(stepSchema), behind: amount.exactOptional() }),
  event('answered', {}),
  event('reacted', { fighter, how: z.enum(MEETINGS), parry: whole }),
  event('fired', { fighter, weapon: weaponRef, rounds: amount }),
  event('attacked', { shot: shotSchema, ...thrown }),
  event('pair-laid', { pair: z.tuple([whole, whole]), dice: z.array(whole) }),
  event('pair-taken', { shot: shotSchema, dice: z.array(whole) }),
  event('die-dropped', { dice: z.array(whole) }),
  /** A miss goes on to whoever is nearest. */
  event('strayed', { by: pieceId, struck: pieceId.nullable() }),
  /** Degrees as a clock face has them: twelve away from who threw (line 176). */
  event('scattered', { by: pieceId, weapon: z.string(), metres, hours: whole.min(1).max(12) }),
  event('burst', { by: pieceId.nullable(), with: z.string(), rings: z.array(ringSchema) }),
  event('fuse-kept', { step: stepSchema }),
  /** Whose it is, and what: left out in older logs, which know its place alone. */
  event('set-off', {
    fuse: amount,
    by: pieceId.nullable().exactOptional(),
    with: z.string().exactOptional(),
  }),
  event('aim-lost', { fighter }),
  /** With that weapon it cannot aim at that target, or at anybody, until it moves, or its next turn (lines 54, 127, 204). */
  event('ruled-out', { fighter, weapon: weaponRef, target: pieceId.nullable() }),
  event('braced', { fighter, how: z.enum(BRACINGS) }),
  event('harm-held', { harm: harmSchema }),
  /** Of those who are tied: what the winner makes of a grapple waits until all dice of theirs have fallen (line 7). */
  event('hold-waits', { winner: pieceId, loser: pieceId, effect: whole }),
  /** Of those who are tied pairs of full auto wait for all that they declared (lines 7, 95). */
  event('pairs-held', { shots: z.array(shotSchema) }),
  /**
   * Those who are tied have acted: the dice of full auto fall, then so much of what they declared is thrown, or one, then
   * damage takes hold (line 7).
   */
  event('taken-up', {
    what: z.enum(['volleys', 'declared', 'held']),
    count: amount.exactOptional(),
    steps: z.array(stepSchema),
  }),
  event('wounded', {
    fighter,
    damage: amount,
    of: sumSchema.exactOptional(),
    left: body,
    pick: pick.nullable(),
    by: pieceId.nullable(),
    with: z.string(),
  }),
  event('fell', { fighter, to: z.enum(FATES).exclude(['up']), by: pieceId.nullable(), with: z.string() }),
] as const

const grapples = [
  event('resisted', { fighter, with: pick }),
  event('grabbed', {
    winner: pieceId.nullable(),
    loser: pieceId.nullable(),
    effect: amount,
    first: z.boolean(),
  }),
  event('held', {
    winner: pieceId,
    loser: pieceId,
    what: z.enum(GRAPPLES),
    metres,
    ends: z.boolean(),
  }),
  event('disarmed', {
    from: pieceId,
    weapon: weaponRef,
    to: pieceId.nullable(),
    carried: carriedSchema,
    /** Of several pieces those that stay; left out: it was the only one. */
    rest: whole.min(1).exactOptional(),
  }),
] as const

const hitEvent = z.strictObject({
  row: amount,
  place: z.enum(PLACES),
  id: z.string().exactOptional(),
  now: whole.exactOptional(),
  rolled: amount.exactOptional(),
})
const part = z.strictObject({ id: z.string(), hits: amount })
/** What hits have left of a vehicle (`Vehicle`), its people apart. */
export const shellSchema = z.strictObject({
  hull: amount,
  structure: whole,
  armour: amount,
  drive: amount,
  powerPlant: amount,
  sensors: amount,
  computer: amount,
  weapons: z.array(part),
  limbs: z.array(part),
  cargo: amount,
})

const crafts = [
  event('driven', { fighter, craft, speed: metres }),
  event('uncontrolled', { craft }),
  /** Its hits leave it no more speed, or it has rolled out (lines 282–284, 303–304). */
  event('slowed', { craft, speed: metres }),
  event('evaded', { fighter, craft, ...thrown }),
  event('manoeuvred', { fighter, craft, what: z.enum(MANOEUVRES) }),
  event('stunted', {
    fighter,
    craft,
    what: z.enum(STUNTS),
    target: pieceId.nullable(),
    arc: z.enum(ARCS).nullable(),
    ...thrown,
  }),
  event('wove', { fighter, craft, number: amount, pursuers: pieces, ...thrown }),
  event('broke-off', { fighter, craft }),
  event('rammed', { fighter, craft, target: pieceId, ...thrown }),
  /** What a wall or a thing has stopped stands; logs of before know nothing of it. */
  event('collided', {
    craft,
    struck: pieceId.nullable(),
    ...{ dice: amount, damage: amount, metres },
    stops: z.literal(true).exactOptional(),
  }),
  /** Riders without a belt are thrown (line 208). */
  event('thrown-about', { fighter, metres }),
  event('craft-hit', {
    craft,
    damage: amount,
    of: sumSchema.exactOptional(),
    hits: z.array(whole.min(1).max(3)),
    events: z.array(hitEvent),
    left: shellSchema,
    /** Rounds of actions that it loses. */
    idle: amount,
    by: pieceId.nullable(),
    with: z.string(),
  }),
  event('craft-lost', { craft, explodes: z.boolean() }),
  event('controls-taken', { fighter, craft }),
  event('boarded', { fighter, craft, seat: z.enum(SEATS), secured: z.boolean() }),
  event('left-craft', { fighter, craft }),
  event('jury-rigged', { fighter, craft, part: z.string(), hours: amount }),
] as const

const table = [
  event('conditions-set', { conditions: conditionsSchema }),
  event('reach-told', { fighter, reach: z.enum(REACHES) }),
  /** `ready`: whether they were, as it is said before Initiative (line 3). */
  event('shown', { piece: pieceId, side, ready: z.boolean().optional() }),
  event('put-right', { fighter, fate: z.enum(FATES), left: body, reason: z.string() }),
  event('craft-put-right', {
    craft,
    hull: amount,
    structure: amount,
    armour: amount,
    speed: metres,
    reason: z.string(),
  }),
  /** What is left of whoever did not come out of it whole. */
  event('recorded', {
    people: z.array(z.strictObject({ fighter, fate: z.enum(FATES), left: body })),
    crafts: z.array(z.strictObject({ craft, hull: amount, structure: amount, armour: amount })),
    /** Left out where nothing of it was told. */
    systems: z.array(struckSchema).exactOptional(),
    ammunition: z.array(stockSchema).exactOptional(),
  }),
] as const

export const eventSchema = z.discriminatedUnion('kind', [
  ...setup,
  ...dice,
  ...rounds,
  ...actions,
  ...attacks,
  ...grapples,
  ...crafts,
  ...table,
  ...asideEvents(side, pieceId),
])

export type BattleEvent = z.infer<typeof eventSchema>
export type EventKind = BattleEvent['kind']
export type EventOf<Kind extends EventKind> = Extract<BattleEvent, { kind: Kind }>
export type Shell = z.infer<typeof shellSchema>
