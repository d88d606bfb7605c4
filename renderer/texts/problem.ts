import { useI18n } from 'vue-i18n'
import type { Problem } from '../../shared/problem.ts'

/** Gives a problem's sentence: the language's own, looked up by code, or the English one it carries. */
export function useProblemText(): (problem: Problem) => string {
  const i18n = useI18n()
  return (problem) => {
    const key = `problems.${problem.code}`
    return i18n.te(key) ? i18n.t(key, problem.values ?? {}) : problem.message
  }
}
