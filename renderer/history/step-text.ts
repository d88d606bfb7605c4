import { useI18n } from 'vue-i18n'
import type { HistoryStep } from '../../shared/contract/history.ts'

/** Says in a few words what a step changed: `the colours of Kestrels`, `battle entered`. */
export function useStepText(): (step: HistoryStep) => string {
  const i18n = useI18n()
  const { t } = i18n
  return ({ call, part }) => {
    const key = `history.part.${call}.${part?.key ?? ''}`
    return part && i18n.te(key) ? t(key, { of: shortened(part.of) }) : t(`history.step.${call}`)
  }
}

/** A long name would push everything else out of the line of keys. */
const LONGEST = 40

function shortened(name: string): string {
  const letters = Array.from(name)
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST).join('').trim()}…` : name
}
