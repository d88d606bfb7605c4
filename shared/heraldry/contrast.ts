import { modeLrgb, modeRgb, useMode, wcagContrast, wcagLuminance } from 'culori/fn'
import type { Emblem } from './emblem.ts'
import { TINCTURE_COLOURS } from './tinctures.ts'
import type { Division } from './words.ts'

useMode(modeRgb)
useMode(modeLrgb)

/** Relative luminance of `#rrggbb`, 0 to 1 (WCAG 2). */
export const luminance: (colour: string) => number = wcagLuminance

/** Contrast ratio of two colours, 1 to 21 (WCAG 2). */
export const contrast: (a: string, b: string) => number = wcagContrast

/** The contrast ratio of two luminances. */
export function ratioOf(a: number, b: number): number {
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** A charge that is seen at a glance (WCAG's measure for graphics), and a division that is seen at all. */
export const LEAST = { charge: 3, division: 1.5 } as const

/** The three colours of an emblem. */
export type Painting = Pick<Emblem, 'field' | 'second' | 'chargeColour'>

/** Two colours of an emblem that have to be told apart. */
interface Comparison {
  readonly kind: 'charge-field' | 'charge-second' | 'field-second'
  readonly between: readonly [keyof Painting, keyof Painting]
  readonly least: number
}

const ON_FIELD: Comparison = {
  kind: 'charge-field',
  between: ['chargeColour', 'field'],
  least: LEAST.charge,
}
const ON_SECOND: Comparison = {
  kind: 'charge-second',
  between: ['chargeColour', 'second'],
  least: LEAST.charge,
}
const DIVIDED: Comparison = { kind: 'field-second', between: ['field', 'second'], least: LEAST.division }

/** A charge stands on the field alone where the second colour lies beside it. */
const BESIDE: readonly Division[] = ['plain', 'chief', 'border']

/** What has to be told apart in an emblem with this division, with or without a charge. */
export function comparisons(division: Division, charged: boolean): Comparison[] {
  return [
    ...(charged ? [ON_FIELD] : []),
    ...(charged && !BESIDE.includes(division) ? [ON_SECOND] : []),
    ...(division === 'plain' ? [] : [DIVIDED]),
  ]
}

/** Two colours of an emblem that are too like each other. */
export interface WeakContrast extends Comparison {
  readonly ratio: number
}

/** Which colours of an emblem are hard to tell apart; none is well. */
export function weakContrasts(emblem: Emblem): WeakContrast[] {
  return comparisons(emblem.division, emblem.charge !== null)
    .map((one) => ({ ...one, ratio: contrast(emblem[one.between[0]], emblem[one.between[1]]) }))
    .filter(({ ratio, least }) => ratio < least)
}

const { black, bone } = TINCTURE_COLOURS

/** The colour itself where it is seen on the ground, else black or white, whichever is. */
export function readableOn(ground: string, wished: string): string {
  if (contrast(ground, wished) >= LEAST.charge) return wished
  return blackOrWhite(ground)
}

/** Which of the two is seen better on a colour. */
export function blackOrWhite(ground: string): string {
  return contrast(ground, black) >= contrast(ground, bone) ? black : bone
}

/** What a colour is mixed with at most, in so many steps. */
const MENDING = 40

/** The colour itself where it is seen on the ground, else mended: lighter or darker until it is. */
export function mendedOn(ground: string, colour: string, least: number): string {
  const towards = contrast(ground, '#000000') > contrast(ground, '#ffffff') ? '#000000' : '#ffffff'
  for (let step = 0; step < MENDING; step += 1) {
    const mended = mixed(colour, towards, step / MENDING)
    if (contrast(ground, mended) >= least) return mended
  }
  return towards
}

function mixed(colour: string, other: string, share: number): string {
  const parts = [1, 3, 5].map((from) => {
    const [a, b] = [colour, other].map((one) => Number.parseInt(one.slice(from, from + 2), 16))
    return Math.round((a ?? 0) * (1 - share) + (b ?? 0) * share)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${parts.join('')}`
}
