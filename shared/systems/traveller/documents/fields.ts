import { z } from 'zod'
import { day, line, name } from '../../../contract/fields.ts'
import { count, eachOnce, idSchema, ONCE, someOf } from '../../fields.ts'
import { COMMS, SENSORS } from '../words.ts'

/** Fields that several documents share. */

export const modifier = z.number().int().min(-20).max(20)

/** What it costs, in credits; null where nobody has said. */
export const price = z.number().min(0).max(1e12).nullable()

export const commsSchema = someOf(COMMS)
export const sensorsSchema = someOf(SENSORS)

/** A skill that is held: its level in a specialty, or in all of it where that is empty. */
export const skillsSchema = z
  .array(z.strictObject({ skill: name, specialty: line, level: count(0, 20) }))
  .max(80)
  .refine((all) => eachOnce(all.map(({ skill, specialty }) => JSON.stringify([skill, specialty]))), ONCE)

/** What there was at first, and what is left of it. */
export const stock = (most: number) =>
  z
    .strictObject({ full: count(0, most), left: count(0, most) })
    .refine(({ full, left }) => left <= full, 'No more can be left than there was.')

/** Of what somebody did about wounds or hits between fights: on which day, and who, where or why. */
export const occasion = { id: idSchema, day, reason: name }
