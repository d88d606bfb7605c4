import { z } from 'zod'
import { problemSchema } from '../problem-schema.ts'
import { entry, read } from './call.ts'
import { id, rolls } from './fields.ts'
import { bySide, command, side, told, whole } from './fight-parts.ts'

/** Old lines of a fight's log, given otherwise: the lines after them are carried out again. */

const pin = z.string().max(20)
const fell = z.strictObject({
  purpose: z.string(),
  side,
  unit: z.string().nullable(),
  dice: z.array(whole),
})

export const correction = {
  id,
  decision: whole.min(1),
  /** The last decision that the caller knew of. */
  after: whole.min(0),
  /** What is given instead; null leaves the line out. */
  command: command.nullable(),
  /** Dice typed for it; null keeps those that fell wherever the same are asked for. */
  rolls: rolls.nullable(),
  /** Of sides whose secrets it is about, or whose Blips would come to light in it. */
  pins: bySide(pin).exactOptional(),
}

/** What would become of the log. */
export const considered = z.strictObject({
  /** Lines that stay, the corrected one too. */
  kept: whole,
  /** Nothing would be other than it was. */
  same: z.boolean(),
  /** What is put in so that the lines after it fit: what was begun ends, in the order in which it does. */
  putIn: z.array(told),
  /** Lines that stay and then tell something else, the corrected one too, with what they would tell. */
  changed: z.array(z.strictObject({ decision: whole, events: z.array(told) })),
  /** Lines that no longer fit, and why. */
  dropped: z.array(z.strictObject({ decision: whole, problem: problemSchema })),
  /** Lines that would be noted as not by the rules, and were not before. */
  noted: z.array(z.strictObject({ decision: whole, deviations: z.array(problemSchema) })),
})

export const leftOut = z.array(whole).max(10_000)

export const correctionCalls = {
  /** A line as it was given, with the dice that fell. A secret one needs its side's PIN. */
  'fights.line': read(
    z.strictObject({ id, decision: whole.min(1), pin: pin.exactOptional() }),
    z.strictObject({ command, typed: z.boolean(), fell: z.array(fell) }),
  ),
  /** What would become of the log, without doing it. */
  'fights.considerCorrection': read(z.strictObject(correction), considered),
  /** Does it; `leftOut` are the lines that the players know to be left out. */
  'fights.correct': entry(z.strictObject({ ...correction, leftOut }), z.strictObject({ decision: whole })),
  /** Takes a whole correction back, when it was the last thing done: the log is as it was. `doAgain` does it again. */
  'fights.takeBackCorrection': entry(
    z.strictObject({ id, after: whole.min(0) }),
    z.strictObject({ decision: whole }),
  ),
}
