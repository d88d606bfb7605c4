import {
  computed,
  ref,
  shallowRef,
  toValue,
  watch,
  type ComputedRef,
  type MaybeRefOrGetter,
  type Ref,
} from 'vue'
import type { Input, Output } from '../../shared/contract/index.ts'
import type { Mark, ToldEvent } from '../../shared/contract/fights.ts'
import { isRefusal, type Problem, type Refusal } from '../../shared/problem.ts'
import type { Offer } from '../../shared/battle/field.ts'
import type { GivenCommand } from '../../shared/contract/fight-parts.ts'
import { call } from '../client/client.ts'
import { useChanges } from '../client/changes.ts'
import { inOrder } from '../client/in-order.ts'
import { newest } from '../client/newest.ts'
import { keepSame } from './keep-same.ts'

/** What of a battle only its game can read. */
export interface FightTypes {
  readonly Command: GivenCommand
  readonly Side: string
  readonly Offer: Pick<Offer, 'command' | 'side'>
  readonly Told: ToldEvent
  readonly Look: Omit<Output<'fights.look'>, 'view' | 'options' | 'loose'>
  readonly Consideration: Output<'fights.consider'>
  readonly Fell: Output<'fights.line'>['fell'][number]
}

/** Of any game. */
export interface AnyFight extends FightTypes {
  readonly Offer: Offer
  readonly Look: Output<'fights.look'>
}

/** A line that is being corrected: the table as it stood then, and what was given. */
export interface PastLine<Types extends FightTypes = AnyFight> {
  readonly decision: number
  /** Null where it was given in secret. */
  readonly command: Types['Command'] | null
  readonly fell: readonly Types['Fell'][]
}

/** Numbers of real dice; null is one that the program rolls, after a last null all the rest, and alone all of them. */
export type Rolls = readonly (number | null)[] | null

/** A battle that is open. A game's own table gives what only it can read as `Types`. */
export interface OpenFight<Types extends FightTypes = AnyFight> {
  /** As everybody at the table may know it; null until it is read. */
  readonly look: Ref<Types['Look'] | null>
  /** The log as everybody may know it, in order. */
  readonly log: Ref<readonly Types['Told'][]>
  /** What was corrected in it. */
  readonly marks: Ref<readonly Mark[]>
  /** The old line that is being corrected: then it is shown as it stood before that. */
  readonly past: Ref<PastLine<Types> | null>
  /** What either side may do in the open. */
  readonly offers: ComputedRef<readonly Types['Offer'][]>
  /** Why it cannot be shown. */
  readonly problem: Ref<Problem | null>
  /** A decision is on its way. */
  readonly busy: Ref<boolean>
  /** What would become of a command, without doing it; with the numbers of real dice so far. */
  readonly consider: (
    command: Types['Command'],
    rolls?: readonly number[],
    before?: number,
  ) => Promise<Types['Consideration'] | Problem>
  /**
   * Decides something; with numbers of real dice, or null to let the program roll. What concerns a side's secrets
   * wants its PIN, where it has chosen one.
   */
  readonly act: (command: Types['Command'], rolls?: Rolls, pin?: string) => Promise<Problem | null>
  /** Decides it with the program's dice if no rule stands against it; else nothing is done. */
  readonly actByTheRules: (command: Types['Command'], pin?: string) => Promise<Problem | null>
  /** Takes back the last decision, or that one and all after it. */
  readonly takeBack: (decision?: number) => Promise<Problem | null>
  /** A side takes back what it did last in private. */
  readonly takeBackOwn: (side: Types['Side'], pin?: string) => Promise<Problem | null>
  readonly doAgain: () => Promise<Problem | null>
  /** Takes the correction back that was done last. */
  readonly takeBackCorrection: () => Promise<Problem | null>
  readonly reread: () => Promise<void>
  /** How it stands for one side, its secrets too. It is asked for while that side looks, and never kept here. */
  readonly lookAs: (side: Types['Side'], pin?: string, before?: number) => Promise<Types['Look'] | Problem>
}

/** The log that is known, with what has changed since. */
function goOn(known: readonly ToldEvent[], { after, events }: Output<'fights.log'>): readonly ToldEvent[] {
  const same = known.filter(({ number }) => number <= after)
  return same.length === known.length && events.length === 0 ? known : [...same, ...events]
}

/** The fight that is open, as the public may know it: no secret of either side is ever in it. */
export function useFight(id: MaybeRefOrGetter<string>): OpenFight {
  const look = shallowRef<AnyFight['Look'] | null>(null)
  const log = shallowRef<readonly ToldEvent[]>([])
  const marks = shallowRef<readonly Mark[]>([])
  const problem = ref<Problem | null>(null)
  const busy = ref(false)

  /** What the log is called that is known here. */
  let edition: string | null = null

  const read = newest(
    () =>
      Promise.all([
        call('fights.look', { id: toValue(id), watcher: 'public' }),
        call('fights.log', {
          id: toValue(id),
          watcher: 'public',
          after: 0,
          ...(edition !== null && { known: edition }),
        }),
      ]),
    ([now, events]) => {
      if (isRefusal(now) || isRefusal(events)) {
        look.value = null
        problem.value = isRefusal(now) ? now.problem : isRefusal(events) ? events.problem : null
        return
      }
      problem.value = null
      // What was there before stays the very same object: the log is long, and little of the table changes.
      look.value = keepSame(now, look.value)
      log.value = goOn(log.value, events)
      edition = events.edition
      marks.value = keepSame(events.marks, marks.value)
    },
  )

  /** Both that are read have come to this decision. */
  const isAt = (decision: number): boolean =>
    look.value?.decision === decision && log.value.at(-1)?.decision === decision

  /** `expected` is the last decision there is when it is done; null where only main knows. */
  async function decide<Answer extends object>(
    doing: () => Promise<Answer | Refusal>,
    expected: (answer: Answer) => number | null,
  ): Promise<Problem | null> {
    busy.value = true
    // Read right behind it, without waiting for its answer: where calls stay in order this is the new state already.
    let reading: Promise<void> = Promise.resolve()
    const answer = await inOrder(() => {
      const done = doing()
      reading = read()
      return done
    })
    await reading
    const now = isRefusal(answer) ? null : expected(answer)
    if (now === null || !isAt(now)) await read()
    busy.value = false
    return isRefusal(answer) ? answer.problem : null
  }

  const act = (command: GivenCommand, rest: Partial<Input<'fights.act'>>): Promise<Problem | null> =>
    decide(
      () =>
        call('fights.act', {
          id: toValue(id),
          after: look.value?.decision ?? 0,
          command,
          rolls: null,
          ...rest,
        }),
      ({ decision }) => decision,
    )

  watch(
    () => toValue(id),
    () => {
      look.value = null
      log.value = []
      edition = null
      void read()
    },
    { immediate: true },
  )
  // What was decided here is read when it is done: its own notice brings nothing new.
  useChanges(() => {
    if (!busy.value) void read()
  })

  return {
    look,
    log,
    marks,
    past: shallowRef(null),
    offers: computed(() => look.value?.options ?? []),
    problem,
    busy,
    act: (command, rolls = null, pin) =>
      act(command, { rolls: rolls && [...rolls], ...(pin !== undefined && { pin }) }),
    actByTheRules: (command, pin) => act(command, { lawful: true, ...(pin !== undefined && { pin }) }),
    consider: async (command, rolls = [], before) => {
      const then = before === undefined ? {} : { before }
      const answer = await call('fights.consider', { id: toValue(id), command, rolls: [...rolls], ...then })
      return isRefusal(answer) ? answer.problem : answer
    },
    takeBack: (given) => {
      const decision = given ?? look.value?.decision ?? 0
      return decide(
        () => call('fights.takeBack', { id: toValue(id), decision }),
        () => decision - 1,
      )
    },
    takeBackOwn: (side, pin) => {
      const after = look.value?.decision ?? 0
      return decide(
        () => call('fights.takeBackOwn', { id: toValue(id), side, after, ...(pin !== undefined && { pin }) }),
        () => after - 1,
      )
    },
    doAgain: () =>
      decide(
        () => call('fights.doAgain', { id: toValue(id), after: look.value?.decision ?? 0 }),
        ({ decision }) => decision,
      ),
    takeBackCorrection: () =>
      decide(
        () => call('fights.takeBackCorrection', { id: toValue(id), after: look.value?.decision ?? 0 }),
        () => null,
      ),
    reread: read,
    lookAs: async (side, pin, before) => {
      const own = {
        ...(pin !== undefined && { pin }),
        ...(before !== undefined && { before }),
      }
      const answer = await call('fights.look', { id: toValue(id), watcher: side, ...own })
      return isRefusal(answer) ? answer.problem : answer
    },
  }
}
