import { escapeMarkdown } from '../../../../ui/markdown/escape.ts'
import { isolate } from '../../../../texts/isolate.ts'
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

/** Every sentence that varies has so many wordings. */
const WORDINGS = 3

/** The wording of a sentence that the event's number chooses: the same battle always reads the same. */
export function wording(key: string, event: number): string {
  // Two that follow each other never sound alike, and now and then the order changes.
  return `${key}.${(event * 7 + (event >>> 3)) % WORDINGS}`
}

/** Ends what names and quotations brought along: one point, one space. */
export function sentence(words: string): string {
  return words
    .replace(/\s+/gu, ' ')
    .replace(/([.!?…][”"’)]?\u2069?)\.$/u, '$1')
    .trim()
}

/** A paragraph of the sentences that there are. */
export function paragraph(sentences: readonly string[]): string {
  return sentences.map(sentence).filter(Boolean).join(' ')
}

/** A text in Markdown of the parts that there are. */
export function inMarkdown(parts: readonly string[]): string {
  return `${parts.filter((part) => part.trim() !== '').join('\n\n')}\n`
}

/** A name in a sentence: as it is written, and with its own direction. */
export function named(name: string): string {
  return isolate(escapeMarkdown(name))
}

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
