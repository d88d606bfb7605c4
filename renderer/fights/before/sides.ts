import { computed, watch, type ComputedRef } from 'vue'
import type { Participant } from '../../../shared/contract/campaigns.ts'
import { SIDES, type Side } from '../../../shared/systems/seven-seconds/battle/words.ts'
import { SAMPLE_FACTIONS } from '../../../shared/systems/seven-seconds/data/sample-factions.ts'
import { useCampaign } from '../../campaigns/store.ts'
import type { Look } from '../use-fight.ts'

/** A side of the battle as it is shown: its colour is that of the first or second side. */
export interface SideShown {
  readonly side: Side
  readonly place: number
  readonly name: string
  readonly faction: Pick<Participant['faction'], 'name' | 'sample' | 'look'>
  readonly player: string | null
}

/** Who fights, with the arms of each: those of the campaign's factions, else of the sample factions. */
export function useSides(look: () => Look): ComputedRef<Record<Side, SideShown>> {
  const campaign = useCampaign()
  watch(
    () => look().summary.campaign,
    (id) => {
      if (id !== null) void campaign.open(id)
    },
    { immediate: true },
  )

  return computed(() => {
    const { summary } = look()
    const shown = (side: Side): SideShown => {
      const name = summary[side]
      const known =
        campaign.view?.id === summary.campaign
          ? campaign.contenders.find(({ faction }) => faction.shortName === name)
          : undefined
      const sample = Object.values(SAMPLE_FACTIONS).find(({ shortName }) => shortName === name)
      return {
        side,
        place: SIDES.indexOf(side),
        name,
        faction: known?.faction ?? { name, sample: sample?.id ?? null, look: null },
        player: known?.player.name ?? null,
      }
    }
    return { a: shown('a'), b: shown('b') }
  })
}
