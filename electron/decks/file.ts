import {
  DECK_FILE_ENDING,
  DECK_FILE_FORMAT,
  DECK_FILE_VERSION,
  deckFileSchema,
  picturesOf,
  type TravellingDeck,
} from '../../shared/decks/file.ts'
import { safeFileName } from '../../shared/file-name.ts'
import { problem, type Refusal } from '../../shared/problem.ts'
import type { Picture } from '../pictures/stored.ts'
import { isFailure, packFile, pathOf, readDocument, readPicture, type Expected } from '../travel/archive.ts'

const FILE: Expected = {
  entry: 'deck.json',
  // Four hundred cards with all the text that they take, and air.
  largest: 2 * 1024 * 1024,
  format: DECK_FILE_FORMAT,
  version: DECK_FILE_VERSION,
}

/** A deck that came in a file, and the pictures on its cards. */
export interface UnpackedDeck {
  readonly deck: TravellingDeck
  readonly pictures: readonly Picture[]
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
 * more of them than a deck can need. Problems: `deck-file/not-one`, `deck-file/too-large`, `deck-file/newer`,
 * `deck-file/damaged`, `deck-file/picture`.
 */
export function unpackDeck(content: Uint8Array): UnpackedDeck | Refusal {
  const document = readDocument(content, FILE)
  if (isFailure(document)) return refuse(document)
  const read = deckFileSchema.safeParse(document)
  if (!read.success) {
    return { problem: { ...refuse('damaged').problem, path: pathOf(read.error.issues[0]) } }
  }
  const { deck } = read.data
  const pictures: Picture[] = []
  for (const id of picturesOf(deck)) {
    const picture = readPicture(content, id, 'card')
    if (isFailure(picture)) return refuse(picture)
    pictures.push(picture)
  }
  return { deck, pictures }
}

const SENTENCES = {
  'not-one': 'This is not a deck file of Muster, or it is damaged. Choose a file that ends in .muster-deck.',
  'too-large': 'This file unpacks to more than a deck can hold. Nothing was read from it.',
  newer: 'This deck was written by a newer Muster. Bring this one up to date, then import it again.',
  damaged:
    'This deck file is damaged: something in it is missing or impossible. Ask for it to be exported again.',
  picture:
    'A picture in this deck file is missing, or not what it says. Ask for the deck to be exported again.',
} as const

function refuse(what: keyof typeof SENTENCES): Refusal {
  return { problem: problem(`deck-file/${what}`, SENTENCES[what]) }
}
