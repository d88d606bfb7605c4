import { computed, type ComputedRef } from 'vue'
import { useI18n } from 'vue-i18n'
import { outOfOrder } from '../../../../../shared/systems/seven-seconds/campaign/date-order.ts'
import { useCampaign } from '../../campaign/store.ts'
import type { BattleForm } from './use-battle-form.ts'

/** What is odd about the date of a battle as it is typed: still to come, or out of order where it stands. */
export function useDateWarning(form: BattleForm): ComputedRef<string> {
  const { t, d } = useI18n()
  const campaign = useCampaign()
  const today = new Date().toLocaleDateString('sv-SE')
  const day = (date: string): string => d(new Date(`${date}T12:00`), 'day')

  function order(own: string): string {
    const { battles } = campaign
    const at = battles.findIndex(({ id }) => id === form.corrected?.id)
    // Where a new battle is put is chosen beside its date, and said there.
    const other = at === -1 ? undefined : outOfOrder(battles.slice(0, at), battles.slice(at + 1), own)
    if (!other?.foughtOn) return ''
    const values = { own: day(own), n: other.account.position, other: day(other.foughtOn) }
    return t('battleForm.dateOutOfOrder', values)
  }
  return computed(() => {
    const { foughtOn } = form.value.value
    if (Number.isNaN(new Date(`${foughtOn}T12:00`).getTime())) return ''
    const future = foughtOn > today ? t('battleForm.dateToCome', { own: day(foughtOn) }) : ''
    return [future, order(foughtOn)].filter(Boolean).join(' ')
  })
}
