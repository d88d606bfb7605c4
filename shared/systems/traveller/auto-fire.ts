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
