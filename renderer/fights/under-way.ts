import { computed, shallowRef, type ComputedRef } from 'vue'
import type { FightSummary } from '../../shared/contract/fights.ts'
import { isRefusal } from '../../shared/problem.ts'
import { useChanges } from '../client/changes.ts'
import { call } from '../client/client.ts'
import { newest } from '../client/newest.ts'

/**
 * Battles that were begun and are not entered yet, the newest first: those of a campaign, those without one (null), or
 * with nothing told all.
 */
export function useUnderWay(campaign: () => string | null | undefined): ComputedRef<readonly FightSummary[]> {
  const fights = shallowRef<readonly FightSummary[]>([])
  const read = newest(
    () => call('fights.underWay', {}),
    (answer) => (fights.value = isRefusal(answer) ? [] : answer),
  )
  void read()
  useChanges(() => void read())
  return computed(() => {
    const of = campaign()
    return of === undefined ? fights.value : fights.value.filter((fight) => fight.campaign === of)
  })
}
