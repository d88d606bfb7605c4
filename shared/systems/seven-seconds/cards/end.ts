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

/** A question to the table: how many troopers of a side stand within so many inches of a place. */
export const measurementSchema = z.strictObject({
  side,
  place: z.enum(TABLE_PLACES),
  inches: whole.min(1),
})

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
  /** Answers to `measurementsFor` the cards in play. */
  near: z.array(measurementSchema.extend({ count })),
})

export type ObjectiveEnd = z.infer<typeof objectiveEndSchema>
export type Measurement = z.infer<typeof measurementSchema>
export type EndOfBattle = z.infer<typeof endOfBattleSchema>
