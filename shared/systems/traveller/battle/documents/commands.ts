import { z } from 'zod'
import { asideCommands, commandsOf } from '../../../../battle/commands.ts'
import { ARCS, CHARACTERISTICS, GRAPPLES, MODES, STANCES } from '../../words.ts'
import {
  ACTION_KINDS,
  BRACINGS,
  FATES,
  FIGHTING_SIDES,
  MANOEUVRES,
  MEETINGS,
  REACHES,
  SEATS,
} from '../words.ts'
import { DEEDS } from './deeds.ts'
import {
  amount,
  driving,
  given,
  holdings,
  metres,
  pick,
  pieceId,
  pieces,
  side,
  skill,
  stockSchema,
  struckSchema,
  weaponRef,
  whole,
  words,
} from './fields.ts'
import { addedFields, aimedFields, conditionsSchema } from './steps.ts'

/**
 * What a player can tell the battle to do. The table is the players': a command carries what they see and measure on it;
 * the offers name the fields that a command wants and what may stand in them.
 */

const command = commandsOf(side)

const fighter = pieceId
/** A die by its place, from 1. */
const dieAt = z.string().regex(/^\d{1,2}$/)

const rounds = [
  /** Of the own side, those who were ready for combat (line 3). */
  command('say-ready', { ready: pieces }),
  /** What is in hand as the fight opens (line 25). */
  command('take-in-hand', { held: holdings }),
  command('check-tactics', { fighter, given }),
  command('roll-initiative', {}),
  /** A round opens for these sides; who acts hastily in it (line 11). */
  command('open-round', { sides: z.array(z.enum(FIGHTING_SIDES)).min(1).max(12), hasty: pieces }),
  command('end-turn', { fighter }),
  command('delay', { fighter }),
  /** Who has delayed acts now, be it into another's turn (line 86). */
  command('act-now', { fighter }),
  /** Nobody of the side that delays comes between here. */
  command('let-pass', {}),
  /** Who has delayed to the end of the round gives up its actions, and does not lead the next. */
  command('keep-count', { fighter }),
  command('fight-on', {}),
  /** Who holds the field, where several are still up. */
  command('end-combat', { controls: z.enum(FIGHTING_SIDES).nullable().default(null) }),
] as const

const actions = [
  /** `far`: as the ground is told, in squares where it has them, else in metres. */
  command('move', {
    fighter,
    far: metres,
    difficult: z.boolean(),
    /** How much of it is difficult, where a house rule counts that alone twice. */
    rough: metres,
  }),
  command('change-stance', { fighter, stance: z.enum(STANCES) }),
  command('aim', { fighter, target: pieceId }),
  command('draw', { fighter, weapon: weaponRef }),
  command('reload', { fighter, weapon: weaponRef }),
  command('check', DEEDS.check),
  /** Something else that the Referee lets be done, and that takes no dice. */
  command('do', { fighter, action: z.enum(ACTION_KINDS), about: words }),
  command('begin-work', {
    fighter,
    about: words,
    skill,
    characteristic: z.enum(CHARACTERISTICS).nullable(),
    /** As of a check (lines 296, 309). */
    limb: pieceId.nullable().exactOptional(),
    through: pieceId.nullable().exactOptional(),
    given,
    rounds: whole.min(1).max(1000),
  }),
  command('work-on', { fighter }),
  command('abandon-work', { fighter }),
  command('finish-work', DEEDS['finish-work']),
  command('lead', DEEDS.lead),
  command('take-command', { fighter }),
] as const

const attacks = [
  command('attack', {
    fighter,
    weapon: weaponRef,
    mode: z.enum(MODES).exclude(['auto']),
    target: pieceId.nullable(),
    ...aimedFields,
    ...addedFields,
    with: pick.nullable(),
    /** With which damaged limb of a machine, if with one (line 309). */
    limb: pieceId.nullable().exactOptional(),
    /** Not low in full cover, from which nobody fires (line 127). */
    clear: z.boolean(),
    /** The target lies in the weapon's arc (line 204), or in that of the port. */
    inArc: z.boolean(),
    /** Out of a closed vehicle: through which side (line 197). */
    port: z.enum(ARCS).nullable(),
  }),
  command('fire-auto', {
    fighter,
    weapon: weaponRef,
    limb: pieceId.nullable().exactOptional(),
    clear: z.boolean(),
    port: z.enum(ARCS).nullable(),
  }),
  /** Two of the dice lie together; they are named by their places. */
  command('lay-pair', { first: dieAt, second: dieAt }),
  /** The pair is an attack at somebody. */
  command('pair-dice', {
    first: dieAt,
    second: dieAt,
    /** Null: a spot, for what bursts there. */
    target: pieceId.nullable(),
    ...aimedFields,
    ...addedFields,
    inArc: z.boolean(),
    /** Within six metres of the other targets (line 95). */
    close: z.boolean(),
  }),
  /** An odd die is lost. */
  command('drop-die', { die: dieAt }),
  command('react', {
    fighter,
    how: z.enum(MEETINGS),
    /** What one parries with; null: bare hands. */
    weapon: weaponRef.nullable(),
  }),
  command('settle-stray', { struck: pieceId }),
  /** Who stands in a blast, near and far; something full lies between it and those who are out of it. */
  command('settle-blast', { near: pieces, far: pieces }),
  /** It bursts later: its owner says when (line 176). */
  /** Who of those without a belt is thrown: out of what they ride, where that is possible (line 208). */
  command('settle-throw', { thrown: pieces }),
  command('keep-fuse', {}),
  command('set-off', { fuse: dieAt }),
  /** What Muster means to aim at is out of reach, sight or arc, as the table sees it; null: everybody is (lines 54, 127, 204). */
  command('rule-out', { fighter, weapon: weaponRef, target: pieceId.nullable() }),
  /** Its target was out of sight for a whole turn (line 29). */
  command('lose-aim', { fighter }),
  command('brace', { fighter, how: z.enum(BRACINGS) }),
  command('choose-loss', { fighter, from: pick }),
] as const

const grapples = [
  /** `within`: at Personal range (line 144). */
  command('grapple', { fighter, target: pieceId, with: pick, within: z.boolean() }),
  command('resist', { fighter, with: pick }),
  command('wrestle', { fighter, with: pick }),
  command('choose-hold', {
    fighter,
    what: z.enum(GRAPPLES),
    /** What is taken away. */
    weapon: weaponRef.nullable(),
    /** As the ground is told. */
    far: metres,
    ends: z.boolean(),
  }),
] as const

const crafts = [
  /** Keeping control; `speed` from now on, in km/h. */
  command('drive', { ...driving, speed: metres }),
  command('evade', DEEDS.evade),
  command('manoeuvre', { ...driving, what: z.enum(MANOEUVRES) }),
  command('stunt', DEEDS.stunt),
  command('weave', DEEDS.weave),
  command('break-off', driving),
  command('ram', {
    ...driving,
    target: pieceId,
    /** It is too large to be missed. */
    sure: z.boolean(),
    /** What is struck is solid enough to harm who rams it. */
    solid: z.boolean(),
    /** Both drive at each other. */
    headOn: z.boolean(),
    aware: z.boolean(),
    given,
  }),
  /** A vehicle runs into something, at its speed. */
  command('crash', { craft: pieceId, struck: pieceId.nullable(), solid: z.boolean(), headOn: z.boolean() }),
  command('take-controls', driving),
  command('board', { ...driving, seat: z.enum(SEATS).exclude(['pilot']), secured: z.boolean() }),
  command('leave-craft', { fighter }),
  /** A system works again for 1d6 hours; it takes an Extended Action (line 333). */
  command('jury-rig', {
    ...driving,
    part: z.string().min(1).max(60),
    skill,
    given,
    rounds: whole.min(1).max(1000),
  }),
] as const

const table = [
  command('set-conditions', conditionsSchema.shape),
  /** How far somebody is from the own people (lines 99–104). */
  command('tell-reach', { fighter, reach: z.enum(REACHES) }),
  /** Somebody who was hidden, or comes only now, is seen. */
  command('show', { piece: pieceId, ready: z.boolean() }),
] as const

/** What is left of somebody, and of a vehicle. */
const body = { str: amount.max(99), dex: amount.max(99), end: amount.max(99) }
const shell = { hull: amount.max(10_000), structure: amount.max(10_000), armour: amount.max(1000) }

/** Where the program only assists: somebody is as the table has it. */
const byHand = [
  command('put-right', {
    fighter,
    fate: z.enum(FATES),
    ...body,
    reason: words,
  }),
  command('put-craft-right', {
    craft: pieceId,
    ...shell,
    speed: metres,
    reason: words,
  }),
  /** How a battle ended that was played without the program: who holds the field, whom it cost, and what is left. */
  command('record', {
    controls: z.enum(FIGHTING_SIDES).nullable(),
    dead: pieces,
    hurt: z.array(z.strictObject({ fighter, ...body })).max(400),
    damaged: z.array(z.strictObject({ craft: pieceId, ...shell })).max(400),
    /** Hits that systems have taken. */
    systems: z.array(struckSchema).max(1000),
    /** Rounds that are left: in a weapon, and besides. */
    ammunition: z.array(stockSchema).max(1000),
    /** How many are left of what is thrown or put down. */
    pieces: z
      .array(z.strictObject({ held: weaponRef, left: amount.max(1_000_000) }))
      .max(1000)
      .default([]),
  }),
] as const

export const commandSchema = z.discriminatedUnion('kind', [
  ...rounds,
  ...actions,
  ...attacks,
  ...grapples,
  ...crafts,
  ...table,
  ...byHand,
  ...asideCommands(side, pieceId),
])

export type Command = z.infer<typeof commandSchema>
export type CommandKind = Command['kind']
export type CommandOf<Kind extends CommandKind> = Extract<Command, { kind: Kind }>
