import type {
  HistoryBattle,
  HistoryCampaign,
} from '../../../../../shared/systems/seven-seconds/contract/histories.ts'
import type { Language } from '../../../../../shared/printing/words.ts'
import type { Say } from './figure.ts'
import { figuresIn } from '../../../../texts/figures.ts'
import './texts.ts'
import { useWords } from '../../../../texts/words.ts'

const formatsIn = (language: Language) => ({
  number: figuresIn(language, { decimals: 1 }),
  signed: figuresIn(language, { decimals: 1, signed: true }),
  share: new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 }),
  wholeShare: new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }),
})
/** What is nearer to nothing or to certain is said in words. */
const EDGE = 0.001
/** Within so much of them a tenth of a per cent matters. */
const NEAR = 0.1

/** How figures write their texts and numbers; battles get a name among those of these campaigns. */
export function useSay(): (campaigns: readonly HistoryCampaign[], battles: readonly HistoryBattle[]) => Say {
  const { t, language } = useWords()
  return (campaigns, battles) => {
    const formats = formatsIn(language())
    const known = new Map(battles.map((battle) => [battle.id, battle]))
    const names = new Map(campaigns.map(({ id, name }) => [id, name]))
    /** A thousand names are made once, not with every letter that is typed. */
    const called = new Map<string, string>()
    const positionOf = (id: string): number => known.get(id)?.account.position ?? 0
    return {
      t: (key, values = {}) => t(key, values),
      number: formats.number,
      signed: formats.signed,
      share: (value) => {
        // Exactly nothing and exactly all are what they are.
        if (value > 0 && value < EDGE) return t('numbers.share.under')
        if (value < 1 && value > 1 - EDGE) return t('numbers.share.over')
        return (value < NEAR || value > 1 - NEAR ? formats.share : formats.wholeShare).format(value)
      },
      battle: (id) => {
        const named = called.get(id)
        if (named !== undefined) return named
        const n = positionOf(id)
        const name =
          campaigns.length === 1
            ? t('numbers.battle', { n })
            : t('numbers.battleOf', { campaign: names.get(known.get(id)?.campaign ?? '') ?? '', n })
        called.set(id, name)
        return name
      },
      position: (id) => (campaigns.length === 1 ? formats.number(positionOf(id)) : undefined),
    }
  }
}
