import { z } from 'zod'
import { LONGEST_NOTE } from '../../../../battle/asides.ts'
import { asideCommands, commandsOf } from '../../../../battle/commands.ts'
import { EXCEPTIONAL_LISTS } from '../../data/advanced.ts'
import { APTITUDES, ATTITUDES, MISSIONS, POWERS, STANCES, TRAITS, WORKS } from '../../words.ts'
import { VEHICLE_DAMAGES } from '../../data/fire.ts'
import {
  BATTLE_SIDES,
  FIGURE_FATES,
  GAITS,
  HEADINGS,
  INTENTS,
  LUCKY_ROLLS,
  MARKERS,
  SPEEDS,
  WOUNDED_STAY,
} from '../words.ts'
import { aimFields, amount, cover, figureRef, inches, pieceId, pieces, side, whole } from './fields.ts'

/**
 * What a player can tell the battle to do. The table is the players': a command carries what they see and measure on it;
 * the offers name the fields that a command wants and what may stand in them.
 */

const command = commandsOf(side)

const unit = pieceId
const craft = pieceId
const words = z.string().trim().max(LONGEST_NOTE)
const yes = z.boolean()
/** A weapon of a vehicle by its place, from 1; null: what a unit on foot has. */
const mount = z
  .string()
  .regex(/^\d{1,2}$/)
  .nullable()

const ordering = [
  command('give-orders', { stance: z.enum(STANCES), attitude: z.enum(ATTITUDES) }),
  /** Missions that a side would like better, and the dice for all of them (line 2703). */
  command('roll-missions', { favoured: z.array(z.enum(MISSIONS)).max(MISSIONS.length) }),
  command('choose-mission', { mission: z.enum(MISSIONS) }),
] as const

const deploying = [
  /** So many rolls as the players agreed on; the list where they choose it (lines 1263–1272). */
  command('roll-exceptional', { rolls: amount.max(12), list: z.enum(EXCEPTIONAL_LISTS).nullable() }),
  command('give-trait', { trait: z.enum(TRAITS), unit }),
  command('build-work', { work: z.enum(WORKS) }),
  command('dig-in', { unit, work: pieceId }),
  command('embark', { unit, craft }),
  command('lay-mines', { work: pieceId, heavy: yes }),
  command('send-scouts', { units: pieces }),
  /** `first`: who stands there, of an Escalating Engagement in which nobody scouts (line 2769); `objective`: the far one of an Assault (line 2757). */
  command('deployed', { first: pieceId.exactOptional(), objective: pieceId.exactOptional() }),
] as const

const contact = [
  /** The next five, as they lie on the table. */
  command('lay-markers', {}),
  command('move-contacts', { markers: pieces }),
  command('reveal-contact', { marker: pieceId }),
  command('block', {}),
  command('let-pass', {}),
  command('show-contact', { marker: pieceId, unit: pieceId }),
  /** Markers of both sides within 12" of each other are seen (line 2741). */
  command('contacts-meet', { own: pieceId, enemy: pieceId }),
  command('end-recon', {}),
] as const

const turns = [
  /** Before anybody acts: a free Rush, and who begins in hiding (lines 1779, 2745). */
  command('infiltrate', { unit, inches, rough: inches, into: cover, mines: pieces.default([]) }),
  command('begin-hidden', { unit, unseen: yes }),
  command('roll-initiative', {}),
  command('activate', {
    unit,
    /** A tank or walker of its own within 8" (line 630). */
    inspired: yes,
    /** An enemy within 10" (line 1165). */
    close: yes,
    /** Something terrifying within 8" (line 1839). */
    terrified: yes,
    /** A mind-controller within 12" (line 1761). */
    controlled: yes,
    /** An enemy within assault reach (line 1707). */
    reach: yes,
    /** Out of sight of every enemy: it tries to hide (line 1334). */
    hides: yes,
    /** The one re-roll of a failed Command Response that an HQ has (line 1771). */
    rerolls: yes,
    lucky: yes,
    /** It takes its combat drugs, where it has some left (line 1719). */
    drugs: yes.exactOptional(),
    /** What it means to do, said before the dice of its movement (line 674). */
    intent: z.enum(INTENTS).exactOptional(),
  }),
  /** Drop Troops come down (lines 1228–1259). */
  command('drop', { unit, clear: yes, flak: pieces }),
  /** Where the dice put them: on a building, or in a wood (line 1249). */
  command('touch-down', { unit, rough: yes }),
  command('join', { unit, to: unit, beside: yes }),
  command('part', { unit }),
  command('let-go', {}),
  command('ignore-fire', { unit }),
  command('end-activation', {
    unit,
    /** Broken, it stays where it is (line 634). */
    covered: yes.exactOptional(),
    /** Berserk, it can charge nobody (line 1707). */
    blocked: yes.exactOptional(),
    /** Hidden, its markers have gone no farther than they may (line 1343). */
    within: yes.exactOptional(),
    /** Of non-combatants: nobody is there from whom they would run (line 1421). */
    unseen: yes.exactOptional(),
  }),
  command('end-battle', { won: z.enum(BATTLE_SIDES).nullable() }),
] as const

const movement = [
  command('move', {
    unit,
    how: z.enum(GAITS),
    inches,
    /** Of them over difficult ground, which count twice (line 730). */
    rough: inches,
    heading: z.enum(HEADINGS),
    into: cover,
    /** Works that it ends in, and uses from then on (lines 1292–1294). */
    shelter: pieceId.nullable(),
    mines: pieces,
    leaves: yes,
    /** Wounded that are carried along (lines 1383, 1581). */
    carries: amount,
    /** A Fire Team stays within 12" of its partner, or closes up (line 1280). */
    together: yes.exactOptional(),
  }),
  command('drive', {
    unit: craft,
    speed: z.enum(SPEEDS),
    inches,
    rough: inches,
    /** Of them off the road, on wheels (line 701), and over water, of what swims (line 1888): they count twice. */
    offRoad: inches,
    water: inches,
    heading: z.enum(HEADINGS),
    into: cover,
    mines: pieces,
    leaves: yes,
    /** It sets out in the difficult ground in which it stopped (line 1861). */
    goesOn: yes.exactOptional(),
  }),
  command('free', { unit: craft }),
  command('land', { unit: craft, down: yes }),
  command('board', { unit, craft, beside: yes, mines: pieces.exactOptional() }),
  /** `also`: who gets out beside it, and acts after it. */
  command('get-out', {
    ...{ unit, also: pieces, into: cover },
    /** As where a unit is activated, of those whose Resolve is checked (line 593). */
    inspired: yes.exactOptional(),
    terrified: yes.exactOptional(),
    controlled: yes.exactOptional(),
    lucky: yes.exactOptional(),
    /** Of those who may charge (lines 1095, 1162–1165). */
    close: yes.exactOptional(),
    rerolls: yes.exactOptional(),
  }),
  command('come-out', {
    ...{ unit, real: yes, into: cover, shelter: pieceId.nullable().default(null) },
    /** In its own activation its markers have gone before (line 1343). */
    went: yes.exactOptional(),
  }),
  command('charge', {
    unit,
    at: pieceId,
    how: z.enum(['move', 'bound']),
    inches,
    rough: inches,
    /** Nearest of those it may have to charge; no smoke between (lines 1632, 1707). */
    clear: yes,
    mines: pieces,
    joint: yes,
    drugs: yes,
  }),
] as const

const shot = { unit, mount, at: pieceId, ...aimFields, joint: yes, lucky: yes, alien: yes, wet: yes }
/** Of aliens and water it is said only where they weigh. */
const shell = {
  ...{ unit, mount, at: pieceId, inches, seen: yes, near: yes },
  ...{ alien: yes.exactOptional(), wet: yes.exactOptional() },
}
const fire = [
  command('shoot', { ...shot, covered: yes.exactOptional() }),
  command('shell', { ...shell, covered: yes.exactOptional() }),
  command('op-fire', shot),
  command('op-shell', shell),
  command('hold-fire', { turn: yes }),
  command('free-shot', shot),
  command('fight', { own: amount, enemy: amount, alien: yes }),
  command('storm', { own: amount }),
  /** Where survivors of an assault come to stand; over the edge they are lost (line 1047). */
  command('fall-back', { unit, into: cover, leaves: yes, mines: pieces.default([]) }),
  /** An elusive target falls back before it is shot at: from how far it is so then, and whether it is seen (line 1723). */
  command('elude', { unit, inches, into: cover, seen: yes, mines: pieces.default([]) }),
  command('stand-fast', { unit }),
  /** Where whoever was repulsed ends (line 1462). */
  command('turn-away', { unit, into: cover, mines: pieces }),
  command('settle-blast', {
    struck: z.array(z.strictObject({ piece: pieceId, cover, bunched: yes, open: yes })).max(60),
  }),
  command('settle-wreck', { near: pieces }),
  command('check-mine', {}),
  command('fall', { who: figureRef }),
  command('prefer', { damage: z.enum(VEHICLE_DAMAGES) }),
  command('close-in', { unit }),
] as const

const orders = [
  command('rig', { unit, target: words }),
  /** `target`: which of several. */
  command('detonate', { unit, clear: yes, target: words.exactOptional() }),
  command('call-artillery', {
    unit,
    gun: pieceId,
    at: pieceId.nullable(),
    seen: yes,
    protectedBy: pieceId.nullable(),
  }),
  command('recover', { unit, teams: amount, self: amount }),
  command('tend', { unit: craft, at: unit, beside: yes }),
  command('scout', { unit }),
  command('attempt', { unit, about: words, skill: z.enum(APTITUDES).nullable() }),
  command('lay-smoke', { unit, within: yes }),
  command('use-power', { unit, power: z.enum(POWERS), at: unit, near: yes, seen: yes }),
  command('keep-luck', { unit, on: z.enum(LUCKY_ROLLS) }),
  command('make-stand', { unit }),
  command('abandon', { unit, stays: z.enum(WOUNDED_STAY) }),
] as const

const turnEnd = [
  command('fire-sentry', { gun: pieceId, at: pieceId, ...aimFields }),
  command('hold-sentry', { gun: pieceId }),
  command('judge', { met: yes, touched: pieces }),
] as const

/** Where the program only assists: a unit is as the table has it. */
const byHand = [
  command('put-right', {
    unit,
    figures: z.array(z.strictObject({ figure: z.string(), fate: z.enum(FIGURE_FATES) })).max(60),
    reason: words,
  }),
  /** What lies on a unit or a vehicle. */
  command('put-marks-right', {
    unit,
    mark: z.enum(MARKERS).nullable(),
    cover,
    acted: yes,
    resolveLost: whole.min(0).max(3),
    reason: words,
  }),
  command('put-craft-right', {
    craft,
    crew: amount.max(20),
    hits: amount.max(20),
    immobilised: yes,
    reason: words,
  }),
  /** A work, or a sentry gun, stands or does not. */
  command('put-work-right', { work: pieceId, stands: yes, reason: words }),
  /** How a battle ended that was played without the program. */
  command('record', {
    won: z.enum(BATTLE_SIDES).nullable(),
    losses: z
      .array(
        z.strictObject({ unit, killed: whole.min(0).max(60), wounded: whole.min(0).max(60), routed: yes }),
      )
      .max(200),
    wrecks: z
      .array(
        z.strictObject({
          ...{ craft, destroyed: yes, hits: whole.min(0).max(20), immobilised: yes.default(false) },
          ...{ crewLost: whole.min(0).max(20).default(0), weaponsLost: whole.min(0).max(12).default(0) },
        }),
      )
      .max(100),
  }),
] as const

export const commandSchema = z.discriminatedUnion('kind', [
  ...ordering,
  ...deploying,
  ...contact,
  ...turns,
  ...movement,
  ...fire,
  ...orders,
  ...turnEnd,
  ...byHand,
  ...asideCommands(side, pieceId),
])

export type Command = z.infer<typeof commandSchema>
export type CommandKind = Command['kind']
export type CommandOf<Kind extends CommandKind> = Extract<Command, { kind: Kind }>
