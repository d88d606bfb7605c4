import { defineStore } from 'pinia'
import { ref } from 'vue'
import type { HistoryStep } from '../../shared/contract/undo.ts'
import { isRefusal } from '../../shared/problem.ts'
import { call } from '../client/client.ts'

/** What can be undone and redone now. */
export const useHistory = defineStore('history', () => {
  const steps = ref<{ undo: HistoryStep | null; redo: HistoryStep | null }>({ undo: null, redo: null })

  async function refresh(): Promise<void> {
    const answer = await call('history.look', {})
    if (!isRefusal(answer)) steps.value = answer
  }

  return { steps, refresh }
})
