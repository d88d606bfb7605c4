import { z } from 'zod'

/** Fields that documents of several games share. */

/** What something is called within its document, for others to name it by. */
export const idSchema = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,39}$/, 'An id is small letters, digits and hyphens, a letter first.')

export const count = (least: number, most: number) => z.number().int().min(least).max(most)

/** Whether no two have the same id. */
export const areUnique = (all: readonly { readonly id: string }[]): boolean =>
  new Set(all.map(({ id }) => id)).size === all.length
export const TWICE = 'Two of them have the same id: give one another.'

/** Whether none of these comes twice. */
export const eachOnce = (all: readonly (string | number)[]): boolean => new Set(all).size === all.length
export const ONCE = 'Each of these once.'

/** Some of these words, none of them twice. */
export const someOf = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  z.array(z.enum(words)).refine(eachOnce, ONCE)
