import { computed, type ComputedRef } from 'vue'
import { useI18n } from 'vue-i18n'
import { rulesFor } from '../../../shared/systems/seven-seconds/campaign/rules.ts'
import {
  SAMPLE_FACTION_IDS,
  SAMPLE_FACTIONS,
  type SampleFactionId,
} from '../../../shared/systems/seven-seconds/data/sample-factions.ts'
import type { Input } from '../../../shared/contract/index.ts'
import { useDraft, type Draft } from '../../ui/fields/draft.ts'

export interface NewCampaignDraft {
  name: string
  length: 'short' | 'medium' | 'long'
  participants: { player: string; faction: SampleFactionId }[]
}

export interface NewCampaignForm extends Draft<NewCampaignDraft> {
  /** What is still missing, by place; empty when the campaign can be started. */
  readonly problems: ComputedRef<NewCampaignProblems>
  readonly input: () => Input<'campaigns.start'>
  readonly add: () => void
  readonly remove: (place: number) => void
}

export interface NewCampaignProblems {
  readonly name: string | null
  readonly players: readonly (string | null)[]
  readonly factions: readonly (string | null)[]
}

export const MOST_PLAYERS = SAMPLE_FACTION_IDS.length

export function useNewCampaign(): NewCampaignForm {
  const { t } = useI18n()
  const draft = useDraft<NewCampaignDraft>(
    'new-campaign',
    () => ({
      name: '',
      length: 'medium',
      participants: SAMPLE_FACTION_IDS.slice(0, 2).map((faction) => ({ player: '', faction })),
    }),
    (kept) => kept.participants.every(({ faction }) => SAMPLE_FACTION_IDS.includes(faction)),
  )
  const { value } = draft

  const problems = computed<NewCampaignProblems>(() => {
    const { name, participants } = value.value
    const taken = participants.map(({ faction }) => faction)
    const players = participants.map(({ player, faction }) =>
      player.trim() ? null : t('newCampaign.missingPlayer', { faction: SAMPLE_FACTIONS[faction].name }),
    )
    const factions = taken.map((faction, place) =>
      taken.indexOf(faction) < place ? t('newCampaign.sameFaction') : null,
    )
    const missing = name.trim() ? null : t('newCampaign.missingName')
    return { name: missing, players, factions }
  })

  return {
    ...draft,
    problems,
    input: () => ({
      name: value.value.name,
      rules: rulesFor(value.value.length),
      participants: value.value.participants,
    }),
    add: () => {
      const free = SAMPLE_FACTION_IDS.find(
        (id) => !value.value.participants.some(({ faction }) => faction === id),
      )
      if (free) value.value.participants.push({ player: '', faction: free })
    },
    remove: (place) => void value.value.participants.splice(place, 1),
  }
}
