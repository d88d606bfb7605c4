import { z } from 'zod'
import { BATTLE_LEVELS } from '../../../contract/choices.ts'
import { day, id, line, name } from '../../../contract/fields.ts'
import { MARGINS } from '../words.ts'
import { ENDED, FILTER_ROLES, ORDERS } from './filter-words.ts'

/** Which battles are meant, as it is kept and sent; an empty list, text or day keeps nothing out. */

const several = <Value extends z.ZodType>(value: Value) => z.array(value).max(200)

export const filterSchema = z.strictObject({
  /** Every word of it occurs in what is told of the battle. */
  text: line,
  campaigns: several(id),
  /** One side is of these factions and led by these players; what follows is asked of that side. */
  factions: several(id),
  players: several(id),
  /** Factions or players of the other side. */
  opponents: several(id),
  roles: several(z.enum(FILTER_ROLES)),
  ended: several(z.enum(ENDED)),
  /** Titles of cards that the side played with. */
  missions: several(name),
  troops: several(name),
  margins: several(z.enum(MARGINS)),
  places: several(line),
  from: day.nullable(),
  to: day.nullable(),
  levels: several(z.enum(BATTLE_LEVELS)),
})

export const orderSchema = z.strictObject({ by: z.enum(ORDERS), descending: z.boolean() })

export type Filter = z.infer<typeof filterSchema>
export type Order = z.infer<typeof orderSchema>
