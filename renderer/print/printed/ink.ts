import { inject, type ComputedRef, type InjectionKey } from 'vue'
import { inked } from '../../../shared/printing/ink.ts'
import type { Ink } from '../../../shared/printing/words.ts'

/** How much ink the pages may take. */
export const inkKey: InjectionKey<ComputedRef<Ink>> = Symbol('ink')

/** A colour `#rrggbb` as it is printed here. */
export function useInk(): {
  readonly onPaper: (colour: string) => string
  /** Nothing but black, white and greys. */
  readonly isMono: () => boolean
  /** As lines and letters have it: they take little ink, and pale ones cannot be read. */
  readonly inLines: (colour: string) => string
} {
  const given = inject(inkKey)
  const ink = (): Ink => given?.value ?? 'colour'
  return {
    onPaper: (colour) => inked(colour, ink()),
    isMono: () => ink() === 'mono',
    inLines: (colour) => (ink() === 'saving' ? colour : inked(colour, ink())),
  }
}
