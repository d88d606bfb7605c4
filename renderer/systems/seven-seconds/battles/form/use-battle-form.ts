import { computed, watch, type ComputedRef } from 'vue'
import type { Fixture } from '../../../../../shared/systems/seven-seconds/contract/campaigns.ts'
import { accountCampaign } from '../../../../../shared/systems/seven-seconds/campaign/account.ts'
import {
  NOT_YET,
  withBattle,
  type BattlePlace,
} from '../../../../../shared/systems/seven-seconds/campaign/changes.ts'
import type {
  BattleAccount,
  CampaignFacts,
} from '../../../../../shared/systems/seven-seconds/campaign/documents.ts'
import { useCampaign, type Contender, type ToldBattle } from '../../campaign/store.ts'
import { useDraft, type Draft } from '../../../../ui/fields/draft.ts'
import { draftOf, emptyDraft, reportOf, type BattleDraft } from './draft.ts'

export interface BattleForm extends Draft<BattleDraft> {
  /** The battle that is corrected; null when a new one is entered. */
  readonly corrected: ToldBattle | null
  /** The planned battle that is entered, as long as it is planned. */
  readonly planned: ComputedRef<Fixture | null>
  /** The two factions as they are chosen now. */
  readonly factions: ComputedRef<readonly [Contender | undefined, Contender | undefined]>
  /** The campaign as it would be; null while the two sides are not two factions. */
  readonly after: ComputedRef<CampaignFacts | null>
  /** This battle as it would be told: streaks, bonuses, result. */
  readonly told: ComputedRef<BattleAccount | null>
  /** What the two dice say with their bonuses; null while one is missing. */
  readonly rollSays: ComputedRef<'0' | '1' | 'chance' | null>
}

/** `chosen` are the sides, where whoever leads here has asked for them already. */
export function useBattleForm(
  battleId: string | undefined,
  fixtureId: string | undefined,
  chosen: readonly [string, string] | null = null,
): BattleForm {
  const campaign = useCampaign()
  const planned = computed(() => campaign.view?.fixtures.find(({ id }) => id === fixtureId) ?? null)
  const found = (): ToldBattle | undefined => campaign.battles.find(({ id }) => id === battleId)
  const corrected = found() ?? null
  const today = new Date().toLocaleDateString('sv-SE')
  const begun = planned.value
  const key = corrected
    ? `battle-${corrected.id}`
    : begun
      ? `fixture-${begun.id}`
      : `battle-in-${campaign.view?.id ?? ''}`
  const draft = useDraft<BattleDraft>(
    key,
    () => (corrected ? draftOf(found() ?? corrected) : emptyDraft(campaign.contenders, today, begun, chosen)),
    ({ sides, before }) =>
      sides.at(1) !== undefined &&
      sides.every(({ participant }) => campaign.contender(participant) !== undefined) &&
      (before === '' || campaign.battles.some(({ id }) => id === before)),
  )
  const { value } = draft
  // What was begun of another battle gives way to the sides that were chosen last.
  if (chosen) chosen.forEach((id, place) => (value.value.sides[place === 0 ? 0 : 1].participant = id))

  const place = computed<BattlePlace>(() => {
    if (corrected) return { kind: 'correct', id: corrected.id }
    return value.value.before === '' ? { kind: 'last' } : { kind: 'before', id: value.value.before }
  })
  const after = computed(() => {
    const [a, b] = value.value.sides
    if (!campaign.facts || a.participant === b.participant) return null
    const { sides, result } = reportOf(value.value)
    return withBattle(campaign.facts, { sides, result }, place.value)
  })
  const told = computed(() => {
    if (!after.value) return null
    const id = corrected?.id ?? NOT_YET
    return accountCampaign(after.value).battles.find((battle) => battle.id === id) ?? null
  })
  const rollSays = computed(() => {
    const [a, b] = told.value?.sides.map(({ roleTotal }) => roleTotal) ?? []
    if (a === undefined || b === undefined || a === null || b === null) return null
    return a > b ? '0' : a < b ? '1' : 'chance'
  })

  // New dice settle the roles; who then chooses otherwise keeps the choice.
  watch(
    () => value.value.sides.map(({ roleDie }) => roleDie).join(),
    () => {
      if (rollSays.value !== null) value.value.attacker = rollSays.value
    },
  )

  return {
    ...draft,
    corrected,
    planned,
    factions: computed(() => {
      const [a, b] = value.value.sides
      return [campaign.contender(a.participant), campaign.contender(b.participant)] as const
    }),
    after,
    told,
    rollSays,
  }
}
