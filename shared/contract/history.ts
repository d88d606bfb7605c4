import { z } from 'zod'
import { command, read } from './call.ts'
import { id, moment, nothing } from './fields.ts'

/**
 * One change that can be undone: the call that made it, the campaign it was made in, and, where the call alone
 * does not say, what of which thing was changed.
 */
const step = z.strictObject({
  id: z.number().int(),
  call: z.string(),
  part: z.strictObject({ key: z.string(), of: z.string() }).nullable(),
  at: moment,
  campaign: z.strictObject({ id, name: z.string() }).nullable(),
})

const whichStep = z.strictObject({ step: z.number().int().optional() })

export const historyCalls = {
  'history.look': read(nothing, z.strictObject({ undo: step.nullable(), redo: step.nullable() })),
  /**
   * Undoes the latest change; the answer is the step that was undone. With `step`, only if that is still
   * the one whose turn it is.
   */
  'history.undo': command(whichStep, step),
  'history.redo': command(whichStep, step),
}

export type HistoryStep = z.infer<typeof step>
