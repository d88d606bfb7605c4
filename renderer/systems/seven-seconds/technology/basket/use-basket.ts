import { computed, toValue, type ComputedRef, type MaybeRefOrGetter } from 'vue'
import { useI18n } from 'vue-i18n'
import {
  basketProblem,
  isForbidden,
  MOST_STEPS,
  tellBasket,
  type Basket,
  type TechStep,
} from '../../../../../shared/systems/seven-seconds/campaign/basket.ts'
import type { Contender } from '../../campaign/store.ts'
import { rivalsOf, type Opposition } from '../opposition.ts'
import type { Step } from '../tree/steps.ts'
import { same, useBaskets } from './store.ts'

export interface UsedBasket {
  readonly steps: ComputedRef<readonly TechStep[]>
  /** What they would cost and change, on the numbers as they are now. */
  readonly told: ComputedRef<Basket>
  /** Why nothing more goes in; null while there is room. */
  readonly full: ComputedRef<string | null>
  /** What stands in the way of buying all, with the place of the step; null when nothing does. */
  readonly trouble: ComputedRef<string | null>
  /** Puts one more of a stat in; nothing happens where a limit stands in the way. */
  readonly put: (step: Step) => void
  /** Takes the last of a stat out again. */
  readonly takeLast: (step: TechStep) => void
  readonly takeOut: (place: number) => void
  readonly clear: () => void
}

/** The basket of the faction that one looks at. */
export function useBasket(
  who: MaybeRefOrGetter<Contender>,
  opposition: MaybeRefOrGetter<Opposition>,
): UsedBasket {
  const { t } = useI18n()
  const baskets = useBaskets()
  const id = (): string => toValue(who).id
  const steps = computed(() => baskets.of(id()))
  const told = computed(() => {
    const { tech, techPoints } = toValue(who).standing
    return tellBasket({ tech, inHand: techPoints.inHand, rivals: rivalsOf(toValue(opposition)) }, steps.value)
  })
  return {
    steps,
    told,
    full: computed(() =>
      steps.value.length < MOST_STEPS ? null : t('technology.basket.full', { n: MOST_STEPS }),
    ),
    trouble: computed(() => {
      const problem = basketProblem(told.value)
      if (!problem) return null
      const n = Number(problem.path[1] ?? 0) + 1
      return t(`technology.basket.${isForbidden({ problem }) ? 'broken' : 'tooDear'}`, { n })
    }),
    put: (step) => {
      if (!isForbidden(step.next)) baskets.put(id(), step)
    },
    takeLast: (step) => {
      const place = steps.value.findLastIndex(same(step))
      if (place >= 0) baskets.takeOut(id(), place)
    },
    takeOut: (place) => baskets.takeOut(id(), place),
    clear: () => baskets.clear(id()),
  }
}
