import type { Language } from '../../shared/printing/words.ts'
import type { GameScreens } from '../systems/screens.ts'
import { textsOf } from '../texts/languages.ts'
import { wordsIn } from '../texts/words.ts'

/** A word of a game’s book, as it is explained. */
export interface BookWord {
  readonly key: string
  readonly name: string
  readonly says: string
  readonly page: number
  /** How it stands in sentences. */
  readonly written: readonly string[]
}

/** `Target Counter (TC)` is written as either, `Attacker, defender` are two, and within a sentence all begin small. */
const writtenAs = (name: string): readonly string[] =>
  name
    .split(/[,()]/u)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => (/\p{Ll}/u.test(part) ? part.toLocaleLowerCase('en-GB') : part))

const loading = new Map<string, Promise<readonly BookWord[]>>()

/** The words of a game’s book in a language, in the order of their names; loaded when they are first wanted. */
export function bookWords(game: GameScreens, language: Language): Promise<readonly BookWord[]> {
  const known = `${game.id} ${language}`
  const words = loading.get(known) ?? read(game, language)
  loading.set(known, words)
  // What did not come is asked for again.
  words.catch(() => loading.delete(known))
  return words
}

async function read({ glossary }: GameScreens, language: Language): Promise<readonly BookWord[]> {
  if (!glossary) return []
  const [{ texts, terms }] = await Promise.all([glossary(language), textsOf(language)])
  const { t } = wordsIn(() => language)
  return terms
    .map(({ key, page, written }) => {
      const name = t(`${texts}.${key}.name`)
      return { key, name, says: t(`${texts}.${key}.says`), page, written: written ?? writtenAs(name) }
    })
    .toSorted((one, other) => one.name.localeCompare(other.name, language))
}
