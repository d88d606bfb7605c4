import { z } from 'zod'
import { TROOPERS } from '../words.ts'
import { KILL_WEAPONS } from './words.ts'

/** The documents of named troopers, checked on the way in and out. */

const most99 = z.number().int().min(0).max(99)

export const unitSchema = z.enum(TROOPERS)
/** Kills by weapon. */
export const killsSchema = z.partialRecord(z.enum(KILL_WEAPONS), most99)
/** So many troopers of each type. */
export const countsSchema = z.partialRecord(unitSchema, most99)
