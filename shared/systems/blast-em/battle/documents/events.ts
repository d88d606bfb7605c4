import { z } from 'zod'
import { asideEvents, event, rolledFields } from '../../../../battle/events.ts'
import { diceStateSchema, dieSchema } from '../../../../dice/source.ts'
import { carriedSchema, encounterSchema, findSchema, whoSchema } from '../../documents/fields.ts'
import { WEARING_REASONS } from '../../gadgets.ts'
import { SHOT_REASONS } from '../../shooting.ts'
import { DICE, MOVEMENTS, SIDES, type Die, type Skill } from '../../words.ts'
import {
  ENDING_REASONS,
  FATES,
  OPENINGS,
  ORIGINS,
  OUTCOMES,
  PHASES,
  PLAYERS,
  PURPOSES,
  THING_STATES,
} from '../words.ts'
import { attackKind, gadgetAt, inches, pieceId, pieces, shots, side, views, whole } from './fields.ts'
import { setupSchema } from './setup.ts'

/** What happened. The list of events is the battle: its state is their fold. */

const player = z.enum(PLAYERS)
const amount = whole.min(0)
/** Why a number is what it is, each part of it. */
const reasons = z.array(z.strictObject({ code: z.enum([...SHOT_REASONS, ...WEARING_REASONS]), add: whole }))
/** A value and its die, what is added to it with the reasons, and the total. */
const thrown = z.strictObject({ value: whole, die: dieSchema, face: amount, reasons, total: whole })
const holding = z.strictObject({ id: pieceId, holds: encounterSchema, find: findSchema })

/** An attack as it was declared. */
export const attackSchema = z.strictObject({
  id: whole,
  by: pieceId,
  attack: attackKind,
  target: pieceId,
  shots,
  movement: z.enum(MOVEMENTS),
  /** Of two shots the later one. Not told by logs of the first versions. */
  second: z.literal(true).exactOptional(),
})

const setup = [
  event('begun', { setup: setupSchema }),
  /** What the tokens hold; nobody is shown this. */
  event('tokens-filled', { tokens: z.array(holding) }),
  event('arrived', {
    models: z.array(z.strictObject({ id: pieceId, who: whoSchema, name: z.string() })),
    side: side.nullable(),
    origin: z.enum(ORIGINS),
    /** The token, garrison, wave or way that they come from. */
    from: pieceId.nullable(),
  }),
  event('first-player-found', { side: player }),
  event('phase-entered', { phase: z.enum(PHASES) }),
] as const

const dice = [
  event('rolled', rolledFields(z.enum(PURPOSES), side, pieceId)),
  event('dice-moved', { dice: diceStateSchema }),
] as const

const turns = [
  event('round-begun', { round: whole.min(1) }),
  /** `leader` speaks for the bad guys; null where Muster does. */
  event('turn-begun', { side: player, leader: player.nullable() }),
  /** The token was turned over; it stays where there is still nothing to see. */
  event('token-tested', {
    token: pieceId,
    found: encounterSchema,
    stays: z.boolean(),
    camera: pieceId.nullable(),
  }),
  /** `met`: of the bad guys those with whom it is; where it is left out all of them. */
  event('fight-begun', {
    side: player,
    against: z.array(side),
    met: pieces.optional(),
    surprised: z.enum(SIDES).nullable(),
  }),
  /** Others come into the fight of the team whose turn it is. */
  event('fight-joined', { side: player, against: z.array(side), met: pieces.optional() }),
  /** The fight of the turn before goes on. */
  event('fight-resumed', { side: player }),
  /** `apart`: some of those with whom it was are up still, out of sight. */
  event('fight-ended', { side: player, won: z.boolean(), apart: z.boolean().optional() }),
  event('coin-flipped', { side, about: z.string(), heads: z.boolean() }),
  event('turn-ended', { side: player }),
  event('team-lost', { side: player, model: pieceId }),
  /** The mission was played without the program: these do not come back, everybody else of the teams did. */
  event('recorded', { out: pieces }),
  /** `by`: among rivals the team that did it alone. */
  event('mission-ended', {
    outcome: z.enum(OUTCOMES),
    why: z.enum(ENDING_REASONS),
    by: player.nullable(),
  }),
] as const

const movement = [
  event('moved', {
    model: pieceId,
    how: z.enum(['move', 'run']),
    inches,
    seenBy: views,
    reaches: pieces,
    keepsCover: z.boolean(),
  }),
  event('went-to-ground', { model: pieceId, behind: pieceId.nullable() }),
  event('dragged', {
    model: pieceId,
    fallen: pieceId,
    inches,
    /** Logs of earlier versions do not say it: nobody was asked. */
    seenBy: views.default([]),
    reaches: pieces.default([]),
    keepsCover: z.boolean().default(true),
  }),
  /** One of several that move now moves no more. */
  event('stayed', { side }),
  /** All of a force have moved that do. */
  event('side-moved', { whose: z.enum(SIDES) }),
] as const

const operations = [
  event('acted', { model: pieceId }),
  event('checked', {
    model: pieceId,
    on: pieceId,
    roll: thrown,
    /** Null where locks have no difficulty. */
    card: amount.nullable(),
    success: z.boolean(),
  }),
  event('opened', { model: pieceId, what: pieceId, how: z.enum(OPENINGS) }),
  /** `device`: that camera or gun alone, without a terminal. */
  event('security-shut-down', { terminal: pieceId.nullable(), device: pieceId.exactOptional() }),
  /** `knows`: what the mission wants to learn. */
  event('objective-located', { model: pieceId, knows: z.boolean() }),
  event('found', { model: pieceId, find: findSchema, in: pieceId.nullable() }),
  event('taken', { model: pieceId, item: pieceId }),
  event('joined', { model: pieceId, side: player }),
  event('flown', { model: pieceId, vessel: pieceId }),
  /** `waits`: it goes off with what is declared in secret. */
  event('demo-pac-set', { model: pieceId, on: pieceId, waits: z.literal(true).exactOptional() }),
  /** `twice`: it is the first of two shots in this turn. */
  event('thing-shot', {
    model: pieceId,
    thing: pieceId,
    with: attackKind,
    twice: z.literal(true).exactOptional(),
  }),
  event('device-built', { model: pieceId, carried: carriedSchema }),
  event('left', { models: pieces, way: pieceId, side }),
] as const

const care = [
  event('treated', {
    model: pieceId,
    patient: pieceId,
    roll: thrown,
    /** The card's value, and the dice that come on top where the patient is Mostly Dead. */
    card: amount,
    worse: amount,
    success: z.boolean(),
  }),
  event('medpack-used', { model: pieceId, patient: pieceId, gadget: gadgetAt, wounds: amount }),
  event('drugs-taken', { model: pieceId, gadget: gadgetAt }),
  event('passkey-used', { model: pieceId, gadget: gadgetAt }),
  event('gadget-handed-over', {
    model: pieceId,
    to: pieceId,
    gadget: gadgetAt,
    /** Not told by logs of earlier versions. */
    carried: carriedSchema.exactOptional(),
  }),
  event('counted-down', { model: pieceId, left: amount }),
] as const

const strike = {
  /** Null for a Snapshot, what blew up, who strikes a model that leaves HTH, and what bursts outside a fight. */
  attack: whole.nullable(),
  by: pieceId,
  target: pieceId,
  /** Null for what blew up. */
  with: attackKind.nullable(),
  attacker: thrown,
  defender: thrown,
  hit: z.boolean(),
  /** Wounds of a hit before a force field. */
  wounds: amount,
}
const fight = [
  event('surprise-agreed', { whom: z.enum(SIDES) }),
  event('snapshot-taken', {
    model: pieceId,
    target: pieceId,
    /** Nearer ones that it let go (line 343). */
    passedOver: pieces,
  }),
  event('fire-held', { side }),
  event('attack-declared', { side, ...attackSchema.shape, secret: z.boolean() }),
  event('declared', { side }),
  event('declarations-opened', { attacks: z.array(attackSchema), secret: z.boolean() }),
  /** `comes`: it had somebody of the team in view. */
  event('back-up-called', { model: pieceId, comes: z.boolean() }),
  event('attack-made', strike),
  /** It came to nothing: nobody was seen, or stood in reach. */
  event('attack-void', {
    attack: whole,
    why: z.enum(['not-seen', 'to-ground', 'out-of-reach', 'untold']),
    /** Not told by logs of the first versions. */
    by: pieceId.exactOptional(),
    target: pieceId.exactOptional(),
  }),
  event('blast-opened', { attack: whole.nullable(), by: pieceId, roll: thrown, inside: pieces }),
  event('attack-resolved', {
    attack: whole,
    /** Which of the declared attacks it was. Not told by logs of earlier versions. */
    which: attackSchema.pick({ by: true, attack: true, target: true, second: true }).exactOptional(),
    /** At whom its model had declared any. Not told by logs of earlier versions. */
    targets: pieces.exactOptional(),
  }),
  /** A missed shot flies on; what it strikes is asked where there is a choice. */
  event('stray-flew', {
    by: pieceId,
    heads: z.boolean(),
    with: attackKind,
    /** What it may strike; empty: anything behind the target. */
    among: pieces,
    /** What it was aimed at. Not told by logs of the first versions. */
    missed: pieceId.exactOptional(),
  }),
  event('stray-settled', { by: pieceId, struck: pieceId.nullable(), wounds: amount }),
  event('wrecked', { thing: pieceId, by: pieceId.nullable() }),
  event('blew-up', { thing: pieceId }),
  event('explosion-settled', { thing: pieceId, inside: pieces }),
  /** Wounds that got through, and what is left. */
  event('wounded', { model: pieceId, suffered: amount, field: z.boolean(), left: whole }),
  event('fell', {
    model: pieceId,
    to: z.enum(['mostlyDead', 'out', 'unconscious']),
    /** Turns of its owner that are left. */
    turns: amount.nullable(),
    /** Below 0, in a trauma unit. */
    deep: z.boolean(),
    /** By whose blow; logs of earlier versions say it of a Teacher alone, by whom it is only unconscious, or not at all. */
    by: pieceId.exactOptional(),
  }),
  event('stunned', { model: pieceId, by: pieceId }),
] as const

/** The players put right by hand what the program had wrong. */
const byHand = [
  event('put-right', {
    model: pieceId,
    fate: z.enum(FATES),
    wounds: amount,
    turns: amount.nullable(),
    reason: z.string(),
  }),
  event('thing-put-right', { thing: pieceId, state: z.enum(THING_STATES), reason: z.string() }),
  event('turn-put-right', { model: pieceId, moved: z.boolean(), acted: z.boolean(), reason: z.string() }),
] as const

export const eventSchema = z.discriminatedUnion('kind', [
  ...setup,
  ...dice,
  ...turns,
  ...movement,
  ...operations,
  ...care,
  ...fight,
  ...byHand,
  ...asideEvents(side, pieceId),
])

export type BattleEvent = z.infer<typeof eventSchema>
export type EventKind = BattleEvent['kind']
export type EventOf<Kind extends EventKind> = Extract<BattleEvent, { kind: Kind }>
export type Thrown = z.infer<typeof thrown>
export type Attack = z.infer<typeof attackSchema>

export const dieOfSides = (sides: Die): Exclude<Thrown['die'], 'card'> => `d${sides}`

/** The skill that was thrown, with all that was added to it: another throw of it is as likely to come off. */
export function skillThrown({ die, face, total }: Thrown): Skill {
  const cd = DICE.find((sides) => dieOfSides(sides) === die)
  if (cd === undefined) throw new Error(`Nothing is thrown with ${die}.`)
  return { av: total - face, cd }
}
