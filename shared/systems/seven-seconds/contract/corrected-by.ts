import { z } from 'zod'
import { line } from '../../../contract/fields.ts'

/** Whoever corrects something says who they are and why, in the group's words; both may be empty: then it is whoever is signed in at the computer. */
export const correctedBy = z.strictObject({ who: line, reason: line })

export type CorrectedBy = z.infer<typeof correctedBy>
