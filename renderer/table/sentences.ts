import type { TableTale, TableWords } from './faces.ts'

type Said = (key: string, values?: TableWords['values']) => TableTale

/** Sentences of a report, each in one of its wordings; with `opening` a paragraph begins. */
export function sentences(wording: (key: string) => string): {
  readonly words: Said
  readonly opening: Said
} {
  const words: Said = (key, values = {}) => ({ key: wording(`tale.${key}`), values })
  return { words, opening: (key, values) => ({ ...words(key, values), opens: true }) }
}
