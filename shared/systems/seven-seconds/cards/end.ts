import { z } from 'zod'
import { DRONES, TROOPERS } from '../words.ts'
import { OBJECTIVES, SIDES, TABLE_PLACES } from './words.ts'

/**
 * Everything that Victory Points are worked out from: the table when the battle is over, after the side in
 * control has settled the Objectives (R29).
 */

const whole = z.number().int()
const side = z.enum(SIDES)
const count = whole.min(0)
const unitCounts = z.partialRecord(z.enum([...TROOPERS, ...DRONES]), count)

const objectiveEndSchema = z.strictObject({
  /** Who Secured it; null is Contested. */
  holder: side.nullable(),
  destroyed: z.boolean(),
  /** Target Counters on it. */
  counters: count,
})

/** How many troopers of a side stand within so many inches of a place. */
const distanceSchema = z.strictObject({ side, place: z.enum(TABLE_PLACES), inches: whole.min(1) })
/** How many times a side did what its mission asks for in the group's own words. */
const deedSchema = z.strictObject({ side, deed: z.string() })

/** The answer to a question to the table. */
export const answerSchema = z.union([distanceSchema.extend({ count }), deedSchema.extend({ count })])

export const endOfBattleSchema = z.strictObject({
  /** Null in a Chance Encounter, which has none. */
  objectives: z.record(z.enum(OBJECTIVES), objectiveEndSchema).nullable(),
  /** Units destroyed, by the side that owned them. */
  losses: z.strictObject({ a: unitCounts, b: unitCounts }),
  /** Units alive, on the table or in the Holding Area. */
  alive: z.strictObject({ a: unitCounts, b: unitCounts }),
  /** Who Controls the Table; null is Contested. */
  controls: side.nullable(),
  /** The side that was first to destroy an enemy trooper; drones and own fire do not count. */
  firstKill: side.nullable(),
  /** For whom an Objective is Inspected (R28). */
  inspected: z.enum(['whoever-holds', 'own']),
  /** Answers to `measurementsFor` the cards in play. */
  near: z.array(answerSchema),
})

export type ObjectiveEnd = z.infer<typeof objectiveEndSchema>
export type Distance = z.infer<typeof distanceSchema>
export type Deed = z.infer<typeof deedSchema>
/** A question to the table. */
export type Measurement = Distance | Deed
export type Answer = z.infer<typeof answerSchema>
export type EndOfBattle = z.infer<typeof endOfBattleSchema>
