import { z } from 'zod'
import { dieSchema, fallenSchema } from '../dice/source.ts'
import { problemSchema } from '../problem-schema.ts'
import type { Command, CommandKind } from '../systems/seven-seconds/battle/documents/commands.ts'
import type { BattleRules } from '../systems/seven-seconds/battle/documents/rules.ts'
import type { Offer } from '../systems/seven-seconds/battle/rules/field.ts'
import type { BattleView } from '../systems/seven-seconds/battle/view.ts'
import { PURPOSES } from '../systems/seven-seconds/battle/words.ts'
import { UNITS } from '../systems/seven-seconds/words.ts'
import { SAMPLE_FACTION_IDS } from '../systems/seven-seconds/data/sample-factions.ts'
import { entry, read, write } from './call.ts'
import { correctionCalls } from './corrections.ts'
import { FATES } from './choices.ts'
import { day, id, line, name, nothing, rolls, text } from './fields.ts'
import { document, key, level, mark, shownSide, side, summary, told, watcher, whole } from './fight-parts.ts'
import { replayCalls } from './replay.ts'
import { namesFrom } from './roster.ts'

/**
 * Battles that the program runs, from the first roll to the result. A fight is such a battle while it is
 * played; entering it makes it a battle of its campaign.
 */

/** Somebody of the campaign; in a battle without one a shipped faction, or a finished one of the group's own. */
const fighter = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('participant'), participant: id }),
  z.strictObject({ kind: z.literal('sample-faction'), faction: z.enum(SAMPLE_FACTION_IDS) }),
  z.strictObject({ kind: z.literal('own-faction'), faction: id }),
])

/** The digits that a side chose for this battle. */
const pin = z.string().regex(/^\d{4,8}$/, 'A PIN has 4 to 8 digits.')

/** Where the units of a side stand on its Holding Area. */
const layout = z.array(z.strictObject({ square: whole.min(1).max(16), units: z.array(z.string()) }))

/** A layout that is kept for the next battle: what stands where, by type. */
const keptSquares = z
  .array(z.strictObject({ square: whole.min(1).max(16), units: z.array(z.enum(UNITS)).max(16) }))
  .max(16)
const keptLayout = z.strictObject({ id, name, squares: keptSquares })

/** Own names of a side's troopers, with who of the roster they are. */
const ownNames = z.array(z.strictObject({ unit: z.string(), name, trooper: id.nullable() }))

/** What became of somebody with an own name. */
const fate = z.strictObject({
  unit: z.string(),
  fate: z.enum(FATES),
  wounds: whole.min(0).max(99),
  round: whole.min(1).max(99).nullable(),
  cause: line,
})

/** As it stood before this decision was made, to correct it. */
const past = { before: whole.min(1).exactOptional() }

/** A rule that stands against a command; a firm one does also where the battle only assists. */
const hindrance = z.strictObject({ problem: problemSchema, firm: z.boolean() })

export const fightCalls = {
  /** Every fight that is not entered yet, of all campaigns and without one; the newest first. */
  'fights.underWay': read(nothing, z.array(summary)),
  /** Not a step of undo: a fight that goes on is abandoned, not undone. */
  'fights.begin': entry(
    z.strictObject({
      campaign: id.nullable(),
      a: fighter,
      b: fighter,
      level,
      place: line.exactOptional(),
      /** Null for those of the campaign, or Muster's own without one. */
      rules: document<BattleRules>().nullable(),
      /** In a battle without a campaign the deck; null for the one that comes with the game. A campaign has chosen its own. */
      deck: id.nullable().default(null),
    }),
    z.strictObject({ id }),
  ),
  /** How it stands for who asks, and what he may do; the public is told what both sides may do in the open. */
  'fights.look': read(
    z.strictObject({ id, watcher, ...past, ...key }),
    z.strictObject({
      summary,
      /** Sides that have chosen a PIN for this battle. */
      pins: z.strictObject({ a: z.boolean(), b: z.boolean() }),
      view: document<BattleView>(),
      options: z.array(document<Offer>()),
      /** What the players may agree on beside the rules, where the program only assists. */
      loose: z.array(document<Offer>()),
      /** The last decision; 0 is the beginning. */
      decision: whole,
      /** What was taken back and can be done again: decisions, and a correction as one. */
      takenBack: whole,
      /** The last thing done was the correction of an old line. */
      corrected: z.boolean(),
      /** What was done last, where the side that asks did it in private: it can take it back. */
      ownStep: z.custom<CommandKind>((value) => typeof value === 'string').nullable(),
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
      command: document<Command>(),
      rolls: z.array(fallenSchema).max(500),
      ...past,
    }),
    z.strictObject({
      hindrances: z.array(hindrance),
      missing: z
        .strictObject({
          purpose: z.enum(PURPOSES),
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
      command: document<Command>(),
      /** Null lets the program roll. */
      rolls: rolls.nullable(),
      /** Not where a rule stands against it, also if the program only assists: then the players are asked first. */
      lawful: z.boolean().exactOptional(),
      ...key,
    }),
    z.strictObject({ decision: whole, events: z.array(told) }),
  ),
  /** Chooses a side's PIN for this battle, or with null does without one again. */
  'fights.setPin': entry(z.strictObject({ id, side, chosen: pin.nullable(), ...key }), nothing),
  /**
   * Both sides agree that this one does without the PIN that it has lost; the other gives its own, where it has chosen
   * one. The log tells it to everybody, and the line stays: it is neither taken back nor corrected.
   */
  'fights.giveUpPin': entry(z.strictObject({ id, side, ...key }), nothing),
  /** A side's units on squares by chance, no two layouts alike: nothing is done yet. */
  'fights.suggestLayout': read(z.strictObject({ id, side, ...key }), z.strictObject({ squares: layout })),
  /** A name for every trooper of the side: the living of its roster, else of the style or list. Nothing is done yet. */
  'fights.suggestNames': read(
    z.strictObject({ id, side, names: namesFrom, ...key }),
    z.strictObject({ names: ownNames }),
  ),
  /** The layouts that the side's faction keeps, by name: as secret as its squares. */
  'fights.layouts': read(
    z.strictObject({ id, side, ...key }),
    z.strictObject({ layouts: z.array(keptLayout) }),
  ),
  /** Keeps a layout; one of the same name is replaced. */
  'fights.keepLayout': entry(
    z.strictObject({ id, side, name, squares: keptSquares, ...key }),
    z.strictObject({ layout: id }),
  ),
  'fights.renameLayout': entry(z.strictObject({ id, side, layout: id, name, ...key }), nothing),
  'fights.removeLayout': entry(z.strictObject({ id, side, layout: id, ...key }), nothing),
  /** Takes back a decision and all after it. They are kept, and the same dice and cards come again. */
  'fights.takeBack': entry(z.strictObject({ id, decision: whole.min(1) }), nothing),
  /** A side takes back what it did last in private; not any more once anything else was done. */
  'fights.takeBackOwn': entry(z.strictObject({ id, side, after: whole.min(0), ...key }), nothing),
  /** Does the next decision that was taken back once more. */
  'fights.doAgain': entry(z.strictObject({ id, after: whole.min(0) }), z.strictObject({ decision: whole })),
  /**
   * Enters a finished fight as the campaign's last battle, with the service of those who are of a roster: as `fates`
   * says, else the destroyed killed and the rest unhurt. `recruit` takes those with a free name into their rosters.
   */
  'fights.enter': write(
    z.strictObject({
      id,
      foughtOn: day.nullable(),
      place: line,
      note: text,
      /** The planned battle that it was: it is planned no more. */
      fixture: id.nullable().default(null),
      fates: z.array(fate).max(64).default([]),
      recruit: z.array(side).max(2).default([]),
    }),
    z.strictObject({ battle: id }),
  ),
  'fights.abandon': write(z.strictObject({ id }), nothing),
  ...correctionCalls,
  ...replayCalls,
}

export type FightSummary = z.infer<typeof summary>
export type ToldEvent = z.infer<typeof told>
export type Mark = z.infer<typeof mark>
export type Fighter = z.infer<typeof fighter>
export type ShownSide = z.infer<typeof shownSide>
export type KeptLayout = z.infer<typeof keptLayout>
export type OwnName = z.infer<typeof ownNames>[number]
export type UnitFate = z.infer<typeof fate>
