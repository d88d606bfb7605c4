import { z } from 'zod'
import { accountOfSide, fated, figure } from '../systems/account.ts'
import { read, write } from './call.ts'
import { day, id, line, moment, name, nothing } from './fields.ts'
import { document, summary } from './fight-parts.ts'

/**
 * Campaigns that are a log of battles, one after the other: of games which keep all else as documents. Its teams, its
 * house rules and what else belongs to it alone are documents of the campaign (`documents.ts`).
 */

const system = z.string().min(1).max(40)
/** What people bring home is the game's business. */
const told = accountOfSide.extend({ people: z.array(fated.omit({ home: true })) })

const logged = z.strictObject({
  fight: summary,
  /** Its place among the battles of its campaign, or among those of its game that belong to none; from 1. */
  place: z.number().int().min(1),
  /** The battle of the campaign's plan that it was set up as, in the words of its game; null for one of no plan. */
  planned: z.string().nullable(),
  /** Null until it is over: what goes on is nobody's business here. */
  account: z
    .array(
      told.extend({
        /** The document that they set out as, while it is kept. */
        document: id.nullable(),
        /** What that is called: a team's name. */
        called: z.string().nullable(),
        /** For whom it counts: who leads that, else the player who is called as the side is; null for nobody known. */
        player: z.strictObject({ id, name }).nullable(),
        /** It may go on from here: nothing came after that it set out to, and it has not gone on yet. */
        goesOn: z.boolean(),
      }),
    )
    .nullable(),
})

export const adventureCalls = {
  /** Begins one by house rules that are kept, which it gets a copy of; null: by those that are played unasked. */
  'adventures.begin': write(
    z.strictObject({ system, name, startsOn: day.nullable(), place: line, rules: id.nullable() }),
    z.strictObject({ id }),
  ),
  'adventures.look': read(
    z.strictObject({ id }),
    z.strictObject({
      id,
      system,
      name,
      startsOn: day.nullable(),
      place: z.string(),
      finishedOn: day.nullable(),
      epilogue: z.string(),
      createdAt: moment,
      /** The first that was begun first. */
      log: z.array(logged),
    }),
  ),
  /** All battles of a game, of all campaigns and of none; the first that was begun first. */
  'adventures.ofGame': read(
    z.strictObject({ system }),
    z.strictObject({ log: z.array(logged), campaigns: z.record(id, z.string()) }),
  ),
  'adventures.battle': read(z.strictObject({ fight: id }), logged),
  /** What a side of a battle that is over set out as, each as it was then. */
  'adventures.setOut': read(
    z.strictObject({ fight: id, side: z.string().min(1).max(40) }),
    z.array(z.strictObject({ kind: z.string(), name: z.string(), document: document() })),
  ),
  /** What the battles that are over come to, of a campaign or of a game in all. */
  'adventures.figures': read(
    z.strictObject({ system, campaign: id.nullable() }),
    z.strictObject({ battles: z.number().int().min(0), figures: z.array(figure) }),
  ),
  'adventures.change': write(
    z.strictObject({
      id,
      change: z.strictObject({ startsOn: day.nullable().exactOptional(), place: line.exactOptional() }),
    }),
    nothing,
  ),
  /**
   * Writes the document of a side for the next battle: as what became of its people left it. What belongs to the
   * campaign is changed, of anything else the campaign gets a copy; gives which it is, or the first of `several`. Without a
   * side all that may go on do.
   */
  'adventures.goOn': write(
    z.strictObject({ fight: id, side: z.string().max(60).nullable() }),
    z.strictObject({ id, kind: z.string(), several: z.boolean() }),
  ),
}

/** Opens the sample of a game whose campaigns are a log, made anew when it is not there. */
export const sampleAdventureCalls = {
  'sampleAdventures.open': write(z.strictObject({ system }), z.strictObject({ id })),
}

export type Logged = z.infer<typeof logged>
