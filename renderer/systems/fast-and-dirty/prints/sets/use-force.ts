import { computed, watch, type ComputedRef } from 'vue'
import type { Shown } from '../../../../../shared/heraldry/looks.ts'
import {
  FORCE_DOCUMENT,
  type ForceDraft,
} from '../../../../../shared/systems/fast-and-dirty/documents/force.ts'
import { fastAndDirty } from '../../../../../shared/systems/fast-and-dirty/game.ts'
import { lookOfSample } from '../../../../../shared/systems/fast-and-dirty/samples/looks.ts'
import { SAMPLE_FORCES } from '../../../../../shared/systems/fast-and-dirty/samples/forces.ts'
import { useDocumentChoice, type DocumentChoice } from '../../../../library/use-choice.ts'

export interface ForceChoice extends Pick<DocumentChoice<ForceDraft>, 'chosen' | 'options'> {
  readonly force: ComputedRef<{ readonly draft: ForceDraft; readonly shown: Shown } | null>
}

/** The forces that can be printed, each as it is shown: those alone that have what is printed of them. */
export function useForce(has: (force: ForceDraft) => boolean = () => true): ForceChoice {
  const { chosen, all, document } = useDocumentChoice(
    fastAndDirty.id,
    FORCE_DOCUMENT,
    Object.values(SAMPLE_FORCES),
    { sampleLook: lookOfSample },
  )
  const fit = computed(() => all.value.filter((one) => has(one.document)))
  watch([fit, chosen], () => {
    const [first] = fit.value
    if (first && chosen.value !== '' && fit.value.every(({ value }) => value !== chosen.value))
      chosen.value = first.value
  })
  const force = computed(
    () =>
      document.value && {
        draft: document.value.document,
        shown: { name: document.value.name, look: document.value.look },
      },
  )
  return {
    chosen,
    options: computed(() => fit.value.map(({ value, name }) => ({ value, label: name }))),
    force,
  }
}
