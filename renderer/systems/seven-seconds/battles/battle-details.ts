import { useI18n } from 'vue-i18n'
import type { HistoryBattle } from '../../../../shared/systems/seven-seconds/contract/histories.ts'
import type { ToldBattle } from '../campaign/store.ts'
import { figure } from '../../../ui/marks/figure.ts'
import '../histories/find/texts.ts'

/** What a line of a list tells of a battle beside its result. */
export interface BattleDetails {
  /** The winner's points first, as in the sentence beside them; empty where nobody noted them. */
  readonly score: string
  /** When, how many fell, and what is not known. */
  readonly details: string
}

/** How long a battle lasted, for a list that is sorted by it. */
export function useRoundsText(): (battle: Pick<HistoryBattle, 'digest'>) => string {
  const { t } = useI18n()
  return ({ digest }) => (digest ? t('find.rounds', digest.rounds) : t('find.noRounds'))
}

export function useBattleDetails(): (battle: ToldBattle) => BattleDetails {
  const { t, d } = useI18n()
  return ({ sides, account, foughtOn }) => {
    const points = sides.flatMap(({ victoryPoints }) => victoryPoints ?? [])
    const fallen = account.sides[0].lost + account.sides[1].lost
    const date = foughtOn === null ? null : d(new Date(`${foughtOn}T12:00`), 'day')
    const unknown = account.difference === null ? t('battles.pointsNotNoted') : null
    return {
      score: points
        .toSorted((a, b) => b - a)
        .map(figure)
        .join(' : '),
      details: [date, t('battles.fallenCount', fallen), unknown].filter((part) => part !== null).join(' · '),
    }
  }
}
