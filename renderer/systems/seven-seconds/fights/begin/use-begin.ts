import { computed, ref, toValue, watch, type ComputedRef, type MaybeRefOrGetter, type Ref } from 'vue'
import { useI18n } from 'vue-i18n'
import { useRouter } from 'vue-router'
import { isRefusal } from '../../../../../shared/problem.ts'
import type { Level } from '../../../../../shared/battle/battle.ts'
import { rulesFor } from '../../../../../shared/systems/seven-seconds/campaign/rules.ts'
import { HOUSE_RULES } from '../../../../../shared/systems/seven-seconds/house-rules/list.ts'
import {
  ruleNames,
  withRules,
  type HouseRuleNames,
} from '../../../../../shared/systems/seven-seconds/house-rules/values.ts'
import { whoFights } from '../../campaign/planned.ts'
import { useCampaign } from '../../campaign/store.ts'
import { call } from '../../call.ts'
import { useProblemText } from '../../../../texts/problem.ts'
import { useFighters, type FighterChoice } from './fighters.ts'

export interface BeginForm {
  readonly fighters: ComputedRef<FighterChoice[]>
  readonly a: Ref<string>
  readonly b: Ref<string>
  /** Which planned battle it is; empty for another one. */
  readonly planned: Ref<string>
  readonly level: Ref<Level | 'record'>
  /** Where it is fought, if it is known already. */
  readonly place: Ref<string>
  /** The deck of a battle without a campaign; empty for the one that comes with the game. */
  readonly deck: Ref<string>
  /** The house rules of this battle, and those that it has unless somebody chooses otherwise. */
  readonly house: Ref<HouseRuleNames>
  readonly usual: ComputedRef<HouseRuleNames>
  /** How many are otherwise. */
  readonly otherwise: ComputedRef<number>
  /** What is wrong with the second side. */
  readonly sameFaction: ComputedRef<string | null>
  readonly refused: Ref<string | null>
  readonly busy: Ref<boolean>
  readonly begin: () => Promise<void>
}

/**
 * A battle that is about to begin: two different factions and how far the program helps. In a campaign it begins with
 * the planned battle that is asked for, or the next one.
 */
export function useBegin(campaign: MaybeRefOrGetter<string | null>, asked: () => string): BeginForm {
  const { t } = useI18n()
  const router = useRouter()
  const store = useCampaign()
  const problemText = useProblemText()
  const fighters = useFighters(campaign)
  const a = ref('')
  const b = ref('')
  const level = ref<Level | 'record'>('assist')
  const deck = ref('')
  const place = ref('')
  const refused = ref<string | null>(null)
  const busy = ref(false)

  watch(
    () => toValue(campaign),
    (id) => {
      refused.value = null
      if (id === null && level.value === 'record') level.value = 'assist'
      if (id !== null) void store.open(id)
    },
    { immediate: true },
  )
  // The first two, until somebody chooses otherwise.
  watch(
    fighters,
    (all) => {
      const known = (key: string): boolean => all.some((one) => one.key === key)
      if (!known(a.value)) a.value = all[0]?.key ?? ''
      if (!known(b.value)) b.value = all[1]?.key ?? ''
    },
    { immediate: true },
  )

  const campaignRules = computed(() =>
    store.view && store.view.id === toValue(campaign) ? store.view.rules : rulesFor('medium'),
  )
  const usual = computed(() => ruleNames(campaignRules.value))
  const house = ref<HouseRuleNames>({ ...usual.value })
  watch(usual, (now) => (house.value = { ...now }))
  const otherwise = computed(
    () => HOUSE_RULES.filter(({ key }) => house.value[key] !== usual.value[key]).length,
  )

  const planned = ref('')
  const plans = computed(() => (store.view?.id === toValue(campaign) ? store.view.fixtures : []))
  watch(
    () => (store.view?.id === toValue(campaign) ? toValue(campaign) : null),
    () => {
      const wished = plans.value.find(({ id }) => id === asked()) ?? plans.value[0]
      planned.value = wished?.id ?? ''
    },
    { immediate: true },
  )
  watch(
    planned,
    (chosen) => {
      const plan = plans.value.find(({ id }) => id === chosen)
      if (!plan) return
      ;[a.value, b.value] = whoFights(
        store.contenders.map(({ id }) => id),
        plan,
      )
      if (plan.place !== '') place.value = plan.place
    },
    { immediate: true },
  )

  const sameFaction = computed(() =>
    a.value !== '' && a.value === b.value ? t('fight.before.begin.sameFaction') : null,
  )

  async function begin(): Promise<void> {
    const find = (key: string) => fighters.value.find((one) => one.key === key)?.fighter
    const [first, second] = [find(a.value), find(b.value)]
    if (busy.value || sameFaction.value || !first || !second) return
    const helps = level.value
    if (helps === 'record') {
      const of = (one: typeof first): string => ('participant' in one ? one.participant : '')
      await router.push({
        name: 'enter-battle',
        params: { campaign: toValue(campaign) ?? '', fixture: planned.value },
        query: { a: of(first), b: of(second) },
      })
      return
    }
    busy.value = true
    const answer = await call('fights.begin', {
      campaign: toValue(campaign),
      a: first,
      b: second,
      level: helps,
      place: place.value,
      rules: otherwise.value > 0 ? withRules(campaignRules.value, house.value).battle : null,
      deck: toValue(campaign) === null && deck.value !== '' ? deck.value : null,
    })
    busy.value = false
    if (isRefusal(answer)) {
      refused.value = problemText(answer.problem)
      return
    }
    await router.replace({ name: 'fight', params: { fight: answer.id } })
  }

  return {
    fighters,
    a,
    b,
    planned,
    level,
    deck,
    place,
    house,
    usual,
    otherwise,
    sameFaction,
    refused,
    busy,
    begin,
  }
}
