import { z } from 'zod'
import { problemSchema } from '../problem-schema.ts'
import type { Command } from '../systems/seven-seconds/battle/documents/commands.ts'
import type { BattleEvent } from '../systems/seven-seconds/battle/documents/events.ts'
import type { BattleRules } from '../systems/seven-seconds/battle/documents/rules.ts'
import type { Offer } from '../systems/seven-seconds/battle/rules/field.ts'
import type { BattleView, HiddenEvent } from '../systems/seven-seconds/battle/view.ts'
import { ENDINGS, LEVELS, PHASES, PURPOSES, SIDES } from '../systems/seven-seconds/battle/words.ts'
import { SAMPLE_FACTION_IDS } from '../systems/seven-seconds/data/sample-factions.ts'
import { entry, read, write } from './call.ts'
import { day, id, line, moment, name, nothing, text } from './fields.ts'

/**
 * Battles that the program runs, from the first roll to the result. A fight is such a battle while it is
 * played; entering it makes it a battle of its campaign.
 */

/**
 * A document of the game. The game checks what comes in by its own schema, which is loaded with the first fight;
 * what goes out it has made itself. Here it only has to be an object.
 */
const document = <Document extends object>() =>
  z.custom<Document>((value) => typeof value === 'object' && value !== null && !Array.isArray(value))

const level = z.enum(LEVELS)
const side = z.enum(SIDES)
/** Who asks: a side is told its own secrets, the public none. */
const watcher = z.enum([...SIDES, 'public'])
const whole = z.number().int()

/** Somebody of the campaign, or a shipped faction in a battle without one. */
const fighter = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('participant'), participant: id }),
  z.strictObject({ kind: z.literal('sample-faction'), faction: z.enum(SAMPLE_FACTION_IDS) }),
])

const summary = z.strictObject({
  id,
  campaign: id.nullable(),
  level,
  createdAt: moment,
  /** Short names of the factions. */
  a: name,
  b: name,
  /** Who of the campaign they are; null without one. */
  participants: z.strictObject({ a: id.nullable(), b: id.nullable() }),
  /** The campaign's battle that it became; null while it is not entered. */
  battle: id.nullable(),
  phase: z.enum(PHASES),
  round: whole,
  ending: z.strictObject({ how: z.enum(ENDINGS), controls: side.nullable() }).nullable(),
})

/** An event of a fight as a watcher may see it, with the number of the decision that it came from. */
const told = z.strictObject({
  number: whole,
  decision: whole,
  event: document<BattleEvent | HiddenEvent>(),
})

/** The digits that a side chose for this battle. */
const pin = z.string().regex(/^\d{4,8}$/, 'A PIN has 4 to 8 digits.')
/** What somebody types as a side's PIN; only wanted where that side has chosen one. */
const key = { pin: z.string().max(20).exactOptional() }

/** Where the units of a side stand on its Holding Area. */
const layout = z.array(z.strictObject({ square: whole.min(1).max(16), units: z.array(z.string()) }))

/** Numbers of real dice, in the order in which they are asked for; null lets the program roll. */
const rolls = z.array(whole.min(0).max(359)).min(1).max(500).nullable()

/** A rule that stands against a command; a firm one does also where the battle only assists. */
const hindrance = z.strictObject({ problem: problemSchema, firm: z.boolean() })

export const fightCalls = {
  /** Fights of a campaign, or those without one; the newest first. */
  'fights.list': read(z.strictObject({ campaign: id.nullable() }), z.array(summary)),
  /** Not a step of undo: a fight that goes on is abandoned, not undone. */
  'fights.begin': entry(
    z.strictObject({
      campaign: id.nullable(),
      a: fighter,
      b: fighter,
      level,
      /** Null for those of the campaign, or Muster's own without one. */
      rules: document<BattleRules>().nullable(),
    }),
    z.strictObject({ id }),
  ),
  /** How it stands for who asks, and what he may do; the public is told what both sides may do in the open. */
  'fights.look': read(
    z.strictObject({ id, watcher, ...key }),
    z.strictObject({
      summary,
      /** Sides that have chosen a PIN for this battle. */
      pins: z.strictObject({ a: z.boolean(), b: z.boolean() }),
      view: document<BattleView>(),
      options: z.array(document<Offer>()),
      /** The last decision; 0 is the beginning. */
      decision: whole,
      /** Decisions that were taken back and can be done again. */
      takenBack: whole,
    }),
  ),
  /** The events after a number, 0 for all. */
  'fights.log': read(
    z.strictObject({ id, watcher, after: whole.min(0), ...key }),
    z.strictObject({ events: z.array(told) }),
  ),
  /** What would become of a command, without doing it: what stands against it, and the next roll of real dice. */
  'fights.consider': read(
    z.strictObject({ id, command: document<Command>(), rolls: z.array(whole.min(0).max(359)).max(500) }),
    z.strictObject({
      hindrances: z.array(hindrance),
      missing: z
        .strictObject({
          purpose: z.enum(PURPOSES),
          side,
          unit: z.string().nullable(),
          dice: whole,
          least: whole,
          most: whole,
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
    z.strictObject({ id, after: whole.min(0), command: document<Command>(), rolls, ...key }),
    z.strictObject({ decision: whole, events: z.array(told) }),
  ),
  /** Chooses a side's PIN for this battle, or with null does without one again. */
  'fights.setPin': entry(z.strictObject({ id, side, chosen: pin.nullable(), ...key }), nothing),
  /** A side's units on squares by chance, no two layouts alike: nothing is done yet. */
  'fights.suggestLayout': read(z.strictObject({ id, side, ...key }), z.strictObject({ squares: layout })),
  /** Takes back a decision and all after it. They are kept, and the same dice and cards come again. */
  'fights.takeBack': entry(z.strictObject({ id, decision: whole.min(1) }), nothing),
  /** Does the next decision that was taken back once more. */
  'fights.doAgain': entry(z.strictObject({ id, after: whole.min(0) }), z.strictObject({ decision: whole })),
  /** Enters a finished fight as the campaign's last battle. */
  'fights.enter': write(
    z.strictObject({ id, foughtOn: day.nullable(), place: line, note: text }),
    z.strictObject({ battle: id }),
  ),
  'fights.abandon': write(z.strictObject({ id }), nothing),
}

export type FightSummary = z.infer<typeof summary>
export type ToldEvent = z.infer<typeof told>
export type Fighter = z.infer<typeof fighter>
