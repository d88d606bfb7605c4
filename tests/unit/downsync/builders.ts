import type { ForceList, Marks, Sig, UnitCard } from '../../../shared/systems/downsync/index.ts'

/** What only claims to be of the type that is asked for; tests alone may lie to the compiler. */
export function claimed(value: unknown): never {
  return value as never
}

/** A plain vehicle. */
export const card = (over: Partial<UnitCard> = {}): UnitCard => ({
  id: 'medium',
  name: 'Plain',
  faction: 'Ours',
  sig: 'medium',
  spd: 6,
  scan: 6,
  targ: 6,
  def: 13,
  cm: 1,
  bases: null,
  traits: [],
  actions: [],
  ...over,
})

/** One card of each Signature, called as it is. */
export const CARDS: readonly UnitCard[] = (['small', 'medium', 'large'] as const).map((sig) =>
  card({ id: sig, sig }),
)

/** So many of each Signature. */
export const force = (small: number, medium: number, large: number): ForceList => {
  const some = (sig: Sig, count: number): Sig[] => Array.from({ length: count }, () => sig)
  return {
    faction: 'Ours',
    units: [...some('small', small), ...some('medium', medium), ...some('large', large)],
  }
}

export const marks = (over: Partial<Marks> = {}): Marks => ({
  activated: false,
  overwatch: false,
  stun: false,
  breach: 0,
  counters: [],
  cm: [1],
  cmPlus: [0],
  ...over,
})
