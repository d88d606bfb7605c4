import { computed, type ComputedRef } from 'vue'
import { useI18n } from 'vue-i18n'
import { NO_OPENING } from '../../../../../shared/systems/seven-seconds/campaign/rules.ts'
import { HOUSE_RULES } from '../../../../../shared/systems/seven-seconds/house-rules/list.ts'
import { ruleNames } from '../../../../../shared/systems/seven-seconds/house-rules/values.ts'
import { RATINGS, STATS } from '../../../../../shared/systems/seven-seconds/words.ts'
import { numberText } from '../../../../ui/fields/whole-number.ts'
import { BALANCES } from '../new/draft.ts'
import { useRuleTexts } from '../rules/rule-texts.ts'
import { useCampaign } from '../store.ts'
import { useDeckChoices } from '../new/deck-choices.ts'
import type { CampaignSettings } from './use-settings.ts'

/** A rule, or a number of somebody, that would be another one. */
export interface RuleChange {
  readonly key: string
  readonly name: string
  readonly before: string
  readonly after: string
}

export interface WhatChanges {
  readonly rules: readonly RuleChange[]
  /** What somebody brings from before, and the numbers that they begin with. */
  readonly numbers: readonly RuleChange[]
  /** Who comes, goes, leads another faction, or has another rival. */
  readonly people: readonly string[]
}

/** What was agreed on otherwise than it stands in the campaign, in words. */
export function useWhatChanges(settings: CampaignSettings): ComputedRef<WhatChanges> {
  const { t } = useI18n()
  const campaign = useCampaign()
  const texts = useRuleTexts()
  const decks = useDeckChoices(() => settings.value.value.deck)

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
    const cards = {
      key: 'battle.cards',
      name: t('setup.deck.label'),
      before: decks.nameOf(campaign.view?.deck ?? ''),
      after: decks.nameOf(settings.value.value.deck),
    }
    return [...goals, cards, ...house].filter((one) => one.before !== one.after)
  }

  /** Everybody as they would take part, beside the contender that they are; none while something is wrong. */
  const taking = computed(() =>
    (settings.input.value?.participants ?? []).map((then, place) => {
      const person = settings.value.value.participants[place]
      const contender = campaign.contender(person?.id ?? '')
      const choice = settings.choices.value.find(({ id }) => id === person?.faction)
      return { then, contender, choice, name: contender?.faction.name ?? choice?.name ?? '' }
    }),
  )

  function numbers(): RuleChange[] {
    return taking.value.flatMap(({ then: { opening, tech }, contender, choice, name: faction }, place) => {
      const [brought, own] = [contender?.opening ?? NO_OPENING, contender?.startingTech ?? choice?.tech]
      const balances = BALANCES.map((key) => ({
        key: `${place}.${key}`,
        name: t('setup.balanceOf', { what: t(`setup.balance.${key}`), faction }),
        before: numberText(brought[key]),
        after: numberText(opening[key]),
      }))
      const stats = RATINGS.flatMap((rating) =>
        STATS.map((stat) => ({
          key: `${place}.${rating}.${stat}`,
          name: t('setup.numberOf', { rating: t(`rating.${rating}`), stat: t(`stat.${stat}`), faction }),
          before: String(own?.[rating][stat] ?? ''),
          after: String((tech ?? own)?.[rating][stat] ?? ''),
        })),
      )
      return [...balances, ...stats].filter((one) => one.before !== one.after)
    })
  }

  /** A rival counts only where the house rules have one chosen. */
  function rivals(): string[] {
    const all = taking.value
    if (settings.input.value?.rules.opponent !== 'chosen-rival') return []
    return all.flatMap(({ then, contender, name: faction }) => {
      const rival = then.rival === null ? undefined : all[then.rival]
      if (!rival || (contender && rival.contender?.id === contender.rival)) return []
      return [t('setup.settings.rival', { faction, rival: rival.name })]
    })
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
    return [...joined, ...left, ...rivals()]
  }

  return computed(() => ({ rules: rules(), numbers: numbers(), people: people() }))
}
