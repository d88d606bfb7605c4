import { z } from 'zod'
import { read, write } from '../../../contract/call.ts'
import { FATES } from '../../../contract/choices.ts'
import { considered, correction, leftOut } from '../../../contract/corrections.ts'
import { id, line, name, text } from '../../../contract/fields.ts'
import { told, whole } from '../../../contract/fight-parts.ts'
import { CAUSES } from '../battle/words.ts'
import { resultSchema, sideSchema } from '../campaign/documents.ts'
import { killsSchema } from '../people/documents.ts'
import { correctedBy } from './corrected-by.ts'

/** Old lines of battles that are entered in their campaign. */

/** What a trooper did and suffered in a battle. */
const record = z.strictObject({
  fate: z.enum(FATES),
  wounds: whole,
  round: whole.nullable(),
  cause: z.string(),
  kills: killsSchema,
})

/** Somebody whose part in the battle would be another; null where they would have none, or had none. */
const person = z.strictObject({
  unit: z.string(),
  trooper: id,
  name,
  before: record.nullable(),
  after: record.nullable(),
  /** What they would have fallen to by the log, where that is new. */
  fell: z.strictObject({ cause: z.enum(CAUSES), by: z.string().nullable() }).nullable(),
})

export const enteredCalls = {
  /** The same of a battle that is entered in its campaign: and what would become of its result and its people. */
  'fights.considerEntered': read(
    z.strictObject(correction),
    considered.extend({
      sides: z.tuple([sideSchema, sideSchema]),
      result: resultSchema.nullable(),
      people: z.array(person),
      /** What the line itself would tell; empty where it is left out. */
      line: z.array(told),
    }),
  ),
  /**
   * Does it, as one step of undo: the log, the result, the people. `causes` says in words what those fell to whose
   * end is another.
   */
  'fights.correctEntered': write(
    z.strictObject({
      ...correction,
      leftOut,
      ...correctedBy.shape,
      /** The line as it was told, and as it is told now; null where it is left out. */
      words: z.strictObject({ before: text, after: text.nullable() }),
      causes: z.array(z.strictObject({ unit: z.string(), cause: line })).max(64),
    }),
    z.strictObject({ decision: whole }),
  ),
}

export type PersonChange = z.infer<typeof person>
