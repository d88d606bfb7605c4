import type { Problem } from '../problem.ts'
import { z } from 'zod'
import { LEVELS, type AnyCommand } from '../battle/battle.ts'
import type { Offer } from '../battle/field.ts'
import { id, moment, name } from './fields.ts'
import { bearer, placed } from './looks.ts'

/** What several calls about fights share. */

/**
 * A document of the game. The game checks what comes in by its own schema, which is loaded with the first fight;
 * what goes out it has made itself. Here it only has to be an object.
 */
export const document = <Document extends object = object>() =>
  z.custom<Document>((value) => typeof value === 'object' && value !== null && !Array.isArray(value))

/** A command, with the fields that its game reads. */
export type GivenCommand = AnyCommand & Readonly<Record<string, unknown>>
export const command = document<GivenCommand>()
export const offer = document<Offer>()

export const level = z.enum(LEVELS)
/** One of the sides of its game. */
export const side = z.string().min(1).max(40)
/** Who asks: a side is told its own secrets, `public` none. */
export const watcher = side
export const whole = z.number().int()

/** How a side is shown: never in the shape of another one. */
export const shownSide = z.strictObject({
  ...placed,
  faction: bearer.pick({ name: true, sample: true, look: true }),
})

/** Something of each side. */
export const bySide = <Of extends z.ZodType>(of: Of) => z.record(side, of)

export const summary = z.strictObject({
  id,
  /** The id of its game. */
  system: z.string(),
  campaign: id.nullable(),
  level,
  createdAt: moment,
  /** In the order of its game. */
  sides: z.array(side).min(1),
  /** Those among them that judge, or play what is nobody's. */
  referees: z.array(side),
  /** Their short names. */
  names: bySide(name),
  shown: bySide(shownSide),
  /** Where it is fought; empty where that was not said. */
  place: z.string(),
  /** Who of the campaign they are; null without one. */
  participants: bySide(id.nullable()),
  /** The campaign's battle that it became; null while it is not entered. */
  battle: id.nullable(),
  /** As its game calls it. */
  phase: z.string(),
  round: whole,
  ending: z.strictObject({ how: z.string(), controls: side.nullable() }).nullable(),
})

/** An event of a fight as a watcher may see it, with the number of the decision that it came from. */
export const told = z.strictObject({
  number: whole,
  decision: whole,
  event: document<{ readonly kind: string; readonly deviations?: readonly Problem[] }>(),
})

/** Digits that somebody chooses. */
export const newPin = z.string().regex(/^\d{4,8}$/, 'A PIN has 4 to 8 digits.')

/** What somebody types as the PIN of a side, or of a document; only wanted where one was chosen. */
export const key = { pin: z.string().max(20).exactOptional() }

/** What is to be told of a line beside what it says, and since when. */
export const mark = z.strictObject({
  decision: whole,
  what: z.enum(['corrected', 'left-out', 'put-in', 'taken-back', 'automatic']),
  at: moment,
  /** Lines that were left out or taken back after it; else the line itself. */
  lines: whole,
})
