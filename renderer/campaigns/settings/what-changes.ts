import { computed, type ComputedRef } from 'vue'
import { useI18n } from 'vue-i18n'
import { HOUSE_RULES } from '../../../shared/systems/seven-seconds/house-rules/list.ts'
import { ruleNames } from '../../../shared/systems/seven-seconds/house-rules/values.ts'
import { useRuleTexts } from '../rules/rule-texts.ts'
import { useCampaign } from '../store.ts'
import type { CampaignSettings } from './use-settings.ts'

/** A rule that would be another one. */
export interface RuleChange {
  readonly key: string
  readonly name: string
  readonly before: string
  readonly after: string
}

export interface WhatChanges {
  readonly rules: readonly RuleChange[]
  /** Who comes, goes, or leads another faction. */
  readonly people: readonly string[]
}

/** What was agreed on otherwise than it stands in the campaign, in words. */
export function useWhatChanges(settings: CampaignSettings): ComputedRef<WhatChanges> {
  const { t } = useI18n()
  const campaign = useCampaign()
  const texts = useRuleTexts()

  function rules(): RuleChange[] {
    const [now, then] = [campaign.view?.rules, settings.input.value?.rules]
    if (!now || !then) return []
    const goals = (['pointsToWin', 'streakToWin'] as const).map((key) => ({
      key,
      name: t(`setup.${key}`),
      before: String(now[key]),
      after: String(then[key]),
    }))
    const [before, after] = [ruleNames(now), ruleNames(then)]
    const house = HOUSE_RULES.map((rule) => ({
      key: rule.key,
      name: texts.name(rule),
      before: texts.label(rule, before[rule.key]),
      after: texts.label(rule, after[rule.key]),
    }))
    return [...goals, ...house].filter((one) => one.before !== one.after)
  }

  function people(): string[] {
    const joined = settings.value.value.participants.flatMap(({ id, player, faction }) => {
      const contender = campaign.contender(id)
      const name = contender?.faction.name ?? settings.choices.value.find((one) => one.id === faction)?.name
      if (!contender) return [t('setup.settings.joined', { faction: name })]
      const same = contender.player.name === player.trim()
      return same ? [] : [t('setup.settings.leads', { player: player.trim(), faction: name })]
    })
    const left = settings.leaving.value.map(({ faction }) =>
      t('setup.settings.removed', { faction: faction.name }),
    )
    return [...joined, ...left]
  }

  return computed(() => ({ rules: rules(), people: people() }))
}
