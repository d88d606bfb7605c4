import { ref, type Ref } from 'vue'
import type { CorrectedBy } from '../../../../../shared/systems/seven-seconds/contract/corrected-by.ts'

const PLACE = 'muster.corrected-by'

export interface Corrector {
  readonly who: Ref<string>
  readonly reason: Ref<string>
  /** What is sent along with a correction; whoever it is stays so for the next one, on this machine. */
  readonly given: () => CorrectedBy
}

/** Who corrects something, and why. */
export function useCorrectedBy(): Corrector {
  const who = ref(localStorage.getItem(PLACE) ?? '')
  const reason = ref('')
  return {
    who,
    reason,
    given: () => {
      localStorage.setItem(PLACE, who.value.trim())
      return { who: who.value, reason: reason.value }
    },
  }
}
