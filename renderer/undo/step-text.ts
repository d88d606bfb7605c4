import { useI18n } from 'vue-i18n'
import type { UndoStep } from '../../shared/contract/undo.ts'
import { closed, isolate } from '../texts/isolate.ts'

/** Says in a few words what a step changed, and of whom: `the colours of Kestrels`, `battle Tokyo – Zane entered`. */
export function useStepText(): (step: UndoStep) => string {
  const i18n = useI18n()
  const { t } = i18n
  return ({ call, part, of, campaign }) => {
    const general = `undo.step.${call}`
    // The campaign stands beside it.
    if (of === null || of === campaign?.name) return t(general)
    const keys = [`undo.part.${call}.${part ?? ''}`, `undo.of.${call}`]
    const key = keys.find((one) => i18n.te(one))
    return key === undefined ? t(general) : t(key, { of: isolate(shortened(of, LONGEST)) })
  }
}

/** A long name would push everything else out of the line of keys. */
const LONGEST = 40

/** As many letters as there is room for. */
export function shortened(text: string, longest: number): string {
  const letters = Array.from(text)
  return letters.length > longest ? `${closed(letters.slice(0, longest).join('').trim())}…` : text
}
