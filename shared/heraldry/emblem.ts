import { z } from 'zod'
import { ARRANGEMENTS, CHARGES, COLOUR_FORM, DIVISIONS, EMBLEM_VERSION, SHAPES } from './words.ts'

/** A colour as `#rrggbb`, in small letters. */
export const colourSchema = z
  .string()
  .toLowerCase()
  .regex(COLOUR_FORM, 'Write the colour as # and six digits, such as #b8860b.')

/** The two colours of a bearer. */
export const coloursSchema = z.strictObject({ first: colourSchema, second: colourSchema })
export type Colours = z.infer<typeof coloursSchema>

/** A bearer's emblem: a field, what divides it, and what it bears. */
export const emblemSchema = z.strictObject({
  version: z.literal(EMBLEM_VERSION),
  shape: z.enum(SHAPES),
  division: z.enum(DIVISIONS),
  field: colourSchema,
  /** The colour of the division; the field's own with a plain one. */
  second: colourSchema,
  charge: z.enum(CHARGES).nullable(),
  chargeColour: colourSchema,
  arrangement: z.enum(ARRANGEMENTS),
  /** Seen in a mirror: a charge that looks the other way. */
  mirrored: z.boolean(),
})

export type Emblem = z.infer<typeof emblemSchema>

/** What a group made of a look. */
export interface Look {
  readonly colours: Colours
  /** Null until one is made: an initial stands for it. */
  readonly emblem: Emblem | null
  /** An own picture in the place of the emblem, which is kept behind it. */
  readonly picture: string | null
}
