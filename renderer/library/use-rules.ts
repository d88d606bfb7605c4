import { computed, type ComputedRef } from 'vue'
import { useI18n } from 'vue-i18n'
import type { NamedKind } from '../../shared/document.ts'
import type { RulesDocument } from '../../shared/systems/house-rules.ts'
import './texts.ts'
import { useDocumentChoice, type DocumentChoice } from './use-choice.ts'

export interface RulesChoice<Rules> extends Pick<DocumentChoice<RulesDocument<Rules>>, 'chosen' | 'options'> {
  readonly rules: ComputedRef<Rules>
}

/** The house rules that something is printed by: the campaign's, as Muster has them, or the group's own. */
export function useRules<Rules>(
  system: string,
  kind: NamedKind<RulesDocument<Rules>>,
  usual: RulesDocument<Rules>,
): RulesChoice<Rules> {
  const { t } = useI18n()
  const named = { ...usual, name: t('library.usual') }
  const { chosen, options, document } = useDocumentChoice(system, kind, [named], { samplesFirst: true })
  return { chosen, options, rules: computed(() => (document.value?.document ?? usual).rules) }
}
