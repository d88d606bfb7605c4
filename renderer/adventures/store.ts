import { defineStore } from 'pinia'
import { ref, shallowRef } from 'vue'
import type { Output } from '../../shared/contract/index.ts'
import { isRefusal, type Problem } from '../../shared/problem.ts'
import { hearChanges } from '../client/changes.ts'
import { call } from '../client/client.ts'
import { newest } from '../client/newest.ts'
import { useOpenCampaign } from '../systems/open-campaign.ts'
import { setUpName } from './routes.ts'

export type Adventure = Output<'adventures.look'>

/** The campaign that is open, where it is a log of battles. */
export const useAdventure = defineStore('adventure', () => {
  const view = shallowRef<Adventure | null>(null)
  const problem = ref<Problem | null>(null)
  let asked: string | null = null

  const read = newest(
    (id: string) => call('adventures.look', { id }),
    (answer) => {
      if (!isRefusal(answer)) {
        problem.value = null
        view.value = answer
      } else if (view.value === null || answer.problem.code === 'campaign/gone') {
        view.value = null
        problem.value = answer.problem
      }
    },
  )

  async function refresh(): Promise<void> {
    if (asked !== null) await read(asked)
  }
  hearChanges(() => void refresh())

  const opened = useOpenCampaign()
  const keeper = {
    now: () =>
      view.value && {
        id: view.value.id,
        system: view.value.system,
        name: view.value.name,
        enter: { name: setUpName(view.value.system), params: { campaign: view.value.id } },
      },
    refresh,
  }

  async function open(id: string): Promise<void> {
    opened.keep(keeper)
    if (view.value?.id !== id) view.value = null
    asked = id
    await read(id)
  }

  return { view, problem, open, refresh }
})
