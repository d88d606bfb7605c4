import { isRefusal, type Problem, type Refusal } from '../../../../problem.ts'
import type { BattleEvent } from '../documents/events.ts'
import type { BattleState } from '../state/state.ts'
import type { BlipId } from '../words.ts'
import { decideAgain, decideOtherwise, isSame, type Made, type MadeAgain, type Told } from './again.ts'

/** A line of the log as it was made. */
export interface Line extends Made {
  readonly decision: number
}

/** A line of the log as it is made once more; `decision` is its number before. */
export interface NewLine extends MadeAgain {
  readonly decision: number
}

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
 * is the state that the first was made in, `after` the one that all of them led to. Refused when what is given instead
 * is.
 */
export function correctLines(
  before: BattleState,
  [first, ...later]: readonly [Line, ...Line[]],
  after: BattleState,
  instead: Omit<Told, 'from'> | null,
): Correction | Refusal {
  const lines: NewLine[] = []
  const dropped: { decision: number; problem: Problem }[] = []
  let state = before
  /** Where dice that nobody has seen come from, until they do. */
  let ahead: BattleState['dice'] | null = after.dice
  const take = (line: NewLine): void => {
    lines.push(line)
    ;({ state } = line)
    if (line.told.from !== null && isSame(line.told.from, ahead)) ahead = null
  }

  if (instead) {
    const again = sameTold(instead, first)
      ? decideAgain(before, first, ahead)
      : decideOtherwise(before, instead, first.events, after.dice)
    if (isRefusal(again)) return again
    take({ ...again, decision: first.decision })
  }
  for (const line of later) {
    const again = decideAgain(state, line, ahead)
    if (isRefusal(again)) dropped.push({ decision: line.decision, problem: again.problem })
    else take({ ...again, decision: line.decision })
  }
  const was = [first, ...later]
  return {
    lines,
    dropped,
    noted: lines.flatMap((line) => newDeviations(line, was)),
    revealed: revealedIn(lines).filter((blip) => !revealedIn(was).includes(blip)),
    same: isSame(
      lines.map(({ events }) => events),
      was.map(({ events }) => events),
    ),
  }
}

function sameTold(instead: Omit<Told, 'from'>, line: Line): boolean {
  return (
    isSame(instead.command, line.command) && (instead.rolls === null || isSame(instead.rolls, line.rolls))
  )
}

function newDeviations(
  { decision, events }: NewLine,
  was: readonly Line[],
): { decision: number; deviations: readonly Problem[] }[] {
  const before = was.find((line) => line.decision === decision)?.events[0]?.deviations ?? []
  const deviations = (events[0]?.deviations ?? []).filter(
    ({ code }) => !before.some((known) => known.code === code),
  )
  return deviations.length > 0 ? [{ decision, deviations }] : []
}

function revealedIn(lines: readonly { readonly events: readonly BattleEvent[] }[]): readonly BlipId[] {
  return lines.flatMap(({ events }) =>
    events.flatMap((event) => (event.kind === 'blip-revealed' ? [event.blip] : [])),
  )
}
