import { useI18n } from 'vue-i18n'
import type { BasketLine } from '../../../../shared/systems/seven-seconds/campaign/basket.ts'
import { isolate } from '../../../texts/isolate.ts'
import type { Opposition } from './opposition.ts'

/** Says in a few words why a step has its price: `half: Zane had 4 after battle 3`. */
export function useReason(): (line: BasketLine, opposition: Opposition) => string {
  const { t } = useI18n()
  return ({ rating, stat, rival, halved }, { all }) => {
    const opponent = all.find(({ who }) => who.id === rival)
    if (!opponent) return t('technology.reason.nobody')
    return t(`technology.reason.${halved ? 'halved' : 'full'}${opponent.battle ? 'Then' : 'Now'}`, {
      opponent: isolate(opponent.who.faction.shortName),
      theirs: opponent.tech[rating][stat],
      battle: opponent.battle?.position ?? 0,
    })
  }
}
