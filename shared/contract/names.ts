import { z } from 'zod'
import { LONGEST_NAME, MOST_NAMES } from '../names/read.ts'
import { read, write } from './call.ts'
import { id, name, nothing } from './fields.ts'

/** Lists of names that the group wrote, to name recruits from; those that come with Muster stand beside them. */

const names = z
  .array(name.max(LONGEST_NAME, `Shorten each name to ${LONGEST_NAME} characters.`))
  .min(1, 'Write a name or more, one on each line.')
  .max(MOST_NAMES, `A list holds ${MOST_NAMES} names at most.`)

export const nameCalls = {
  'names.lists': read(nothing, z.array(z.strictObject({ id, name, names: z.array(z.string()) }))),
  /** A name that comes twice is kept once. */
  'names.create': write(z.strictObject({ name, names }), z.strictObject({ id })),
  'names.change': write(z.strictObject({ id, name, names }), nothing),
  'names.remove': write(z.strictObject({ id }), nothing),
}
