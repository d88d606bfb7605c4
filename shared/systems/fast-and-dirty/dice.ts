import { throwsOf } from '../../dice/exact.ts'
import { never } from '../../never.ts'
import type { DiceRead, JoinedDice } from './words.ts'

const FACES = [1, 2, 3, 4, 5, 6] as const

/** What a squad’s two dice and its team’s come to. Source: line 1328. */
export function joinedTotal(how: JoinedDice, squad: readonly number[], team: number): number {
  if (how === 'highestEach') return Math.max(...squad) + team
  const [first = 0, second = 0] = [...squad, team].toSorted((one, other) => other - one)
  return first + second
}

/** What the dice of one total may show, every entry as likely as any other. Source: lines 790, 1024, 1284, 1328. */
export function shownBy(dice: DiceRead | JoinedDice): readonly number[] {
  switch (dice) {
    case 'twoHighest':
    case 'highestEach':
      return FACES.flatMap((one) =>
        FACES.flatMap((other) => FACES.map((team) => joinedTotal(dice, [one, other], team))),
      )
    case 1:
      return FACES
    case 2:
      return FACES.flatMap((one) => FACES.map((other) => Math.max(one, other)))
    case 'sum':
      return FACES.flatMap((one) => FACES.map((other) => one + other))
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
