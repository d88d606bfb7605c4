import { computed } from 'vue'
import { useI18n } from 'vue-i18n'
import { totalOf } from '../../../../shared/systems/seven-seconds/people/fallen.ts'
import { useFallen } from '../../../people/fallen/use-fallen.ts'
import { useCampaign } from '../../store.ts'
import type { Decision, DecisionSource } from '../decisions.ts'

/** The fallen without a name: of one battle, or how many of how many battles. */
export const useUnnamed: DecisionSource = () => {
  const { t } = useI18n()
  const campaign = useCampaign()
  const { roll } = useFallen(() => ({ campaign: campaign.view?.id ?? '' }))
  return computed(() => {
    const nameless = (roll.value?.battles ?? []).flatMap(({ battle, sides }) => {
      const n = sides.reduce((sum, { unnamed }) => sum + totalOf(unnamed), 0)
      return n > 0 ? [{ n, battle }] : []
    })
    const [first] = nameless
    if (!first) return []
    const n = nameless.reduce((sum, one) => sum + one.n, 0)
    const one = nameless.length === 1
    const decision: Decision = {
      key: 'unnamed',
      kind: t('decisions.kind.names'),
      text: one
        ? t('decisions.unnamed', { n, battle: first.battle.position }, n)
        : t('decisions.unnamedOf', { n, battles: nameless.length }),
      place: null,
      to: one ? { name: 'battles', params: { battle: first.battle.id } } : { name: 'fallen' },
    }
    return [decision]
  })
}
