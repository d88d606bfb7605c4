import { z } from 'zod'
import { colourSchema, coloursSchema, emblemSchema } from '../heraldry/emblem.ts'
import { id, name, pictureId } from './fields.ts'

/** How those who fight are shown, in every game. */

/** What the group made of a look. */
export const lookFields = {
  colours: coloursSchema,
  /** Null until one is made: an initial stands for it. */
  emblem: emblemSchema.nullable(),
  /** An own picture in the place of the emblem, which is kept behind it. */
  picture: pictureId.nullable(),
}

/** Who fights, as they are shown wherever they are named. */
export const bearer = z.strictObject({
  id,
  name,
  shortName: name,
  /** The shipped one that it is. */
  sample: z.string().nullable(),
  /** Null until somebody chooses. */
  look: z.strictObject(lookFields).nullable(),
})

/** Where somebody stands in a campaign or battle, which gives the shape, and the colour that they have there. */
export const placed = {
  place: z.number().int(),
  colour: z.strictObject({ light: colourSchema, dark: colourSchema }),
}
