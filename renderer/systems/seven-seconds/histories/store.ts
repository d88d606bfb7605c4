import { defineStore } from 'pinia'
import { ref, shallowRef } from 'vue'
import type {
  HistoryBattle,
  HistoryCampaign,
} from '../../../../shared/systems/seven-seconds/contract/histories.ts'
import { isRefusal, type Problem } from '../../../../shared/problem.ts'
import { hearChanges } from '../../../client/changes.ts'
import { call } from '../call.ts'
import { newest } from '../../../client/newest.ts'

/** All battles of all campaigns, read once and kept: finding and measuring them happens here, without asking again. */
export const useHistories = defineStore('histories', () => {
  const campaigns = shallowRef<readonly HistoryCampaign[]>([])
  const battles = shallowRef<readonly HistoryBattle[]>([])
  const problem = ref<Problem | null>(null)
  const loaded = ref(false)
  /** Logs that are not read yet: what they tell is missing from lists and plots until then. */
  const unread = ref(0)
  let digesting = false
  /** Nothing was changed since it was asked for. */
  let fresh = false
  hearChanges(() => (fresh = false))

  const read = newest(
    () => {
      fresh = true
      return call('histories.battles', { campaign: null })
    },
    (answer) => {
      if (isRefusal(answer)) {
        problem.value = answer.problem
        fresh = false
        return
      }
      problem.value = null
      loaded.value = true
      campaigns.value = answer.campaigns
      battles.value = answer.battles
      unread.value = answer.unread
      void digest()
    },
  )

  /** Reads them unless they are at hand already: thousands of battles are not asked for with every screen. */
  async function ensure(): Promise<void> {
    if (!fresh) await read()
  }

  /** Reads the logs that are left, in small portions, and then the battles once more. */
  async function digest(): Promise<void> {
    if (digesting || unread.value === 0) return
    digesting = true
    let left = unread.value
    while (left > 0) {
      const answer = await call('histories.digestLogs', {})
      if (isRefusal(answer)) break
      left = answer.unread
      // The last one counts as unread until what it tells is here.
      unread.value = Math.max(1, left)
    }
    digesting = false
    if (left === 0) await read()
  }

  return { campaigns, battles, problem, loaded, unread, read, ensure }
})
