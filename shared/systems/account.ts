import { z } from 'zod'

/** What became of everybody in a battle that is over, in the house's words: for logs of campaigns, people and numbers. */

const whole = z.number().int().min(0)

export const fated = z.strictObject({
  /** Within the document that their side set out as; for who joined on the way a name of their own. */
  id: z.string(),
  /** Empty: called as the type is. */
  name: z.string(),
  /** What they are and what became of them, in the game's words. */
  type: z.string(),
  fate: z.string(),
  /** They do not come back. */
  isLost: z.boolean(),
  /** What they were lost to, and by whom, in the game's words or by a name; null where that is not known. */
  lostTo: z.strictObject({ with: z.string(), by: z.string() }).nullable(),
  /** They serve in somebody else of the side: what that one did, and that it was lost, is theirs too and counted once. */
  serves: z.literal(true).exactOptional(),
  /** A document of their own, which is them whatever side they fight for. */
  own: z.literal(true).exactOptional(),
  /** They came along on the way. */
  joined: z.boolean(),
  /** How often they did what the game counts. */
  deeds: z.record(z.string(), whole),
  /** Whom their deeds were done to, by the deed: in the game's words or by a name, each time. */
  whom: z.record(z.string(), z.array(z.string())),
  /** What they bring home, in the game's own shape. */
  home: z.looseObject({}),
})

/** How many were lost of how many; whoever serves in somebody else is counted with that one. */
export function lossesOf(people: readonly Pick<Fated, 'isLost' | 'serves'>[]): {
  readonly lost: number
  readonly of: number
} {
  const own = people.filter(({ serves }) => !serves)
  return { lost: own.filter(({ isLost }) => isLost).length, of: own.length }
}

/** How a battle ended for a side. */
export const RESULTS = ['won', 'lost', 'drawn', 'open'] as const

export const accountOfSide = z.strictObject({
  side: z.string(),
  /** `open`: nobody can say. */
  result: z.enum(RESULTS),
  /** As the game counts them; null where it counts none. */
  points: z.number().nullable(),
  people: z.array(fated),
})

/** A count that is added up over battles: how often something was done, by what. */
export const figure = z.strictObject({
  /** What is counted, and by what, in the game's words: hits, by weapons. */
  of: z.string(),
  by: z.string(),
  count: whole,
  /** How often it was tried; null where there is no try. */
  tries: whole.nullable(),
  /** How often it was to be expected, by what is exactly known; null where nobody can say. */
  expected: z.number().min(0).nullable(),
})

export const accountSchema = z.strictObject({
  /** Those who fought as somebody's, in the order of the game. */
  sides: z.array(accountOfSide),
  figures: z.array(figure),
})

export type Account = z.infer<typeof accountSchema>
export type AccountOfSide = z.infer<typeof accountOfSide>
export type Fated = z.infer<typeof fated>
export type Figure = z.infer<typeof figure>

/** How a game accounts for its battles. */
export interface AccountPart<Event> {
  /** Raised when the same log comes to another account: what was kept of it is worked out anew. */
  readonly version: number
  /** The deed that is somebody put out of a battle for good; null where none is counted. */
  readonly kill: string | null
  /** Of the whole log of a battle that is over. */
  readonly of: (events: readonly Event[]) => Account
}

/** Figures of the same, added up; they come as they first came. */
export function added(figures: Iterable<Figure>): Figure[] {
  const all = new Map<string, Figure>()
  for (const one of figures) {
    const key = `${one.of} ${one.by}`
    const before = all.get(key)
    all.set(
      key,
      before
        ? {
            ...one,
            count: before.count + one.count,
            tries: both(before.tries, one.tries),
            expected: both(before.expected, one.expected),
          }
        : one,
    )
  }
  return [...all.values()]
}

const both = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? null : one + other
