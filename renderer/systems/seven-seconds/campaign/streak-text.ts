import type { StreakEffect } from '../../../../shared/systems/seven-seconds/data/campaign.ts'
import { useWords } from '../../../texts/words.ts'
import './war-room/texts.ts'
import './new/texts.ts'

/**
 * Says what a streak gives in a battle (R9); null where it gives nothing. Tables say which cards there are more of to
 * choose from, the group's rules also how one chooses.
 */
export function useStreakText(
  where: 'warRoom' | 'setup.told' = 'warRoom',
): (effect: StreakEffect) => string | null {
  const { t } = useWords()
  return ({ roleBonus, extraTroopCards, extraMissionCards }) => {
    const cards = extraMissionCards > 0 ? 'missionCard' : extraTroopCards > 0 ? 'troopCard' : null
    const parts = [
      roleBonus > 0 ? t('warRoom.roleBonus', { n: roleBonus }) : null,
      cards && t(`${where}.${cards}`),
    ].filter((part) => part !== null)
    return parts.length > 0 ? parts.join(', ') : null
  }
}
