import type { HouseRule } from '../../../../../shared/systems/seven-seconds/house-rules/list.ts'
import { useWords } from '../../../../texts/words.ts'

export interface RuleTexts {
  readonly name: (rule: HouseRule) => string
  /** What the book says or leaves open. */
  readonly open: (rule: HouseRule) => string
  /** What stands on the button of a value, by its name. */
  readonly label: (rule: HouseRule, value: string) => string
  /** What a value means at the table. */
  readonly sentence: (rule: HouseRule, value: string) => string
}

/** The words of the house rules. */
export function useRuleTexts(): RuleTexts {
  const { t } = useWords()
  return {
    name: ({ key }) => t(`houseRules.rule.${key}.name`),
    open: ({ key }) => t(`houseRules.rule.${key}.open`),
    label: ({ key }, value) => t(`houseRules.rule.${key}.${value}.label`),
    sentence: ({ key }, value) => t(`houseRules.rule.${key}.${value}.rule`),
  }
}
