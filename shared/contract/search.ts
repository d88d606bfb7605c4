import { z } from 'zod'
import { read } from './call.ts'
import { id, name } from './fields.ts'

/** One search over everything that is kept: of the house, and of each game. */

/** More is nothing that somebody types; it is cut there. */
export const LONGEST_SEARCH = 200

const found = z.strictObject({
  id: z.string(),
  /** The id of its game; null where it is of none. */
  system: z.string().nullable(),
  name: z.string(),
  /** What tells it from others of its name; empty where nothing does. */
  about: z.string(),
  /** A day or moment of its own; null where it has none. */
  on: z.string().nullable(),
  campaign: z.strictObject({ id, name }).nullable(),
  /** Where the words stand that are neither in its name nor in what is told about it. */
  because: z.array(z.strictObject({ text: z.string(), found: z.boolean() })),
  /** What else its address is made of, by names that only its kind knows. */
  at: z.record(z.string(), z.string()),
})

const group = z.strictObject({
  /** As the house or the game calls it. */
  kind: z.string(),
  /** The game whose kind it is; null for those of the house. */
  system: z.string().nullable(),
  /** How many there are; `found` has the best of them. */
  all: z.number().int().min(1),
  found: z.array(found).min(1),
})

export const searchCalls = {
  /** What all the words that were typed occur in, as every list searches (`shared/search.ts`); nothing for no words. */
  'search.everything': read(
    z.strictObject({ text: z.string().max(LONGEST_SEARCH) }),
    z.strictObject({ groups: z.array(group) }),
  ),
}

export type Found = z.infer<typeof found>
export type FoundGroup = z.infer<typeof group>
