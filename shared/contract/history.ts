import { z } from 'zod'
import { command, read } from './call.ts'
import { id, moment, nothing } from './fields.ts'

/** One change that can be undone: the call that made it, and the campaign it was made in. */
const step = z.strictObject({
  call: z.string(),
  at: moment,
  campaign: z.strictObject({ id, name: z.string() }).nullable(),
})

export const historyCalls = {
  'history.look': read(nothing, z.strictObject({ undo: step.nullable(), redo: step.nullable() })),
  /** Undoes the latest change; the answer is the step that was undone. */
  'history.undo': command(nothing, step),
  'history.redo': command(nothing, step),
}

export type HistoryStep = z.infer<typeof step>
