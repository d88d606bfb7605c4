import type { Language } from '../../shared/printing/words.ts'
import { i18n } from './index.ts'

/** What pages say in other languages than the program's, each loaded when it is chosen. */
const LOADERS = {
  'de-DE': async () => (await import('./german.de.ts')).german,
} as const satisfies Record<Exclude<Language, 'en-GB'>, unknown>

const loading = new Map<Language, Promise<void>>()

async function load(language: keyof typeof LOADERS): Promise<void> {
  i18n.global.mergeLocaleMessage(language, await LOADERS[language]())
}

/** Settles when a language can be written: before that nothing is laid out in it. */
export function textsOf(language: Language): Promise<void> {
  if (language === 'en-GB') return Promise.resolve()
  const known = loading.get(language) ?? load(language)
  loading.set(language, known)
  return known
}
