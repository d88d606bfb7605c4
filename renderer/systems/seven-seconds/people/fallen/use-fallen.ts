import { ref, shallowRef, toValue, watch, type MaybeRefOrGetter, type Ref } from 'vue'
import type { Input } from '../../../../../shared/contract/index.ts'
import { isRefusal, type Problem } from '../../../../../shared/problem.ts'
import { useChanges } from '../../../../client/changes.ts'
import { call } from '../../call.ts'
import { newest } from '../../../../client/newest.ts'
import type { FallenRoll } from './fallen-text.ts'

/** The roll of the fallen of a campaign or faction, read again after every change. */
export function useFallen(of: MaybeRefOrGetter<Input<'roster.fallen'>>): {
  roll: Ref<FallenRoll | null>
  problem: Ref<Problem | null>
} {
  const roll = shallowRef<FallenRoll | null>(null)
  const problem = ref<Problem | null>(null)
  const read = newest(
    () => call('roster.fallen', toValue(of)),
    (answer) => {
      problem.value = isRefusal(answer) ? answer.problem : null
      roll.value = isRefusal(answer) ? null : answer
    },
  )
  watch(() => JSON.stringify(toValue(of)), read, { immediate: true })
  useChanges(() => void read())
  return { roll, problem }
}
