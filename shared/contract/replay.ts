import { z } from 'zod'
import type { Unit } from '../systems/seven-seconds/battle/state/state.ts'
import type { BattleView } from '../systems/seven-seconds/battle/view.ts'
import { SIDES } from '../systems/seven-seconds/battle/words.ts'
import { MOMENTS, TURNS } from '../systems/seven-seconds/histories/moment-words.ts'
import { read } from './call.ts'
import { id } from './fields.ts'
import { document, key, mark, summary, told, whole } from './fight-parts.ts'

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
  /** The fight that a battle of a campaign was; null where it was only recorded. */
  'fights.ofBattle': read(z.strictObject({ battle: id }), z.strictObject({ fight: id.nullable() })),
  /** The whole log as its watcher may know it, and where to look in it. */
  'fights.moments': read(
    z.strictObject({ id, watcher, ...key }),
    z.strictObject({
      summary,
      pins: z.strictObject({ a: z.boolean(), b: z.boolean() }),
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
