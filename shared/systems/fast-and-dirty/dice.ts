import { throwsOf } from '../../dice/exact.ts'
import { never } from '../../never.ts'
import { remembering } from '../../remembering.ts'
import type { DiceRead, JoinedDice } from './words.ts'

const FACES = [1, 2, 3, 4, 5, 6] as const

/** What a squad’s two dice and its team’s come to. Source: line 1328. */
export function joinedTotal(how: JoinedDice, squad: readonly number[], team: number): number {
  if (how === 'highestEach') return Math.max(...squad) + team
  const [first = 0, second = 0] = [...squad, team].toSorted((one, other) => other - one)
  return first + second
}

interface Thrown {
  /** Its dice show 6 (line 1783). */
  readonly legend?: boolean
  /** The worst of them falls once more (line 1478). */
  readonly lucky?: boolean
}

/** What the dice of one total may show, every entry as likely as any other. Source: lines 790, 1024, 1284, 1328, 1478, 1783. */
export const shownBy: (dice: DiceRead | JoinedDice, thrown?: Thrown) => readonly number[] = remembering(
  (dice: DiceRead | JoinedDice, { legend = false, lucky = false }: Thrown = {}) =>
    `${dice} ${legend} ${lucky}`,
  (dice, thrown = {}) => {
    if (dice === 1) return thrown.legend ? [SIX] : FACES
    return pairsOf(thrown).flatMap((pair) => read(dice, pair))
  },
)
const SIX = 6

type Pair = readonly [number, number]
function pairsOf({ legend = false, lucky = false }: Thrown): readonly Pair[] {
  if (legend) return [[SIX, SIX]]
  const pairs = FACES.flatMap((one) => FACES.map((other): Pair => [one, other]))
  return lucky ? pairs.flatMap((pair) => FACES.map((again): Pair => [Math.max(...pair), again])) : pairs
}

function read(dice: Exclude<DiceRead, 1> | JoinedDice, pair: Pair): readonly number[] {
  switch (dice) {
    case 'twoHighest':
    case 'highestEach':
      return FACES.map((team) => joinedTotal(dice, pair, team))
    case 2:
      return [Math.max(...pair)]
    case 'sum':
      return [pair[0] + pair[1]]
    default:
      return never(dice)
  }
}

/** Of how many throws each total comes, `extra` dice added to it. */
export function totalsOf(
  shown: readonly number[],
  extra: number,
): { readonly ways: ReadonlyMap<number, number>; readonly all: number } {
  const more = throwsOf(extra)
  const ways = new Map<number, number>()
  for (const first of shown)
    for (const [sum, times] of more.ways.entries())
      if (times > 0) ways.set(first + sum, (ways.get(first + sum) ?? 0) + times)
  return { ways, all: shown.length * more.all }
}
