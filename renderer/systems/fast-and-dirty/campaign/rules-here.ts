import { computed, shallowRef, watch, type ComputedRef } from 'vue'
import type { Kept } from '../../../../shared/contract/documents.ts'
import { isRefusal } from '../../../../shared/problem.ts'
import { fastAndDirty } from '../../../../shared/systems/fast-and-dirty/game.ts'
import {
  DEFAULT_RULES,
  RULE_BOOK,
  type HouseRules,
} from '../../../../shared/systems/fast-and-dirty/house-rules.ts'
import { RULES_KIND } from '../../../../shared/systems/fast-and-dirty/kinds.ts'
import { useChanges } from '../../../client/changes.ts'
import { call } from '../../../client/client.ts'
import { newest } from '../../../client/newest.ts'
import { useOpenCampaign } from '../../../systems/open-campaign.ts'

/** The house rules that lie in a campaign; as Muster has them where there are none. */
export function rulesIn(kept: readonly Kept[]): HouseRules {
  const own = kept.find(({ kind, state }) => kind === RULES_KIND.kind && state === 'active')?.document
  const parsed = RULE_BOOK.schema.safeParse(own && 'rules' in own ? own.rules : null)
  return parsed.success ? parsed.data : DEFAULT_RULES
}

/** The house rules of the campaign that is open beside; as Muster has them where none is. */
export function useRulesHere(): ComputedRef<HouseRules> {
  const open = useOpenCampaign()
  const system = fastAndDirty.id
  const kept = shallowRef<readonly Kept[]>([])
  const campaign = (): string | null => (open.view?.system === system ? open.view.id : null)
  const read = newest(
    async (of: string | null) => (of === null ? [] : call('documents.list', { system, campaign: of })),
    (answer) => {
      if (!isRefusal(answer)) kept.value = answer
    },
  )
  watch(campaign, (id) => void read(id), { immediate: true })
  useChanges(() => void read(campaign()))
  return computed(() => rulesIn(kept.value))
}
