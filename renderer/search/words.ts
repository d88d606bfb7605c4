import type { FoundGroup } from '../../shared/contract/search.ts'
import { LANGUAGES } from '../../shared/printing/words.ts'
import { excerpt } from '../../shared/excerpt.ts'
import { finder, plain, soughtIn } from '../../shared/search.ts'
import { bookWords } from '../rulebook/words.ts'
import type { GameScreens } from '../systems/screens.ts'
import { WORD } from './kinds.ts'

/** So many of them are told. */
const MOST = 8

/** The words of a game's book: those that are called so come first, then those that are explained so. */
export async function wordsFound(game: GameScreens, text: string): Promise<readonly FoundGroup[]> {
  const sought = soughtIn(text)
  if (sought.length === 0) return []
  const words = await bookWords(game, LANGUAGES[0]).catch(() => [])
  const finds = finder(text)
  const called = words.filter(({ name }) => finds(plain(name)))
  const explained = words.filter(({ name, says }) => !finds(plain(name)) && finds(plain(`${name} ${says}`)))
  const all = [...called, ...explained]
  if (all.length === 0) return []
  const found = all.slice(0, MOST).map(({ key, name, says }) => ({
    id: key,
    system: game.id,
    name,
    about: '',
    on: null,
    campaign: null,
    at: {},
    because: [...excerpt(says, sought)],
  }))
  return [{ kind: WORD, system: game.id, all: all.length, found }]
}
