import { z } from 'zod'
import { VEHICLE_DAMAGES } from '../../data/fire.ts'
import { armSchema } from '../../weapons.ts'
import { UNIT_TRAITS } from '../../words.ts'
import { GAITS, SPEEDS } from '../words.ts'
import { amount, cover, figureRef, inches, pieceId, pieces, shotSchema, side, whole } from './fields.ts'

/** What is going on in an activation, one thing after the other: the first may wait for somebody. */

/** A move that has begun; it may still be stopped (line 1454). */
const movingSchema = z.strictObject({
  mover: pieceId,
  how: z.enum([...GAITS, ...SPEEDS]),
  inches,
  into: cover,
  /** Works that it ends in (line 1292). */
  shelter: pieceId.nullable(),
  /** Minefield markers that it comes near (line 1405). */
  mines: pieces,
  /** Over its own or the enemy's edge, off the table (line 2797). */
  leaves: z.boolean(),
  /** Untreated wounded whom nobody carries (lines 1575–1581), and whom somebody does. */
  uncarried: amount.exactOptional(),
  carried: amount.exactOptional(),
  /** Of a vehicle: inches of difficult ground that are left before its next Bogging Test (line 1861). */
  ground: inches.exactOptional(),
  /** The vehicle that it moves to, and boards (line 676). */
  boards: pieceId.exactOptional(),
})
export type Moving = z.infer<typeof movingSchema>

/** A close assault from its declaration on (lines 1020–1051). */
const chargeSchema = z.strictObject({
  by: pieceId,
  at: pieceId,
  /** Both Fire Teams at once (line 1284). */
  joint: z.boolean(),
  /** How far they come: the free shot's range (R23). */
  inches,
  /** How much farther they could have come: an elusive unit may fall back before the free shot (line 1723). */
  spare: inches,
})
export type Charge = z.infer<typeof chargeSchema>

const harmSchema = z.strictObject({
  unit: pieceId,
  fate: z.enum(['wounded', 'killed']),
  /** Figures that take one after the other. */
  count: amount,
  by: pieceId.nullable(),
  /** Read off the table, left to chance, picked by the owner, or named by who fires (lines 824–828, 1644, 1757). */
  how: z.enum(['nearest', 'chance', 'owner', 'firer']),
  /** The loss of a leader pins (line 1156). */
  pins: z.boolean(),
  /** The wounded who lie there, and may be struck too (line 1556). */
  lying: z.array(figureRef).max(200).exactOptional(),
})
export type Harm = z.infer<typeof harmSchema>

/** Hits on a unit whose figures wear several armours: each is thrown for where it falls (line 1324; FAD-221). */
const hitSchema = z.strictObject({
  unit: pieceId,
  left: amount,
  damage: whole,
  by: pieceId.nullable(),
  /** Of who fires, for armour that is holy or unholy. */
  traits: z.array(z.enum(UNIT_TRAITS)),
  /** Its damage dice show 6 (line 1783). */
  sure: z.boolean(),
  how: harmSchema.shape.how,
  pins: z.boolean(),
  lying: harmSchema.shape.lying,
  /** Figures that have been hit, in turn; once all have been, the count begins anew (FAD-121). */
  struck: z.array(figureRef).max(200),
  again: amount,
})
export type Hit = z.infer<typeof hitSchema>

export const stepSchema = z.discriminatedUnion('kind', [
  /** The other side may fire at it while it moves. */
  z.strictObject({ kind: z.literal('window'), mover: pieceId, side }),
  /** Repulsed: what is left of its move takes it to the nearest cover (line 1462). */
  z.strictObject({ kind: z.literal('turn-away'), moving: movingSchema }),
  z.strictObject({ kind: z.literal('arrive'), moving: movingSchema, charge: chargeSchema.nullable() }),
  /** `by`: a hero beside whoever is charged, who fires for himself (line 1757). */
  z.strictObject({ kind: z.literal('free-shot'), charge: chargeSchema, by: pieceId.exactOptional() }),
  z.strictObject({ kind: z.literal('contact'), charge: chargeSchema }),
  z.strictObject({ kind: z.literal('harm'), harm: harmSchema }),
  z.strictObject({ kind: z.literal('hit'), hit: hitSchema }),
  /** Who stands in a blast (lines 980–982); `indirect`: from off the table. */
  z.strictObject({
    kind: z.literal('inside'),
    by: pieceId.nullable(),
    side,
    weapon: armSchema.nullable(),
    indirect: z.boolean(),
    /** Always among them. */
    at: pieceId.nullable(),
    opFire: z.boolean(),
    /** Its vehicle floats, and whom it is fired at is of an alien kind (lines 1715, 1888). */
    wet: z.boolean().exactOptional(),
    alien: z.boolean().exactOptional(),
  }),
  /** Who stands near a wreck (line 968). */
  z.strictObject({ kind: z.literal('wreck'), side, small: z.boolean(), spared: pieceId.nullable() }),
  z.strictObject({
    kind: z.literal('prefer'),
    craft: pieceId,
    of: z.array(z.enum(VEHICLE_DAMAGES)).length(2),
    by: pieceId.nullable(),
    side,
  }),
  /** An elusive target may fall back before it is shot at, by a sentry gun too (line 1723). */
  z.strictObject({
    kind: z.literal('elude'),
    unit: pieceId,
    shot: shotSchema,
    how: z.enum(['shoot', 'shell', 'opFire', 'opShell', 'free', 'sentry']),
  }),
  /** Hits on a vehicle that are still to be thrown for: each counts what the one before has done (lines 914–946). */
  z.strictObject({
    kind: z.literal('pierce'),
    craft: pieceId,
    by: pieceId,
    hits: amount,
    antiTank: whole.nullable(),
    armour: whole,
    twoDice: z.boolean(),
    /** Its dice show 6 (line 1783). */
    sure: z.boolean(),
  }),
  /** A minefield's owner looks up what lies there (line 1405). */
  z.strictObject({ kind: z.literal('mine'), mover: pieceId, marker: pieceId, side }),
  /** It has come to its vehicle, and is taken aboard (line 676). */
  z.strictObject({ kind: z.literal('board'), unit: pieceId, craft: pieceId }),
  z.strictObject({ kind: z.literal('leave'), mover: pieceId, carried: amount.exactOptional() }),
  /** It has moved, and its players say whether its wounded are left behind (line 1575). */
  z.strictObject({ kind: z.literal('wounded'), unit: pieceId }),
  /** Drop Troops come down, once it is known whom the guns have hit (lines 1234–1259). */
  z.strictObject({ kind: z.literal('land'), unit: pieceId, underFire: z.boolean() }),
  /** They have drifted: onto roofs, or into trees? (line 1249) */
  z.strictObject({ kind: z.literal('touch-down'), unit: pieceId }),
  /** Survivors of a close assault fall back (line 1047). */
  z.strictObject({ kind: z.literal('fall-back'), unit: pieceId, inches }),
  /** Recon: the other side may block, the owner shows what a marker was (lines 2735–2741). */
  z.strictObject({ kind: z.literal('block'), side, what: z.enum(['move', 'reveal']), markers: pieces }),
  z.strictObject({
    kind: z.literal('show'),
    side,
    marker: pieceId,
    /** Markers came near each other: no point was spent. */
    met: z.literal(true).exactOptional(),
  }),
  z.strictObject({ kind: z.literal('sentry'), gun: pieceId }),
  /** What a side's mission wants to be looked at as a turn ends (line 2753). */
  z.strictObject({ kind: z.literal('judge'), side }),
])
export type Step = z.infer<typeof stepSchema>
export type StepOf<Kind extends Step['kind']> = Extract<Step, { kind: Kind }>
