import { z } from 'zod'
import { count } from '../../fields.ts'

/** Fields that several documents share. */

/** Of a list that may have the same more than once. */
export const REPEATED = { uniqueItems: false }

/** A platoon by its number; null: of none. */
export const platoonSchema = count(1, 8).nullable()

/** What a die showed. */
export const rollsSchema = z.array(count(1, 6)).max(600)
