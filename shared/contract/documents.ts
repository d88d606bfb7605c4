import { z } from 'zod'
import { problemSchema } from '../problem-schema.ts'
import { entry, read, write } from './call.ts'
import { DOCUMENT_STATES } from './choices.ts'
import { id, moment, name, nothing } from './fields.ts'
import { document, key, newPin } from './fight-parts.ts'
import { lookFields } from './looks.ts'

/**
 * What a group keeps of games that need no tables of their own, such as teams and missions: documents of kinds that their
 * game knows. One belongs to a campaign, or to the library of its game.
 */

const system = z.string().min(1).max(40)
const kind = z.string().min(1).max(40)
const look = z.strictObject(lookFields)
/** Characters of a file: a document of a game is a hundredth of it. */
const LARGEST_FILE = 2_000_000

const kept = z.strictObject({
  id,
  system,
  kind,
  campaign: id.nullable(),
  name,
  /** Only whoever knows its PIN reads it, until a battle begins with it. */
  locked: z.boolean(),
  /** Null where it cannot be read; `unreadable` says why, and it stays as it is. Null also where it is locked. */
  document: document().nullable(),
  unreadable: problemSchema.nullable(),
  /** What keeps it from being played with, by the rules of its game. */
  problems: z.array(problemSchema),
  look: look.nullable(),
  /** Who leads it. */
  player: id.nullable(),
  state: z.enum(DOCUMENT_STATES),
  createdAt: moment,
  /** Empty when it never was. */
  changedAt: z.string(),
})

/** Rows of a table that are kept at once. */
export const MOST_OF_A_TABLE = 500

export const documentCalls = {
  /** All of a game in its library, or of a campaign, by their names; in every state. */
  'documents.list': read(z.strictObject({ system, campaign: id.nullable() }), z.array(kept)),
  'documents.view': read(z.strictObject({ id, ...key }), kept),
  /** Chooses its PIN, or with null opens it again for everybody. */
  'documents.lock': entry(z.strictObject({ id, chosen: newPin.nullable(), ...key }), nothing),
  /** Keeps one as it is now, also an unfinished one; of a table with all that come `more`. Gives the first. */
  'documents.create': write(
    z.strictObject({
      system,
      kind,
      campaign: id.nullable(),
      document: document(),
      more: z.array(document()).max(MOST_OF_A_TABLE).exactOptional(),
      look: look.nullable().exactOptional(),
    }),
    z.strictObject({ id }),
  ),
  'documents.change': write(
    z.strictObject({
      id,
      change: z.strictObject({
        document: document().exactOptional(),
        look: look.nullable().exactOptional(),
        player: id.nullable().exactOptional(),
      }),
      ...key,
    }),
    nothing,
  ),
  /** Puts it away, throws it into the trash, or brings it back. */
  'documents.move': write(z.strictObject({ id, to: z.enum(DOCUMENT_STATES) }), nothing),
  /** For good, out of the trash. */
  'documents.remove': write(z.strictObject({ id }), nothing),
  /** As a file to hand on; pictures stay here. */
  'documents.pack': read(
    z.strictObject({ id, ...key }),
    z.strictObject({ fileName: z.string(), content: z.string() }),
  ),
  /** Reads such a file, from this version or an earlier one: as which kind it would be kept. */
  'documents.unpack': read(
    z.strictObject({
      system,
      content: z.string().max(LARGEST_FILE, 'This file is larger than a document can be.'),
    }),
    z.strictObject({ kind, document: document(), look: look.nullable(), problems: z.array(problemSchema) }),
  ),
}

export type Kept = z.infer<typeof kept>
