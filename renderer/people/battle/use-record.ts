import { ref, toValue, watch, type MaybeRefOrGetter, type Ref } from 'vue'
import type { RecordedSide } from '../../../shared/contract/roster.ts'
import { isRefusal, type Problem } from '../../../shared/problem.ts'
import { useChanges } from '../../client/changes.ts'
import { call } from '../../client/client.ts'
import { newest } from '../../client/newest.ts'

/** Who was there in a battle, side by side; read again after every change. */
export function useRecord(battle: MaybeRefOrGetter<string>): {
  sides: Ref<readonly RecordedSide[] | null>
  problem: Ref<Problem | null>
} {
  const sides = ref<readonly RecordedSide[] | null>(null) as Ref<readonly RecordedSide[] | null>
  const problem = ref<Problem | null>(null)
  const read = newest(
    () => call('roster.battle', { battle: toValue(battle) }),
    (answer) => {
      problem.value = isRefusal(answer) ? answer.problem : null
      sides.value = isRefusal(answer) ? null : answer.sides
    },
  )
  watch(() => toValue(battle), read, { immediate: true })
  useChanges(() => void read())
  return { sides, problem }
}
