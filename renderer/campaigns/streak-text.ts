import { useI18n } from 'vue-i18n'
import type { StreakEffect } from '../../shared/systems/seven-seconds/data/campaign.ts'

/** Says what a streak gives in a battle (R9); null where it gives nothing. */
export function useStreakText(): (effect: StreakEffect) => string | null {
  const { t } = useI18n()
  return ({ roleBonus, extraTroopCards, extraMissionCards }) => {
    const parts = [
      roleBonus > 0 ? t('warRoom.roleBonus', { n: roleBonus }) : null,
      extraMissionCards > 0 ? t('warRoom.missionCard') : extraTroopCards > 0 ? t('warRoom.troopCard') : null,
    ].filter((part) => part !== null)
    return parts.length > 0 ? parts.join(', ') : null
  }
}
