import type { BattleView } from '../../../../shared/systems/seven-seconds/battle/view.ts'
import {
  OBJECTIVES,
  sideOf,
  type Side,
  type TargetId,
} from '../../../../shared/systems/seven-seconds/battle/words.ts'

const SHIFTED = 'Shift+'
const shifted = (letter: string): string => `${SHIFTED}${letter.toUpperCase()}`
/**
 * A letter for each square of the Holding Area, which its Blip and the first of its units have: none that passes,
 * ends, reveals, turns or does anything else while pieces are chosen. Those that are also an action of the chosen
 * piece come last.
 */
const OF_SQUARES = Array.from('aghilqswzfjkmnrt')
/** With Shift these mean something else in the console, and another letter stands in. */
const STAND_INS: Readonly<Record<string, string>> = { f: 'b', h: 'c', k: 'e', l: 'o', n: 'p', r: 'u' }
const OF_SECOND_UNITS = OF_SQUARES.map((letter) => shifted(STAND_INS[letter] ?? letter))
/** Objectives and marked ground are only ever aimed at, where nobody passes; X explodes, which no ground is in. */
const OF_OBJECTIVES = [...Array.from('pevu'), shifted('x')]
const OF_GROUNDS = ['x', shifted('y')]
const FREE = [...OF_SECOND_UNITS, ...['x', 'y'].map(shifted), ...OF_SQUARES]

/**
 * A key for each thing that can be chosen, in the same order. A piece has the same for the whole battle: its
 * square gives it, as everybody knows it, and a unit has that of its Blip. Where both sides can be chosen at once
 * and two would have the same, `first` keeps its own and the other takes that with Shift, or one that is free.
 */
export function lettersFor(
  ids: readonly TargetId[],
  view: BattleView,
  first: Side | null = null,
): ReadonlyMap<TargetId, string> {
  const own = new Map<TargetId, string>()
  const used = new Set<string>()
  const give = (id: TargetId, key: string | undefined): void => {
    if (key === undefined || used.has(key)) return
    own.set(id, key)
    used.add(key)
  }
  for (const id of ids.toSorted((one, other) => rank(one, first) - rank(other, first)))
    give(id, ownKey(id, view))
  const without = (): TargetId[] => ids.filter((id) => !own.has(id))
  for (const id of without()) give(id, OF_SECOND_UNITS[(squareOf(id, view) ?? 0) - 1])
  for (const id of without())
    give(
      id,
      FREE.find((key) => !used.has(key)),
    )
  return new Map(ids.flatMap((id) => (own.has(id) ? [[id, own.get(id) ?? '']] : [])))
}

function rank(id: TargetId, first: Side | null): number {
  return sideOf(id) === first ? 0 : 1
}

/** The square that a Blip or a unit comes from. */
function squareOf(id: TargetId, { units, blips }: BattleView): number | null {
  return [...blips, ...units].find((one) => one.id === id)?.square ?? null
}

function ownKey(id: TargetId, view: BattleView): string | undefined {
  const from = squareOf(id, view)
  if (from !== null) {
    const together = view.units.filter(({ side, square }) => side === sideOf(id) && square === from)
    return (together.findIndex((one) => one.id === id) > 0 ? OF_SECOND_UNITS : OF_SQUARES)[from - 1]
  }
  const objective = OBJECTIVES.findIndex((one) => one === id)
  if (objective >= 0) return OF_OBJECTIVES[objective]
  const [, ground = ''] = id.split('-')
  return OF_GROUNDS[Number(ground) - 1]
}

/** The key as it stands on a piece: `B`, `⇧B`. */
export function letterText(key: string): string {
  return key.startsWith(SHIFTED) ? `⇧${key.slice(SHIFTED.length)}` : key.toUpperCase()
}
