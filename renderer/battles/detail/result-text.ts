import { useI18n } from 'vue-i18n'
import type { ToldBattle } from '../../campaigns/store.ts'

/** Why a battle's result is what it is, in a sentence (p.14, 29). */
export function useResultText(): (battle: Pick<ToldBattle, 'sides' | 'account'>) => string {
  const { t } = useI18n()
  return ({ sides, account }) => {
    if (account.margin === 'draw') return t('battles.explain.draw')
    const [a, b] = sides.map((side) => side.victoryPoints)
    const values = {
      high: Math.max(a ?? 0, b ?? 0),
      low: Math.min(a ?? 0, b ?? 0),
      difference: account.difference,
      margin: t(`battles.margin.${account.margin}`),
      n: account.campaignPoints,
    }
    return `${t('battles.explain.won', values, account.campaignPoints)} ${t(`battles.explain.range.${account.margin}`)}`
  }
}
