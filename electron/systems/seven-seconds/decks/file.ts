import { sevenSeconds } from '../../../../shared/systems/seven-seconds/game.ts'
import {
  DECK_FILE_ENDING,
  DECK_FILE_FORMAT,
  DECK_FILE_VERSION,
  deckFileSchema,
  MOST_PICTURES,
  picturesOf,
  type TravellingDeck,
} from '../../../../shared/systems/seven-seconds/decks/file.ts'
import { readTable } from '../../../../shared/systems/seven-seconds/decks/table/plan.ts'
import { safeFileName } from '../../../../shared/file-name.ts'
import { isRefusal, type Refusal } from '../../../../shared/problem.ts'
import type { Picture } from '../../../pictures/picture.ts'
import type { Brought, Progress } from '../../../travel/brought.ts'
import { openFile, packFile, pathOf, type Expected } from '../../../travel/document.ts'
import { isFailure, refuse } from '../../../travel/failures.ts'

const FILE: Expected = {
  entry: 'deck.json',
  // Four hundred cards with all the text that they take, and air.
  largest: 2 * 1024 * 1024,
  format: DECK_FILE_FORMAT,
  version: DECK_FILE_VERSION,
  system: sevenSeconds.id,
  pictures: { most: MOST_PICTURES, kind: 'card' },
}

/** Packs a deck as a zip with a versioned JSON document and the pictures of its cards, and names the file. */
export function packDeck(
  deck: TravellingDeck,
  pictures: readonly Picture[] = [],
): { fileName: string; content: Uint8Array } {
  return {
    fileName: `${safeFileName(deck.name, 'deck')}${DECK_FILE_ENDING}`,
    content: packFile(FILE, { deck }, pictures),
  }
}

/**
 * Reads a deck file. Whatever it holds, only its document and the pictures that this names are unpacked, and no
 * more of them than a deck can need. Problems: `deck-file/…` (see `failures.ts`).
 */
export function unpackDeck(content: Uint8Array, tell?: Progress): Brought['deck'] | Refusal {
  const opened = openFile(content, FILE)
  if (isFailure(opened)) return refuse('deck', opened)
  const read = deckFileSchema.safeParse(opened.document)
  if (!read.success) return refuse('deck', 'damaged', pathOf(read.error.issues[0]))
  const { deck } = read.data
  const ids = picturesOf(deck)
  const pictures: Picture[] = []
  for (const id of ids) {
    tell?.(pictures.length, ids.length)
    const picture = opened.picture(id)
    if (isFailure(picture)) return refuse('deck', picture)
    pictures.push(picture)
  }
  return { deck, pictures }
}

/** Reads cards from a table or from JSON. Problems: those of `readTable`, and `table-file/damaged`. */
export function unpackTable(content: Uint8Array): Brought['table'] | Refusal {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(content)
  try {
    const read = readTable(text)
    return isRefusal(read) ? read : { ...read, text }
  } catch (error) {
    // Nested or listed beyond what any card could be.
    if (error instanceof RangeError) return refuse('table', 'damaged')
    throw error
  }
}
