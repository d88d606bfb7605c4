import { ref, watch, type Ref } from 'vue'
import { isRefusal, type Problem } from '../../../shared/problem.ts'
import { DEFAULT_OPTIONS, type PrintOptions } from '../../../shared/printing/words.ts'
import { call } from '../../client/client.ts'
import { newest } from '../../client/newest.ts'
import { textsOf } from '../../texts/languages.ts'

/** How this campaign's group prints; every change is kept at once. */
export function usePrintOptions(campaign: () => string | null): {
  readonly options: Ref<PrintOptions>
  /** They are read; before, nothing is laid out. */
  readonly ready: Ref<boolean>
  readonly problem: Ref<Problem | null>
  readonly change: (changes: Partial<PrintOptions>) => Promise<void>
} {
  const options = ref<PrintOptions>(DEFAULT_OPTIONS)
  const ready = ref(false)
  const problem = ref<Problem | null>(null)
  const read = newest(
    async (id: string | null) => {
      const answer = await call('printing.options', { campaign: id })
      if (!isRefusal(answer)) await textsOf(answer.language)
      return answer
    },
    (answer) => {
      if (isRefusal(answer)) problem.value = answer.problem
      else options.value = answer
      ready.value = true
    },
  )
  let reading: Promise<void> = Promise.resolve()
  watch(campaign, (id) => (reading = read(id)), { immediate: true })

  async function keep(): Promise<void> {
    const answer = await call('printing.keepOptions', { campaign: campaign(), options: options.value })
    problem.value = isRefusal(answer) ? answer.problem : null
  }
  return {
    options,
    ready,
    problem,
    change: async (changes) => {
      // Whoever is quicker than what was kept would else write over it.
      await reading
      if (changes.language) await textsOf(changes.language)
      options.value = { ...options.value, ...changes }
      await keep()
    },
  }
}
