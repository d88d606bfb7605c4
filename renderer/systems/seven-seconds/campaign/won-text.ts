import type { useI18n } from 'vue-i18n'
import type { useCampaign } from './store.ts'

/** How the campaign was won: by its points or by wins in a row, and after which battle; empty while it is not. */
export function wonText(
  t: ReturnType<typeof useI18n>['t'],
  { view, battles }: Pick<ReturnType<typeof useCampaign>, 'view' | 'battles'>,
): string {
  const won = view?.account.winner
  if (!won) return ''
  const told = battles.find(({ id }) => id === won.battle)?.account
  const side = told?.sides.find(({ participant }) => participant === won.participant)
  return t(`warRoom.won.${won.by}`, {
    points: side?.pointsAfter,
    streak: side?.streakAfter,
    battle: told?.position,
  })
}
