import { defineStore } from 'pinia'
import { ref, shallowRef } from 'vue'
import type { Player } from '../../../shared/contract/players.ts'
import { isRefusal, type Problem } from '../../../shared/problem.ts'
import { call } from '../../client/client.ts'
import { newest } from '../../client/newest.ts'

/** Everybody of the group, by name. Whoever shows them asks for them. */
export const usePlayers = defineStore('players', () => {
  const players = shallowRef<readonly Player[] | null>(null)
  const problem = ref<Problem | null>(null)
  const refresh = newest(
    () => call('players.list', {}),
    (answer) => {
      problem.value = isRefusal(answer) ? answer.problem : null
      if (!isRefusal(answer)) players.value = answer
    },
  )

  return { players, problem, refresh }
})
