import { z } from 'zod'
import { ARCS, CHARACTERISTICS } from '../../words.ts'
import { ACTION_KINDS, STUNTS } from '../words.ts'
import { driving, given, pieceId, pieces, skill, whole, words } from './fields.ts'

/**
 * What takes dice and attacks nobody: said in a command, and where somebody who delays may come between it waits so, with
 * nothing spent on it yet (line 86, TRV-083).
 */

const fighter = pieceId

export const DEEDS = {
  /** A check that the Referee lets be made (lines 33, 43, 78). */
  check: {
    fighter,
    action: z.enum(ACTION_KINDS),
    about: words,
    skill,
    characteristic: z.enum(CHARACTERISTICS).nullable(),
    limb: pieceId.nullable(),
    /** Through the damaged sensors of which drone, if through such (line 296). */
    through: pieceId.nullable().exactOptional(),
    given,
  },
  'finish-work': { fighter },
  lead: { fighter, target: pieceId, given },
  evade: { ...driving, given },
  stunt: {
    ...driving,
    what: z.enum(STUNTS),
    /** Of a further arc: who comes into it. */
    target: pieceId.nullable(),
    arc: z.enum(ARCS).nullable(),
    given,
  },
  weave: { ...driving, number: whole.min(1).max(1000), pursuers: pieces, given },
} as const

const deed = <Kind extends keyof typeof DEEDS>(kind: Kind) =>
  z.strictObject({ kind: z.literal(kind), ...DEEDS[kind] })

export const deedSchema = z.discriminatedUnion('kind', [
  deed('check'),
  deed('finish-work'),
  deed('lead'),
  deed('evade'),
  deed('stunt'),
  deed('weave'),
])
export type Deed = z.infer<typeof deedSchema>
export type DeedOf<Kind extends Deed['kind']> = Extract<Deed, { kind: Kind }>
