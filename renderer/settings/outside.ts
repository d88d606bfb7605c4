import { ref, type Ref } from 'vue'
import type { Input } from '../../shared/contract/index.ts'
import { isRefusal } from '../../shared/problem.ts'
import { call } from '../client/client.ts'
import { useProblemText } from '../texts/problem.ts'

type Outside = 'program.showDataFolder' | 'program.openPage'

export interface OutsideCalls {
  /** What the user can do instead, where the program could not: a sentence, no fault. */
  readonly told: Ref<string | null>
  readonly go: <N extends Outside>(name: N, input: Input<N>) => Promise<void>
}

/** Shows something in another program: the file manager, the browser. */
export function useOutside(): OutsideCalls {
  const problemText = useProblemText()
  const told = ref<string | null>(null)
  return {
    told,
    go: async (name, input) => {
      const answer = await call(name, input)
      told.value = isRefusal(answer) ? problemText(answer.problem) : null
    },
  }
}
