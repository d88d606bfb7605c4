import { z } from 'zod'
import { fallenSchema } from '../dice/source.ts'

/** Fields that several calls share. Lengths are generous for people and small for memory. */
export const nothing = z.strictObject({})
export const id = z.uuid('This names nothing that is kept here.')
/** A picture: the SHA-256 of its bytes. */
export const pictureId = z.string().regex(/^[0-9a-f]{64}$/, 'This names no picture.')
/** A moment, ISO 8601 in UTC. */
export const moment = z.iso.datetime()
/** A day as the players write it, without a zone. */
export const day = z.iso
  .date()
  .refine((date) => date >= '1970-01-01' && date <= '2199-12-31', 'Choose a date between 1970 and 2199.')

// Line breaks and other controls do not belong in a name; directional marks that embed or override do not either, nor
// does half a character (a lone surrogate), which no file can keep.
const CONTROL = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u
const isClean = (text: string): boolean => !CONTROL.test(text)

export const LONGEST_NAME = 120

/** A name of one line: trimmed, 1–120 characters. */
export const name = z
  .string()
  .trim()
  .min(1, 'Give it a name.')
  .max(LONGEST_NAME, `Shorten the name to ${LONGEST_NAME} characters.`)
  .refine(isClean, 'Remove line breaks and control characters from the name.')

/** A line that may be empty, such as a place. */
export const line = z
  .string()
  .trim()
  .max(200, 'Shorten this to 200 characters.')
  .refine(isClean, 'Remove line breaks and control characters.')

/** Free text of several lines. */
export const text = z.string().trim().max(10_000, 'Shorten the text to 10,000 characters.')

/**
 * Numbers of real dice, in the order in which they are asked for; null is one that the program rolls, after a last null
 * all the rest.
 */
export const rolls = z.array(fallenSchema.nullable()).min(1).max(500)
