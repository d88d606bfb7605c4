import { z } from 'zod'
import { read } from './call.ts'
import { id } from './fields.ts'
import { bySide, document, key, mark, summary, told, watcher, whole } from './fight-parts.ts'

/** Battles looked at once more, moment by moment. */

/** Where to look in a log, in the game's words. */
const moment = z.strictObject({
  /** Of the event. */
  number: whole,
  what: z.string(),
  /** What turned with it; null for other moments. */
  turn: z.string().nullable(),
  /** Who did it, and to whom. */
  by: z.string().exactOptional(),
  whom: z.string().exactOptional(),
})

/**
 * `watcher`: a side or the public are told what they knew then; `both` is everything, once the battle is over.
 */
export const replayCalls = {
  /** The whole log as its watcher may know it, and where to look in it. */
  'fights.moments': read(
    z.strictObject({ id, watcher, ...key }),
    z.strictObject({
      summary,
      pins: bySide(z.boolean()),
      /** The cards are turned over: `both` may be asked for. */
      over: z.boolean(),
      events: z.array(told),
      marks: z.array(mark),
      moments: z.array(moment),
      /** How likely dice were to do what they did, as the game tells it. */
      odds: z.array(document<{ readonly number: number }>()),
      /** What the watcher knows by now. */
      now: document(),
    }),
  ),
  /** The battle as it stood after an event. */
  'fights.moment': read(
    z.strictObject({ id, watcher, at: whole.min(1), ...key }),
    z.strictObject({ view: document() }),
  ),
}
