import { commandOf, intentionOf } from '../../shared/battle/automatic.ts'
import type { AnyState } from '../../shared/battle/battle.ts'
import { isRefusal } from '../../shared/problem.ts'
import type { GamePlay } from '../plays.ts'
import type { Decisions, StoredDecision } from './decisions.ts'
import type { FightLogs, LoggedEvent } from './log.ts'

/** The program plays for the sides that were handed to it, as far as it can without the players. */
export interface Automatic {
  /** Plays until the battle waits for people: for a side of theirs, or for something to be measured. */
  goOn(fight: string): readonly LoggedEvent[]
  /** The newest line up to this one that people decided; null where Muster alone has played. */
  lastOfPeople(fight: string, decision: number): number | null
  /** Does again what the program had played right behind what was done again. */
  doAgain(fight: string): void
}

/** More than any doctrine needs till somebody else is to decide something. */
const MOST_STEPS = 1000

export function openAutomatic(logs: FightLogs, decisions: Decisions): Automatic {
  const step = (id: string): readonly LoggedEvent[] | null => {
    const { play, state, decision } = logs.read(id)
    const { waitsFor } = play.openly(state)
    const unasked = play.doctrine?.unasked ?? []
    const others = unasked.length > 0 ? (play.doctrine?.sides(state) ?? []) : []
    for (const side of new Set([...others, ...waitsFor])) {
      const intention = intentionOf(play, state, side)
      if (intention && !waitsFor.includes(side) && !unasked.includes(intention.command)) continue
      const command = intention && commandOf(intention)
      const decided = command && play.decide(state, command)
      // What a doctrine wants against the rules is not done: the players see what it is offered, and decide.
      if (!decided || isRefusal(decided)) continue
      const marks = [{ what: 'automatic', at: new Date().toISOString(), lines: 1 }] as const
      decisions.note(id, { decision: decision + 1, command, rolls: null, from: null, marks })
      return logs.append(id, decision + 1, decided)
    }
    return null
  }

  return {
    goOn: (id) => {
      if (!logs.read(id).play.doctrine) return []
      const written: LoggedEvent[] = []
      for (let steps = 0; steps < MOST_STEPS; steps += 1) {
        const events = step(id)
        if (!events) break
        written.push(...events)
      }
      return written
    },
    lastOfPeople: (id, decision) => {
      // A long log need not be read where everybody plays for themselves.
      if (!logs.read(id).play.doctrine) return decision
      const lines = decisions.all(id).filter((one) => one.decision <= decision)
      return lines.findLast((one) => !isAutomatic(one))?.decision ?? null
    },
    doAgain: (id) => {
      for (let next = decisions.next(id); next && isAutomatic(next); next = decisions.next(id)) {
        const { play, state } = logs.read(id)
        const decided = play.decide(state, next.command, next.rolls, next.from)
        if (isRefusal(decided)) return
        decisions.doneAgain(id, next.decision)
        logs.append(id, next.decision, decided)
      }
    },
  }
}

const isAutomatic = ({ marks }: StoredDecision): boolean => marks.some(({ what }) => what === 'automatic')

/**
 * What anybody may do in the open; of a side that the program plays for only what it means to do and cannot measure, and
 * that it cannot.
 */
export function openly(play: GamePlay, state: AnyState): ReturnType<GamePlay['openly']> {
  const { options, waitsFor } = play.openly(state)
  const planned = play.doctrine?.sides(state) ?? []
  if (planned.length === 0) return { options, waitsFor }
  const intentions = planned.flatMap((side) => {
    const intention = intentionOf(play, state, side)
    if (!intention || play.isSecret({ kind: intention.command, side })) return []
    return [intention, ...(play.doctrine?.instead?.(intention) ?? [])]
  })
  return {
    options: [...options.filter(({ side }) => !intentions.some((one) => one.side === side)), ...intentions],
    waitsFor,
  }
}
