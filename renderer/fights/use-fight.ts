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
import type { Output } from '../../shared/contract/index.ts'
import type { ToldEvent } from '../../shared/contract/fights.ts'
import { isRefusal, type Problem } from '../../shared/problem.ts'
import type { Command } from '../../shared/systems/seven-seconds/battle/documents/commands.ts'
import type { Offer } from '../../shared/systems/seven-seconds/battle/rules/field.ts'
import type { Side } from '../../shared/systems/seven-seconds/battle/words.ts'
import { call } from '../client/client.ts'
import { useChanges } from '../client/changes.ts'
import { inOrder } from '../client/in-order.ts'
import { newest } from '../client/newest.ts'
import { keepSame } from './keep-same.ts'

export type Look = Output<'fights.look'>

export type Consideration = Output<'fights.consider'>

export interface OpenFight {
  /** As everybody at the table may know it; null until it is read. */
  readonly look: Ref<Look | null>
  /** The log as everybody may know it, in order. */
  readonly log: Ref<readonly ToldEvent[]>
  /** What either side may do in the open. */
  readonly offers: ComputedRef<readonly Offer[]>
  /** Why it cannot be shown. */
  readonly problem: Ref<Problem | null>
  /** A decision is on its way. */
  readonly busy: Ref<boolean>
  /** What would become of a command, without doing it; with the numbers of real dice so far. */
  readonly consider: (command: Command, rolls?: readonly number[]) => Promise<Consideration | Problem>
  /**
   * Decides something; with numbers of real dice, or null to let the program roll. What concerns a side's secrets
   * wants its PIN, where it has chosen one.
   */
  readonly act: (command: Command, rolls?: readonly number[] | null, pin?: string) => Promise<Problem | null>
  /** Takes back the last decision, or that one and all after it. */
  readonly takeBack: (decision?: number) => Promise<Problem | null>
  readonly doAgain: () => Promise<Problem | null>
  /** How it stands for one side, its secrets too. It is asked for while that side looks, and never kept here. */
  readonly lookAs: (side: Side, pin?: string) => Promise<Look | Problem>
}

/** The fight that is open, as the public may know it: no secret of either side is ever in it. */
export function useFight(id: MaybeRefOrGetter<string>): OpenFight {
  const look = shallowRef<Look | null>(null)
  const log = shallowRef<readonly ToldEvent[]>([])
  const problem = ref<Problem | null>(null)
  const busy = ref(false)

  const read = newest(
    () =>
      Promise.all([
        call('fights.look', { id: toValue(id), watcher: 'public' }),
        call('fights.log', { id: toValue(id), watcher: 'public', after: 0 }),
      ]),
    ([now, events]) => {
      if (isRefusal(now) || isRefusal(events)) {
        look.value = null
        problem.value = isRefusal(now) ? now.problem : isRefusal(events) ? events.problem : null
        return
      }
      problem.value = null
      look.value = now
      // What was there before stays the very same object: the log is long, and only its end changes.
      log.value = keepSame(events.events, log.value)
    },
  )

  async function decide(doing: () => Promise<object>): Promise<Problem | null> {
    busy.value = true
    const answer = await inOrder(doing)
    await read()
    busy.value = false
    return isRefusal(answer) ? answer.problem : null
  }

  watch(
    () => toValue(id),
    () => {
      look.value = null
      log.value = []
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
    offers: computed(() => look.value?.options ?? []),
    problem,
    busy,
    act: (command, rolls = null, pin) =>
      decide(() =>
        call('fights.act', {
          id: toValue(id),
          after: look.value?.decision ?? 0,
          command,
          rolls: rolls && [...rolls],
          ...(pin !== undefined && { pin }),
        }),
      ),
    consider: async (command, rolls = []) => {
      const answer = await call('fights.consider', { id: toValue(id), command, rolls: [...rolls] })
      return isRefusal(answer) ? answer.problem : answer
    },
    takeBack: (decision) =>
      decide(() =>
        call('fights.takeBack', { id: toValue(id), decision: decision ?? look.value?.decision ?? 0 }),
      ),
    doAgain: () =>
      decide(() => call('fights.doAgain', { id: toValue(id), after: look.value?.decision ?? 0 })),
    lookAs: async (side, pin) => {
      const own = pin === undefined ? {} : { pin }
      const answer = await call('fights.look', { id: toValue(id), watcher: side, ...own })
      return isRefusal(answer) ? answer.problem : answer
    },
  }
}
