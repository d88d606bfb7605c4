import { computed, onMounted, reactive, ref, shallowRef, type ComputedRef, type Ref } from 'vue'
import type { ClashAnswer, Coming, FoundThing, Standing } from '../../shared/contract/archives.ts'
import { isRefusal, type Problem, type Refusal } from '../../shared/problem.ts'
import { call } from '../client/client.ts'
import { sumOf } from './use-counted.ts'
import { keyOf } from './use-opened.ts'

export interface Weighing {
  /** Null until they are weighed. */
  readonly standings: Ref<readonly Standing[] | null>
  readonly problem: Ref<Problem | null>
  readonly missing: ComputedRef<readonly Standing[]>
  readonly same: ComputedRef<readonly Standing[]>
  readonly clashes: ComputedRef<readonly Standing[]>
  readonly answerTo: (clash: Standing) => ClashAnswer | null
  readonly answer: (clashes: readonly Standing[], as: ClashAnswer) => void
  /** How many clashes wait for an answer. */
  readonly unanswered: ComputedRef<number>
  /** What comes over as it is answered by now. */
  readonly coming: ComputedRef<Coming>
  readonly bring: () => Promise<{ brought: readonly { id: string; kind: string }[]; came: Coming } | Refusal>
}

/** Some things of a file beside what is here, and what becomes of those that clash. */
export function useWeighing(reading: () => string, things: () => readonly FoundThing[]): Weighing {
  const standings = shallowRef<readonly Standing[] | null>(null)
  const problem = ref<Problem | null>(null)
  const answers = reactive(new Map<string, ClashAnswer>())
  const named = computed(() => things().map(({ kind, id }) => ({ kind, id })))
  const those = (standing: Standing['standing']): readonly Standing[] =>
    standings.value?.filter((one) => one.standing === standing) ?? []
  const clashes = computed(() => those('differs'))
  const answerTo = (clash: Standing): ClashAnswer | null => answers.get(keyOf(clash)) ?? null

  onMounted(async () => {
    const weighed = await call('archives.weigh', { reading: reading(), things: named.value })
    if (isRefusal(weighed)) {
      problem.value = weighed.problem
      return
    }
    standings.value = weighed
    for (const clash of clashes.value) {
      const presumed = presumedOf(clash)
      if (presumed) answers.set(keyOf(clash), presumed)
    }
  })

  return {
    standings,
    problem,
    missing: computed(() => those('new')),
    same: computed(() => those('same')),
    clashes,
    answerTo,
    answer: (ones, as) => {
      for (const one of ones) answers.set(keyOf(one), as)
    },
    unanswered: computed(() => clashes.value.filter((one) => answerTo(one) === null).length),
    coming: computed(() =>
      sumOf(
        standings.value?.map((one) =>
          one.standing === 'new' || (answerTo(one) ?? 'ours') !== 'ours' ? one.comes : one.comesToOurs,
        ) ?? [],
      ),
    ),
    bring: () =>
      call('archives.bring', {
        reading: reading(),
        things: named.value,
        answers: clashes.value.map((one) => ({ kind: one.kind, id: one.id, as: answerTo(one) ?? 'ours' })),
      }),
  }
}

/**
 * Whatever has all of the other, and more, is what people want: nothing is lost with it, and nothing is there twice; so
 * is what comes where ours was thrown away. Of what only belongs to something that was chosen ours stays. Where neither
 * can be told somebody has to say.
 */
function presumedOf({ asked, further, there, here }: Standing): ClashAnswer | null {
  if (!asked) return 'ours'
  return here?.trashed && !there.trashed ? 'theirs' : further
}
