import { computed, type ComputedRef, type MaybeRefOrGetter, toValue } from 'vue'
import type { Participant } from '../../../shared/contract/campaigns.ts'
import type { Fighter } from '../../../shared/contract/fights.ts'
import {
  SAMPLE_FACTIONS,
  type SampleFactionId,
} from '../../../shared/systems/seven-seconds/data/sample-factions.ts'
import type { StreakEffect } from '../../../shared/systems/seven-seconds/data/campaign.ts'
import { useCampaign } from '../../campaigns/store.ts'

/** Somebody who can be sent into a battle. */
export interface FighterChoice {
  readonly key: string
  readonly fighter: Fighter
  readonly faction: Pick<Participant['faction'], 'name' | 'sample' | 'look'>
  readonly shortName: string
  /** Who leads it; nobody in a battle without a campaign. */
  readonly player: string | null
  readonly streak: number
  readonly effect: StreakEffect | null
  /** Order in the campaign; null where the side gives the colour. */
  readonly place: number | null
}

/** The participants of the open campaign, or the three factions that come with the game. */
export function useFighters(campaign: MaybeRefOrGetter<string | null>): ComputedRef<FighterChoice[]> {
  const store = useCampaign()
  return computed(() => {
    if (toValue(campaign) === null) return SAMPLES
    if (store.view?.id !== toValue(campaign)) return []
    return store.contenders.map(({ id, faction, player, standing, place }) => ({
      key: id,
      fighter: { kind: 'participant', participant: id },
      faction,
      shortName: faction.shortName,
      player: player.name,
      streak: standing.streak,
      effect: standing.effect,
      place,
    }))
  })
}

const SAMPLES: FighterChoice[] = Object.values(SAMPLE_FACTIONS).map(({ id, name, shortName }) => ({
  key: id,
  fighter: { kind: 'sample-faction', faction: id satisfies SampleFactionId },
  faction: { name, sample: id, look: null },
  shortName,
  player: null,
  streak: 0,
  effect: null,
  place: null,
}))
