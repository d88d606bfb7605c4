import { useI18n } from 'vue-i18n'
import type { Problem } from '../../shared/problem.ts'
import { findGame } from '../systems/registry.ts'
import { useProblemText } from '../texts/problem.ts'

/** What stands against something, with the book's page where it has a rule about it. */
export function useRuledText(game: () => string = () => ''): (problem: Problem) => string {
  const { t } = useI18n()
  const problemText = useProblemText()
  return (problem) => {
    const text = problemText(problem)
    const page = problem.values?.page
    return page === undefined
      ? text
      : t(`fight.console.${findGame(game())?.citesLines ? 'ruleLine' : 'rulePage'}`, { text, page })
  }
}
