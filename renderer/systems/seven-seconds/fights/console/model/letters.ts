import type { BattleView } from '../../../../../../shared/systems/seven-seconds/battle/view.ts'
import {
  OBJECTIVES,
  sideOf,
  type TargetId,
} from '../../../../../../shared/systems/seven-seconds/battle/words.ts'

const SHIFTED = 'Shift+'
const shifted = (letter: string): string => `${SHIFTED}${letter.toUpperCase()}`
/**
 * A letter for each square of the left side's Holding Area: none that passes, ends, reveals, turns or does anything
 * else while pieces are chosen. Those that are also an action of the chosen piece come last.
 */
const OF_LEFT = Array.from('aghilqswzfjkmnrt')
/** With Shift these mean something else in the console, and another letter stands in. */
const STAND_INS: Readonly<Record<string, string>> = { f: 'b', h: 'c', k: 'e', l: 'o', n: 'p', r: 'u' }
const OF_RIGHT = OF_LEFT.map((letter) => shifted(STAND_INS[letter] ?? letter))
/** Objectives and marked ground are only ever aimed at, where nobody passes; X explodes, which no ground is in. */
const OF_OBJECTIVES = [...Array.from('pevu'), shifted('x')]
const OF_GROUNDS = ['x', shifted('y')]

/**
 * The keys of what can be chosen, in the same order. A piece has its key for the whole battle, whoever acts and
 * whatever else can be chosen: it belongs to its square, as everybody knows that, on the right side with Shift. The
 * two that may stand in one square share it, and their Blip had it before them (docs/adr/0025).
 */
export function lettersFor(ids: readonly TargetId[], view: BattleView): ReadonlyMap<TargetId, string> {
  return new Map(
    ids.flatMap((id) => {
      const key = keyOf(id, view)
      return key === undefined ? [] : [[id, key] as const]
    }),
  )
}

function keyOf(id: TargetId, { units, blips }: BattleView): string | undefined {
  const square = [...blips, ...units].find((one) => one.id === id)?.square ?? null
  if (square !== null) return (sideOf(id) === 'a' ? OF_LEFT : OF_RIGHT)[square - 1]
  const objective = OBJECTIVES.findIndex((one) => one === id)
  if (objective >= 0) return OF_OBJECTIVES[objective]
  const [, ground = ''] = id.split('-')
  return OF_GROUNDS[Number(ground) - 1]
}

/**
 * The piece that a key means. Of two that share it the first; pressed again, where one is chosen, the other, and where
 * several can be, both, then the second alone, then neither.
 */
export function meantBy(
  key: string,
  letters: ReadonlyMap<TargetId, string>,
  isTaken: (id: TargetId) => boolean,
  several: boolean,
): TargetId | undefined {
  const [first, second] = [...letters].filter(([, letter]) => letter === key).map(([id]) => id)
  if (first === undefined || second === undefined) return first
  if (!several) return isTaken(first) ? second : first
  return isTaken(first) === isTaken(second) ? first : second
}

/** The key as it stands on a piece: `B`, `⇧B`. */
export function letterText(key: string): string {
  return key.startsWith(SHIFTED) ? `⇧${key.slice(SHIFTED.length)}` : key.toUpperCase()
}
