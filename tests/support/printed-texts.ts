import { battleWords } from '../../renderer/texts/battle-words.en.ts'
import { setup } from '../../renderer/texts/campaign-setup.en.ts'
import { cards } from '../../renderer/texts/cards.en.ts'
import { en } from '../../renderer/texts/en.ts'
import { german } from '../../renderer/texts/german.de.ts'
import { chronicle } from '../../renderer/texts/histories-chronicle.en.ts'
import { numbers } from '../../renderer/texts/histories-numbers.en.ts'
import { tell } from '../../renderer/texts/histories-tell.en.ts'
import { glossary } from '../../renderer/texts/glossary.en.ts'
import { words as sevenSecondsGerman } from '../../renderer/systems/seven-seconds/glossary/words.de.ts'
import { words as sevenSeconds } from '../../renderer/systems/seven-seconds/glossary/words.en.ts'
import { houseRules } from '../../renderer/texts/house-rules.en.ts'
import { paper } from '../../renderer/texts/paper.en.ts'
import { people } from '../../renderer/texts/people.en.ts'
import { reference } from '../../renderer/texts/reference.en.ts'
import { warRoom } from '../../renderer/texts/war-room.en.ts'

/** Every message of a tree of texts by its key. */
function messages(texts: unknown, key = ''): [string, string][] {
  if (typeof texts === 'string') return [[key, texts]]
  return Object.entries(texts as Readonly<Record<string, unknown>>).flatMap(([part, of]) =>
    messages(of, key === '' ? part : `${key}.${part}`),
  )
}

const english = new Map(
  messages({
    ...en,
    setup,
    glossary,
    houseRules,
    cards,
    paper,
    reference,
    numbers,
    people,
    tell,
    chronicle,
    epilogue: warRoom.epilogue,
    fight: { words: battleWords },
    sevenSeconds: { ...en.sevenSeconds, glossary: sevenSeconds },
  }),
)

export interface Printed {
  readonly key: string
  readonly german: string
  /** Undefined where there is no such message. */
  readonly english: string | undefined
}

/** What pages say, in both languages. */
export const PRINTED: readonly Printed[] = messages({
  ...german,
  sevenSeconds: { ...german.sevenSeconds, glossary: sevenSecondsGerman },
}).map(([key, words]) => ({
  key,
  german: words,
  english: english.get(key),
}))

/** The parts of a message that stand on paper as they are: between its forms and its values. */
export const spoken = (message: string): string[] =>
  message
    .split(/\s\|\s|\{\w+\}/u)
    .map((part) => part.trim())
    .filter((part) => part !== '')
