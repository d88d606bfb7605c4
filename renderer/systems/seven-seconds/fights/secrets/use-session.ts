import { computed, onUnmounted, ref, shallowRef, type ComputedRef, type Ref } from 'vue'
import { isRefusal, type Problem } from '../../../../../shared/problem.ts'
import type { KeptLayout } from '../../../../../shared/systems/seven-seconds/contract/fights.ts'
import type { Command } from '../../../../../shared/systems/seven-seconds/battle/documents/commands.ts'
import type { Side } from '../../../../../shared/systems/seven-seconds/battle/words.ts'
import type { Input } from '../../../../../shared/contract/index.ts'
import type { Output } from '../../../../../shared/systems/seven-seconds/contract/answers.ts'
import { call } from '../../call.ts'
import type { Look, OpenFight } from '../open-fight.ts'

/** One side at the computer, alone: what it may see is here only as long as it looks. */
export interface Session {
  readonly side: Side
  /** How it stands for that side; null while nobody may look. */
  readonly secret: Readonly<Ref<Look | null>>
  readonly hasPin: ComputedRef<boolean>
  /** How it stands for everybody. */
  readonly table: ComputedRef<Look>
  readonly problem: Ref<Problem | null>
  readonly busy: Ref<boolean>
  /** Shows what the side may know; with its PIN, where it has one. */
  readonly open: (pin: string) => Promise<boolean>
  /** Chooses a PIN for this battle and shows what the side may know. */
  readonly openWithNew: (pin: string) => Promise<boolean>
  readonly act: (command: Command) => Promise<boolean>
  /** Takes back what the side did last, as long as nothing else was done since. */
  readonly takeBack: () => Promise<boolean>
  readonly suggestLayout: () => Promise<Output<'fights.suggestLayout'>['squares'] | null>
  /** A name for each trooper, of the roster or as chosen. */
  readonly suggestNames: (
    from: Input<'fights.suggestNames'>['names'],
  ) => Promise<Output<'fights.suggestNames'>['names'] | Problem>
  /** The layouts that this side's faction keeps. */
  readonly layouts: {
    readonly read: () => Promise<readonly KeptLayout[] | Problem>
    readonly keep: (name: string, squares: KeptLayout['squares']) => Promise<Problem | null>
    readonly rename: (layout: string, name: string) => Promise<Problem | null>
    readonly remove: (layout: string) => Promise<Problem | null>
  }
  /** The PIN was changed while the side looks. */
  readonly pinChanged: (pin: string | null) => void
  /** What was wrong before is no longer told. */
  readonly forgive: () => void
  /** Forgets what was shown, and the PIN. */
  readonly hide: () => void
}

/** `look` is the public's: it says whether the side has a PIN. */
export function useSession(
  fight: Pick<OpenFight, 'act' | 'lookAs' | 'takeBackOwn'>,
  look: () => Look,
  side: Side,
): Session {
  const secret = shallowRef<Look | null>(null)
  const problem = ref<Problem | null>(null)
  const busy = ref(false)
  const id = (): string => look().summary.id
  let key: string | undefined
  /** Hidden while an answer was on its way: what comes then is not shown. */
  let gone = false

  const own = (): { pin?: string } => (key === undefined ? {} : { pin: key })

  async function read(): Promise<boolean> {
    const answer = gone ? null : await fight.lookAs(side, key)
    if (answer === null || gone) return false
    if ('code' in answer) {
      problem.value = answer
      secret.value = null
      return false
    }
    problem.value = null
    secret.value = answer
    return true
  }

  async function during(work: () => Promise<boolean>): Promise<boolean> {
    if (busy.value) return false
    busy.value = true
    gone = false
    const done = await work()
    busy.value = false
    return done
  }

  function hide(): void {
    gone = true
    secret.value = null
    key = undefined
  }
  onUnmounted(hide)
  const against = async (answer: Promise<object>): Promise<Problem | null> => {
    const told = await answer
    return isRefusal(told) ? told.problem : null
  }
  const me = () => ({ id: id(), side, ...own() })

  return {
    side,
    secret,
    hasPin: computed(() => look().pins[side]),
    table: computed(look),
    problem,
    busy,
    open: (pin) =>
      during(() => {
        key = look().pins[side] ? pin : undefined
        return read()
      }),
    openWithNew: (pin) =>
      during(async () => {
        const answer = await call('fights.setPin', { id: id(), side, chosen: pin })
        if (isRefusal(answer)) {
          problem.value = answer.problem
          return false
        }
        key = pin
        return read()
      }),
    act: (command) =>
      during(async () => {
        const stands = await fight.act(command, null, key)
        if (stands === null) return read()
        problem.value = stands
        return false
      }),
    takeBack: () =>
      during(async () => {
        const stands = await fight.takeBackOwn(side, key)
        if (stands === null) return read()
        problem.value = stands
        return false
      }),
    suggestLayout: async () => {
      const answer = await call('fights.suggestLayout', { id: id(), side, ...own() })
      problem.value = isRefusal(answer) ? answer.problem : null
      return isRefusal(answer) ? null : answer.squares
    },
    suggestNames: async (names) => {
      const answer = await call('fights.suggestNames', { ...me(), names })
      return isRefusal(answer) ? answer.problem : answer.names
    },
    layouts: {
      read: async () => {
        const answer = await call('fights.layouts', me())
        return isRefusal(answer) ? answer.problem : answer.layouts
      },
      keep: (name, squares) => against(call('fights.keepLayout', { ...me(), name, squares })),
      rename: (layout, name) => against(call('fights.renameLayout', { ...me(), layout, name })),
      remove: (layout) => against(call('fights.removeLayout', { ...me(), layout })),
    },
    pinChanged: (pin) => (key = pin ?? undefined),
    forgive: () => (problem.value = null),
    hide,
  }
}
