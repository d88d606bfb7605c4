import { listing } from './lists.ts'
import { inject, type InjectionKey, type Ref } from 'vue'
import { LANGUAGES, type Language } from '../../shared/printing/words.ts'
import { figuresIn, type Figures } from './figures.ts'
import { i18n } from './index.ts'
import { textsRead } from './languages.ts'

/** How sentences, days and lists are written in a language. */
export interface Words {
  readonly language: () => Language
  /** A sentence by its key; `n` chooses between its forms and stands for a number among the values. */
  readonly t: (key: string, values?: Record<string, unknown> | number, n?: number) => string
  readonly d: (day: Date, how: 'day') => string
  /** A number. */
  readonly n: Figures
  /** `a, b and c`. */
  readonly and: (parts: readonly string[]) => string
  /** `a, b or c`. */
  readonly or: (parts: readonly string[]) => string
}

/** The language of the pages that are made or shown here; what is no page speaks the program's own. */
export const pageLanguage: InjectionKey<Readonly<Ref<Language>>> = Symbol('language of pages')

const OWN = LANGUAGES[0]
/** On a page a day stands on one line. */
const UNBROKEN = '\u00a0'

/** The words of a language, its texts loaded before (`languages.ts`). */
export function wordsIn(language: () => Language): Words {
  const { t, d } = i18n.global
  return {
    language,
    t: (key, values = {}, n) => {
      void textsRead.value
      const plural = typeof values === 'number' ? values : n
      const named = typeof values === 'number' ? {} : values
      return t(key, named, { locale: language(), ...(plural === undefined ? {} : { plural }) })
    },
    n: (number) => figuresIn(language())(number),
    d: (day, how) => d(day, { key: how, locale: language() }),
    and: (parts) => listing(language(), 'conjunction', parts),
    or: (parts) => listing(language(), 'disjunction', parts),
  }
}

/** The words of where this stands: on a page those of its language, else the program's. */
export function useWords(): Words {
  const language = inject(pageLanguage, null)
  const words = wordsIn(() => language?.value ?? OWN)
  return language === null
    ? words
    : { ...words, d: (day, how) => words.d(day, how).replace(/\s/gu, UNBROKEN) }
}
