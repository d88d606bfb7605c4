import { defineStore } from 'pinia'
import { ref } from 'vue'
import type { CampaignSummary } from '../../shared/contract/campaigns.ts'
import { isRefusal, type Problem } from '../../shared/problem.ts'
import { call } from '../client/client.ts'
import { newest } from '../client/newest.ts'

/** The list of campaigns, as the first screen shows it: read at the start and after every change. */
export const useCampaignList = defineStore('campaign-list', () => {
  const campaigns = ref<CampaignSummary[] | null>(null)
  const problem = ref<Problem | null>(null)

  const refresh = newest(
    () => call('campaigns.list', {}),
    (answer) => {
      problem.value = isRefusal(answer) ? answer.problem : null
      if (!isRefusal(answer)) campaigns.value = answer
    },
  )

  /** The game of a campaign; empty for one that is not in the list. */
  const systemOf = (id: string): string => campaigns.value?.find((one) => one.id === id)?.system ?? ''

  return { campaigns, problem, refresh, systemOf }
})
