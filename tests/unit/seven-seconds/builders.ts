import fc from 'fast-check'
import type { Sighting } from '../../../shared/systems/seven-seconds/arguments.ts'
import { STATS, type Stat, type Target, type Tech } from '../../../shared/systems/seven-seconds/words.ts'

/** A row of six numbers in the order of `STATS`. */
export type Row = readonly number[]

export function line(row: Row): Record<Stat, number> {
  const [sensors, stealth, armour, countermeasures, nuclear, robotics] = row.map(Number)
  return {
    sensors: sensors ?? NaN,
    stealth: stealth ?? NaN,
    armour: armour ?? NaN,
    countermeasures: countermeasures ?? NaN,
    nuclear: nuclear ?? NaN,
    robotics: robotics ?? NaN,
  }
}

/** `tech('554441/433331/322221')`: 1st, 2nd and 3rd rate, six digits each in the order of `STATS`. */
export function tech(digits: string): Tech {
  const [first = '', second = '', third = ''] = digits.split('/')
  return {
    1: line(Array.from(first, Number)),
    2: line(Array.from(second, Number)),
    3: line(Array.from(third, Number)),
  }
}

export const rows = (of: Tech): [Row, Row, Row] => [
  STATS.map((stat) => of[1][stat]),
  STATS.map((stat) => of[2][stat]),
  STATS.map((stat) => of[3][stat]),
]

/** What only claims to be of the type that is asked for; tests alone may lie to the compiler. */
export function claimed(value: unknown): never {
  return value as never
}

/** Open ground, in the arc, touching; a test names only what matters. */
export function sighting(over: Partial<Sighting> = {}): Sighting {
  return { range: 0, targetCover: 'none', intervening: 'none', outOfArc: false, ...over }
}

export const trooper = (armour: number, damaged = false): Target => ({ kind: 'trooper', armour, damaged })
export const drone: Target = { kind: 'drone' }

export function total(odds: object): number {
  return Object.values(odds).reduce((sum: number, value: unknown) => sum + Number(value), 0)
}

export const aStat = fc.integer({ min: 1, max: 5 })
export const aTrooper = fc.record({ kind: fc.constant('trooper'), armour: aStat, damaged: fc.boolean() })
export const aTarget = fc.oneof(aTrooper, fc.constant(drone))

/** Every result of so many dice, each once: `rolls(2)` gives 36 pairs. */
export function rolls(dice: number): number[][] {
  if (dice === 0) return [[]]
  return rolls(dice - 1).flatMap((roll) => [1, 2, 3, 4, 5, 6].map((face) => [...roll, face]))
}

/** Shares of the outcomes that a judge gives over every result of so many dice. */
export function shares<Outcome extends string>(
  dice: number,
  judge: (roll: number[]) => Outcome,
): Partial<Record<Outcome, number>> {
  const all = rolls(dice)
  const counts: Partial<Record<Outcome, number>> = {}
  for (const roll of all) {
    const outcome = judge(roll)
    counts[outcome] = (counts[outcome] ?? 0) + 1
  }
  for (const outcome in counts) counts[outcome] = (counts[outcome] ?? 0) / all.length
  return counts
}
