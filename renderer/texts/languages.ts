import { shallowRef } from 'vue'
import type { Language } from '../../shared/printing/words.ts'
import { i18n } from './index.ts'

type Other = Exclude<Language, 'en-GB'>
type Load = () => Promise<object>

/** What pages say in other languages than the program's own. */
const LOADERS: Readonly<Record<Other, Set<Load>>> = { 'de-DE': new Set() }
const loading = new Map<Load, Promise<void>>()
/** How many have come: what was written before one of them is written anew. */
export const textsRead = shallowRef(0)

/** What some pages say in another language is loaded when it is chosen. */
export function addLanguage(language: Other, load: Load): void {
  LOADERS[language].add(load)
}

async function read(language: Other, load: Load): Promise<void> {
  i18n.global.mergeLocaleMessage(language, { ...(await load()) })
  textsRead.value += 1
}

/** Settles when a language can be written: before that nothing is laid out in it. */
export async function textsOf(language: Language): Promise<void> {
  if (language === 'en-GB') return
  await Promise.all(
    [...LOADERS[language]].map((load) => {
      const known = loading.get(load) ?? read(language, load)
      loading.set(load, known)
      // What did not come is asked for again.
      known.catch(() => loading.delete(load))
      return known
    }),
  )
}
