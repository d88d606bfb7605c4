import type { Problem } from '../../../../../shared/problem.ts'
import type { Command } from '../../../../../shared/systems/seven-seconds/battle/documents/commands.ts'
import type { Consideration, OpenFight } from '../open-fight.ts'
import type { PastLine } from '../open-fight.ts'

type Fallen = PastLine['fell'][number]
type MissingRoll = NonNullable<Consideration['missing']>

/** A roll that a line asks for, with what each die showed; null for a die of which nobody has said it yet. */
export interface AskedRoll {
  readonly roll: MissingRoll
  readonly dice: readonly (number | null)[]
}

type Named = Pick<Fallen, 'purpose' | 'side' | 'unit'>
interface Wished extends Named {
  readonly dice: readonly (number | null)[]
}

const isSame = (one: Named, other: Named): boolean =>
  one.purpose === other.purpose && one.side === other.side && one.unit === other.unit

/**
 * The rolls that a line asks for with these dice, in order: another die may bring further rolls, or need some no more.
 * It ends with the first roll of which a die is not known.
 */
export async function askedRolls(
  consider: OpenFight['consider'],
  command: Command,
  wished: readonly Wished[],
): Promise<readonly AskedRoll[] | Problem> {
  const left = [...wished]
  const asked: AskedRoll[] = []
  const typed: number[] = []
  for (;;) {
    const considered = await consider(command, typed)
    if ('code' in considered) return considered
    const { missing: roll, rolls: wrong } = considered
    if (!roll) return wrong ?? asked
    const index = left.findIndex((one) => isSame(one, roll))
    const [known] = index < 0 ? [] : left.splice(index, 1)
    const dice = Array.from({ length: roll.dice }, (_, place) => known?.dice[place] ?? null)
    asked.push({ roll, dice })
    const numbers = dice.filter((die) => die !== null)
    if (numbers.length < dice.length) return asked
    typed.push(...numbers)
  }
}

/** These rolls with one die otherwise, and behind them what fell then of rolls that are not asked for now. */
export function withDie(
  asked: readonly AskedRoll[],
  fell: readonly Fallen[],
  changed: { readonly roll: number; readonly die: number; readonly to: number | null },
): readonly Wished[] {
  const now = asked.map(({ roll: { purpose, side, unit }, dice }, index) => ({
    purpose,
    side,
    unit,
    dice: index === changed.roll ? dice.with(changed.die, changed.to) : dice,
  }))
  const further = fell.filter((one, index) => {
    const before = fell.slice(0, index).filter((other) => isSame(one, other)).length
    return before >= now.filter((other) => isSame(one, other)).length
  })
  return [...now, ...further]
}

/** What a die showed then; null where it did not fall. */
export function fellThen(
  asked: readonly AskedRoll[],
  fell: readonly Fallen[],
  roll: number,
  die: number,
): number | null {
  const one = asked[roll]?.roll
  if (!one) return null
  const before = asked.slice(0, roll).filter(({ roll: other }) => isSame(one, other)).length
  return fell.filter((other) => isSame(one, other))[before]?.dice[die] ?? null
}
