import { z } from 'zod'
import { command, read } from './call.ts'
import { id, moment, nothing } from './fields.ts'

/**
 * One change that can be undone: the call that made it and the campaign it was made in.
 */
const step = z.strictObject({
  id: z.number().int(),
  call: z.string(),
  /** What of it was changed, where the call alone does not say. */
  part: z.string().nullable(),
  /** The name of the thing that was changed, or of whose it is. */
  of: z.string().nullable(),
  at: moment,
  campaign: z.strictObject({ id, name: z.string() }).nullable(),
})

const whichStep = z.strictObject({ step: z.number().int().optional() })

export const undoCalls = {
  'undo.look': read(nothing, z.strictObject({ undo: step.nullable(), redo: step.nullable() })),
  /**
   * Undoes the latest change; the answer is the step that was undone. With `step`, only if that is still
   * the one whose turn it is.
   */
  'undo.undo': command(whichStep, step),
  'undo.redo': command(whichStep, step),
}

export type UndoStep = z.infer<typeof step>
