import type { Size } from '../../../shared/printing/words.ts'
import { PRINTED, spoken } from '../../support/printed-texts.ts'
import { isWithin, type Pdf } from './pdf.ts'
import { letters, OFF } from './prints.ts'
import { expect } from './test.ts'

/** English that German pages do not say, long enough to be no part of another word. */
const german = letters(PRINTED.flatMap((one) => spoken(one.german)).join(' · '))
const ENGLISH = [...new Set(PRINTED.flatMap(({ english = '' }) => spoken(english).map(letters)))].filter(
  (part) => part.length >= 7 && /^\p{L}/u.test(part) && !german.includes(part),
)

/** What was left in English, where all is in German. */
export function leftIn(pdf: Pdf, but: string): string[] {
  const told = letters(pdf.pages.map(({ words }) => words).join(' · '))
  const written = letters(but)
  return ENGLISH.filter((part) => told.includes(part) && !written.includes(part))
}

export const wordsOf = (pdf: Pdf): string => letters(pdf.pages.map(({ words }) => words).join(' '))

/** No text leaves the cards of a size, but the ruler and what stands in no card at all. */
export function looseIn(pdf: Pdf, { width, height }: Size): string[] {
  const ruler = { x: 0, y: 297 - 8 - 9, width: 210, height: 9 }
  const beside = { x: 8, y: 0, width: 9, height: 297 }
  let seen = 0
  const loose = pdf.pages.flatMap(({ texts, paths }) => {
    const cards = paths.filter(
      (path) =>
        path.painted === 'clip' && Math.abs(path.width - width) < OFF && Math.abs(path.height - height) < OFF,
    )
    if (cards.length === 0) return []
    seen += cards.length
    return texts
      .filter((text) => ![...cards, ruler, beside].some((card) => isWithin(text, card, OFF)))
      .map(({ text }) => text)
  })
  expect(seen).toBeGreaterThan(0)
  return loose
}
