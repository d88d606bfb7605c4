import { defineStore } from 'pinia'
import { ref, shallowRef } from 'vue'
import type { DeckSummary } from '../../../../shared/systems/seven-seconds/contract/decks.ts'
import { isRefusal, type Problem } from '../../../../shared/problem.ts'
import { call } from '../call.ts'
import { newest } from '../../../client/newest.ts'

/** The group's own decks in every state, by name. Whoever shows them asks for them. */
export const useDeckList = defineStore('deck-list', () => {
  const decks = shallowRef<readonly DeckSummary[] | null>(null)
  const problem = ref<Problem | null>(null)
  const refresh = newest(
    () => call('decks.list', {}),
    (answer) => {
      problem.value = isRefusal(answer) ? answer.problem : null
      if (!isRefusal(answer)) decks.value = answer
    },
  )

  return { decks, problem, refresh }
})
