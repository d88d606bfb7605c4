import type { Words } from '../../../../texts/words.ts'

/** Sentences out of texts: which wording is taken, how names and numbers stand in them. */

/** What telling needs of a language. */
export interface Texts {
  readonly t: (key: string, values?: Record<string, unknown>, plural?: number) => string
  /** A day as it is written in a text. */
  readonly day: (iso: string) => string
  /** `a, b and c`. */
  readonly and: Words['and']
  readonly figure: Words['n']
}

/** The texts of a language for tellings. */
export const textsIn = ({ t, d, and, n }: Words): Texts => ({
  t: (key, values = {}, plural) => t(key, values, plural),
  day: (iso) => d(new Date(`${iso}T12:00`), 'day'),
  and,
  figure: n,
})

/** The first letter of a phrase of ours as a sentence begins; names keep theirs. */
export function capital(phrase: string): string {
  const [first = '', ...rest] = Array.from(phrase)
  return first.toLocaleUpperCase('en-GB') + rest.join('')
}

/** A number in words up to twelve. */
export function numeral({ t, figure }: Texts, n: number): string {
  return n >= 1 && n <= 12 ? t(`tell.number.${n}`) : figure(n)
}

/** A chance as it is told: never certain, never none. */
export function percent({ t }: Texts, chance: number): string {
  const n = Math.min(99, Math.round(chance * 100))
  return n < 1 ? t('tell.underOne') : t('tell.percent', { n })
}
