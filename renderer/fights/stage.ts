import { useI18n } from 'vue-i18n'
import type { FightSummary } from '../../shared/contract/fights.ts'
import { gameOf } from '../systems/registry.ts'
import { allOf } from '../texts/lists.ts'
import './texts.ts'

/** How far a battle has come, in a few words. */
export function useStage(): (fight: Pick<FightSummary, 'system' | 'round' | 'ending'>) => string {
  const { t } = useI18n()
  return ({ system, round, ending }) => {
    if (ending) return t('fight.before.stage.ended')
    if (round === 0) return t('fight.before.stage.before')
    return t(gameOf(system).round ?? 'fight.before.stage.round', { n: round })
  }
}

/** Who fights against whom; who judges does not. */
export function useAgainst(): (fight: Pick<FightSummary, 'sides' | 'referees' | 'names'>) => string {
  const { t } = useI18n()
  return ({ sides, referees, names }) => {
    const all = sides.filter((side) => !referees.includes(side)).map((side) => names[side] ?? '')
    const [a, b, ...others] = all
    return a !== undefined && b !== undefined && others.length === 0
      ? t('fight.before.against', { a, b })
      : allOf(all)
  }
}
