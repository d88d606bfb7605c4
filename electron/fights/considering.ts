import type { Checked } from '../../shared/contract/index.ts'
import { isAlike } from '../../shared/alike.ts'
import { isRefusal, problem, type Problem, type Refusal } from '../../shared/problem.ts'
import { isDiceMoved, type AnyEvent, type AnyState, type BattleTypes } from '../../shared/battle/battle.ts'
import type { Correction, GamePlay, Line } from '../plays.ts'
import { linesFrom } from './corrections.ts'
import type { Decisions } from './decisions.ts'
import type { FightLog, FightLogs } from './log.ts'
import { isAgreement, onlyAgreed } from './pin-calls.ts'
import type { Pins } from './pins.ts'

/** What is asked for when an old line is given otherwise. */
export type Asked = Omit<Checked<'fights.considerCorrection'>, 'after'>

interface Parts<Types extends BattleTypes> {
  readonly logs: FightLogs<Types>
  readonly decisions: Decisions
  readonly pins: Pins
}

/**
 * Works out what a correction would make of a log, as far as who asks may know it; nothing is done yet. `mustEnd`: the
 * battle was over, and is to be so again.
 */
export function considerLine<Types extends BattleTypes>(
  { logs, decisions, pins }: Parts<Types>,
  { id, decision, command, rolls, pins: given = {} }: Asked,
  mustEnd = false,
): Correction<Types> | Refusal {
  const [first, ...later] = linesFrom(id, decision, logs, decisions)
  if (first?.decision !== decision) return noLine()
  const log = logs.read(id)
  const { play } = log
  const instead = command === null ? null : play.readCommand(command)
  if (instead && isRefusal(instead)) return instead
  if ((instead && isAgreement(instead)) || staysAsItIs(play, first)) return onlyAgreed()
  const secret = [...secretSides(play, first.command), ...(instead ? secretSides(play, instead) : [])]
  const closed = withPins(pins, id, given, secret)
  if (closed) return closed
  const told = instead && { command: instead, rolls }
  const before = stateBefore(log, decision)
  const correction = play.correctLines(before, [first, ...later], log.state, told, mustEnd)
  if (isRefusal(correction)) return correction
  // What would come to light in it tells what is hidden, and so does what would be dealt or chosen otherwise.
  const owners = play.isRevealed(log.state)
    ? []
    : [
        ...correction.revealed.map(({ of }) => of),
        ...later
          .filter((line) => isOther(line, correction))
          .flatMap(({ command: of }) => secretSides(play, of)),
      ]
  return withPins(pins, id, given, owners) ?? correction
}

/** Whether a later line is left out, or leads to something else; where the generator stands tells nobody anything. */
function isOther<Types extends BattleTypes>(
  { decision, events }: Line<Types>,
  { lines }: Correction<Types>,
): boolean {
  const made = lines.find((line) => line.decision === decision)
  return !made || !isAlike(movesNoDice(made.events), movesNoDice(events))
}

function movesNoDice<Event extends AnyEvent>(events: readonly Event[]): readonly Event[] {
  return events.filter((event) => !isDiceMoved(event))
}

/** What it would make of the lines, as everybody may know it. */
export function tellLines<Types extends BattleTypes>(
  { logs, decisions }: Pick<Parts<Types>, 'logs' | 'decisions'>,
  { id, decision }: Asked,
  { lines, dropped, noted, same }: Correction<Types>,
) {
  const made = new Map(linesFrom(id, decision, logs, decisions).map((line) => [line.decision, line]))
  const { play, state } = logs.read(id)
  const putIn = lines.filter((line) => line.decision === null)
  const told = (events: readonly Types['Event'][]): readonly unknown[] =>
    toldOf(play, movesNoDice(events), 0, state)
  return {
    kept: lines.length - putIn.length,
    same,
    // Each is a line of its own.
    putIn: putIn.flatMap(({ events }, index) => toldOf(play, events, index, state)),
    changed: lines.flatMap(({ decision: of, events }) => {
      const was = of === null ? undefined : made.get(of)
      if (of === null || !was || isAlike(told(events), told(was.events))) return []
      return [{ decision: of, events: toldOf(play, events, of, state) }]
    }),
    dropped: dropped.map((one) => ({
      decision: one.decision,
      problem: openly(play, made.get(one.decision), one.problem),
    })),
    noted: noted.map((one) => ({
      decision: one.decision,
      deviations: one.deviations.map((deviation) => openly(play, made.get(one.decision), deviation)),
    })),
  }
}

/** Events that are not in the log yet, as everybody may know them: they have no numbers. */
export function toldOf<Types extends BattleTypes>(
  { tell }: GamePlay<Types>,
  events: readonly Types['Event'][],
  decision: number,
  state: Pick<AnyState, 'phase'>,
): { number: number; decision: number; event: Types['Told'] }[] {
  return events.map((event) => ({ number: 0, decision, event: tell(event, state, 'public') }))
}

/** Whether these are the lines that a correction leaves out. */
export function isKnown({ dropped }: Pick<Correction, 'dropped'>, leftOut: readonly number[]): boolean {
  return dropped.length === leftOut.length && dropped.every(({ decision }) => leftOut.includes(decision))
}

/** The battle as it stood before a decision was made. */
export function stateBefore<Types extends BattleTypes>(
  { play, events }: FightLog<Types>,
  decision: number,
): Types['State'] {
  return play.fold(events.filter((one) => one.decision < decision).map(({ event }) => event))
}

/** Whether a line is one that all sides agreed on, which nobody gives otherwise. */
function staysAsItIs<Types extends BattleTypes>(
  { readCommand }: GamePlay<Types>,
  { command }: Pick<Line, 'command'>,
): boolean {
  const read = readCommand(command)
  return !isRefusal(read) && isAgreement(read)
}

/** The side whose secrets a command is about. */
export function secretSides<Types extends BattleTypes>(
  { readCommand, isSecret }: GamePlay<Types>,
  command: unknown,
): readonly string[] {
  const read = readCommand(command)
  return isRefusal(read) || !isSecret(read) ? [] : [read.side]
}

type Given = Partial<Record<string, string>>

/** What was typed is the PIN of whichever side it is. */
export function anyPin(pin: string | undefined, sides: readonly string[]): Given {
  return pin === undefined ? {} : Object.fromEntries(sides.map((side) => [side, pin]))
}

export function withPins(pins: Pins, id: string, given: Given, sides: readonly string[]): Refusal | null {
  for (const side of new Set(sides)) {
    const refused = pins.check(id, side, given[side])
    if (refused)
      return {
        problem: { ...refused.problem, path: ['pins', side], values: { ...refused.problem.values, side } },
      }
  }
  return null
}

/** Why a line no longer fits, as everybody may know it. */
function openly<Types extends BattleTypes>(
  play: GamePlay<Types>,
  line: Line<Types> | undefined,
  found: Problem,
): Problem {
  const [side] = line ? secretSides(play, line.command) : []
  if (!side) return found
  return problem('correction/secret', 'What was decided here in secret no longer fits.', [], { side })
}

export function noLine(): Refusal {
  return {
    problem: problem('fight/no-decision', 'There is no such line in the log: look at it again.', [
      'decision',
    ]),
  }
}

export function nothingOther(): Refusal {
  const message = 'Nothing is other than it was: change something, or leave the line as it is.'
  return { problem: problem('correction/same', message) }
}
