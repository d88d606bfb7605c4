import { computed, inject, provide, ref, shallowRef, watch, type InjectionKey, type Ref } from 'vue'
import type { Input } from '../../../../../shared/contract/index.ts'
import type { Output } from '../../../../../shared/systems/seven-seconds/contract/answers.ts'
import { isRefusal, type Problem } from '../../../../../shared/problem.ts'
import type { Command } from '../../../../../shared/systems/seven-seconds/battle/documents/commands.ts'
import type { Side } from '../../../../../shared/systems/seven-seconds/battle/words.ts'
import type { Look, OpenFight, PastLine } from '../open-fight.ts'
import { call } from '../../call.ts'
import type { Rolls } from '../../../../fights/use-fight.ts'

type Considered = Output<'fights.considerCorrection'>
/** What else follows where the battle is entered in its campaign. */
export type EnteredConsidered = Output<'fights.considerEntered'>
/** Who corrects the past of a campaign, why, and in words what those fell to whose end is another. */
export type Signed = Pick<Input<'fights.correctEntered'>, 'who' | 'reason' | 'causes' | 'words'>
type Asked = Input<'fights.considerCorrection'>
type Pins = NonNullable<Asked['pins']>

/** What was given instead, with what follows from it; or whose PIN is wanted to tell that. */
export interface Outcome {
  readonly asked: Asked
  readonly considered: Considered | null
  /** The same, of a battle that is entered. */
  readonly entered: EnteredConsidered | null
  readonly pinOf: Side | null
  readonly problem: Problem | null
}

export interface CorrectionControl {
  readonly past: Ref<PastLine | null>
  /** The fight as the screens see it: now, or as it stood before the line. */
  readonly fight: Ref<OpenFight>
  readonly outcome: Ref<Outcome | null>
  readonly open: (decision: number) => Promise<Problem | null>
  readonly close: () => void
  /** The whole log, also from the line on. */
  readonly log: OpenFight['log']
  /** Shows what follows when other dice fell in the line: all of them, in the order in which they are asked for. */
  readonly otherDice: (rolls: readonly number[]) => Promise<Problem | null>
  /** Shows what follows when the line is left out. */
  readonly leaveOut: () => Promise<Problem | null>
  readonly givePin: (side: Side, pin: string) => Promise<void>
  /** Saves what was looked at. */
  readonly save: (signed: Signed) => Promise<Problem | null>
}

const KEY: InjectionKey<CorrectionControl> = Symbol('correction')

/**
 * Corrects old lines: the screens go back to the line, and what is decided there is given in its place. `goOn` follows
 * when that is done or left.
 */
export function provideCorrection(
  now: OpenFight,
  id: () => string,
  goOn: () => Promise<unknown> = () => Promise.resolve(),
): CorrectionControl {
  const past = shallowRef<PastLine | null>(null)
  const look = shallowRef<Look | null>(null)
  const outcome = shallowRef<Outcome | null>(null)
  const busy = ref(false)
  const isEntered = (): boolean => now.look.value?.summary.battle != null
  const forget = (): void => {
    past.value = null
    outcome.value = null
  }
  // A line of another battle is nothing to correct in this one.
  watch(id, forget)
  const close = (): void => {
    forget()
    void goOn()
  }

  async function consider(asked: Asked): Promise<Problem | null> {
    busy.value = true
    const further = isEntered() ? await call('fights.considerEntered', asked) : null
    const answer = further ?? (await call('fights.considerCorrection', asked))
    busy.value = false
    if (!isRefusal(answer)) {
      const entered = further && !isRefusal(further) ? further : null
      outcome.value = { asked, considered: answer, entered, pinOf: null, problem: null }
      return null
    }
    const { problem } = answer
    const pinOf = problem.values?.side
    if (!problem.code.startsWith('fight/pin') || (pinOf !== 'a' && pinOf !== 'b')) return problem
    const told = outcome.value?.pinOf ? problem : null
    outcome.value = { asked, considered: null, entered: null, pinOf, problem: told }
    return null
  }

  const ask = (command: Command | null, rolls: Rolls, pins: Pins) =>
    consider({
      id: id(),
      decision: past.value?.decision ?? 0,
      after: now.look.value?.decision ?? 0,
      command,
      rolls: rolls && [...rolls],
      pins,
    })

  const leave = (): Promise<null> => {
    close()
    return Promise.resolve(null)
  }

  /** What the screens give goes in the place of the line. */
  const then: OpenFight = {
    ...now,
    look,
    // What came after it has not happened yet.
    log: computed(() => now.log.value.filter(({ decision }) => decision < (past.value?.decision ?? 0))),
    offers: computed(() => look.value?.options ?? []),
    busy,
    past,
    consider: (command, rolls = []) => now.consider(command, rolls, past.value?.decision),
    act: (command, rolls = null, pin) =>
      ask(command, rolls, pin === undefined ? {} : { [command.side]: pin }),
    takeBack: leave,
    takeBackOwn: leave,
    doAgain: () => Promise.resolve(null),
    lookAs: (side, pin) => now.lookAs(side, pin, past.value?.decision),
  }

  const control: CorrectionControl = {
    past,
    fight: computed(() => (past.value ? then : now)),
    outcome,
    open: async (decision) => {
      const [line, before] = await Promise.all([
        call('fights.line', { id: id(), decision }),
        call('fights.look', { id: id(), watcher: 'public', before: decision }),
      ])
      if (isRefusal(before)) return before.problem
      const isSecret = isRefusal(line) && line.problem.code.startsWith('fight/pin')
      if (isRefusal(line) && !isSecret) return line.problem
      look.value = before
      outcome.value = null
      past.value = isRefusal(line)
        ? { decision, command: null, fell: [] }
        : { decision, command: line.command, fell: line.fell }
      return null
    },
    close,
    log: now.log,
    otherDice: (rolls) => ask(past.value?.command ?? null, rolls, {}),
    leaveOut: () => ask(null, null, {}),
    givePin: async (side, pin) => {
      const open = outcome.value
      if (open) await consider({ ...open.asked, pins: { ...open.asked.pins, [side]: pin } })
    },
    save: async (signed) => {
      const open = outcome.value
      if (!open?.considered) return null
      const leftOut = open.considered.dropped.map(({ decision }) => decision)
      const answer = open.entered
        ? await call('fights.correctEntered', { ...open.asked, leftOut, ...signed })
        : await call('fights.correct', { ...open.asked, leftOut })
      if (isRefusal(answer)) return answer.problem
      forget()
      await now.reread()
      await goOn()
      return null
    },
  }
  provide(KEY, control)
  return control
}

/** The correction that the screens around are shown with. */
export function useCorrection(): CorrectionControl {
  const found = inject(KEY)
  if (!found) throw new Error('Lines are corrected on the page of a battle.')
  return found
}
