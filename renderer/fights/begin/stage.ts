import { useI18n } from 'vue-i18n'
import type { FightSummary } from '../../../shared/contract/fights.ts'
import type { Phase } from '../../../shared/systems/seven-seconds/battle/words.ts'

const BEFORE: readonly Phase[] = ['roles', 'first-initiative', 'edges', 'objectives', 'cards', 'deployment']

/** How far a battle has come, in a few words. */
export function useStage(): (fight: Pick<FightSummary, 'phase' | 'round' | 'ending'>) => string {
  const { t } = useI18n()
  return ({ phase, round, ending }) => {
    if (ending) return t('fight.before.stage.ended')
    if (BEFORE.includes(phase)) return t('fight.before.stage.before')
    return t('fight.before.stage.round', { n: round })
  }
}
