import { defineStore } from 'pinia'
import { ref, shallowRef } from 'vue'
import type { FactionSummary } from '../../../../shared/systems/seven-seconds/contract/factions.ts'
import { isRefusal, type Problem } from '../../../../shared/problem.ts'
import { call } from '../call.ts'
import { newest } from '../../../client/newest.ts'

/** The group's own factions in every state, by name. Whoever shows them asks for them. */
export const useFactionList = defineStore('faction-list', () => {
  const factions = shallowRef<readonly FactionSummary[] | null>(null)
  const problem = ref<Problem | null>(null)
  const refresh = newest(
    () => call('factions.list', {}),
    (answer) => {
      problem.value = isRefusal(answer) ? answer.problem : null
      if (!isRefusal(answer)) factions.value = answer
    },
  )

  return { factions, problem, refresh }
})
