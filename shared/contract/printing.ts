import { z } from 'zod'
import {
  CARD_SIZES,
  INKS,
  LANGUAGES,
  LIMITS,
  PAPERS,
  SIDES_PRINTED,
  type PrintOptions,
} from '../printing/words.ts'
import { command, read } from './call.ts'
import { PRINT_TARGETS } from './choices.ts'
import { id, LONGEST_NAME, nothing } from './fields.ts'

/**
 * Printing: the print room makes a document of everything that shall stand on paper and gives it to main, which opens
 * a window that nobody sees. That window asks for the document, lays it out as the print room has shown it, and main
 * makes a PDF of it or hands it to the printer. In a browser the page is a tab of its own and prints itself.
 */

const within = ({ least, most }: { least: number; most: number }) => z.number().min(least).max(most)

const options = z.strictObject({
  paper: z.enum(PAPERS),
  margin: within(LIMITS.margin),
  bleed: within(LIMITS.bleed),
  cropMarks: z.boolean(),
  cuttingLines: z.boolean(),
  sides: z.enum(SIDES_PRINTED),
  perPage: within(LIMITS.perPage).int().nullable(),
  ink: z.enum(INKS),
  largeType: z.boolean(),
  cardSize: z.enum(CARD_SIZES),
  ownSize: z.strictObject({ width: within(LIMITS.ownWidth), height: within(LIMITS.ownHeight) }),
  language: z.enum(LANGUAGES),
}) satisfies z.ZodType<PrintOptions>

/** What stands on paper, as JSON. It comes from the program's own page and goes back to one: main keeps it as it is. */
const document = z
  .string()
  .max(3_500_000, 'This is more than can be printed at once.')
  .refine(isObject, 'This is nothing to print.')

function isObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
  } catch {
    return false
  }
}

/** What the system's print dialog is set to at first. */
const sheet = z.strictObject({ paper: z.enum(PAPERS), sides: z.enum(SIDES_PRINTED) })

/** How a print ended. */
const ending = z.discriminatedUnion('how', [
  z.strictObject({ how: z.literal('kept'), file: z.string() }),
  z.strictObject({ how: z.literal('printed') }),
  z.strictObject({ how: z.literal('cancelled') }),
])

const whole = z.number().int().min(0).max(100_000)

/** What a print is called: what it is of, in either language, beside the longest name there is. */
const title = z
  .string()
  .trim()
  .min(1, 'Give it a name.')
  .max(2 * LONGEST_NAME)

export const printingCalls = {
  /** How this campaign's group likes its prints, or the program's user without a campaign. */
  'printing.options': read(z.strictObject({ campaign: id.nullable() }), options),
  /** No step of undo: it changes nothing but the next print. */
  'printing.keepOptions': command(z.strictObject({ campaign: id.nullable(), options }), nothing),
  /** Begins a print. `title` names the file. */
  'printing.begin': command(
    z.strictObject({
      title,
      to: z.enum(PRINT_TARGETS),
      document,
      sheet: sheet.default({ paper: 'a4', sides: 'single' }),
    }),
    z.strictObject({ id }),
  ),
  /** Settles when the print has ended, however it did. */
  'printing.ending': command(z.strictObject({ id }), ending),
  'printing.cancel': command(z.strictObject({ id }), nothing),
  /** For the page that prints: what it shall lay out. */
  'printing.document': read(z.strictObject({ id }), z.strictObject({ title, document })),
  /** The page that prints says how far it is; with `done` the paper's turn has come. */
  'printing.laid': command(z.strictObject({ id, pages: whole, of: whole, done: z.boolean() }), nothing),
}

export type PrintEnding = z.infer<typeof ending>
export type PrintSheet = z.infer<typeof sheet>
