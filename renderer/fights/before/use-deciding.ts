import { ref, type Ref } from 'vue'
import type { Problem } from '../../../shared/problem.ts'
import type { Command } from '../../../shared/systems/seven-seconds/battle/documents/commands.ts'
import type { OpenFight } from '../use-fight.ts'

export interface Deciding {
  /** What stood against the last try. */
  readonly problem: Ref<Problem | null>
  /** Tries it, and says whether it was done. */
  readonly decide: (command: Command, rolls?: readonly number[] | null) => Promise<boolean>
}

/** Gives commands in the open, one at a time. */
export function useDeciding(fight: OpenFight): Deciding {
  const problem = ref<Problem | null>(null)
  return {
    problem,
    decide: async (command, rolls = null) => {
      if (fight.busy.value) return false
      problem.value = await fight.act(command, rolls)
      return problem.value === null
    },
  }
}
