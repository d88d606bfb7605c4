import { isAlike } from '../alike.ts'
import { replayedDice, type Fallen } from '../dice/replayed.ts'
import type { DiceState } from '../dice/source.ts'
import { isRefusal, problem, type Problem, type Refusal } from '../problem.ts'
import {
  isDiceMoved,
  isRolled,
  type AnyEvent,
  type AnyState,
  type BattleTypes,
  type Decision,
  type TypedRolls,
} from './battle.ts'
import { rollName } from './log.ts'
import type { Loop } from './loop.ts'

/** What makes a decision: the command, the numbers typed for it, and where the generator stood if not as before. */
export interface Told {
  readonly command: unknown
  readonly rolls: TypedRolls
  readonly from: DiceState | null
}

/** A decision as it was made, and what came of it. */
export interface Made<Event> extends Told {
  readonly events: readonly Event[]
}

/** A decision made again, with what makes it once more. */
export interface MadeAgain<State, Event> extends Decision<State, Event> {
  readonly told: Told
}

/** A line of the log as it was made. */
export interface Line<Event = AnyEvent> extends Made<Event> {
  readonly decision: number
}

/** A line of the log as it is made once more; `decision` is its number before, null where it is put in. */
export interface NewLine<State = AnyState, Event = AnyEvent> extends MadeAgain<State, Event> {
  readonly decision: number | null
}

/** The state before the line that is corrected, and the lines from there to another and after it, as they were. */
export interface Since<State = AnyState, Event = AnyEvent> {
  readonly before: State
  readonly earlier: readonly Line<Event>[]
  readonly following: readonly Line<Event>[]
}

/** How far one may go for a line: to another's activation or turn, to the end of the round, or of the battle. */
export type Aim = 'turn' | 'round' | 'battle'

/**
 * What has to be said in between so that a line fits once more after one before it was corrected: what has begun and
 * is open ends, with as little as can be.
 */
export interface Connecting<Types extends BattleTypes> {
  /** How far it may go for a line; null where only the players can say what comes before it. */
  readonly aimOf: (command: unknown, mayEnd: boolean) => Aim | null
  /**
   * The next thing to be said; null where there is none, or only the players can say it. `later`: lines that follow, as they
   * were, and `earlier` those before them from the one that is corrected.
   */
  readonly nextStep: (
    state: Types['State'],
    aim: Aim,
    later: readonly Line<Types['Event']>[],
    earlier: readonly Line<Types['Event']>[],
  ) => Types['Command'] | null
  /** Whether one may go on after a step that was not enough; `began` is the state before all of them. */
  readonly mayGoOn: (began: Types['State'], now: Types['State'], aim: Aim) => boolean
  /**
   * A line as it is told now, where what it speaks of is called otherwise than it was, or nothing is left of what lines
   * after it made of it.
   */
  readonly asCalledNow?: (
    line: Line<Types['Event']>,
    state: Types['State'],
    since: Since<Types['State'], Types['Event']>,
  ) => Line<Types['Event']>
  /** Whether a line that names nobody is about whoever it was about in the state that it `was` made in: who acts, or is hit. */
  readonly isMeant?: (command: unknown, now: Types['State'], was: Types['State']) => boolean
  /** Its place is only after lines that follow it: then it waits, and with it what does not fit without it. */
  readonly comesLater?: (line: Line<Types['Event']>, state: Types['State']) => boolean
  /**
   * Whether a line opens a turn or belongs to the one that is open; null: to none. Where nothing of what opened it is left,
   * all of it is dropped: in the turn of somebody else it would be another’s.
   */
  readonly turnOf?: (command: unknown) => 'opens' | 'within' | null
  /** Dice of a line that rolls nothing any more fall for what is put in right after it. */
  readonly keepsDice?: true
  /** Whether a line answers what the one before it declared: dice that fell with it are of that. */
  readonly answers?: (line: Line<Types['Event']>) => boolean
  /** A line of a later round waits until the round has ended as it had then: what is left of it ends first. */
  readonly endsRounds?: true
  /** What a line said has come about by itself before it: it goes without a word. */
  readonly isMoot?: (line: Line<Types['Event']>, state: Types['State']) => boolean
  /** What has to be said where a line is left out, as nothing goes on without its dice. */
  readonly insteadOf?: (command: unknown, state: Types['State']) => Types['Command'] | null
  /** What is left of a line that does not fit as a whole: it is put in instead. Null where nothing is. */
  readonly restOf?: (command: unknown, state: Types['State']) => Types['Command'] | null
}

/** Something that a side keeps to itself comes to light; without `what` it is all that it keeps. */
export interface Light<Side extends string = string> {
  readonly of: Side
  readonly what: string | null
}

/** What a correction makes of a log. */
export interface Correction<State = AnyState, Event = AnyEvent, Side extends string = string> {
  readonly lines: readonly NewLine<State, Event>[]
  /** Lines that no longer fit, with the rule that they would break. */
  readonly dropped: readonly { readonly decision: number; readonly problem: Problem }[]
  /** Lines that break rules which they did not break before, where the program only assists. */
  readonly noted: readonly { readonly decision: number; readonly deviations: readonly Problem[] }[]
  /** What comes to light in it piece by piece and did not before. */
  readonly revealed: readonly Light<Side>[]
  /** Nothing is other than it was. */
  readonly same: boolean
}

const OF_OTHERS = problem(
  'battle/of-others',
  'This was about somebody else: whoever has that to do now did not do it.',
  [],
)

/** More than anybody needs to end a round and a battle. */
const MOST_STEPS = 48

export interface Corrector<Types extends BattleTypes> {
  /**
   * Makes a decision again in a state that may be another one, with the very dice that fell then wherever the same are
   * asked for. Where nothing is different it is the very same. Else more dice come from `ahead`, where the generator
   * stood when everything had been rolled: no number comes that the players have seen fall.
   */
  readonly decideAgain: (
    state: Types['State'],
    made: Made<Types['Event']>,
    ahead: DiceState | null,
  ) => MadeAgain<Types['State'], Types['Event']> | Refusal
  /**
   * Gives the first of these lines otherwise, or with null leaves it out, and makes the others again after it. `before`
   * is the state that the first was made in, `after` the one that all of them led to. Where a line only waits for
   * something to end, its end is put in. `mustEnd`: the battle was over and is to be so again. Refused when what is
   * given instead is.
   */
  readonly correctLines: (
    before: Types['State'],
    lines: readonly [Line<Types['Event']>, ...Line<Types['Event']>[]],
    after: Types['State'],
    instead: Omit<Told, 'from'> | null,
    mustEnd?: boolean,
  ) => Correction<Types['State'], Types['Event'], Types['Side']> | Refusal
}

export function openCorrector<Types extends BattleTypes, Setup>(
  { decide, decideWith, evolve }: Pick<Loop<Types, Setup>, 'decide' | 'decideWith' | 'evolve'>,
  connecting: Connecting<Types>,
  light: (event: Types['Event']) => readonly Light<Types['Side']>[],
): Corrector<Types> {
  type State = Types['State']
  type Event = Types['Event']
  type Again = MadeAgain<State, Event>
  type New = NewLine<State, Event>
  type Ahead = DiceState | null
  /** How far one may go, and with which dice. */
  interface Way {
    readonly ahead: Ahead
    readonly aim: Aim | null
    readonly mayRoll: boolean
    /** Dice that fell for the line before, and were not asked for again: what is put in has them. */
    readonly spare: readonly Event[]
    /** Lines from there on, and those before them, as they were. */
    readonly later: readonly Line<Event>[]
    readonly earlier: readonly Line<Event>[]
    /** Whether the line is about the same as then. */
    readonly isMeant: (now: State) => boolean
  }

  const decideAgain: Corrector<Types>['decideAgain'] = (state, made, ahead) => {
    const { command, rolls, from, events } = made
    // Behind where dice have come from once the generator does not go back.
    const same = ahead === null && from !== null ? null : decide(state, command, rolls, from)
    if (same && !isRefusal(same) && rollsAsBefore(same, state, events))
      return { ...same, told: { command, rolls, from } }
    const hand = replayedDice(fallenIn(events), ahead ?? state.dice)
    const again = decideWith(state, command, hand)
    if (isRefusal(again)) return again
    return { ...again, told: { command, rolls: hand.used(), from: ahead } }
  }

  /**
   * A command that was given otherwise: with the dice that were typed now, or with those that fell then, for it or, where
   * that is not asked any more, for what answered it.
   */
  const decideOtherwise = (
    state: State,
    { command, rolls }: Omit<Told, 'from'>,
    { was, answered }: { readonly was: readonly Event[]; readonly answered: readonly Event[] },
    ahead: DiceState,
  ): Again | Refusal => {
    if (rolls === null) {
      const again = decideAgain(state, { command, rolls, from: null, events: was }, ahead)
      const isMore = !isRefusal(again) && fallenIn(again.events).length > fallenIn(was).length
      if (!isMore || answered.length === 0) return again
      return decideAgain(state, { command, rolls, from: null, events: [...was, ...answered] }, ahead)
    }
    const decision = decide(state, command, rolls, ahead)
    return isRefusal(decision) ? decision : { ...decision, told: { command, rolls, from: ahead } }
  }

  /** A line made again, where it does not fit by itself with what has to end before it. */
  const fitIn = (state: State, line: Line<Event>, way: Way): New[] | Refusal => {
    const make = (now: State, dice: Ahead): Again | Refusal =>
      way.isMeant(now) ? decideAgain(now, line, dice) : { problem: OF_OTHERS }
    const plain = make(state, way.ahead)
    const isFit = (made: Again | Refusal): made is Again =>
      !isRefusal(made) && newDeviations(made.events, line).length === 0
    const later = (now: State, dice: Ahead): Again | null => {
      const made = make(now, dice)
      return isFit(made) ? made : null
    }
    const found = isFit(plain) ? null : reached(state, way, later)
    if (found) return [...found.steps, { ...found.made, decision: line.decision }]
    return isRefusal(plain) ? plain : [{ ...plain, decision: line.decision }]
  }

  /** What is left of a line that does not fit, with what has to end before it; none where nothing is. */
  const restIn = (state: State, line: Line<Event>, way: Way): New[] => {
    const make = (now: State, dice: Ahead): Again | null => {
      const command: unknown = way.isMeant(now) ? (connecting.restOf?.(line.command, now) ?? null) : null
      const made = command === null ? null : decideAgain(now, { ...line, command }, dice)
      return !made || isRefusal(made) || newDeviations(made.events, line).length > 0 ? null : made
    }
    const now = make(state, way.ahead)
    if (now) return [{ ...now, decision: null }]
    const found = reached(state, way, make)
    return found ? [...found.steps, { ...found.made, decision: null }] : []
  }

  /** What is said in place of the line that is left out, with the dice that fell for it. */
  const insteadOf = (state: State, line: Line<Event>, ahead: Ahead): New[] => {
    const command: unknown = connecting.insteadOf?.(line.command, state) ?? null
    const made = command === null ? null : decideAgain(state, { ...line, command }, ahead)
    return !made || isRefusal(made) ? [] : [{ ...made, decision: null }]
  }

  /** What ends one after the other until a line can be made. */
  const reached = (
    state: State,
    way: Way,
    make: (now: State, ahead: Ahead) => Again | null,
  ): { readonly steps: New[]; readonly made: Again } | null => {
    const found: Again[] = []
    const steps = stepsTo(state, way, (now, dice) => {
      const made = make(now, dice)
      if (made) found.push(made)
      return made !== null
    })
    const [made] = found
    return made ? { steps, made } : null
  }

  /**
   * What ends one after the other, until that is enough. While a battle goes on nothing new is rolled for it: the dice to
   * come are nobody's to see.
   */
  const stepsTo = (
    began: State,
    { ahead, aim, mayRoll, spare, later, earlier }: Way,
    isEnough: (now: State, ahead: Ahead) => boolean,
  ): New[] => {
    const steps: New[] = []
    let [now, dice] = [began, ahead]
    const known = fallenIn(spare)
    const isKnown = (roll: Fallen): boolean => known.some((one) => isAlike(one, roll))
    while (aim && steps.length < MOST_STEPS) {
      const command = connecting.nextStep(now, aim, later, earlier)
      const step = command && decideAgain(now, { command, rolls: null, from: null, events: spare }, dice)
      if (!step || isRefusal(step) || step.events[0]?.deviations) break
      if (!mayRoll && !fallenIn(step.events).every(isKnown)) break
      steps.push({ ...step, decision: null })
      now = step.state
      if (step.told.from !== null && isAlike(step.told.from, dice)) dice = null
      if (isEnough(now, dice) || !connecting.mayGoOn(began, now, aim)) break
    }
    return steps
  }

  /** The end of the round, with what is left of it; none where only the players can say what that is. */
  const roundsEnd = (began: State, way: Way): New[] => {
    const steps = stepsTo(began, way, (now) => now.round > began.round)
    return steps.some(({ state }) => state.round > began.round) ? steps : []
  }

  /** The state that each line was made in. */
  const statesOf = (before: State, lines: readonly Line<Event>[]): State[] => {
    let state = before
    return lines.map(({ events }) => {
      const then = state
      state = events.reduce<State>(evolve, state)
      return then
    })
  }

  /** What came of the lines that answered the one before all these. */
  const answersIn = (later: readonly Line<Event>[]): readonly Event[] => {
    const end = later.findIndex((line) => connecting.answers?.(line) !== true)
    return (end < 0 ? later : later.slice(0, end)).flatMap(({ events }) => events)
  }

  const spareOf = (line: Line<Event>, made: readonly New[]): readonly Event[] =>
    connecting.keepsDice ? unrolled(line, made) : []

  const revealedIn = (
    lines: readonly { readonly events: readonly Event[] }[],
  ): readonly Light<Types['Side']>[] =>
    lines.flatMap(({ events }) => events.flatMap(light)).filter(({ what }) => what !== null)

  return {
    decideAgain,
    correctLines: (before, [first, ...later], after, instead, mustEnd = false) => {
      const lines: New[] = []
      const dropped: { decision: number; problem: Problem }[] = []
      let state = before
      /** Where dice that nobody has seen come from, until they do. */
      let ahead: Ahead = after.dice
      const take = (line: New): void => {
        lines.push(line)
        ;({ state } = line)
        if (line.told.from !== null && isAlike(line.told.from, ahead)) ahead = null
      }

      if (instead) {
        const again = sameTold(instead, first)
          ? decideAgain(before, first, ahead)
          : decideOtherwise(before, instead, { was: first.events, answered: answersIn(later) }, after.dice)
        if (isRefusal(again)) return again
        take({ ...again, decision: first.decision })
      } else insteadOf(before, first, ahead).forEach(take)
      const was = [first, ...later]
      const isAskedThen = connecting.endsRounds === true || connecting.isMeant !== undefined
      const states = isAskedThen ? statesOf(before, was) : []
      let spare = spareOf(first, lines)
      /** Where the end of a round was looked for in vain. */
      let openAt: State | null = null
      /** Why the turn is lost that lines belong to. */
      let lost: Problem | null = null
      const wayNow = (aim: Aim | null, line: Line<Event> | null): Way => {
        const at = line === null ? was.length : was.indexOf(line)
        const then = states[at]
        const isMeant = (now: State): boolean =>
          line === null || !then || (connecting.isMeant?.(line.command, now, then) ?? true)
        const [earlier, following] = [was.slice(0, at), was.slice(at)]
        return { ahead, aim, mayRoll: mustEnd, spare, later: following, earlier, isMeant }
      }
      const wayTo = (line: Line<Event>): Way => wayNow(connecting.aimOf(line.command, mustEnd), line)
      const calledNow = (line: Line<Event>): Line<Event> => {
        const at = was.indexOf(line)
        const since = { before, earlier: was.slice(0, at), following: was.slice(at + 1) }
        return connecting.asCalledNow?.(line, state, since) ?? line
      }
      const fits = (line: Line<Event>, mayStep = true): Refusal | null => {
        const made = fitIn(state, calledNow(line), mayStep ? wayTo(line) : wayNow(null, line))
        if (isRefusal(made)) return made
        made.forEach(take)
        spare = spareOf(line, made)
        return null
      }
      const waiting: { readonly line: Line<Event>; readonly problem: Problem }[] = []
      const release = (mayStep: boolean): void => {
        while (waiting[0] && fits(waiting[0].line, mayStep) === null) waiting.shift()
      }
      const mayStand = (line: Line<Event>): boolean => !isRefusal(fitIn(state, calledNow(line), wayTo(line)))
      for (const [at, line] of later.entries()) {
        const turn = connecting.turnOf?.(line.command) ?? null
        if (turn === 'opens') lost = null
        if (turn === 'within' && lost) {
          dropped.push({ decision: line.decision, problem: lost })
          continue
        }
        const round = connecting.endsRounds ? (states[at + 1]?.round ?? 0) : 0
        if (round > state.round && state !== openAt) {
          roundsEnd(state, { ...wayNow('round', line), isMeant: () => true }).forEach(take)
          openAt = state
        }
        if (connecting.isMoot?.(line, state)) continue
        const isLater = connecting.comesLater?.(calledNow(line), state) ?? false
        let refused = fits(line, !isLater && waiting.length === 0)
        if (refused && (isLater || (waiting.length > 0 && !mayStand(line)))) {
          waiting.push({ line, problem: refused.problem })
          continue
        }
        if (refused && waiting.length > 0) {
          // Before what ends those that wait.
          release(true)
          refused = fits(line)
        }
        if (refused === null) {
          release(false)
          continue
        }
        dropped.push({ decision: line.decision, problem: refused.problem })
        const rest = restIn(state, calledNow(line), wayTo(line))
        rest.forEach(take)
        if (turn === 'opens' && rest.length === 0) lost = refused.problem
      }
      release(true)
      for (const { line, problem } of waiting) dropped.push({ decision: line.decision, problem })
      if (mustEnd) stepsTo(state, { ...wayNow('battle', null), mayRoll: true }, () => false).forEach(take)
      const known = new Set(revealedIn(was).map(({ what }) => what))
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
        revealed: revealedIn(lines).filter(({ what }) => !known.has(what)),
        same: isAlike(
          lines.map(({ events }) => events),
          was.map(({ events }) => events),
        ),
      }
    },
  }
}

/** The dice of a decision, by their names. */
export function fallenIn(events: readonly AnyEvent[]): readonly Fallen[] {
  return events.filter(isRolled).map((event) => ({ name: rollName(event), dice: event.dice }))
}

/** What fell for a line that rolls nothing any more. */
function unrolled<Event extends AnyEvent>(
  { events }: Line<Event>,
  made: readonly { readonly events: readonly Event[] }[],
): readonly Event[] {
  return made.some((one) => one.events.some(isRolled)) ? [] : events.filter(isRolled)
}

/** The same dice fall, and the generator stands where it stood afterwards. */
function rollsAsBefore(
  decision: Decision<{ readonly dice: DiceState }, AnyEvent>,
  before: { readonly dice: DiceState },
  was: readonly AnyEvent[],
): boolean {
  const moved = was.findLast(isDiceMoved)
  return (
    isAlike(fallenIn(decision.events), fallenIn(was)) &&
    isAlike(decision.state.dice, moved?.dice ?? before.dice)
  )
}

function sameTold(instead: Omit<Told, 'from'>, line: Told): boolean {
  return (
    isAlike(instead.command, line.command) && (instead.rolls === null || isAlike(instead.rolls, line.rolls))
  )
}

function newDeviations(events: readonly AnyEvent[], was: Made<AnyEvent> | undefined): readonly Problem[] {
  const before = was?.events[0]?.deviations ?? []
  return (events[0]?.deviations ?? []).filter(({ code }) => !before.some((known) => known.code === code))
}
