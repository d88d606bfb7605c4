import { z } from 'zod'
import { MOVES, REVEALS } from '../words.ts'
import { amount, base, inches, pieceId, side, whole } from './fields.ts'

/** What is going on in a Taskforce Activation, one thing after the other: the first may wait for somebody. */

export const stepSchema = z.discriminatedUnion('kind', [
  /** Something has moved or was Placed: which enemy Pings and Stealth Tokens are near (lines 391, 750). */
  z.strictObject({
    ...{ kind: z.literal('near'), piece: pieceId, how: z.enum(MOVES) },
    /** A vehicle that has come to light where its Ping lay. */
    appears: z.literal(true).exactOptional(),
  }),
  /** The owner says what a Ping turns out to be (lines 386, 412). */
  z.strictObject({ kind: z.literal('identify'), ping: pieceId, by: z.enum(REVEALS) }),
  /** Infantry Bases are Placed around their Ping, or somebody as a card has it (lines 402, 673). */
  z.strictObject({ kind: z.literal('place'), unit: pieceId, by: z.literal('card').exactOptional() }),
  /** Points of ROF that are left of an action (lines 480, 522; R21). */
  z.strictObject({
    kind: z.literal('volley'),
    unit: pieceId,
    base,
    action: z.string().min(1).max(40),
    left: amount,
  }),
  /** An Attack or a Scan Check as it was declared, whose target may use abilities before the dice (lines 429, 486, 526). */
  z.strictObject({
    ...{ kind: z.literal('aimed'), unit: pieceId, base, action: z.string().min(1).max(40) },
    ...{ at: pieceId, atBase: base.nullable(), inches, concealed: z.boolean(), unseen: z.boolean() },
    ...{ boosted: z.boolean(), mod: whole, advantage: amount },
  }),
  /** Who has come to light in an engagement rolls its die (lines 392, 617). */
  z.strictObject({ kind: z.literal('late'), unit: pieceId }),
  /** A hit that its target may answer, token after token (lines 563–577). */
  z.strictObject({
    kind: z.literal('hit'),
    unit: pieceId,
    base,
    by: pieceId,
    action: z.string().min(1).max(40).exactOptional(),
    effect: z.enum(['kill', 'stun']),
    /** It was concealed from who hit it, as cards about Countermeasures may say (line 677). */
    concealed: z.literal(true).exactOptional(),
  }),
  /** A ★ whose check has succeeded: what comes of it (line 516). */
  z.strictObject({
    kind: z.literal('outcome'),
    unit: pieceId,
    action: z.string().min(1).max(40),
    at: pieceId,
    atBase: base.nullable(),
  }),
  /** A Round or a Taskforce Activation ends: who is near the mission’s tokens (line 661). */
  z.strictObject({
    ...{ kind: z.literal('score'), side, score: z.string().min(1).max(40) },
    /** The token that is held, each by itself. */
    token: z.string().min(1).max(40).exactOptional(),
  }),
  /** A Taskforce Activation or a Round is over, and counters go (lines 681, 692). */
  z.strictObject({ kind: z.literal('close'), at: z.enum(['taskforce', 'round']) }),
  /** A trait gives a token at its moment; its owner says whether its words hold (line 433). */
  z.strictObject({ kind: z.literal('gain'), unit: pieceId, trait: z.string().min(1).max(40) }),
])
export type Step = z.infer<typeof stepSchema>
export type StepOf<Kind extends Step['kind']> = Extract<Step, { kind: Kind }>
