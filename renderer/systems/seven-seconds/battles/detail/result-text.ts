import { MARGIN_LEADS } from '../../../../../shared/systems/seven-seconds/data/campaign.ts'
import type { Margin } from '../../../../../shared/systems/seven-seconds/words.ts'
import { figure } from '../../../../ui/marks/figure.ts'
import { useCampaign, type ToldBattle } from '../../campaign/store.ts'
import { useWords } from '../../../../texts/words.ts'

/** What is taken away: a number below nothing stands in brackets. */
const subtracted = (n: number): string => (n < 0 ? `(${figure(n)})` : figure(n))

/** From which lead on a margin is what it is, by the book's table. */
const from = (margin: Margin): number => MARGIN_LEADS.find((row) => row.margin === margin)?.from ?? 0
const RANGE = { marginal: from('normal') - 1, normal: from('decisive') - 1, decisive: from('decisive') }

/** Why a battle's result is what it is, in a sentence (p.14, 29). */
export function useResultText(): (battle: Pick<ToldBattle, 'sides' | 'account'>) => string {
  const { t } = useWords()
  const campaign = useCampaign()
  return ({ sides, account }) => {
    const { difference, campaignPoints: n } = account
    if (account.margin === 'draw') {
      const draws = campaign.view?.rules.draws ?? 'leave-streaks'
      const what = t(difference === null ? 'battles.explain.drawKnown' : 'battles.explain.draw')
      return `${what} ${t(`battles.explain.${draws}`)}`
    }
    const margin = t(`battles.margin.${account.margin}`)
    if (difference === null) return t('battles.explain.known', { margin, n }, n)
    const [a, b] = sides.map((side) => side.victoryPoints)
    const values = {
      high: figure(Math.max(a ?? 0, b ?? 0)),
      low: subtracted(Math.min(a ?? 0, b ?? 0)),
      difference,
      margin,
      n,
    }
    return `${t('battles.explain.won', values, n)} ${t('battles.explain.range', RANGE)}`
  }
}
