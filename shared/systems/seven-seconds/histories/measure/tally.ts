import type { Counted } from './shapes.ts'

/** Sums under keys, each with the battles that it comes from; a battle is named once. */
export interface Tally<Key extends string = string> {
  readonly add: (key: Key, value: number, battle: string) => void
  /** Nought and no battles for what was never counted. */
  readonly of: (key: Key) => Counted
  readonly keys: () => Key[]
}

export function tally<Key extends string = string>(): Tally<Key> {
  const sums = new Map<Key, { value: number; battles: Set<string> }>()
  return {
    add: (key, value, battle) => {
      const known = sums.get(key) ?? { value: 0, battles: new Set<string>() }
      known.value += value
      known.battles.add(battle)
      sums.set(key, known)
    },
    of: (key) => {
      const known = sums.get(key)
      return known ? { value: known.value, battles: [...known.battles] } : { value: 0, battles: [] }
    },
    keys: () => [...sums.keys()],
  }
}

/** Several counts as one. */
export function together(counts: readonly Counted[]): Counted {
  return {
    value: counts.reduce((sum, { value }) => sum + value, 0),
    battles: [...new Set(counts.flatMap(({ battles }) => battles))],
  }
}
