import { computed, type ComputedRef } from 'vue'
import { useI18n } from 'vue-i18n'
import type { RecordedSide } from '../../../../../shared/systems/seven-seconds/contract/roster.ts'
import { namedBeyondLosses, totalOf } from '../../../../../shared/systems/seven-seconds/people/fallen.ts'
import { useCampaign } from '../../campaign/store.ts'
import { useRecord } from '../../people/battle/use-record.ts'
import { useFallenText } from '../../people/fallen/fallen-text.ts'
import '../../people/texts.ts'
import { reportOf } from './draft.ts'
import type { BattleForm } from './use-battle-form.ts'

/** Where a correction would no longer fit the named troopers who are recorded in the battle, before it is saved. */
export function useNamedWarnings({ corrected, value }: BattleForm): ComputedRef<readonly string[]> {
  const { t } = useI18n()
  const campaign = useCampaign()
  const { sides } = useRecord(corrected?.id ?? null)
  const { list } = useFallenText()

  function warning({ participant, entries }: RecordedSide, report: ReturnType<typeof reportOf>): string {
    const { name: faction = '', shortName = '' } = campaign.contender(participant)?.faction ?? {}
    if (entries.length === 0) return ''
    const side = report.sides.find((one) => one.participant === participant)
    if (!side) return t('people.presence.wouldStray', { faction })
    const killed = entries.filter(({ fate }) => fate === 'killed').map(({ unit }) => unit)
    const beyond = namedBeyondLosses(side.lost, killed)
    if (totalOf(beyond) === 0) return ''
    return t('people.presence.wouldBeBeyond', { faction: shortName, list: list(beyond) })
  }
  return computed(() => {
    const report = reportOf(value.value)
    return (sides.value ?? []).map((side) => warning(side, report)).filter(Boolean)
  })
}
