import { isAlike } from '../../../../alike.ts'
import { isRefusal, type Problem, type Refusal } from '../../../../problem.ts'
import type { BattleEvent } from '../documents/events.ts'
import type { BattleState } from '../state/state.ts'
import type { BlipId } from '../words.ts'
import { decideAgain, decideOtherwise, type Made, type MadeAgain, type Told } from './again.ts'
import { aimOf, mayGoOn, nextStep, type Aim } from './connecting.ts'

/** A line of the log as it was made. */
export interface Line extends Made {
  readonly decision: number
}

/** A line of the log as it is made once more; `decision` is its number before, null where it is put in. */
export interface NewLine extends MadeAgain {
  readonly decision: number | null
}

/** More than anybody needs to end a round and a battle. */
const MOST_STEPS = 16

/** What a correction makes of a log. */
export interface Correction {
  readonly lines: readonly NewLine[]
  /** Lines that no longer fit, with the rule that they would break. */
  readonly dropped: readonly { readonly decision: number; readonly problem: Problem }[]
  /** Lines that break rules which they did not break before, where the program only assists. */
  readonly noted: readonly { readonly decision: number; readonly deviations: readonly Problem[] }[]
  /** Blips that come to light in it and did not before. */
  readonly revealed: readonly BlipId[]
  /** Nothing is other than it was. */
  readonly same: boolean
}

/**
 * Gives the first of these lines otherwise, or with null leaves it out, and makes the others again after it. `before`
 * is the state that the first was made in, `after` the one that all of them led to. Where a line only waits for
 * something to end, its end is put in. `mustEnd`: the battle was over and is to be so again. Refused when what is
 * given instead is.
 */
export function correctLines(
  before: BattleState,
  [first, ...later]: readonly [Line, ...Line[]],
  after: BattleState,
  instead: Omit<Told, 'from'> | null,
  mustEnd = false,
): Correction | Refusal {
  const lines: NewLine[] = []
  const dropped: { decision: number; problem: Problem }[] = []
  let state = before
  /** Where dice that nobody has seen come from, until they do. */
  let ahead: BattleState['dice'] | null = after.dice
  const take = (line: NewLine): void => {
    lines.push(line)
    ;({ state } = line)
    if (line.told.from !== null && isAlike(line.told.from, ahead)) ahead = null
  }

  if (instead) {
    const again = sameTold(instead, first)
      ? decideAgain(before, first, ahead)
      : decideOtherwise(before, instead, first.events, after.dice)
    if (isRefusal(again)) return again
    take({ ...again, decision: first.decision })
  }
  for (const line of later) {
    const made = fitIn(state, line, ahead, aimOf(line.command, mustEnd), mustEnd)
    if (isRefusal(made)) dropped.push({ decision: line.decision, problem: made.problem })
    else made.forEach(take)
  }
  if (mustEnd) stepsTo(state, ahead, 'battle', true, () => false).forEach(take)
  const was = [first, ...later]
  return {
    lines,
    dropped,
    noted: lines.flatMap(({ decision, events }) => {
      const deviations = newDeviations(
        events,
        was.find((line) => line.decision === decision),
      )
      return decision !== null && deviations.length > 0 ? [{ decision, deviations }] : []
    }),
    revealed: revealedIn(lines).filter((blip) => !revealedIn(was).includes(blip)),
    same: isAlike(
      lines.map(({ events }) => events),
      was.map(({ events }) => events),
    ),
  }
}

function sameTold(instead: Omit<Told, 'from'>, line: Line): boolean {
  return (
    isAlike(instead.command, line.command) && (instead.rolls === null || isAlike(instead.rolls, line.rolls))
  )
}

type Dice = BattleState['dice'] | null

/** A line made again, where it does not fit by itself with what has to end before it. */
function fitIn(
  state: BattleState,
  line: Line,
  ahead: Dice,
  aim: Aim | null,
  mayRoll: boolean,
): NewLine[] | Refusal {
  const plain = decideAgain(state, line, ahead)
  const fits = (made: MadeAgain | Refusal): made is MadeAgain =>
    !isRefusal(made) && newDeviations(made.events, line).length === 0
  if (!fits(plain) && aim) {
    const found: MadeAgain[] = []
    const steps = stepsTo(state, ahead, aim, mayRoll, (now, dice) => {
      const made = decideAgain(now, line, dice)
      if (fits(made)) found.push(made)
      return found.length > 0
    })
    const [made] = found
    if (made) return [...steps, { ...made, decision: line.decision }]
  }
  return isRefusal(plain) ? plain : [{ ...plain, decision: line.decision }]
}

/**
 * What ends one after the other, until that is enough. While a battle goes on nothing is rolled for it: the dice to
 * come are nobody's to see.
 */
function stepsTo(
  began: BattleState,
  ahead: Dice,
  aim: Aim,
  mayRoll: boolean,
  isEnough: (now: BattleState, ahead: Dice) => boolean,
): NewLine[] {
  const steps: NewLine[] = []
  let [now, dice] = [began, ahead]
  while (steps.length < MOST_STEPS) {
    const command = nextStep(now, aim)
    const step = command && decideAgain(now, { command, rolls: null, from: null, events: [] }, dice)
    if (!step || isRefusal(step) || step.events[0]?.deviations) break
    if (!mayRoll && step.events.some(({ kind }) => kind === 'rolled')) break
    steps.push({ ...step, decision: null })
    now = step.state
    if (step.told.from !== null && isAlike(step.told.from, dice)) dice = null
    if (isEnough(now, dice) || !mayGoOn(began, now, aim)) break
  }
  return steps
}

function newDeviations(events: readonly BattleEvent[], was: Made | undefined): readonly Problem[] {
  const before = was?.events[0]?.deviations ?? []
  return (events[0]?.deviations ?? []).filter(({ code }) => !before.some((known) => known.code === code))
}

function revealedIn(lines: readonly { readonly events: readonly BattleEvent[] }[]): readonly BlipId[] {
  return lines.flatMap(({ events }) =>
    events.flatMap((event) => (event.kind === 'blip-revealed' ? [event.blip] : [])),
  )
}
