import { z } from 'zod'
import { resultSchema, sideSchema } from '../campaign/documents.ts'
import { read } from '../../../contract/call.ts'
import { FATES } from '../../../contract/choices.ts'
import { correctedBy } from './corrected-by.ts'
import { day, id, line, moment, name, text } from '../../../contract/fields.ts'
import { recordedEntry } from './roster.ts'

/** The past of a battle's past: what was corrected of it, by whom, when and why. */

/** What was reported of a battle, and where it stood in its campaign. */
const reported = z.strictObject({
  position: z.number().int(),
  sides: z.tuple([sideSchema, sideSchema]),
  result: resultSchema.nullable(),
  foughtOn: day.nullable(),
  place: line,
  note: text,
})

/** Who of a side was there, and what became of them. */
const present = z.strictObject({ participant: id, entries: z.array(recordedEntry) })

const lines = z.number().int().min(0)

/** A line of a log in the words that it was told in, or none where it is left out; and what went with it. */
const logged = z.strictObject({
  round: z.number().int().nullable(),
  words: text,
  /** Lines after it, and those that were put in so that they fit. */
  later: lines.exactOptional(),
  putIn: lines.exactOptional(),
  /** Whose part in the battle became another; who had none is not among them. */
  people: z
    .array(z.strictObject({ name, fate: z.enum(FATES), kills: lines }))
    .max(64)
    .exactOptional(),
  /** What was reported of the battle, where that became another. */
  reported: z
    .strictObject({ sides: z.tuple([sideSchema, sideSchema]), result: resultSchema.nullable() })
    .exactOptional(),
})

const told = { id, at: moment, ...correctedBy.shape }
export const changeSchema = z.discriminatedUnion('what', [
  z.strictObject({ what: z.literal('report'), ...told, before: reported, after: reported }),
  z.strictObject({ what: z.literal('people'), ...told, before: present, after: present }),
  z.strictObject({ what: z.literal('log'), ...told, before: logged.nullable(), after: logged.nullable() }),
  z.strictObject({ what: z.literal('deleted'), ...told, before: z.null(), after: z.null() }),
  z.strictObject({ what: z.literal('restored'), ...told, before: z.null(), after: z.null() }),
])
export const changeCalls = {
  /** Everything that was corrected of a battle, the latest first. */
  'changes.list': read(z.strictObject({ battle: id }), z.array(changeSchema)),
}

export type BattleChanged = z.infer<typeof changeSchema>
export type Logged = z.infer<typeof logged>
export type Reported = z.infer<typeof reported>
export type Present = z.infer<typeof present>
