import { isRolled } from '../../shared/battle/battle.ts'
import type { correctionCalls } from '../../shared/contract/corrections.ts'
import { isRefusal, problem, type Refusal } from '../../shared/problem.ts'
import type { HandlersOf } from '../handlers.ts'
import type { Automatic } from './automatic.ts'
import {
  anyPin,
  considerLine,
  isKnown,
  noLine,
  nothingOther,
  secretSides,
  tellLines,
  withPins,
} from './considering.ts'
import { linesFrom, type Corrections } from './corrections.ts'
import type { Decisions } from './decisions.ts'
import type { FightLogs } from './log.ts'
import { isAgreement, onlyAgreed } from './pin-calls.ts'
import type { Pins } from './pins.ts'
import { changedSince } from './refusals.ts'
import { sidesOf, type StoredFight } from './stored.ts'

interface Parts {
  readonly logs: FightLogs
  readonly decisions: Decisions
  readonly corrections: Corrections
  readonly automatic: Automatic
  readonly pins: Pins
  readonly find: (id: string) => StoredFight | Refusal
  /** A fight that can still go on. */
  readonly running: (id: string) => StoredFight | Refusal
}

/** Old lines given otherwise or left out, with what that makes of the lines after them. */
export function correctionHandlers(parts: Parts): HandlersOf<typeof correctionCalls> {
  const { logs, decisions, corrections, automatic, pins, find, running } = parts

  return {
    'fights.line': ({ id, decision, pin }) => {
      const fight = find(id)
      if (isRefusal(fight)) return fight
      const [line] = linesFrom(id, decision, logs, decisions)
      if (line?.decision !== decision) return noLine()
      const { play } = logs.read(id)
      const closed = withPins(pins, id, anyPin(pin, sidesOf(fight)), secretSides(play, line.command))
      if (closed) return closed
      const command = play.readCommand(line.command)
      if (isRefusal(command)) return command
      if (isAgreement(command)) return onlyAgreed()
      const fell = line.events
        .filter(isRolled)
        .map(({ purpose, side, unit, dice }) => ({ purpose, side, unit, dice }))
      return { command: { ...command }, typed: line.rolls !== null && line.from === null, fell }
    },

    'fights.considerCorrection': ({ after, ...asked }) => {
      const fight = running(asked.id)
      if (isRefusal(fight)) return fight
      const correction = considerLine(parts, asked)
      if (isRefusal(correction)) return correction
      if (logs.read(asked.id).decision !== after) return changedSince()
      return tellLines(parts, asked, correction)
    },

    'fights.correct': ({ after, leftOut, ...asked }) => {
      const fight = running(asked.id)
      if (isRefusal(fight)) return fight
      const correction = considerLine(parts, asked)
      if (isRefusal(correction)) return correction
      const { id, decision, command } = asked
      if (logs.read(id).decision !== after || !isKnown(correction, leftOut)) return changedSince()
      if (correction.same) return nothingOther()
      corrections.write(id, decision, correction, command === null)
      automatic.goOn(id)
      return { decision: logs.read(id).decision }
    },

    'fights.takeBackCorrection': ({ id, after }) => {
      const fight = running(id)
      if (isRefusal(fight)) return fight
      if (logs.read(id).decision !== after) return changedSince()
      if (!corrections.canUndo(id)) {
        const message = 'The last thing that was done is no correction: look at the log again.'
        return { problem: problem('correction/none', message) }
      }
      corrections.undo(id)
      return { decision: logs.read(id).decision }
    },
  }
}
