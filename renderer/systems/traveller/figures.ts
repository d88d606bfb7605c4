import { signed } from '../../ui/fields/whole-number.ts'

/** Damage as the book writes it: `3d6+1`; `die`: as a page calls it. */
export function diceText({ dice, add }: { readonly dice: number; readonly add: number }, die = 'd6'): string {
  const more = add === 0 ? '' : signed(add)
  return dice === 0 ? more || '0' : `${dice}${die}${more}`
}
