import type { Problem } from '../../../../problem.ts'
import type { DiceHand } from '../../../../dice/source.ts'
import type { BattleEvent } from '../documents/events.ts'
import { evolve } from '../state/evolve.ts'
import type { BattleState } from '../state/state.ts'
import type { Purpose, Side, TargetId } from '../words.ts'

/** What a decision writes: each event changes the state that the next one is decided on. */
export interface Log {
  readonly state: BattleState
  readonly events: readonly BattleEvent[]
  readonly dice: DiceHand
  emit(event: BattleEvent): void
}

/** A log that goes on from a state. The deviations are noted on its first event. */
export function openLog(before: BattleState, dice: DiceHand, deviations: Problem[]): Log {
  let state = before
  const events: BattleEvent[] = []
  return {
    get state() {
      return state
    },
    events,
    dice,
    emit: (event) => {
      const noted = events.length === 0 && deviations.length > 0 ? { ...event, deviations } : event
      events.push(noted)
      state = evolve(state, noted)
    },
  }
}

interface Rolled {
  readonly purpose: Purpose
  readonly side: Side
  readonly unit: TargetId | null
  readonly dice: number[]
}

/** What a roll is for and whose it is: by that name it is found again when a line is corrected. */
export function rollName({ purpose, side, unit }: Omit<Rolled, 'dice'>): string {
  return `${purpose} ${side} ${unit ?? '-'}`
}

/** Rolls one die or several and compares each with a number: one that passes is enough. */
export function rollTest(
  log: Log,
  test: 'at-most' | 'above' | 'below',
  target: number,
  roll: Omit<Rolled, 'dice'>,
  count = 1,
): { readonly dice: readonly number[]; readonly success: boolean } {
  const dice = log.dice.d6(count, rollName(roll))
  const passes = {
    'at-most': (die: number) => die <= target,
    above: (die: number) => die > target,
    below: (die: number) => die < target,
  }[test]
  const success = dice.some(passes)
  log.emit({ kind: 'rolled', ...roll, dice, plus: 0, test, target, success })
  return { dice, success }
}

/** Rolls dice to add up, with what is added to them. */
export function rollSum(log: Log, roll: Omit<Rolled, 'dice'>, count: number): number {
  const dice = log.dice.d6(count, rollName(roll))
  log.emit({ kind: 'rolled', ...roll, dice, plus: 0, test: 'sum', target: null, success: null })
  return dice.reduce((sum, die) => sum + die, 0)
}

/** One die each, the higher one wins; null is a tie. */
export function rollOff(
  log: Log,
  purpose: 'role' | 'initiative',
  bonuses: Readonly<Record<Side, number>>,
): Side | null {
  const roll = (side: Side): number => {
    const dice = log.dice.d6(1, rollName({ purpose, side, unit: null }))
    const plus = bonuses[side]
    log.emit({
      kind: 'rolled',
      purpose,
      side,
      unit: null,
      dice,
      plus,
      test: 'highest',
      target: null,
      success: null,
    })
    return (dice[0] ?? 0) + plus
  }
  const [a, b] = [roll('a'), roll('b')]
  if (a === b) return null
  return a > b ? 'a' : 'b'
}
