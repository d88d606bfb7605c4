import { z } from 'zod'
import { problemSchema } from '../problem-schema.ts'
import type { Command } from '../systems/seven-seconds/battle/documents/commands.ts'
import { CAUSES, PURPOSES, SIDES } from '../systems/seven-seconds/battle/words.ts'
import { resultSchema, sideSchema } from '../systems/seven-seconds/campaign/documents.ts'
import { killsSchema } from '../systems/seven-seconds/people/documents.ts'
import { entry, read, write } from './call.ts'
import { FATES } from './choices.ts'
import { correctedBy } from './corrected-by.ts'
import { id, line, name, rolls, text } from './fields.ts'
import { told } from './fight-parts.ts'

/** Old lines of a fight's log, given otherwise: the lines after them are carried out again. */

const whole = z.number().int()
const command = z.custom<Command>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
)
const pin = z.string().max(20)
const fell = z.strictObject({
  purpose: z.enum(PURPOSES),
  side: z.enum(SIDES),
  unit: z.string().nullable(),
  dice: z.array(whole),
})

const correction = {
  id,
  decision: whole.min(1),
  /** The last decision that the caller knew of. */
  after: whole.min(0),
  /** What is given instead; null leaves the line out. */
  command: command.nullable(),
  /** Dice typed for it; null keeps those that fell wherever the same are asked for. */
  rolls: rolls.nullable(),
  /** Of sides whose secrets it is about, or whose Blips would come to light in it. */
  pins: z.strictObject({ a: pin.exactOptional(), b: pin.exactOptional() }).exactOptional(),
}

/** What would become of the log. */
const considered = z.strictObject({
  /** Lines that stay, the corrected one too. */
  kept: whole,
  /** Nothing would be other than it was. */
  same: z.boolean(),
  /** What is put in so that the lines after it fit: what was begun ends, in the order in which it does. */
  putIn: z.array(told),
  /** Lines that no longer fit, and why. */
  dropped: z.array(z.strictObject({ decision: whole, problem: problemSchema })),
  /** Lines that would be noted as not by the rules, and were not before. */
  noted: z.array(z.strictObject({ decision: whole, deviations: z.array(problemSchema) })),
})

const leftOut = z.array(whole).max(10_000)

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
