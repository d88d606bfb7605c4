import type { Paints } from '../../../shared/heraldry/draw/emblem.ts'

/** An emblem in the colours of a side: how a sample faction shows in its campaign. */
export const SIDE_PAINTS: Paints = {
  field: 'var(--side-soft)',
  second: 'color-mix(in oklab, var(--side) 32%, var(--side-soft))',
  charge: 'var(--side)',
  rim: 'var(--side)',
}
