import { z } from 'zod'
import type { Fields } from '../battle/field.ts'
import { dieSchema, fallenSchema } from '../dice/source.ts'
import { problemSchema } from '../problem-schema.ts'
import { entry, read, write } from './call.ts'
import { correctionCalls } from './corrections.ts'
import { replayCalls } from './replay.ts'
import { id, line, nothing, rolls } from './fields.ts'
import {
  bySide,
  command,
  document,
  key,
  newPin,
  level,
  mark,
  offer,
  shownSide,
  side,
  summary,
  told,
  watcher,
  whole,
} from './fight-parts.ts'

/**
 * Battles that the program runs, from the first roll to the result. A fight is such a battle while it is
 * played; entering it makes it a battle of its campaign.
 */

/** As it stood before this decision was made, to correct it. */
const past = { before: whole.min(1).exactOptional() }

/** A rule that stands against a command; a firm one does also where the battle only assists. */
const hindrance = z.strictObject({ problem: problemSchema, firm: z.boolean() })

export const fightCalls = {
  /** Every fight that is not entered yet, of all campaigns and without one; the newest first. */
  'fights.underWay': read(nothing, z.array(summary)),
  /** What the players say of a battle before it begins, of a game whose battles need no more than that. */
  'fights.form': read(
    z.strictObject({ system: z.string().max(40), campaign: id.nullable() }),
    /**
     * `kept`: what the group keeps and may choose, with who leads it; `unfinished`: what it may not yet; `calls`: names of other values, by the
     * choice that names them.
     */
    z.strictObject({
      fields: document<Fields>(),
      kept: z.record(
        id,
        z.strictObject({
          name: z.string(),
          inCampaign: z.boolean(),
          document: document(),
          player: z.string().nullable(),
        }),
      ),
      unfinished: z.array(z.strictObject({ id, kind: z.string(), name: z.string() })),
      calls: z.record(z.string(), z.record(z.string(), z.string())),
    }),
  ),
  /** Begins a battle of such a game with what was said. Not a step of undo: a fight that goes on is abandoned. */
  'fights.setUp': entry(
    z.strictObject({
      system: z.string().max(40),
      campaign: id.nullable(),
      level,
      place: line.exactOptional(),
      said: document(),
    }),
    z.strictObject({ id }),
  ),
  /** How it stands for who asks, and what he may do; the public is told what both sides may do in the open. */
  'fights.look': read(
    z.strictObject({ id, watcher, ...past, ...key }),
    z.strictObject({
      summary,
      /** Sides that have chosen a PIN for this battle. */
      pins: bySide(z.boolean()),
      view: document(),
      options: z.array(offer),
      /** What the players may agree on beside the rules, where the program only assists. */
      loose: z.array(offer),
      /** Sides that the program plays for; null in a game where it plays for none. */
      automatic: z.array(side).nullable(),
      /** Sides that may be handed to the program now, or be taken over from it. */
      handsOver: z.array(side),
      /** Sides that the battle waits for, as everybody knows it; null where a side asks, which sees what it may do itself. */
      waitsFor: z.array(side).nullable(),
      /** The last decision; 0 is the beginning. */
      decision: whole,
      /** What was taken back and can be done again: decisions, and a correction as one. */
      takenBack: whole,
      /** The last thing done was the correction of an old line. */
      corrected: z.boolean(),
      /** What was done last, where the side that asks did it in private: it can take it back. */
      ownStep: z.string().nullable(),
    }),
  ),
  /**
   * The events after a number, 0 for all. Who names the edition of an earlier answer is given only what has changed
   * since: all that came after the number in the answer.
   */
  'fights.log': read(
    z.strictObject({ id, watcher, after: whole.min(0), known: z.string().max(100).optional(), ...key }),
    z.strictObject({ edition: z.string(), after: whole, events: z.array(told), marks: z.array(mark) }),
  ),
  /** What would become of a command, without doing it: what stands against it, and the next roll of real dice. */
  'fights.consider': read(
    z.strictObject({
      id,
      command,
      rolls: z.array(fallenSchema).max(500),
      ...past,
    }),
    z.strictObject({
      hindrances: z.array(hindrance),
      missing: z
        .strictObject({
          purpose: z.string(),
          side,
          unit: z.string().nullable(),
          die: dieSchema,
          dice: whole,
          least: whole,
          most: whole,
          target: whole.nullable(),
        })
        .nullable(),
      rolls: problemSchema.nullable(),
    }),
  ),
  /**
   * `after` is the last decision that the caller knew of: what was meant for an older state is not done. Where its
   * side has a PIN, a command about secrets needs it; any other is given in the open and answered as the public
   * may know it.
   */
  'fights.act': entry(
    z.strictObject({
      id,
      after: whole.min(0),
      command,
      /** Null lets the program roll. */
      rolls: rolls.nullable(),
      /** Not where a rule stands against it, also if the program only assists: then the players are asked first. */
      lawful: z.boolean().exactOptional(),
      ...key,
    }),
    z.strictObject({ decision: whole, events: z.array(told) }),
  ),
  /** Chooses a side's PIN for this battle, or with null does without one again. */
  'fights.setPin': entry(z.strictObject({ id, side, chosen: newPin.nullable(), ...key }), nothing),
  /**
   * All sides agree that this one does without the PIN that it has lost; whoever else has chosen one gives it. The log tells it to everybody, and the line stays: it is neither taken back nor corrected.
   */
  'fights.giveUpPin': entry(z.strictObject({ id, side, ...key }), nothing),
  /** Takes back a decision and all after it. They are kept, and the same dice and cards come again. */
  'fights.takeBack': entry(z.strictObject({ id, decision: whole.min(1) }), nothing),
  /** A side takes back what it did last in private; not any more once anything else was done. */
  'fights.takeBackOwn': entry(z.strictObject({ id, side, after: whole.min(0), ...key }), nothing),
  /** Does the next decision that was taken back once more. */
  'fights.doAgain': entry(z.strictObject({ id, after: whole.min(0) }), z.strictObject({ decision: whole })),
  'fights.abandon': write(z.strictObject({ id }), nothing),
  ...correctionCalls,
  ...replayCalls,
  /** The fight that a battle of a campaign was; null where it was only recorded. */
  'fights.ofBattle': read(z.strictObject({ battle: id }), z.strictObject({ fight: id.nullable() })),
}

export type FightSummary = z.infer<typeof summary>
export type ToldEvent = z.infer<typeof told>
export type Mark = z.infer<typeof mark>
export type ShownSide = z.infer<typeof shownSide>
