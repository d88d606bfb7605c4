import { useI18n } from 'vue-i18n'
import type { FightSummary } from '../../shared/contract/fights.ts'

/** How far a battle has come, in a few words. */
export function useStage(): (fight: Pick<FightSummary, 'round' | 'ending'>) => string {
  const { t } = useI18n()
  return ({ round, ending }) => {
    if (ending) return t('fight.before.stage.ended')
    if (round === 0) return t('fight.before.stage.before')
    return t('fight.before.stage.round', { n: round })
  }
}
