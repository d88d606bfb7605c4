import { z } from 'zod'
import { count } from '../../fields.ts'

/** Fields that several documents share. */

/** Of a list that may have the same more than once. */
export const REPEATED = { uniqueItems: false }

/** A platoon by its number; null: of none. */
export const platoonSchema = count(1, 8).nullable()

/** A word of the book, or the id of something of the force's own. */
export const refSchema = z.string().regex(/^[A-Za-z][A-Za-z0-9-]{0,39}$/)

/** What a die showed. */
export const rollsSchema = z.array(count(1, 6)).max(600)
