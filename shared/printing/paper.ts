import type { CardSize, Paper, PrintOptions, Rect, Size } from './words.ts'

export const MM_PER_INCH = 25.4

/** Inches of the table in millimetres of the paper. */
export function inches(n: number): number {
  return n * MM_PER_INCH
}

export const PAPER_SIZES: Readonly<Record<Paper, Size>> = {
  a4: { width: 210, height: 297 },
  letter: { width: inches(8.5), height: inches(11) },
}

export const CARD_MEASURES: Readonly<Record<Exclude<CardSize, 'own'>, Size>> = {
  poker: { width: 63, height: 88 },
  bridge: { width: 57, height: 89 },
  tarot: { width: 70, height: 120 },
  mini: { width: 44, height: 68 },
}

export function cardSize({ cardSize: name, ownSize }: Pick<PrintOptions, 'cardSize' | 'ownSize'>): Size {
  return name === 'own' ? ownSize : CARD_MEASURES[name]
}

/** The paper without its margins. */
export function printable({ paper, margin }: Pick<PrintOptions, 'paper' | 'margin'>): Rect {
  const { width, height } = PAPER_SIZES[paper]
  return { x: margin, y: margin, width: width - 2 * margin, height: height - 2 * margin }
}
