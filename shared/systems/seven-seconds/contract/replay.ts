import { z } from 'zod'
import type { Unit } from '../battle/state/state.ts'
import type { BattleView } from '../battle/view.ts'
import { SIDES } from '../battle/words.ts'
import { MOMENTS, TURNS } from '../histories/moment-words.ts'
import { read } from '../../../contract/call.ts'
import { id } from '../../../contract/fields.ts'
import { bySide, document, key, mark, summary, told, whole } from '../../../contract/fight-parts.ts'

/** Battles looked at once more, moment by moment. */

/** A side or the public are told what they knew then; `both` is everything, once the battle is over. */
const watcher = z.enum([...SIDES, 'public', 'both'])

const moment = z.strictObject({
  /** Of the event. */
  number: whole,
  what: z.enum(MOMENTS),
  /** What turned with it; null for other moments. */
  turn: z.enum(TURNS).nullable(),
})

const chance = z.number().min(0).max(1)
const shot = {
  number: whole,
  chance,
  came: z.boolean(),
  /** The event whose dice settled it; null while they are still to fall. */
  settled: whole.nullable(),
}

/** How likely dice were to do what they were thrown for, and whether they did. */
const odds = z.discriminatedUnion('of', [
  /** At its target's life, with the chance to hurt it without destroying it. */
  z.strictObject({ of: z.literal('rifle'), ...shot, hurts: chance }),
  /** For a direct hit, with the chance to be stopped on its way: else it hits or deviates. */
  z.strictObject({ of: z.literal('missile'), ...shot, stopped: chance }),
  /** One roll with a number to reach. */
  z.strictObject({ of: z.literal('roll'), number: whole, chance, came: z.boolean() }),
  /** Dice that are added up: so many points or more. */
  z.strictObject({ of: z.literal('points'), number: whole, chance }),
  /** Two dice against each other, of which that of the side is the first: it is the higher one. */
  z.strictObject({ of: z.literal('roll-off'), number: whole, chance, side: z.enum(SIDES), tie: chance }),
])

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
      odds: z.array(odds),
      /** Those whose names the watcher knows by now. */
      units: z.array(document<Unit>()),
    }),
  ),
  /** The battle as it stood after an event. */
  'fights.moment': read(
    z.strictObject({ id, watcher, at: whole.min(1), ...key }),
    z.strictObject({ view: document<BattleView>() }),
  ),
}

export type ReplayWatcher = z.infer<typeof watcher>
export type Moment = z.infer<typeof moment>
export type Odds = z.infer<typeof odds>
