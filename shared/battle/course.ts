/** How a battle goes on by itself: what is going on is a stack of steps, and the first may wait for somebody. */

interface PhaseLog<Phase extends string> {
  readonly state: { readonly phase: Phase }
  emit(event: { kind: 'phase-entered'; phase: Phase }): void
}

export function enter<Phase extends string>(log: PhaseLog<Phase>, phase: Phase): void {
  if (log.state.phase !== phase) log.emit({ kind: 'phase-entered', phase })
}

interface StepLog<Step> {
  emit(event: { kind: 'asked'; steps: Step[] }): void
}

/** These come before what goes on already. */
export function ask<Step>(log: StepLog<Step>, ...steps: readonly Step[]): void {
  if (steps.length > 0) log.emit({ kind: 'asked', steps: [...steps] })
}

interface Due<Step extends { readonly kind: string }, State, Side> {
  /** What is waited for now, of that kind. */
  readonly waitsFor: <Kind extends Step['kind']>(
    state: State,
    kind: Kind,
  ) => Extract<Step, { kind: Kind }> | null
  /** The same, where this side is to answer. */
  readonly dueOf: <Kind extends Step['kind']>(
    state: State,
    side: Side,
    kind: Kind,
  ) => Extract<Step, { kind: Kind }> | null
}

/** Who is to answer what: a step that has a phase waits for these sides. */
export function due<
  Step extends { readonly kind: string },
  State extends { readonly steps: readonly Step[] },
  Side,
>(
  phaseOf: (state: State, step: Step) => string | null,
  sidesOf: (state: State, step: Step) => readonly Side[],
): Due<Step, State, Side> {
  const isKind = <Kind extends Step['kind']>(step: Step, kind: Kind): step is Extract<Step, { kind: Kind }> =>
    step.kind === kind
  const waitsFor: Due<Step, State, Side>['waitsFor'] = (state, kind) => {
    const [step] = state.steps
    return step && isKind(step, kind) && phaseOf(state, step) !== null ? step : null
  }
  return {
    waitsFor,
    dueOf: (state, side, kind) => {
      const step = waitsFor(state, kind)
      return step && sidesOf(state, step).includes(side) ? step : null
    },
  }
}

interface CourseLog<Step, Phase extends string> {
  readonly state: {
    readonly phase: Phase
    readonly ending: object | null
    readonly steps: readonly Step[]
  }
  emit(event: { kind: 'phase-entered'; phase: Phase } | { kind: 'answered' }): void
}

interface Course<Log, State, Step, Phase> {
  /** The phase in which a step waits for players; null where it goes on by itself. */
  readonly phaseOf: (state: State, step: Step) => Phase | null
  /** What comes of a step that waits for nobody. */
  readonly run: (log: Log, step: Step) => void
  /** Nothing is going on. False where somebody is to do something. */
  readonly goOn: (log: Log) => boolean
  /** Before anything else is looked at; true where the battle is over with it. */
  readonly ends?: (log: Log) => boolean
}

/** On until somebody has to say something. */
export const carryOnBy =
  <Step, Phase extends string, Log extends CourseLog<Step, Phase>>({
    phaseOf,
    run,
    goOn,
    ends = () => false,
  }: Course<Log, Log['state'], Step, Phase>) =>
  (log: Log): void => {
    while (!log.state.ending) {
      if (ends(log)) return
      const [step] = log.state.steps
      if (!step) {
        if (!goOn(log)) return
        continue
      }
      const phase = phaseOf(log.state, step)
      if (phase !== null) {
        enter<Phase>(log, phase)
        return
      }
      log.emit({ kind: 'answered' })
      run(log, step)
    }
  }
