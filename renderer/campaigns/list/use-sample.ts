import { ref, type Ref } from 'vue'
import { useRouter } from 'vue-router'
import { isRefusal } from '../../../shared/problem.ts'
import type { GameScreens } from '../../systems/screens.ts'
import { useProblemText } from '../../texts/problem.ts'
import { useToasts } from '../../ui/feedback/toasts.ts'

/** Opens the sample of a game, and leads to it; a refusal is told. */
export function useSample(): {
  readonly busy: Ref<boolean>
  readonly openSample: (game: GameScreens) => Promise<void>
} {
  const router = useRouter()
  const problemText = useProblemText()
  const { warn } = useToasts()
  const busy = ref(false)
  return {
    busy,
    openSample: async ({ cover }) => {
      if (!cover.sample || busy.value) return
      busy.value = true
      const to = await cover.sample()
      busy.value = false
      if (typeof to === 'object' && isRefusal(to)) warn(problemText(to.problem))
      else await router.push(to)
    },
  }
}
