import { computed, toValue, type ComputedRef, type MaybeRefOrGetter } from 'vue'
import type { CampaignRules } from '../../../../shared/systems/seven-seconds/campaign/documents.ts'
import type { Tech } from '../../../../shared/systems/seven-seconds/words.ts'
import { useCampaign, type Contender } from '../campaign/store.ts'

/** A faction that prices are compared with. */
export interface Opponent {
  readonly who: Contender
  readonly tech: Tech
  /** The battle at whose end it had these numbers; null: as they stand now (R7). */
  readonly battle: { readonly id: string; readonly position: number } | null
}

/** Everybody that prices are compared with (R4): nobody, one faction, or all others. */
export interface Opposition {
  readonly rule: CampaignRules['opponent']
  readonly all: readonly Opponent[]
  /** One looks at prices that are not to be paid. */
  readonly whatIf: boolean
}

/** Whom a faction's prices compare with; with `compare` only that faction, as it stands, as a what-if. */
export function useOpposition(
  chosen: MaybeRefOrGetter<Contender | null>,
  compare: MaybeRefOrGetter<string>,
): ComputedRef<Opposition> {
  const campaign = useCampaign()

  const battleOf = (id: string | null): Opponent['battle'] => {
    const battle = campaign.battles.find((one) => one.id === id)
    return battle ? { id: battle.id, position: battle.account.position } : null
  }
  return computed(() => {
    const rule = campaign.view?.rules.opponent ?? 'latest-opponent'
    const other = campaign.contender(toValue(compare))
    if (other) return { rule, all: [{ who: other, tech: other.standing.tech, battle: null }], whatIf: true }
    const all = (toValue(chosen)?.standing.rivals ?? []).flatMap(({ participant, battle, tech }) => {
      const who = campaign.contender(participant)
      return who ? [{ who, tech, battle: battleOf(battle) }] : []
    })
    return { rule, all, whatIf: false }
  })
}

/** What the rules need of it. */
export function rivalsOf({ all }: Opposition): { participant: string; tech: Tech }[] {
  return all.map(({ who, tech }) => ({ participant: who.id, tech }))
}

/** The factions that a what-if makes sense with: none where all count already. */
export function comparable(
  chosen: Contender,
  everybody: readonly Contender[],
  rule: Opposition['rule'],
): Contender[] {
  if (rule === 'any-rival') return []
  return everybody.filter(
    ({ id }) => id !== chosen.id && !chosen.standing.rivals.some(({ participant }) => participant === id),
  )
}
