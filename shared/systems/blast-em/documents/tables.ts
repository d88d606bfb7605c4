import { z } from 'zod'
import { name, text } from '../../../contract/fields.ts'
import { OWN_FINDS, OWN_TOKENS } from '../data/tokens.ts'
import { DICE, type Die } from '../words.ts'
import { encounterSchema, findSchema } from './fields.ts'
import type { NamedKind } from '../../../document.ts'

/** Faces of the die for Hazard Tokens (R32). */
const TOKEN_SIDES = 6

/** What a Hazard Token holds by the face of a d6. */
export const tokenRowsSchema = z.array(encounterSchema).length(TOKEN_SIDES)

const isDie = (rows: readonly unknown[]): boolean => DICE.some((sides) => sides === rows.length)
/** What is found by the face of the die that has as many sides. */
export const findRowsSchema = z
  .array(findSchema)
  .refine(isDie, 'As many rows as a die has sides: 4, 6, 8, 10 or 12.')

const head = { version: z.literal(1), name, notes: text }
const tokenTableSchema = z.strictObject({
  kind: z.literal('token-table'),
  ...head,
  rows: tokenRowsSchema,
})
const findTableSchema = z.strictObject({ kind: z.literal('find-table'), ...head, rows: findRowsSchema })

export type TokenTable = z.infer<typeof tokenTableSchema>
export type FindTable = z.infer<typeof findTableSchema>

export const TOKEN_TABLE_DOCUMENT: NamedKind<TokenTable> = {
  kind: 'token-table',
  version: 1,
  schema: tokenTableSchema,
  upgrades: [],
}
export const FIND_TABLE_DOCUMENT: NamedKind<FindTable> = {
  kind: 'find-table',
  version: 1,
  schema: findTableSchema,
  upgrades: [],
}

/** Muster's own tables as documents, for a group to change. */
export const OWN_TOKEN_TABLE: TokenTable = {
  kind: 'token-table',
  version: 1,
  name: 'Hazard Tokens',
  notes: 'Muster’s own table: the rules leave open what a token holds.',
  rows: [...OWN_TOKENS],
}
export const OWN_FIND_TABLE: FindTable = {
  kind: 'find-table',
  version: 1,
  name: 'Finds',
  notes: 'Muster’s own order of the gadgets that may be won.',
  rows: [...OWN_FINDS],
}

/** The die that is thrown on a table; null for rows that no die has. */
export function dieOf(rows: readonly unknown[]): Die | null {
  return DICE.find((sides) => sides === rows.length) ?? null
}
