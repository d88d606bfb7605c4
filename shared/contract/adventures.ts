import { z } from 'zod'
import { read, write } from './call.ts'
import { day, id, line, moment, name, nothing } from './fields.ts'
import { summary } from './fight-parts.ts'

/**
 * Campaigns that are a log of battles, one after the other: of games which keep all else as documents. Its teams, its
 * house rules and what else belongs to it alone are documents of the campaign (`documents.ts`).
 */

const system = z.string().min(1).max(40)
const whole = z.number().int().min(0)

const fated = z.strictObject({
  id: z.string(),
  /** Empty: called as the type is. */
  name: z.string(),
  type: z.string(),
  fate: z.string(),
  isLost: z.boolean(),
  joined: z.boolean(),
  deeds: z.record(z.string(), whole),
})

const logged = z.strictObject({
  fight: summary,
  /** Null until it is over: what goes on is nobody's business here. */
  account: z
    .array(
      z.strictObject({
        side: z.string(),
        result: z.enum(['won', 'lost', 'open']),
        points: z.number().int().nullable(),
        /** The document that they set out as, while it is kept. */
        document: id.nullable(),
        people: z.array(fated),
      }),
    )
    .nullable(),
})

export const adventureCalls = {
  /** Begins one by house rules that are kept, which it gets a copy of; null: by those that are played unasked. */
  'adventures.begin': write(
    z.strictObject({ system, name, startsOn: day.nullable(), place: line, rules: id.nullable() }),
    z.strictObject({ id }),
  ),
  'adventures.look': read(
    z.strictObject({ id }),
    z.strictObject({
      id,
      system,
      name,
      startsOn: day.nullable(),
      place: z.string(),
      finishedOn: day.nullable(),
      epilogue: z.string(),
      createdAt: moment,
      /** The first that was begun first. */
      log: z.array(logged),
    }),
  ),
  'adventures.change': write(
    z.strictObject({
      id,
      change: z.strictObject({ startsOn: day.nullable().exactOptional(), place: line.exactOptional() }),
    }),
    nothing,
  ),
  /**
   * Writes the document of a side for the next battle: as what became of its people left it. What belongs to the
   * campaign is changed, of anything else the campaign gets a copy; gives which it is.
   */
  'adventures.goOn': write(z.strictObject({ fight: id, side: z.string().max(60) }), z.strictObject({ id })),
}

export type Logged = z.infer<typeof logged>
export type FatedPerson = z.infer<typeof fated>
