import type { Emblem } from './emblem.ts'
import type { Division } from './words.ts'

/** Relative luminance of `#rrggbb`, 0 to 1 (WCAG 2). */
export function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((from) => {
    const share = Number.parseInt(colour.slice(from, from + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Contrast ratio of two colours, 1 to 21 (WCAG 2). */
export function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}

/** A charge that is seen at a glance (WCAG's measure for graphics), and a division that is seen at all. */
export const LEAST = { charge: 3, division: 1.5 } as const

/** Two colours of an emblem that are too like each other. */
export interface WeakContrast {
  readonly kind: 'charge-field' | 'charge-second' | 'field-second'
  readonly ratio: number
  readonly least: number
}

/** A charge that stands on the field alone: the second colour lies beside it. */
const BESIDE: readonly Division[] = ['plain', 'chief', 'border']

/** Which colours of an emblem are hard to tell apart; none is well. */
export function weakContrasts(emblem: Emblem): WeakContrast[] {
  const { field, second, chargeColour, charge, division } = emblem
  const pairs: WeakContrast[] = []
  if (charge !== null) {
    pairs.push({ kind: 'charge-field', ratio: contrast(chargeColour, field), least: LEAST.charge })
    if (!BESIDE.includes(division))
      pairs.push({ kind: 'charge-second', ratio: contrast(chargeColour, second), least: LEAST.charge })
  }
  if (division !== 'plain')
    pairs.push({ kind: 'field-second', ratio: contrast(field, second), least: LEAST.division })
  return pairs.filter(({ ratio, least }) => ratio < least)
}

export const BLACK = '#14181c'
export const WHITE = '#f7f4ec'

/** The colour itself where it is seen on the ground, else black or white, whichever is. */
export function readableOn(ground: string, wished: string): string {
  if (contrast(ground, wished) >= LEAST.charge) return wished
  return contrast(ground, BLACK) >= contrast(ground, WHITE) ? BLACK : WHITE
}
