import { z } from 'zod'
import { LIGHTS, MODES, SENSORS, SMOKES } from '../../words.ts'
import { BRACINGS, MEETINGS, RADIO } from '../words.ts'
import { deedSchema } from './deeds.ts'
import {
  amount,
  cover,
  given,
  metres,
  pick,
  pieceId,
  pieces,
  range,
  reasonSchema,
  side,
  weaponRef,
  whole,
} from './fields.ts'

/** What is going on and not over: an attack that is met, a blast that is looked at, damage that is taken. */

const face = whole.min(1).max(6)

/** How the table is for everybody; it may differ from shot to shot (lines 119–123). */
export const conditionsSchema = z.strictObject({
  light: z.enum(LIGHTS).nullable(),
  smoke: z.enum(SMOKES).nullable(),
  weather: z.boolean(),
  /** Whether radio gets through (line 102). */
  radio: z.enum(RADIO),
  /** So many obstacles that vehicles may weave (line 232). */
  obstacles: z.boolean(),
})
export type Conditions = z.infer<typeof conditionsSchema>

/** What the players see of an attack. */
export const aimedFields = {
  range,
  /** What stands between, and whether it hides more than it stops (lines 111, 127). */
  cover,
  soft: z.boolean(),
  /** Others at Personal range of the target (line 140). */
  beside: pieces,
  /** The target knows of the attack (line 64). */
  aware: z.boolean(),
  /** What shows the target in place of the eye (R43). */
  sensor: z.enum(SENSORS).nullable(),
}

/** What the players add to it: how far a vehicle moved as the firer sees it (TRV-207), and another chapter's DM. */
export const addedFields = { moved: metres.nullable(), given }

/** Minor Actions of aim at a target (line 29). */
const aimSchema = z.strictObject({ target: pieceId, actions: amount })

export const shotSchema = z.strictObject({
  id: whole,
  by: pieceId,
  weapon: weaponRef,
  mode: z.enum(MODES),
  /** Null: a spot, at which something that bursts is aimed. */
  target: pieceId.nullable(),
  ...aimedFields,
  moved: addedFields.moved.exactOptional(),
  given: addedFields.given.exactOptional(),
  /** Of melee: Strength or Dexterity, as the attacker likes (line 47). */
  with: pick.nullable(),
  /** A damaged limb of a machine with which it is made (line 309). */
  limb: pieceId.nullable().exactOptional(),
  /** A pair of full auto; null: two dice are still to be thrown. */
  pair: z.tuple([face, face]).nullable(),
  met: z.enum(MEETINGS),
  /** The Melee level of a target that parries; by house rule below 0 where it is not held. */
  parry: whole,
  /** Of those who are tied the aim that they had as they declared it; left out: that of the moment. */
  aim: aimSchema.nullable().exactOptional(),
})
export type Shot = z.infer<typeof shotSchema>

/** Of what damage is made up: dice, what is added, what armour takes off. */
export const sumSchema = z.array(reasonSchema).max(10)

/** Damage that has come through; of a machine or a vehicle its hits are still to be thrown. */
export const harmSchema = z.strictObject({
  target: pieceId,
  damage: amount,
  /** Left out where the dice alone make it. */
  of: sumSchema.exactOptional(),
  by: pieceId.nullable(),
  /** What did it: a weapon's name, or a word of the game. */
  with: z.string(),
})
export type Harm = z.infer<typeof harmSchema>

/** Who is in a blast, and how they meet it. */
export const caughtSchema = z.strictObject({ id: pieceId, how: z.enum(BRACINGS) })
/** So many dice for everybody in it. */
export const ringSchema = z.strictObject({
  dice: amount,
  add: whole,
  caught: z.array(caughtSchema),
})
export type Ring = z.infer<typeof ringSchema>

const step = <Kind extends string, Shape extends z.ZodRawShape>(kind: Kind, shape: Shape) =>
  z.strictObject({ kind: z.literal(kind), ...shape })

export const stepSchema = z.discriminatedUnion('kind', [
  /** Whoever delays may come between, before the dice of what somebody declared or before the round ends (line 86). */
  step('window', { sides: z.array(side), declared: pieceId.nullable(), roundEnds: z.boolean() }),
  /** Who is attacked may react, to the attack that follows; of those who are tied to that one (`attackCalled`). */
  step('react', { fighter: pieceId, attack: z.union([whole, pieceId]).exactOptional() }),
  /** What was said, and whose dice fall next. */
  step('deed', { deed: deedSchema }),
  step('shot', { shot: shotSchema }),
  /** Full auto: dice that are still to be paired, and the pairs with their targets (line 95). */
  step('volley', { shot: shotSchema }),
  step('pairs', {
    shot: shotSchema,
    dice: z.array(face),
    /** So many pairs are laid out: their dice lie first. Left out in older logs, where each had its target at once. */
    laid: amount.exactOptional(),
    taken: z.array(shotSchema),
  }),
  /** A miss that strikes whoever is nearest (line 140). */
  step('stray', { shot: shotSchema, among: pieces }),
  /** Something bursts: who is in it. `at`: whom it was thrown at and hit; `met`: who has reacted to the throw. */
  step('inside', {
    by: pieceId.nullable(),
    with: z.string(),
    rings: z.array(z.strictObject({ metres: z.number(), dice: amount, add: whole, always: pieces })),
    met: pieceId.nullable(),
    /** The occupants of a closed vehicle that explodes have no time (line 274). */
    helpless: pieces,
    /** Metres by which it missed. */
    scatter: z.number().nullable(),
    /** Whom it missed by no more than its radius. */
    missed: pieceId.exactOptional(),
    /** Whom it hit with so great an Effect that a point goes through any armour (line 184). */
    pierced: pieces.exactOptional(),
  }),
  step('brace', { fighter: pieceId }),
  step('blast', {
    by: pieceId.nullable(),
    with: z.string(),
    rings: z.array(ringSchema),
    pierced: pieces.exactOptional(),
  }),
  step('harm', { harm: harmSchema }),
  /** Strength or Dexterity (line 180). */
  step('loss', { harm: harmSchema }),
  /** An opposed check: the other says with what he wrestles (line 144). */
  step('resist', { fighter: pieceId }),
  step('grab', {
    by: pieceId,
    target: pieceId,
    with: pick,
    resists: pick,
    /** The first: its target can only shake it off. */
    first: z.boolean(),
    /** The Minor Action that went with it, and the aim that it cost. */
    minor: amount.exactOptional(),
    aim: aimSchema.exactOptional(),
  }),
  step('hold', { winner: pieceId, loser: pieceId, effect: amount }),
  /** Driving into somebody or something on purpose (line 224). */
  step('ram', {
    driver: pieceId,
    craft: pieceId,
    target: pieceId,
    /** A bonus of the Referee's; null: it succeeds outright. */
    bonus: whole.nullable(),
    solid: z.boolean(),
    headOn: z.boolean(),
    aware: z.boolean(),
    met: z.enum(MEETINGS),
    /** The aim that it cost. */
    aim: aimSchema.exactOptional(),
  }),
  /** Which of those without a belt a collision can throw, and how far (line 208). */
  step('throw', { craft: pieceId, among: pieces, metres: z.number() }),
  /** Something is driven into (line 208). */
  step('crash', { craft: pieceId, struck: pieceId.nullable(), solid: z.boolean(), headOn: z.boolean() }),
])
export type Step = z.infer<typeof stepSchema>
export type StepOf<Kind extends Step['kind']> = Extract<Step, { kind: Kind }>
