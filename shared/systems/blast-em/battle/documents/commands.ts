import { z } from 'zod'
import { LONGEST_NOTE } from '../../../../battle/asides.ts'
import { asideCommands, commandsOf } from '../../../../battle/commands.ts'
import { SIDES } from '../../words.ts'
import { BROUGHT, FATES, OUTCOMES, PLAYERS, THING_STATES } from '../words.ts'
import { attackKind, cover, gadgetAt, inches, pieceId, pieces, side, views, whole } from './fields.ts'

/**
 * What a player can tell the battle to do. The table is the players': a command carries what they see and measure on it;
 * the offers name the fields that a command wants and what may stand in them.
 */

const command = commandsOf(side)

const turn = [
  command('roll-first-player', {}),
  /** Hazard Tokens and enemies in the team's sight (lines 305, 313). */
  command('look', { tokens: pieces, enemies: pieces }),
  command('end-turn', {
    /** Enemies up in sight of the team, where a fight goes on. */
    inSight: pieces,
    /** The room of the objective is held, and no enemy is up there; null where none is to be. */
    secured: z.boolean().nullable(),
  }),
  /** A coin decides what the players see otherwise each (lines 343, 353). */
  command('flip-coin', { about: z.string().trim().max(LONGEST_NOTE) }),
  command('end-mission', { outcome: z.enum(OUTCOMES) }),
  /** How a mission ended that was played without the program. */
  command('record-mission', {
    outcome: z.enum(OUTCOMES),
    /** Among rivals the team that did it alone. */
    winner: z.enum(PLAYERS).nullable(),
    /** Members who do not come back. */
    out: pieces,
    /** Tagalongs met on the way and brought home, by teams. */
    tagalongs: z.array(z.strictObject({ side: z.enum(PLAYERS), count: whole.min(1) })),
  }),
] as const

const movement = [
  command('move', {
    model: pieceId,
    how: z.enum(['move', 'run']),
    inches,
    /** Enemies with a clear line to it on its way. */
    seenBy: views,
    /** Enemies within HTH reach where it ends. */
    reaches: pieces,
    /** It stays behind its cover; null where it is not to ground. */
    keepsCover: z.boolean().nullable(),
  }),
  command('go-to-ground', { model: pieceId, behind: pieceId.nullable() }),
  command('drag', {
    model: pieceId,
    fallen: pieceId,
    inches,
    within: z.boolean(),
    seenBy: views,
    reaches: pieces.default([]),
    keepsCover: z.boolean().nullable(),
  }),
  command('done-moving', {}),
] as const

const operations = [
  command('open-door', { model: pieceId, door: pieceId, within: z.boolean() }),
  command('override', { model: pieceId, lock: pieceId, within: z.boolean() }),
  command('use-passkey', { model: pieceId, lock: pieceId, within: z.boolean() }),
  command('use-terminal', { model: pieceId, terminal: pieceId, within: z.boolean() }),
  command('open-item', { model: pieceId, item: pieceId, within: z.boolean() }),
  command('meet', { model: pieceId, person: pieceId, within: z.boolean() }),
  command('fly', { model: pieceId, vessel: pieceId, within: z.boolean() }),
  command('set-demo-pac', { model: pieceId, on: pieceId, within: z.boolean() }),
  command('wreck', {
    model: pieceId,
    attack: attackKind,
    thing: pieceId,
    inSight: z.boolean(),
    inches,
    /** Who and what else is within the radius. Battles of earlier versions do not say it: nobody was asked. */
    inside: pieces.default([]),
    /** It is the first of two shots in this turn. Battles of earlier versions do not say it: nobody was asked. */
    twice: z.boolean().default(false),
  }),
  command('build-device', { model: pieceId }),
  command('leave', { models: pieces, way: pieceId }),
] as const

const care = [
  command('treat', {
    model: pieceId,
    patient: pieceId,
    within: z.boolean(),
    /** An enemy sees them, and no cover shelters the healer. */
    watched: z.boolean(),
  }),
  command('use-medpack', { model: pieceId, patient: pieceId, within: z.boolean() }),
  command('take-drugs', { model: pieceId }),
  command('hand-over-gadget', { model: pieceId, to: pieceId, gadget: gadgetAt, within: z.boolean() }),
] as const

const aimed = { model: pieceId, attack: attackKind, target: pieceId }
const fight = [
  command('agree-surprise', { whom: z.enum(SIDES) }),
  command('snapshot', { model: pieceId, target: pieceId, cover }),
  command('hold-fire', {}),
  command('declare-shot', { ...aimed, second: pieceId.nullable() }),
  command('declare-blast', { ...aimed, second: pieceId.nullable() }),
  command('declare-hth', { model: pieceId, targets: pieces }),
  /** The same, known to its own side alone until both have declared. */
  command('plan-shot', { ...aimed, second: pieceId.nullable() }),
  command('plan-blast', { ...aimed, second: pieceId.nullable() }),
  command('plan-hth', { model: pieceId, targets: pieces }),
  command('call-back-up', { model: pieceId, inView: z.boolean() }),
  command('done-declaring', {}),
  command('resolve-shot', {
    attack: whole,
    /** Whether the shooter sees the target where cover does not hide it. */
    inSight: z.boolean(),
    cover,
    /** Models within 1" of the line, none that gives the cover. */
    near: pieces,
    /** Obstacles within 1" of the line, none that gives the cover. */
    obstacles: whole.min(0).max(9),
  }),
  command('resolve-blast', {
    attack: whole,
    inSight: z.boolean(),
    /** To the middle of it. */
    inches,
    cover,
    near: pieces,
    obstacles: whole.min(0).max(9),
    /** Models and things within its radius, friends too. */
    inside: pieces,
  }),
  /** `untold`: a correction has put it in, and nobody has told of its dice. */
  command('resolve-hth', { attack: whole, untold: z.literal(true).exactOptional() }),
  /** What a stray shot strikes; null where nothing is in its way. */
  command('settle-stray', { struck: pieceId.nullable() }),
  /** Models and things within the radius of what blew up. */
  command('settle-explosion', { inside: pieces }),
] as const

const LONGEST_NAME = 60
const reason = z.string().trim().max(LONGEST_NOTE)
/** Where the program only assists: a model is as it lies on the table. */
const byHand = [
  command('put-right', {
    model: pieceId,
    fate: z.enum(FATES).exclude(['gone']),
    wounds: whole.min(0).max(99),
    /** Of the Mostly Dead. */
    turns: whole.min(1).max(99).nullable(),
    reason,
  }),
  command('put-thing-right', { thing: pieceId, state: z.enum(THING_STATES), reason }),
  command('put-turn-right', { model: pieceId, moved: z.boolean(), acted: z.boolean(), reason }),
  /** Newcomers whom the mission has not brought. */
  command('bring-enemies', { type: z.enum(BROUGHT), count: whole.min(1).max(20) }),
  command('bring-tagalong', { name: z.string().trim().max(LONGEST_NAME) }),
] as const

export const commandSchema = z.discriminatedUnion('kind', [
  ...turn,
  ...movement,
  ...operations,
  ...care,
  ...fight,
  ...byHand,
  ...asideCommands(side, pieceId),
])

export type Command = z.infer<typeof commandSchema>
export type CommandKind = Command['kind']
export type CommandOf<Kind extends CommandKind> = Extract<Command, { kind: Kind }>
