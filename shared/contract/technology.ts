import { z } from 'zod'
import { ratingSchema, statSchema } from '../systems/seven-seconds/campaign/documents.ts'
import { write } from './call.ts'
import { id, nothing } from './fields.ts'

export const technologyCalls = {
  /** Buys one step of one stat with Tech Points (p.29). */
  'technology.buy': write(
    z.strictObject({ participant: id, rating: ratingSchema, stat: statSchema }),
    z.strictObject({ id }),
  ),
  /** Takes a purchase back: while no later battle was fought, or when it is a problem. */
  'technology.takeBack': write(z.strictObject({ id }), nothing),
}
