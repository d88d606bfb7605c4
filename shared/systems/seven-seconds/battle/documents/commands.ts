import { z } from 'zod'
import { asideFields } from '../../../../battle/asides.ts'
import { commandsOf } from '../../../../battle/commands.ts'
import { DRONES, TROOPERS } from '../../words.ts'
import { answerSchema } from '../../cards/end.ts'
import { EDGES, SETTLEMENTS } from '../words.ts'
import {
  blipId,
  count,
  distances,
  each,
  inches,
  objective,
  pieceId,
  putRight,
  reason,
  scoreCorrection,
  side,
  sighting,
  square,
  targetId,
  unitId,
  unitNames,
  whole,
  words,
} from './fields.ts'

/**
 * What a player can tell the battle to do. Where no map is kept a command carries what the players measured on
 * their table; `options` names the fields that a command wants and what may stand in them.
 */

/** Targets of one Sensor Pool. */
export const MOST_WISHES = 99

const command = commandsOf(side)

/** What a Move or Jump measures. */
const movement = {
  /** The straight line from start to end. */
  inches,
  /** Enemy units, Blips and Objectives within 6": of the whole path of a Move, of the landing of a Jump (p.18). */
  passes: each(targetId),
  /** Objectives within 6" of where it ends. */
  near: each(objective),
  /** Haywire drones in whose jamming field it ends, where one is on. */
  fields: each(unitId).exactOptional(),
}
/** Movement spent on the way of a Move: hindering ground counts twice (p.18); null where no way is walked or measured. */
const spent = inches.nullable()

/** A least distance, looked at or measured. */
const clear = z.union([z.boolean(), inches])

const setup = [
  command('roll-roles', {}),
  command('choose-edge', { edge: z.enum(EDGES) }),
  command('place-objective', {
    objective,
    /** In the zone that the player must place it in (p.15). */
    inZone: z.boolean(),
    /** Whether it is far enough from every table edge, or the inches to the nearest. */
    toEdge: clear,
    /** The same of the Objectives on the table; null for the first, and where the attacker does not measure it. */
    toNearest: clear.nullable(),
  }),
  command('draw-cards', {}),
  command('keep-cards', { mission: z.string().max(20), troops: z.string().max(20) }),
  command('muster', {
    /** What each question mark of the troop card stands for, in the card's order. */
    choices: z.array(z.enum(TROOPERS)).max(20),
    drones: z.partialRecord(z.enum(DRONES), whole.min(0).max(99)),
  }),
  /** All own names of the side; whoever is not on the list has none. */
  command('name-units', { names: unitNames }),
  command('fill-holding-area', {
    squares: z.array(z.strictObject({ square, units: each(unitId) })).max(16),
  }),
  command('deploy', {
    blips: z.array(z.strictObject({ blip: blipId, near: each(objective) })).max(16),
    inZone: z.boolean(),
  }),
] as const

const turns = [
  command('roll-initiative', {}),
  command('activate', {
    piece: pieceId,
    /** One of the turn's units, or one of the Blips that may be activated beside them (p.16). */
    as: z.enum(['unit', 'extra-blip']),
    /** Reveals a Blip before it acts (p.17). */
    reveal: z.boolean(),
  }),
  command('check-suit', { unit: unitId }),
  command('reveal', { blip: blipId }),
  command('end-activation', {
    piece: pieceId,
    /** Haywire drones whose jamming field it stands in (p.22). */
    fields: each(unitId),
  }),
  command('end-turn', {}),
  command('pass', {}),
] as const

const actions = [
  /** A Blip has no Target Counter to shed: nobody need measure its way. */
  command('move', { piece: pieceId, ...movement, inches: inches.nullable(), spent }),
  command('jump', { unit: unitId, ...movement }),
  command('target', {
    unit: unitId,
    dice: z.int('Give a whole number of dice').min(0).max(30, 'Nobody has so many dice'),
  }),
  command('spend-pool', {
    unit: unitId,
    wishes: z.array(z.strictObject({ target: targetId, counters: count, ...sighting })).max(MOST_WISHES),
  }),
  command('fire-rifle', { unit: unitId, target: targetId, ...sighting }),
  command('fire-missile', {
    unit: unitId,
    target: targetId,
    targetCover: sighting.targetCover,
    /** Enemy units within 6" of the path, in its order. */
    interceptors: each(unitId),
    /** Why those do not intercept it that are recorded as near its target. */
    leftOut: words.exactOptional(),
  }),
  /** The other side reveals Blips within 6" of the missile's path to intercept it, or none. */
  command('intercept', { blips: each(blipId) }),
  /** The dice of a missile that Blips were revealed to intercept. */
  command('roll-missile', { unit: unitId }),
  command('resolve-blast', { unit: unitId, within: distances, onTable: z.boolean() }),
  command('fire-flamer', {
    unit: unitId,
    /** Inches to the centre of the smoke. */
    inches,
    outOfArc: z.boolean(),
    /** Whose nearest edge is inside, own ones too. */
    inside: each(pieceId),
  }),
  /** Rolls for the troopers in a blast, flames or a jamming field that came to light in it. */
  command('roll-damage', { unit: pieceId }),
  command('command', { unit: unitId, to: pieceId }),
  command('repair', { unit: unitId, target: unitId, touching: z.boolean() }),
  /** `spent` is null for a Jump. */
  command('kamikaze', {
    unit: unitId,
    by: z.enum(['move', 'jump']),
    ...movement,
    spent,
  }),
  command('explode', {
    unit: unitId,
    contact: targetId.nullable(),
    /** Each that it touches, where the group rolls against each of several. */
    contacts: each(targetId).exactOptional(),
  }),
  command('toggle-jammer', { unit: unitId }),
] as const

const ending = [
  command('withdraw', {}),
  command('allow-withdrawal', {}),
  command('pursue', {}),
  command('agree-to-end', {}),
  command('settle-objectives', { states: z.partialRecord(objective, z.enum(SETTLEMENTS)) }),
  command('measure-end', { near: z.array(answerSchema).max(99) }),
  /** Of the side's own mission. */
  command('correct-score', scoreCorrection),
] as const

const asideOf = asideFields(pieceId)

/** Written beside the battle, at any moment. */
const asides = [
  command('note', asideOf.note),
  command('set-counter', asideOf.counter),
  command('photo', asideOf.photo),
  /** Both sides agree that this one does without the PIN that it has lost. */
  command('give-up-pin', {}),
] as const

/** Where the program only assists: the table was right, and the program is put right by hand. */
const byHand = [
  command('put-right', { piece: pieceId, to: putRight, reason }),
  /** Whose the Initiative Counter is, and with `turn` a new turn of that side; null leaves it. */
  command('put-turn-right', { initiative: side.nullable(), turn: side.nullable(), reason }),
] as const

export const commandSchema = z.discriminatedUnion('kind', [
  ...setup,
  ...turns,
  ...actions,
  ...ending,
  ...asides,
  ...byHand,
])

export type Command = z.infer<typeof commandSchema>
export type CommandKind = Command['kind']
export type CommandOf<Kind extends CommandKind> = Extract<Command, { kind: Kind }>
