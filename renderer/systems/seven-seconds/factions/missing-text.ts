import { useI18n } from 'vue-i18n'
import type { Problem } from '../../../../shared/problem.ts'
import { useProblemText } from '../../../texts/problem.ts'

/** Says in a few words what keeps a faction from being legal: `points left: 3rd rate 2, 1st rate 6`. */
export function useMissingText(): (problems: readonly Problem[]) => string {
  const { t } = useI18n()
  const problemText = useProblemText()

  const listed = (problems: readonly Problem[], value: string): string =>
    problems
      .map(({ values }) =>
        t('factions.missing.of', { rating: t(`rating.${values?.rating ?? ''}`), n: values?.[value] }),
      )
      .join(', ')

  return (problems) => {
    const left = problems.filter(({ code }) => code === 'faction/points-left')
    const over = problems.filter(({ code }) => code === 'faction/points-over')
    const others = problems.filter((problem) => !left.includes(problem) && !over.includes(problem))
    return [
      ...(left.length > 0 ? [t('factions.missing.left', { list: listed(left, 'left') })] : []),
      ...(over.length > 0 ? [t('factions.missing.over', { list: listed(over, 'over') })] : []),
      ...others.map(problemText),
    ].join(' · ')
  }
}
