import { z } from 'zod'
import { pictureId } from '../../../contract/fields.ts'
import { MOST_CARDS } from './limits.ts'
import { cardId } from '../cards/documents.ts'
import { deckFields, lying, ownCardSchema } from './fields.ts'

/** What is in a deck file; grows when an older program would no longer read it rightly. */
export const DECK_FILE_VERSION = 1
export const DECK_FILE_FORMAT = 'muster-deck'
export const DECK_FILE_ENDING = '.muster-deck'

/** Pictures of one deck that travel: enough, and a file that can still be sent. */
export const MOST_PICTURES = 60

/** One deck as it travels between groups. */
const travelling = z.strictObject({
  ...deckFields,
  cards: z
    .array(z.strictObject({ card: ownCardSchema, ...lying }))
    .max(MOST_CARDS)
    .refine(
      (cards) => new Set(cards.map(({ card }) => cardId(card))).size === cards.length,
      'Two cards of a pile have the same number.',
    )
    .refine(
      (cards) => new Set(cards.flatMap(({ card }) => card.picture ?? [])).size <= MOST_PICTURES,
      `A deck file takes ${MOST_PICTURES} pictures at most.`,
    ),
})

/** A deck file's document. */
export const deckFileSchema = z.strictObject({
  format: z.literal(DECK_FILE_FORMAT),
  version: z.literal(DECK_FILE_VERSION),
  system: z.literal('seven-seconds'),
  deck: travelling,
})

export type TravellingDeck = z.infer<typeof travelling>

/** The pictures that a deck's cards name, each once. */
export function picturesOf({ cards }: Pick<TravellingDeck, 'cards'>): string[] {
  const named = cards.flatMap(({ card }) => card.picture ?? [])
  return [...new Set(named.filter((id) => pictureId.safeParse(id).success))]
}
