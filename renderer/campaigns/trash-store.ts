import { defineStore } from 'pinia'
import { ref } from 'vue'
import type { ThrownCampaign } from '../../shared/contract/trash.ts'
import { isRefusal, type Problem } from '../../shared/problem.ts'
import { call } from '../client/client.ts'
import { newest } from '../client/newest.ts'

/** Campaigns in the trash: no first screen waits for them. */
export const useCampaignTrash = defineStore('campaign-trash', () => {
  const thrown = ref<readonly ThrownCampaign[] | null>(null)
  const problem = ref<Problem | null>(null)

  const refresh = newest(
    () => call('trash.campaigns', {}),
    (answer) => {
      problem.value = isRefusal(answer) ? answer.problem : null
      if (!isRefusal(answer)) thrown.value = answer
    },
  )

  /** Makes room in the file, bit by bit: the program answers in between. */
  let clearing = false
  async function clear(): Promise<void> {
    if (clearing) return
    clearing = true
    let left = 1
    while (left > 0) {
      await new Promise((resolve) => window.requestIdleCallback(resolve))
      const answer = await call('trash.clear', {})
      left = isRefusal(answer) ? 0 : answer.left
    }
    clearing = false
  }

  return { thrown, problem, refresh, clear }
})
