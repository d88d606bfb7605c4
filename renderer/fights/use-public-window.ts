import { useRouter } from 'vue-router'
import { isRefusal } from '../../shared/problem.ts'
import { call } from '../client/client.ts'
import { useProgram } from '../program/store.ts'
import { useProblemText } from '../texts/problem.ts'
import { useToasts } from '../ui/feedback/toasts.ts'

/** Opens a second window that shows a battle as everybody at the table may see it, for a screen on the wall. */
export function usePublicWindow(fight: () => string): () => Promise<void> {
  const router = useRouter()
  const program = useProgram()
  const { warn } = useToasts()
  const problemText = useProblemText()

  return async () => {
    if (program.status?.host === 'browser') {
      window.open(router.resolve({ name: 'public', params: { fight: fight() } }).href, '_blank', 'noopener')
      return
    }
    const answer = await call('program.openPublicWindow', { fight: fight() })
    if (isRefusal(answer)) warn(problemText(answer.problem))
  }
}
