import { computed, type ComputedRef } from 'vue'
import { useI18n } from 'vue-i18n'
import { rulesFor } from '../../../shared/systems/seven-seconds/campaign/rules.ts'
import { SAMPLE_FACTION_IDS } from '../../../shared/systems/seven-seconds/data/sample-factions.ts'
import type { Input } from '../../../shared/contract/index.ts'
import { useDraft, type Draft } from '../../ui/fields/draft.ts'
import { useFactionChoices, type FactionChoice } from './choices.ts'

export interface NewCampaignDraft {
  name: string
  length: 'short' | 'medium' | 'long'
  participants: { player: string; faction: string }[]
}

export interface NewCampaignForm extends Draft<NewCampaignDraft> {
  /** What is still missing, by place; empty when the campaign can be started. */
  readonly problems: ComputedRef<NewCampaignProblems>
  /** Every faction, also those that cannot fight yet. */
  readonly choices: ComputedRef<readonly FactionChoice[]>
  /** Whether somebody more may play, and else why not. */
  readonly room: ComputedRef<'room' | 'taken' | 'full'>
  readonly input: () => Input<'campaigns.start'>
  readonly add: () => void
  readonly remove: (place: number) => void
}

export interface NewCampaignProblems {
  readonly name: string | null
  readonly players: readonly (string | null)[]
  readonly factions: readonly (string | null)[]
}

export const MOST_PLAYERS = 12

export function useNewCampaign(): NewCampaignForm {
  const { t } = useI18n()
  const draft = useDraft<NewCampaignDraft>(
    'new-campaign',
    () => ({
      name: '',
      length: 'medium',
      participants: SAMPLE_FACTION_IDS.slice(0, 2).map((faction) => ({ player: '', faction })),
    }),
    ({ participants }) => participants.length >= 2 && participants.length <= MOST_PLAYERS,
  )
  const { value } = draft
  const known = useFactionChoices()
  const choices = computed(() => known.value ?? [])
  const chosen = (id: string): FactionChoice | undefined => choices.value.find((one) => one.id === id)
  const free = computed(() =>
    choices.value.filter(
      ({ id, blocked }) =>
        blocked === null && !value.value.participants.some(({ faction }) => faction === id),
    ),
  )

  const problems = computed<NewCampaignProblems>(() => {
    const { name, participants } = value.value
    const taken = participants.map(({ faction }) => faction)
    const players = participants.map(({ player, faction }) =>
      player.trim() ? null : t('newCampaign.missingPlayer', { faction: chosen(faction)?.name ?? '?' }),
    )
    const factions = taken.map((faction, place) => {
      if (taken.indexOf(faction) < place) return t('newCampaign.sameFaction')
      const one = chosen(faction)
      return known.value === null || one?.blocked === null ? null : t('newCampaign.goneFaction')
    })
    const missing = name.trim() ? null : t('newCampaign.missingName')
    return { name: missing, players, factions }
  })

  return {
    ...draft,
    problems,
    choices,
    room: computed(() => {
      if (value.value.participants.length >= MOST_PLAYERS) return 'full'
      return free.value.length > 0 ? 'room' : 'taken'
    }),
    input: () => ({
      name: value.value.name,
      rules: rulesFor(value.value.length),
      participants: value.value.participants,
    }),
    add: () => {
      const [next] = free.value
      if (next) value.value.participants.push({ player: '', faction: next.id })
    },
    remove: (place) => void value.value.participants.splice(place, 1),
  }
}
