import { defineStore } from 'pinia'
import { ref } from 'vue'
import type { UndoStep } from '../../shared/contract/undo.ts'
import { isRefusal } from '../../shared/problem.ts'
import { call } from '../client/client.ts'

/** What can be undone and redone now. */
export const useUndoSteps = defineStore('undo', () => {
  const steps = ref<{ undo: UndoStep | null; redo: UndoStep | null }>({ undo: null, redo: null })

  async function refresh(): Promise<void> {
    const answer = await call('undo.look', {})
    if (!isRefusal(answer)) steps.value = answer
  }

  return { steps, refresh }
})
