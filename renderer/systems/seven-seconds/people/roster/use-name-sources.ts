import { computed, ref, type ComputedRef, type Ref } from 'vue'
import { useI18n } from 'vue-i18n'
import type { Input } from '../../../../../shared/contract/index.ts'
import { NAME_STYLES } from '../../../../../shared/names/index.ts'
import { useNameLists } from '../../../../people/names/use-name-lists.ts'

/** Where the last recruits had their names from, on this machine. */
const KEPT = 'muster-recruit-names'

export interface NameSources {
  readonly source: Ref<string>
  readonly options: ComputedRef<{ value: string; label: string }[]>
  readonly from: ComputedRef<Input<'roster.fillSquad'>['names']>
}

/** Where recruits' names can come from: Muster's styles and the group's lists. What was used last stands first. */
export function useNameSources(): NameSources {
  const { t } = useI18n()
  const { lists } = useNameLists()
  const [first] = NAME_STYLES
  const chosen = ref(localStorage.getItem(KEPT) ?? '')
  const options = computed(() => [
    ...lists.value.map(({ id, name }) => ({ value: id, label: t('people.squad.ownList', { name }) })),
    ...NAME_STYLES.map(({ id, name }) => ({ value: id, label: name })),
  ])
  const source = computed({
    get: () => (options.value.some(({ value }) => value === chosen.value) ? chosen.value : (first?.id ?? '')),
    set: (value) => {
      chosen.value = value
      localStorage.setItem(KEPT, value)
    },
  })
  return {
    source,
    options,
    from: computed(() =>
      NAME_STYLES.some(({ id }) => id === source.value) ? { style: source.value } : { list: source.value },
    ),
  }
}
