import { useI18n } from 'vue-i18n'
import type { Problem } from '../../../../../shared/problem.ts'
import { useProblemText } from '../../../../texts/problem.ts'
import { figure } from '../../../../ui/marks/figure.ts'

/** Says what is wrong with a purchase that is made: the sentence of the shop would not fit. */
export function usePurchaseProblem(): (problem: Problem) => string {
  const { t } = useI18n()
  const problemText = useProblemText()
  return (problem) => {
    switch (problem.code) {
      case 'tech/not-enough-points':
        return t('technology.unpaid', {
          price: problem.values?.price ?? 0,
          inHand: figure(Number(problem.values?.inHand ?? 0)),
        })
      case 'tech/limited-by-rating':
        return t('technology.stands.limited')
      case 'tech/at-maximum':
        return t('technology.stands.maximum')
      default:
        return problemText(problem)
    }
  }
}
