import { computed, type ComputedRef, type Ref } from 'vue'
import { useI18n } from 'vue-i18n'
import {
  DEFAULT_RULES_DOCUMENT,
  RULES_DOCUMENT,
} from '../../../../../shared/systems/fast-and-dirty/documents/rules.ts'
import { fastAndDirty } from '../../../../../shared/systems/fast-and-dirty/game.ts'
import { DEFAULT_RULES, type HouseRules } from '../../../../../shared/systems/fast-and-dirty/house-rules.ts'
import { useDocumentChoice } from '../../../../library/use-choice.ts'
import '../texts.ts'

export interface RulesChoice {
  readonly chosen: Ref<string>
  readonly options: ComputedRef<{ readonly value: string; readonly label: string }[]>
  readonly rules: ComputedRef<HouseRules>
}

/** The house rules that numbers are printed by: the campaign's, as Muster has them, or the group's own. */
export function useRules(): RulesChoice {
  const { t } = useI18n()
  const usual = { ...DEFAULT_RULES_DOCUMENT, name: t('fastAndDirtyPrint.usual') }
  const { chosen, options, document } = useDocumentChoice(fastAndDirty.id, RULES_DOCUMENT, [usual], true)
  return { chosen, options, rules: computed(() => document.value?.document.rules ?? DEFAULT_RULES) }
}
