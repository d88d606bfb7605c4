import { facesUpTo } from '../../dice/exact.ts'
import { requireModifier, requireWhole } from '../arguments.ts'
import { TARGET } from './data/checks.ts'

const FACES = facesUpTo(6)

/** Dice not looked at yet, those of the good faces that are still free, and the pairs that hit. */
interface Sorted {
  readonly dice: number
  readonly free: number
  readonly pairs: number
}

/**
 * The chances of 0, 1, 2 … hits of one full-auto attack with that DM, its dice paired, and an odd one left out, so that
 * most of them hit. Source: line 95; R19.
 */
export function autoFireOdds({ auto, dm }: { readonly auto: number; readonly dm: number }): number[] {
  requireWhole('auto', auto, 1, Number.MAX_SAFE_INTEGER)
  requireModifier('dm', dm)
  const least = TARGET - dm
  let sorted = new Map([[keyOf({ dice: auto, free: 0, pairs: 0 }), 1]])
  const faces = inOrder(least)
  for (const [at, face] of faces.entries()) {
    const isLast = at === faces.length - 1
    const next = new Map<string, number>()
    for (const [key, ways] of sorted) {
      const { dice, free, pairs } = ofKey(key)
      for (let shown = isLast ? dice : 0; shown <= dice; shown += 1) {
        const paired = isGood(face, least) ? 0 : Math.min(shown, free)
        const left = isGood(face, least) ? free + shown : free - paired
        const then = keyOf({ dice: dice - shown, free: left, pairs: pairs + paired })
        next.set(then, (next.get(then) ?? 0) + ways * choices(dice, shown))
      }
    }
    sorted = next
  }
  const odds = Array.from({ length: Math.floor(auto / 2) + 1 }, () => 0)
  for (const [key, ways] of sorted) {
    const { free, pairs } = ofKey(key)
    const hits = pairs + Math.floor(free / 2)
    odds[hits] = (odds[hits] ?? 0) + ways
  }
  return odds.map((ways) => ways / FACES.length ** auto)
}

/** How many dice show each face, from 1. */
type Shown = readonly number[]

/**
 * The same where by house rule one of the pairs, the first at an aimed target, has a DM of its own, no lower than that of
 * the others. Source: lines 29, 95; R19.
 */
export function aimedAutoFireOdds({
  auto,
  dm,
  first,
}: {
  readonly auto: number
  readonly dm: number
  readonly first: number
}): number[] {
  requireWhole('auto', auto, 1, Number.MAX_SAFE_INTEGER)
  requireModifier('dm', dm)
  requireModifier('first', first)
  const order = inOrder(TARGET - dm)
  const odds = Array.from({ length: Math.floor(auto / 2) + 1 }, () => 0)
  const look = (shown: Shown, left: number, ways: number): void => {
    const isLast = shown.length === FACES.length - 1
    for (let more = isLast ? left : 0; more <= left; more += 1) {
      const all = [...shown, more]
      const way = ways * choices(left, more)
      if (!isLast) look(all, left - more, way)
      else {
        const hits = hitsWith(all, order, TARGET - dm, TARGET - first)
        odds[hits] = (odds[hits] ?? 0) + way
      }
    }
  }
  look([], auto, 1)
  return odds.map((ways) => ways / FACES.length ** auto)
}

/** The most pairs that hit, one of them with a target of its own. */
function hitsWith(shown: Shown, order: readonly number[], least: number, first: number): number {
  const has = (one: number, other: number): boolean =>
    (shown[one - 1] ?? 0) >= (one === other ? 2 : 1) && (shown[other - 1] ?? 0) > 0
  const without = (one: number, other: number): Shown =>
    shown.map((n, at) => n - Number(at === one - 1) - Number(at === other - 1))
  const aimed = FACES.flatMap((one) =>
    FACES.filter((other) => other >= one && one + other >= first && has(one, other)).map(
      (other) => 1 + mostHits(without(one, other), order, least),
    ),
  )
  return Math.max(mostHits(shown, order, least), ...aimed)
}

/** Faces are taken `inOrder`: a poor one with a good one that is free, the good ones that are left with each other. */
function mostHits(shown: Shown, order: readonly number[], least: number): number {
  let [pairs, free] = [0, 0]
  for (const face of order) {
    const n = shown[face - 1] ?? 0
    const paired = isGood(face, least) ? -n : Math.min(n, free)
    free -= paired
    pairs += Math.max(0, paired)
  }
  return pairs + Math.floor(free / 2)
}

/** Any two good faces make a hit. */
const isGood = (face: number, least: number): boolean => 2 * face >= least

/**
 * Each poor face behind just the good ones that make a hit with it, the poorest first: taken in this order, a poor die
 * may always have any good one that is free, and none that serves a poorer one better.
 */
function inOrder(least: number): number[] {
  const good = FACES.filter((face) => isGood(face, least))
  const poor = FACES.filter((face) => !isGood(face, least))
  const order = poor.flatMap((face, at) => {
    const before = poor[at - 1] ?? -Infinity
    return [...good.filter((one) => one + face >= least && one + before < least), face]
  })
  return [...order, ...good.filter((face) => !order.includes(face))]
}

const keyOf = ({ dice, free, pairs }: Sorted): string => `${dice} ${free} ${pairs}`
function ofKey(key: string): Sorted {
  const [dice = 0, free = 0, pairs = 0] = key.split(' ').map(Number)
  return { dice, free, pairs }
}

/** In how many ways so many of the dice can be chosen. */
function choices(dice: number, chosen: number): number {
  return facesUpTo(chosen).reduce((ways, at) => (ways * (dice - chosen + at)) / at, 1)
}
