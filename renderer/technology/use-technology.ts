import { computed, toValue, type ComputedRef, type MaybeRefOrGetter } from 'vue'
import type { PurchaseAccount } from '../../shared/systems/seven-seconds/campaign/documents.ts'
import { useCampaign, type Contender } from '../campaigns/store.ts'
import { stepRows, type StepRow } from './steps.ts'

/** Whom the prices compare with (R4), and the battle at whose end. */
export interface Opponent {
  readonly who: Contender
  readonly battle: string
  readonly position: number
}

/** The Tech Points that a battle gave (R6). */
export interface Income {
  readonly battle: string
  readonly position: number
  readonly took: number
  readonly held: number
}

export interface Purchase extends PurchaseAccount {
  /** Position of the battle after which it was bought; null when it was before any. */
  readonly position: number | null
}

export interface Technology {
  /** The faction of the address; without one, the first that has something to spend. */
  readonly chosen: ComputedRef<Contender | null>
  readonly rows: ComputedRef<readonly StepRow[]>
  readonly opponent: ComputedRef<Opponent | null>
  /** Latest first, like the purchases. */
  readonly income: ComputedRef<readonly Income[]>
  readonly purchases: ComputedRef<readonly Purchase[]>
}

/** Everything the screen says of one faction's technology. */
export function useTechnology(participant: MaybeRefOrGetter<string>): Technology {
  const campaign = useCampaign()
  const position = (battle: string | null): number | null =>
    campaign.battles.find(({ id }) => id === battle)?.account.position ?? null

  const chosen = computed(
    () =>
      campaign.contender(toValue(participant)) ??
      campaign.contenders.find(({ standing }) => standing.techPoints.inHand > 0) ??
      campaign.contenders[0] ??
      null,
  )
  const opponent = computed(() => {
    const [found] = chosen.value?.standing.rivals ?? []
    const who = found && campaign.contender(found.participant)
    return who && found.battle !== null
      ? { who, battle: found.battle, position: position(found.battle) ?? 0 }
      : null
  })
  const income = computed(() =>
    campaign.battles
      .flatMap(({ id, account }) => {
        const side = account.sides.find((one) => one.participant === chosen.value?.id)
        if (!side) return []
        const { battle: took, table: held } = side.techGained
        return { battle: id, position: account.position, took, held }
      })
      .toReversed(),
  )
  const purchases = computed(() =>
    (campaign.view?.account.purchases ?? [])
      .filter((one) => one.participant === chosen.value?.id)
      .map((one) => ({ ...one, position: position(one.afterBattle) }))
      .toReversed(),
  )
  return {
    chosen,
    rows: computed(() => (chosen.value ? stepRows(chosen.value) : [])),
    opponent,
    income,
    purchases,
  }
}
