import { passes, type DieTest } from '../dice/die-test.ts'
import type { DiceHand, Die } from '../dice/source.ts'
import type { Problem } from '../problem.ts'
import type { AnyEvent, Rolled } from './battle.ts'

/** What a decision writes: each event changes the state that the next one is decided on. */
export interface Log<State, Event> {
  readonly state: State
  readonly events: readonly Event[]
  readonly dice: DiceHand
  emit(event: Event): void
}

/** A log that goes on from a state. The deviations are noted on its first event. */
export function openLog<State, Event extends AnyEvent>(
  before: State,
  dice: DiceHand,
  deviations: Problem[],
  evolve: (state: State, event: Event) => State,
): Log<State, Event> {
  let state = before
  const events: Event[] = []
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

/** Whose roll it is and what for; six-sided dice where no others are named. */
type Roll<Purpose extends string, Side extends string> = Pick<
  Rolled<Purpose, Side>,
  'purpose' | 'side' | 'unit'
> & { readonly die?: Exclude<Die, 'card'> }

/** A log of a battle that knows rolls of this kind. */
interface RollLog<Purpose extends string, Side extends string> {
  readonly dice: DiceHand
  emit(event: Rolled<Purpose, Side>): void
}

/** What a roll is for and whose it is: by that name it is found again when a line is corrected. */
export function rollName({ purpose, side, unit }: Omit<Roll<string, string>, 'die'>): string {
  return `${purpose} ${side} ${unit ?? '-'}`
}

/** Rolls one die or several and looks whether one passes: one is enough. */
export function rollTest<Purpose extends string, Side extends string>(
  log: RollLog<Purpose, Side>,
  test: DieTest,
  roll: Roll<Purpose, Side>,
  count = 1,
): { readonly dice: readonly number[]; readonly success: boolean } {
  const dice = log.dice.roll(roll.die ?? 'd6', count, rollName(roll))
  const success = dice.some((die) => passes(test, die))
  log.emit({ kind: 'rolled', ...roll, dice, plus: 0, ...test, success })
  return { dice, success }
}

/** Rolls dice to add up, with what is added to them. */
export function rollSum<Purpose extends string, Side extends string>(
  log: RollLog<Purpose, Side>,
  roll: Roll<Purpose, Side>,
  count: number,
  plus = 0,
): number {
  return rollDice(log, roll, count, plus).reduce((sum, die) => sum + die, plus)
}

/** Rolls dice that are looked at each for itself. */
export function rollDice<Purpose extends string, Side extends string>(
  log: RollLog<Purpose, Side>,
  roll: Roll<Purpose, Side>,
  count: number,
  plus = 0,
): readonly number[] {
  const dice = log.dice.roll(roll.die ?? 'd6', count, rollName(roll))
  log.emit({ kind: 'rolled', ...roll, dice, plus, test: 'sum', target: null, success: null })
  return dice
}

/** Draws so many of these cards, none twice. */
export function drawCards<Purpose extends string, Side extends string>(
  log: RollLog<Purpose, Side>,
  cards: readonly number[],
  roll: Omit<Roll<Purpose, Side>, 'die'>,
  count = 1,
): readonly number[] {
  const dice = log.dice.draw(cards, count, rollName(roll))
  log.emit({
    kind: 'rolled',
    ...roll,
    die: 'card',
    dice,
    plus: 0,
    test: 'drawn',
    target: null,
    success: null,
  })
  return dice
}

/** One die each, the higher sum wins; null is a tie of the highest. */
export function rollOff<Purpose extends string, Side extends string>(
  log: RollLog<Purpose, Side>,
  purpose: Purpose,
  bonuses: Readonly<Record<Side, number>>,
): Side | null {
  const sums = (Object.keys(bonuses) as Side[]).map((side) => {
    const roll = { purpose, side, unit: null }
    const dice = log.dice.roll('d6', 1, rollName(roll))
    const plus = bonuses[side]
    log.emit({ kind: 'rolled', ...roll, dice, plus, test: 'highest', target: null, success: null })
    return { side, sum: (dice[0] ?? 0) + plus }
  })
  const [first, second] = sums.toSorted((one, other) => other.sum - one.sum)
  return first === undefined || first.sum === second?.sum ? null : first.side
}
