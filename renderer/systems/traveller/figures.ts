import { signed } from '../../ui/fields/whole-number.ts'

/** Damage as the book writes it: `3d6+1`. */
export function diceText({ dice, add }: { readonly dice: number; readonly add: number }): string {
  const more = add === 0 ? '' : signed(add)
  return dice === 0 ? more || '0' : `${dice}d6${more}`
}
