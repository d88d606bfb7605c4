import { z } from 'zod'
import { name, text } from '../../../contract/fields.ts'
import type { DocumentKind } from '../../../document.ts'
import { MOST_CHOICES, MOST_CONDITIONS, MOST_COPIES, WORDS_ROOM } from './limits.ts'
import { CARDS_VERSION, missionCardSchema, troopCardSchema } from '../cards/documents.ts'

/** What a group writes on its cards: the game's own documents, with room that a hand can fill. */

// Half a character (a lone surrogate) is none, and no file can keep it; nor do controls but line breaks belong here.
const CONTROL = /[\p{Cs}]|[^\P{Cc}\n\t]/u
const words = z
  .string()
  .trim()
  .max(WORDS_ROOM, `Shorten this to ${WORDS_ROOM} characters.`)
  .refine((text) => !CONTROL.test(text), 'Remove control characters.')

const lines = troopCardSchema.shape.lines
const line = lines.shape.A.extend({ choices: lines.shape.A.shape.choices.max(MOST_CHOICES) })

export const ownMissionSchema = missionCardSchema.extend({
  title: name,
  orders: words,
  conditions: missionCardSchema.shape.conditions.max(MOST_CONDITIONS),
})
export const ownTroopCardSchema = troopCardSchema.extend({
  title: name,
  flavour: words,
  lines: z.strictObject({ A: line, B: line, C: line }),
})
/** A mission names its deck; a troop card does not. */
export const ownCardSchema = z.union([ownMissionSchema, ownTroopCardSchema])

/** How a card lies in its pile. */
export const lying = {
  copies: z.number().int().min(1).max(MOST_COPIES),
  /** Kept, and not played with. */
  off: z.boolean(),
}

/** What a person writes about a deck: over the contract and in a file alike. */
export const deckFields = { name, notes: text }

export type OwnCard = z.infer<typeof ownCardSchema>
export const cardKind: DocumentKind<OwnCard> = { version: CARDS_VERSION, schema: ownCardSchema, upgrades: [] }
