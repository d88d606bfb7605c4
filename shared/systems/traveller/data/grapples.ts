import type { Grapple } from '../words.ts'

/** Grapple Options (lines 144–152). */

export interface GrappleRow {
  readonly line: number
  /** Metres that somebody is moved, at most. */
  readonly metres: number | null
  readonly damage: {
    readonly dice: number
    readonly add: number
    /** The winner's Effect is added. */
    readonly effect: boolean
  } | null
  /** The Effect from which more is won: a weapon comes into the winner's hand. */
  readonly moreFrom: number | null
  /** Whether the grapple ends with it: always, never, or as the winner likes. */
  readonly ends: 'always' | 'never' | 'choice'
}
const PLAIN = { metres: null, damage: null, moreFrom: null, ends: 'choice' } as const
export const GRAPPLE_TABLE: Readonly<Record<Grapple, GrappleRow>> = {
  prone: { ...PLAIN, line: 145 },
  disarm: { ...PLAIN, line: 146, moreFrom: 6 },
  throw: { ...PLAIN, line: 147, metres: 3, damage: { dice: 1, add: 0, effect: false }, ends: 'always' },
  damage: { ...PLAIN, line: 148, damage: { dice: 0, add: 2, effect: true } },
  /** As with a Minor Action's movement. */
  escape: { ...PLAIN, line: 149, metres: 6, ends: 'always' },
  hold: { ...PLAIN, line: 150, ends: 'never' },
  drag: { ...PLAIN, line: 151, metres: 3 },
}
