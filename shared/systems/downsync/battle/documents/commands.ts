import { z } from 'zod'
import { LONGEST_NOTE } from '../../../../battle/asides.ts'
import { asideCommands, commandsOf } from '../../../../battle/commands.ts'
import { eachOnce, ONCE, someOf } from '../../../fields.ts'
import { STUN_PRICES } from '../../words.ts'
import { BASE_TOKENS, SINGLE_TOKENS, SPECIAL_OUTCOMES, STANDINGS, WINNERS } from '../words.ts'
import { amount, face, inches, pieceId, pieces, side, whole } from './fields.ts'

/**
 * What a player can tell the battle to do. The table is the players': a command carries what they see and measure on it;
 * the offers name the fields that a command wants and what may stand in them.
 */

const command = commandsOf(side)

const unit = pieceId
const ping = pieceId
const yes = z.boolean()
/** What is as a rule so, and what a card’s words give beside: as a rule nothing (line 677). */
const so = yes.default(true)
const beside = whole.default(0)
const moreDice = amount.max(5).default(0)
const words = z.string().trim().max(LONGEST_NOTE)
/** A base by its number, as forms choose it. */
const baseNumber = z.enum(['1', '2', '3', '4'])
/** Once nobody was said by leaving it out. */
const won = z
  .enum(WINNERS)
  .nullable()
  .transform((who) => who ?? 'nobody')
const actionId = z.string().min(1).max(40)
/** How a movement meets slowing terrain: never, up to its edge, or across it or out of it (lines 282–288). */
export const SLOWING = ['none', 'touches', 'crosses'] as const
const slowing = z.enum(SLOWING)
/** The building that Infantry ends in; empty or null: none. */
const building = z.string().trim().max(120)
const into = building.nullable()
/** Bases of a Unit that end in the building where the others do not (lines 300–302, 350). */
const inside = z.array(baseNumber).refine(eachOnce, ONCE)

/**
 * `coherent`: its bases end near enough to each other; `keeps`: a Ping stays away from the enemy; `free`: it goes through
 * no enemy and ends on nobody (line 236); `mod`: inches that a card’s words give it beside (line 677).
 */
const moving = {
  piece: pieceId,
  inches,
  slowing,
  coherent: yes,
  keeps: yes,
  free: so,
  building: into,
  mod: beside,
}

/** `unit`: a Ping where a card Places one. */
const placing = { unit, within: yes, coherent: yes, keeps: so, free: so, building: into }

const beginning = [
  command('roll-start', {}),
  command('choose-first', { first: side }),
  /** `zone`: they lie where the mission lets them (lines 187, 657). */
  command('lay-pings', { pings: pieces, zone: so }),
] as const

const taskforce = [
  command('designate', { units: pieces, pings: pieces }),
  command('reveal', { ping, unit: unit.nullable() }),
  command('drop-stealth', { unit }),
  command('reveal-no-more', {}),
  /** `freed`: a Command Point takes its Stun Token (line 229). */
  command('refresh', { unit, freed: yes }),
  /** All that are left, in any order, and nobody is freed. */
  command('refresh-rest', {}),
  command('move', moving),
  command('move-parted', { ...moving, inside }),
  command('move-no-more', {}),
] as const

const reactions = [
  command('react', {}),
  command('let-act', {}),
  command('join', { units: pieces }),
  command('answer', { units: pieces }),
  /** `favoured`: Units to which a card’s words give a further die (line 677). */
  command('boost', { units: pieces, favoured: pieces.default([]) }),
  command('hold', { unit }),
  command('pass', { unit }),
] as const

const activations = [
  command('activate', { unit }),
  command('pay-stun', { unit, base: baseNumber, by: z.enum(STUN_PRICES) }),
  command('begin-base', { base: baseNumber }),
  command('move-again', moving),
  command('watch', {}),
  command('perform', { action: actionId, pay: z.enum(['action', 'command', 'both', 'none']) }),
  /** One point of ROF: at whom, what is measured, and what the cards say beside; `range`: inches that it reaches farther (line 677). */
  command('attack', {
    at: unit,
    base: baseNumber,
    inches,
    range: beside,
    seen: yes,
    concealed: yes,
    boosted: yes,
    mod: beside,
    advantage: moreDice,
  }),
  command('scan', {
    at: pieceId,
    base: baseNumber.nullable(),
    inches,
    range: beside,
    concealed: yes,
    unseen: yes,
    boosted: yes,
    mod: beside,
    advantage: moreDice,
  }),
  /**
   * What a ★ does the players carry out; whom it is about gains the action’s counter, if it has one. `does`: what else is
   * so of it now; `placed`: the Unit or Ping that it Places (lines 553, 673).
   */
  command('carry-out', {
    at: pieceId.nullable(),
    base: baseNumber.nullable().default(null),
    inches: inches.default(0),
    range: beside,
    does: someOf(SPECIAL_OUTCOMES).default([]),
    placed: pieceId.nullable().default(null),
  }),
  command('cease', {}),
  command('end-base', {}),
  command('end-taskforce', {}),
  command('counter', { token: z.enum(BASE_TOKENS), boosted: yes, mod: beside, advantage: moreDice }),
  command('accept', {}),
] as const

const settling = [
  /** Enemy Pings and Stealth Tokens within 2" of whoever has moved or was Placed (lines 391, 750). */
  command('say-near', { pings: pieces, stealthy: pieces }),
  command('identify', { ping, unit: unit.nullable() }),
  command('place', placing),
  command('place-parted', { ...placing, inside }),
  /** `takes`: the words of the trait hold, and its token is wanted; `clear`: no enemy Unit within 2" (line 750). */
  command('gain', { unit, trait: z.string().min(1).max(40), takes: yes, clear: yes }),
  command('score', { own: pieces, enemy: pieces }),
  command('score-own', { points: amount.max(20) }),
  command('end-battle', { won }),
] as const

/** The card whose words have it so; null: none has, and the players put right what is otherwise on their table (line 677). */
const card = z.string().min(1).max(120).nullable().default(null)

/** A Unit is as the table has it: as a card says, and where the program only assists whyever. */
const byHand = [
  command('put-right', {
    unit,
    /** A card sends it back to Reserve: all else of it is as it was before it came to light (line 677). */
    reserve: yes.default(false),
    bases: z
      .array(
        z.strictObject({
          ...{ base: baseNumber, alive: yes, cm: amount.max(9), cmPlus: amount.max(9) },
          building: building.default(''),
        }),
      )
      .max(4),
    tokens: z.array(z.enum(SINGLE_TOKENS)).max(SINGLE_TOKENS.length),
    breach: amount.max(20),
    counters: z.array(z.string().min(1).max(120)).max(20).refine(eachOnce, ONCE),
    card,
    reason: words,
  }),
  /** `revealed`: it comes to light, and its owner says what it is. */
  command('put-ping-right', {
    ...{ ping, there: yes, activated: yes, revealed: yes.default(false) },
    ...{ card, reason: words },
  }),
  command('put-camp-right', {
    ...{ commandPoints: amount.max(40), points: whole.min(-99).max(99) },
    ...{ card, reason: words },
  }),
  /** The die beside a Unit, Action Points of the base that acts, and where the turn is: what is going on in it is dropped. */
  command('put-priority-right', { unit, number: face, card, reason: words }),
  command('put-acting-right', { actionPoints: amount.max(9), card, reason: words }),
  command('put-turn-right', { active: side, stage: z.enum(STANDINGS), card, reason: words }),
  /** How a battle ended that was played without the program. */
  command('record', {
    won,
    destroyed: pieces,
    points1: amount.max(99),
    points2: amount.max(99),
  }),
] as const

export const commandSchema = z.discriminatedUnion('kind', [
  ...beginning,
  ...taskforce,
  ...reactions,
  ...activations,
  ...settling,
  ...byHand,
  ...asideCommands(side, pieceId),
])

export type Command = z.infer<typeof commandSchema>
export type CommandKind = Command['kind']
export type CommandOf<Kind extends CommandKind> = Extract<Command, { kind: Kind }>
