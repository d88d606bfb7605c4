import { z } from 'zod'
import { MOST_STEPS } from '../campaign/basket.ts'
import { ratingSchema, statSchema } from '../campaign/documents.ts'
import { write } from '../../../contract/call.ts'
import { id, nothing } from '../../../contract/fields.ts'

/** All steps of all 18 stats, and some. */
const MOST_PURCHASES = 100

const step = z.strictObject({ rating: ratingSchema, stat: statSchema })

export const technologyCalls = {
  /** Buys steps with Tech Points in the order given, all of them or none (p.29, R7). */
  'technology.buy': write(
    z.strictObject({ participant: id, steps: z.array(step).min(1).max(MOST_STEPS) }),
    z.strictObject({ ids: z.array(id) }),
  ),
  /** Takes purchases of one campaign back: each while no later battle was fought, or when it is a problem. */
  'technology.takeBack': write(z.strictObject({ ids: z.array(id).min(1).max(MOST_PURCHASES) }), nothing),
}
