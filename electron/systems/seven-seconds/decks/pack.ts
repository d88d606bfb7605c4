import { MOST_PICTURES, picturesOf } from '../../../../shared/systems/seven-seconds/decks/file.ts'
import { problem, type Refusal } from '../../../../shared/problem.ts'
import type { Tables } from '../../../database/store.ts'
import { gone } from '../../../handlers.ts'
import { findPicture } from '../../../pictures/stored.ts'
import { packDeck } from './file.ts'
import { findDeck, loadCards } from './stored.ts'

/** A deck as a file to hand on. Problem: `deck-file/too-many-pictures`. */
export function pack(tables: Tables, id: string): { fileName: string; content: string } | Refusal {
  const row = findDeck(tables, id)
  if (!row) return gone('deck')
  const cards = loadCards(tables, id).map(({ card, copies, off }) => ({ card, copies, off }))
  const deck = { name: row.name, notes: row.notes, cards }
  const ids = picturesOf(deck)
  if (ids.length > MOST_PICTURES) {
    const message = `This deck has ${ids.length} pictures, and a deck file takes ${MOST_PICTURES}: take some off its cards.`
    const values = { pictures: ids.length, most: MOST_PICTURES }
    return { problem: problem('deck-file/too-many-pictures', message, [], values) }
  }
  const pictures = ids.map((picture) => findPicture(tables, picture))
  const { fileName, content } = packDeck(
    deck,
    pictures.filter((one) => one !== null),
  )
  return { fileName, content: Buffer.from(content).toString('base64') }
}
