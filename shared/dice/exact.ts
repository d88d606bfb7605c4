import { passes, type DieTest } from './die-test.ts'

/**
 * Exact chances, worked out and never sampled. First of six-sided dice: `dice` is a whole number from 0, `face` a
 * whole number from 0; a face above 6 counts as 6. With no dice "all" is certain and "any" impossible. Then of any
 * dice and cards, each told as a list of what it may show, every entry as likely as any other.
 */

const FACES = [1, 2, 3, 4, 5, 6] as const

/** The chance that one die shows `face` or less. */
export function chanceUpTo(face: number): number {
  return Math.min(face, FACES.length) / FACES.length
}

/** How many faces of a die pass. */
export function facesThatPass(test: DieTest): number {
  return FACES.filter((face) => passes(test, face)).length
}

/** The chance that one die passes. */
export function chanceToPass(test: DieTest): number {
  return facesThatPass(test) / FACES.length
}

/** The chance that every one of the dice shows more than `face`. */
export function chanceAllAbove(dice: number, face: number): number {
  return chanceUpTo(FACES.length - Math.min(face, FACES.length)) ** dice
}

/** The chance that at least one of the dice shows more than `face`. */
export function chanceAnyAbove(dice: number, face: number): number {
  return 1 - chanceUpTo(face) ** dice
}

/** Of how many throws each sum comes, from 0 up, and of how many there are; beyond 20 dice as shares of 1. */
export interface Throws {
  readonly ways: readonly number[]
  readonly all: number
}

/** The throws of so many dice by their sum: whole numbers, so that a chance is a single division. */
export function throwsOf(dice: number): Throws {
  let ways = [1]
  let all = 1
  for (let thrown = 0; thrown < dice; thrown += 1) {
    ways = chancesOfSum(ways, [0, ...FACES.map(() => 1)])
    all *= FACES.length
    if (all <= Number.MAX_SAFE_INTEGER) continue
    const shared = all
    ways = ways.map((each) => each / shared)
    all = 1
  }
  return { ways, all }
}

/** The chance that the dice add up to `least` or more. */
export function chanceOfSum(dice: number, least: number): number {
  const { ways, all } = throwsOf(dice)
  return ways.reduce((sum, each, at) => (at >= least ? sum + each : sum), 0) / all
}

/** Two dice against each other, `lead` added to the first: the chances that either is higher, or that they tie. */
export function chancesOfHigher(lead: number): { first: number; second: number; tie: number } {
  const leads = FACES.flatMap((first) => FACES.map((second) => first + lead - second))
  const share = (count: number): number => count / leads.length
  return {
    first: share(leads.filter((by) => by > 0).length),
    second: share(leads.filter((by) => by < 0).length),
    tie: share(leads.filter((by) => by === 0).length),
  }
}

/** What a die of so many sides may show. */
export function facesUpTo(sides: number): number[] {
  return Array.from({ length: sides }, (_none, face) => face + 1)
}

/** What the two may show together: the sum of each with each. */
export function sumsOf(one: readonly number[], other: readonly number[]): number[] {
  return one.flatMap((first) => other.map((second) => first + second))
}

/** The chance that the first shows more than the second: impossible where one of them has nothing to show. */
export function chanceOfMore(first: readonly number[], second: readonly number[]): number {
  const pairs = first.length * second.length
  if (pairs === 0) return 0
  const more = first.map((one) => second.filter((other) => one > other).length)
  return more.reduce((all, count) => all + count, 0) / pairs
}

/** The chances of every sum of two amounts; each list holds the chances of 0, 1, 2 and so on. */
export function chancesOfSum(one: readonly number[], other: readonly number[]): number[] {
  const sums = Array.from({ length: one.length + other.length - 1 }, () => 0)
  for (const [first, chance] of one.entries())
    for (const [second, share] of other.entries())
      sums[first + second] = (sums[first + second] ?? 0) + chance * share
  return sums
}
