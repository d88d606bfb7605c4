import { ref, toValue, watch, type MaybeRefOrGetter, type Ref } from 'vue'
import type { Input } from '../../../../../shared/contract/index.ts'
import type { Output } from '../../../../../shared/systems/seven-seconds/contract/answers.ts'
import { isRefusal, type Problem } from '../../../../../shared/problem.ts'
import { call } from '../../call.ts'
import { inOrder } from '../../../../client/in-order.ts'
import { newest } from '../../../../client/newest.ts'
import { useChanges } from '../../../../client/changes.ts'

export type FactionView = Output<'factions.view'>
export type FactionChange = Input<'factions.change'>['change']

export interface OpenFaction {
  readonly view: Ref<FactionView | null>
  /** Why it cannot be shown. */
  readonly problem: Ref<Problem | null>
  /** It was there, and an undo, here or in another window, has taken it away. */
  readonly gone: Ref<boolean>
  /** Saves a change, and shows it at once where it cannot be mistyped; gives the reason when it was refused. */
  readonly change: (change: FactionChange) => Promise<Problem | null>
}

/** The faction that is built. Changes are saved one after the other, in the order in which they were made. */
export function useFaction(id: MaybeRefOrGetter<string>): OpenFaction {
  const view = ref<FactionView | null>(null)
  const problem = ref<Problem | null>(null)
  const gone = ref(false)
  let waiting = 0

  const read = newest(
    () => call('factions.view', { id: toValue(id) }),
    (answer) => {
      // What was asked before a change no longer counts.
      if (waiting > 0) return
      if (!isRefusal(answer)) {
        problem.value = null
        view.value = answer
        return
      }
      // What is shown stays through a failure that may pass; not when the faction is gone.
      if (view.value === null) problem.value = answer.problem
      else gone.value = answer.problem.code === 'faction/gone'
    },
  )

  async function change(part: FactionChange): Promise<Problem | null> {
    if (view.value) view.value = { ...view.value, ...shownAtOnce(part) }
    const faction = toValue(id)
    waiting += 1
    const answer = await inOrder(() => call('factions.change', { id: faction, change: part }))
    waiting -= 1
    if (waiting === 0) await read()
    return isRefusal(answer) ? answer.problem : null
  }

  watch(
    () => toValue(id),
    () => {
      view.value = null
      problem.value = null
      void read()
    },
    { immediate: true },
  )
  useChanges(() => {
    if (waiting === 0) void read()
  })

  return { view, problem, gone, change }
}

function shownAtOnce({ tech, colours, emblem, picture }: FactionChange): Partial<FactionView> {
  return {
    ...(tech && { tech }),
    ...(colours && { colours }),
    ...(emblem !== undefined && { emblem }),
    ...(picture !== undefined && { picture }),
  }
}
