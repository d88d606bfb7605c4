import type { Language } from '../../shared/printing/words.ts'

/** How a number is written. */
export type Figures = (n: number) => string

const known = new Map<string, Intl.NumberFormat>()

/** Numbers as a language writes them: thousands apart, and a minus as wide as the figures. */
export function figuresIn(
  language: Language,
  { decimals = 3, signed = false }: { readonly decimals?: number; readonly signed?: boolean } = {},
): Figures {
  const key = [language, decimals, signed].join(' ')
  const format =
    known.get(key) ??
    new Intl.NumberFormat(language, {
      maximumFractionDigits: decimals,
      signDisplay: signed ? 'exceptZero' : 'negative',
    })
  known.set(key, format)
  return (n) => format.format(n).replace('-', '−')
}
