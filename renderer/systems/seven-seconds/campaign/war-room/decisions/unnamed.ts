import { computed, shallowRef, watch } from 'vue'
import { useI18n } from 'vue-i18n'
import type { Output } from '../../../../../../shared/systems/seven-seconds/contract/answers.ts'
import { isRefusal } from '../../../../../../shared/problem.ts'
import { useChanges } from '../../../../../client/changes.ts'
import { call } from '../../../call.ts'
import { newest } from '../../../../../client/newest.ts'
import { useCampaign } from '../../store.ts'
import type { Decision, DecisionSource } from '../decisions.ts'

/** The fallen without a name: of one battle, or how many of how many battles. */
export const useUnnamed: DecisionSource = () => {
  const { t } = useI18n()
  const campaign = useCampaign()
  const unnamed = shallowRef<Output<'roster.unnamed'> | null>(null)
  const read = newest(
    () => call('roster.unnamed', { campaign: campaign.view?.id ?? '' }),
    (answer) => (unnamed.value = isRefusal(answer) ? null : answer),
  )
  watch(() => campaign.view?.id, read, { immediate: true })
  useChanges(() => void read())
  return computed(() => {
    const { people: n = 0, battles = 0, battle = null } = unnamed.value ?? {}
    if (n === 0 || battle === null) return []
    const position = campaign.battles.find(({ id }) => id === battle)?.account.position
    const one = battles === 1 && position !== undefined
    const decision: Decision = {
      key: 'unnamed',
      kind: t('decisions.kind.names'),
      text: one
        ? t('decisions.unnamed', { n, battle: position }, n)
        : t('decisions.unnamedOf', { n, battles }),
      place: null,
      to: one ? { name: 'battles', params: { battle } } : { name: 'fallen' },
    }
    return [decision]
  })
}
