import type { Unit } from '../../../shared/systems/fast-and-dirty/index.ts'

/** What only claims to be of the type that is asked for; tests alone may lie to the compiler. */
export function claimed(value: unknown): never {
  return value as never
}

/** A plain squad of eight. */
export const unit = (over: Partial<Unit> = {}): Unit => ({
  id: '1.1',
  strength: 8,
  quality: 'regular',
  resolve: 'steady',
  armour: 'light',
  basic: 'assaultRifles',
  support: [],
  officer: false,
  traits: [],
  ...over,
})

/** The tutorial's rolls (lines 1962–1991): size, strength, Quality, Resolve, armour, basic weapon, support. */
export const TYLER = [2, 4, 1, 3, 2, 4, 5, 5, 2, 3, 6, 3, 1, 5, 1, 5, 2] as const
