import { z } from 'zod'
import { read } from './call.ts'
import { id, name } from './fields.ts'

/** What somebody has done in all games: each game counts its own, in the house's words. Nothing of it is kept. */

const whole = z.number().int().min(0)

const tally = z.strictObject({
  battles: whole,
  won: whole,
  drawn: whole,
  lost: whole,
  /** By people with a name. */
  kills: whole,
  /** Of their people, with a name or without. */
  fallen: whole,
})

const campaignRecord = z.strictObject({
  id,
  name,
  /** Whom they lead in it. */
  as: z.string(),
  tally,
})

const decoration = z.strictObject({
  name: z.string(),
  reason: z.string(),
  /** Who of their people has it, and where that one is: as the search over everything says it. */
  who: z.string(),
  place: z.strictObject({
    kind: z.string(),
    id: z.string(),
    campaign: z.strictObject({ id, name }).nullable(),
    at: z.record(z.string(), z.string()),
  }),
})

const gameRecord = z.strictObject({
  /** The id of the game. */
  system: z.string(),
  /** The newest first. */
  campaigns: z.array(campaignRecord),
  decorations: z.array(decoration),
})

export const recordCalls = {
  'records.ofPlayer': read(
    z.strictObject({ player: id }),
    z.strictObject({
      player: z.strictObject({ id, name }),
      /** Of the games in which they have done anything. */
      games: z.array(gameRecord),
    }),
  ),
}

export type GameRecord = z.infer<typeof gameRecord>
export type Tally = z.infer<typeof tally>

/** Several together; nothing for none. */
export function addedUp(tallies: readonly Tally[]): Tally {
  const sum = (of: keyof Tally): number => tallies.reduce((all, one) => all + one[of], 0)
  return {
    battles: sum('battles'),
    won: sum('won'),
    drawn: sum('drawn'),
    lost: sum('lost'),
    kills: sum('kills'),
    fallen: sum('fallen'),
  }
}
