import { computed, watch, type ComputedRef } from 'vue'
import { SAMPLE_FACTIONS } from '../../../shared/systems/seven-seconds/data/sample-factions.ts'
import type { Side } from '../../../shared/systems/seven-seconds/battle/words.ts'
import type { Participant } from '../../../shared/contract/campaigns.ts'
import { useCampaign } from '../../campaigns/store.ts'
import type { Look } from '../use-fight.ts'

export interface Fighter {
  readonly name: string
  /** What its emblem is drawn from. */
  readonly faction: Pick<Participant['faction'], 'name' | 'sample' | 'look'>
  readonly player: string | null
}

/** The two factions of a fight: those of its campaign, which is opened for that, or shipped ones. */
export function useSides(look: () => Look): ComputedRef<Readonly<Record<Side, Fighter>>> {
  const campaign = useCampaign()
  watch(
    () => look().summary.campaign,
    (id) => {
      if (id !== null) void campaign.open(id)
    },
    { immediate: true },
  )
  const fighter = (side: Side): Fighter => {
    const { summary } = look()
    const id = summary.participants[side]
    const known = id === null ? undefined : campaign.contender(id)
    const name = summary[side]
    if (known) return { name, faction: known.faction, player: known.player.name }
    const sample = Object.values(SAMPLE_FACTIONS).find(({ shortName }) => shortName === name)?.id ?? null
    return { name, faction: { name, sample, look: null }, player: null }
  }
  return computed(() => ({ a: fighter('a'), b: fighter('b') }))
}
