import { ref, toValue, watch, type MaybeRefOrGetter, type Ref } from 'vue'
import type { Output } from '../../../../../shared/systems/seven-seconds/contract/answers.ts'
import type { RecordedSide } from '../../../../../shared/systems/seven-seconds/contract/roster.ts'
import { isRefusal, type Problem } from '../../../../../shared/problem.ts'
import { useChanges } from '../../../../client/changes.ts'
import { call } from '../../call.ts'
import { newest } from '../../../../client/newest.ts'

const NOBODY: Output<'roster.battle'> = { sides: [] }

/** Who was there in a battle, side by side; read again after every change. Null for no battle. */
export function useRecord(battle: MaybeRefOrGetter<string | null>): {
  sides: Ref<readonly RecordedSide[] | null>
  problem: Ref<Problem | null>
} {
  const sides = ref<readonly RecordedSide[] | null>(null) as Ref<readonly RecordedSide[] | null>
  const problem = ref<Problem | null>(null)
  const read = newest(
    () => {
      const id = toValue(battle)
      return id === null ? Promise.resolve(NOBODY) : call('roster.battle', { battle: id })
    },
    (answer) => {
      problem.value = isRefusal(answer) ? answer.problem : null
      sides.value = isRefusal(answer) ? null : answer.sides
    },
  )
  watch(() => toValue(battle), read, { immediate: true })
  useChanges(() => void read())
  return { sides, problem }
}
