import { useDraft } from '../../../../ui/fields/draft.ts'
import { STEPS, type Step } from './steps.ts'

export interface LeftSteps {
  readonly has: (step: Step) => boolean
  readonly add: (...steps: readonly Step[]) => void
  readonly clear: () => void
}

/** The steps that somebody has been at and left; kept as long as what was typed there (`restored`) is. */
export function useLeftSteps(restored: boolean): LeftSteps {
  const draft = useDraft<{ left: Step[] }>(
    'new-campaign-steps',
    () => ({ left: [] }),
    ({ left }) => left.every((step) => STEPS.includes(step)),
  )
  const { value } = draft
  if (!restored) draft.clear()
  return {
    has: (step) => value.value.left.includes(step),
    add: (...steps) => {
      value.value.left = [...new Set([...value.value.left, ...steps])]
    },
    clear: () => draft.clear(),
  }
}
