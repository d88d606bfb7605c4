import { inject, type ComputedRef, type InjectionKey } from 'vue'
import { inked } from '../../../shared/printing/ink.ts'
import type { Ink } from '../../../shared/printing/words.ts'

/** How much ink the pages may take. */
export const inkKey: InjectionKey<ComputedRef<Ink>> = Symbol('ink')

/** A colour `#rrggbb` as it is printed here. */
export function useInk(): { readonly onPaper: (colour: string) => string } {
  const ink = inject(inkKey)
  return { onPaper: (colour) => inked(colour, ink?.value ?? 'colour') }
}
