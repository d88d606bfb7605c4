import { computed, type ComputedRef, type MaybeRefOrGetter, toValue } from 'vue'
import type { Participant } from '../../../../../shared/systems/seven-seconds/contract/campaigns.ts'
import type { Fighter } from '../../../../../shared/systems/seven-seconds/contract/fights.ts'
import type { SideColour } from '../../../../../shared/side-colours.ts'
import type { StreakEffect } from '../../../../../shared/systems/seven-seconds/data/campaign.ts'
import { sampleFactionId } from '../../../../../shared/systems/seven-seconds/data/sample-factions.ts'
import { useFactionChoices, type FactionChoice } from '../../campaign/new/choices.ts'
import { useCampaign } from '../../campaign/store.ts'

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
  /** Where it stands in the campaign, and the colour that it has there; null without one. */
  readonly place: number | null
  readonly colour: SideColour | null
  /** Why it cannot fight yet. */
  readonly blocked: string | null
}

/** The participants of the open campaign, or the factions that come with the game and the group's own. */
export function useFighters(campaign: MaybeRefOrGetter<string | null>): ComputedRef<FighterChoice[]> {
  const store = useCampaign()
  const choices = useFactionChoices()
  return computed(() => {
    if (toValue(campaign) === null) return (choices.value ?? []).map(alone)
    if (store.view?.id !== toValue(campaign)) return []
    return store.contenders.map(({ id, faction, player, standing, place, colour }) => ({
      key: id,
      fighter: { kind: 'participant', participant: id },
      faction,
      shortName: faction.shortName,
      player: player.name,
      streak: standing.streak,
      effect: standing.effect,
      place,
      colour,
      blocked: null,
    }))
  })
}

/** A faction that fights without a campaign. */
function alone({ id, name, shortName, look, blocked }: FactionChoice): FighterChoice {
  const sample = sampleFactionId(id)
  return {
    key: id,
    fighter: sample ? { kind: 'sample-faction', faction: sample } : { kind: 'own-faction', faction: id },
    faction: { name, sample, look },
    shortName,
    player: null,
    streak: 0,
    effect: null,
    place: null,
    colour: null,
    blocked,
  }
}
