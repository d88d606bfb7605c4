import { LANGUAGES, type Language } from '../../shared/printing/words.ts'

const formats = new Map<string, Intl.ListFormat>()

/** `a, b and c`, or `a, b or c`, in a language. */
export function listing(
  language: Language,
  type: 'conjunction' | 'disjunction',
  parts: readonly string[],
): string {
  const known = formats.get(language + type) ?? new Intl.ListFormat(language, { type })
  formats.set(language + type, known)
  return known.format(parts)
}

/** `a, b and c`, in the program's own words. */
export const allOf = (parts: readonly string[]): string => listing(LANGUAGES[0], 'conjunction', parts)
