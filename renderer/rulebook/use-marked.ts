import { computed, shallowRef, toValue, type ComputedRef, type MaybeRefOrGetter, type ShallowRef } from 'vue'
import { LANGUAGES } from '../../shared/printing/words.ts'
import { gameOf } from '../systems/registry.ts'
import { shown } from '../texts/isolate.ts'
import { openMarker, type Piece } from './mark.ts'
import { bookWords, type BookWord } from './words.ts'

type Marker = (text: string) => readonly Piece<BookWord>[]

/** Until the words are there, and where there are none, a text stands as it is. */
const plain: Marker = (text) => [{ text, word: null }]
const markers = new Map<string, ShallowRef<Marker>>()

/** Marks the words of a game, which are loaded when the first text asks for them. */
function markerOf(game: string): Marker {
  const known = markers.get(game)
  if (known) return known.value
  const marker = shallowRef(plain)
  markers.set(game, marker)
  // The program speaks its own language; what did not come is asked for with the next screen.
  bookWords(gameOf(game), LANGUAGES[0]).then(
    (words) => (marker.value = openMarker(words)),
    () => markers.delete(game),
  )
  return marker.value
}

/** A text in pieces, the words of a game’s book among them. */
export const useMarked = (
  game: MaybeRefOrGetter<string>,
  text: MaybeRefOrGetter<string>,
): ComputedRef<readonly Piece<BookWord>[]> =>
  computed(() =>
    markerOf(toValue(game))(toValue(text)).map((piece) => ({ ...piece, text: shown(piece.text) })),
  )
